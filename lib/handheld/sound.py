# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Short sounds for what happens at the table. Each is a few notes that CircuitPython plays by itself; a board without a
speaker, or with too little memory left, stays silent.
"""

from array import array

import audiocore
import audioio
import board
import synthio
from digitalio import DigitalInOut
from micropython import const

_TEMPO = const(100)  # ticks a second
# name, note, ticks, note, ticks ... note 0 is a rest
_EFFECTS = """move 84 2
draw 67 4 74 5
discard 72 4 65 6
lay 60 6 64 6 67 6 72 14
hit 72 5 79 9
skip 64 8 58 8 51 18
win 67 9 72 9 76 9 79 18 0 3 76 9 79 36
refuse 48 7 0 3 48 9"""


_parts = []  # what plays, the form of its waves, how loud a note is while it sounds, and what switches the speaker on
_busy = False


def begin():
    wave = array("h", [0, 6000, 11000, 14000, 15000, 14000, 11000, 6000,
                       0, -6000, -11000, -14000, -15000, -14000, -11000, -6000])
    envelope = synthio.Envelope(attack_time=0.004, decay_time=0.06, release_time=0.08, sustain_level=0.4)
    switch = None
    if hasattr(board, "SPEAKER_ENABLE"):
        switch = DigitalInOut(board.SPEAKER_ENABLE)
        switch.switch_to_output(True)
    _parts[:] = audioio.AudioOut(board.SPEAKER), wave, envelope, switch


def close():
    """Give the pins back."""
    out, _, _, switch = _parts
    out.deinit()
    if switch:
        switch.deinit()


def rest():
    """A sound that is over keeps its 2 KB until the next one is played, and that may be silence."""
    global _busy
    if _busy and not _parts[0].playing:
        _busy = False
        _parts[0].play(audiocore.RawSample(array("h", [0, 0])))


def play(name: str):
    global _busy
    _busy = True
    out, wave, envelope, _ = _parts
    out.play(synthio.MidiTrack(_track(name), _TEMPO, waveform=wave, envelope=envelope))


def _track(name):
    """The notes as the events of a MIDI track: each waits, then begins or ends a note."""
    start = _EFFECTS.find(name) + len(name)
    notes = [int(word) for word in _EFFECTS[start:].split("\n")[0].split()]
    track = bytearray()
    rest = 0
    for i in range(0, len(notes), 2):
        if notes[i]:
            track.extend(bytes((rest, 0x90, notes[i], 64, notes[i + 1], 0x80, notes[i], 0)))
            rest = 0
        else:
            rest = notes[i + 1]
    track.extend(bytes((10, 0x80, 0, 0)))  # time for the last note to fade
    return track
