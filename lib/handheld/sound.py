# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Sound effects, each a few notes played in the background; longer ones: tunes.py. machine.py handles failures."""

from array import array

import audiocore
import audioio
import board
import synthio
from digitalio import DigitalInOut

_TEMPO = 100  # ticks a second
_BUFFER = 512  # bytes that synthio computes at a time
VOLUMES = (0, 5, 13, 30)  # factor of the amplitude, by the setting
# MIDI note, ticks, note, ticks ... note 0 is a rest. Effects differ in melody, so that they can be told apart by ear.
EFFECTS = {
    "move": bytes((84, 2)),
    "deal": bytes((55, 2, 62, 2)),
    "draw": bytes((67, 4, 74, 5)),
    "discard": bytes((72, 4, 65, 6)),
    "hit": bytes((79, 4, 76, 4, 79, 4, 84, 9)),
    "lay": bytes((60, 6, 64, 6, 67, 6, 72, 14)),
    "thud": bytes((50, 3, 43, 8)),
    "skip": bytes((64, 8, 58, 8, 51, 18)),
    "turn": bytes((81, 5, 0, 4, 81, 5, 86, 12)),
    "stamp": bytes((48, 3, 0, 3, 72, 3)),
    "refuse": bytes((48, 7, 0, 3, 48, 9)),
}


class Sound:
    """Raises RuntimeError on a board without a speaker."""

    def __init__(self):
        if not hasattr(board, "SPEAKER"):
            raise RuntimeError
        self._wave = array("h", (0, 400, 733, 933, 1000, 933, 733, 400, 0, -400, -733, -933, -1000, -933, -733, -400))
        self._height = 1
        self._envelope = synthio.Envelope(attack_time=0.004, decay_time=0.06, release_time=0.08, sustain_level=0.4)
        self._switch = None
        if hasattr(board, "SPEAKER_ENABLE"):
            self._switch = DigitalInOut(board.SPEAKER_ENABLE)
            self._switch.switch_to_output(True)
        self._out = audioio.AudioOut(board.SPEAKER)
        self._busy = False
        self._silence = 2  # bytes of a silent sample

    def play(self, name: str, volume: int):
        """Play one of EFFECTS or tunes.TUNES; volume: the setting, 1 to 3."""
        if name in EFFECTS:
            notes = EFFECTS[name]
        else:
            from handheld import tunes
            notes = tunes.TUNES[name]
        for i in range(len(self._wave)):
            self._wave[i] = self._wave[i] // self._height * VOLUMES[volume]
        self._height = VOLUMES[volume]
        self._busy = True
        self._out.play(synthio.MidiTrack(track(notes), _TEMPO, waveform=self._wave, envelope=self._envelope))

    def rest(self):
        """Free the 2 KB that a sound keeps after its end until the next one is played: play a silent sample."""
        if self._busy and not self._out.playing:
            self._busy = False
            self._out.play(audiocore.RawSample(array("h", bytes(self._silence))))

    def hold(self):
        """From now on let the silent sample be as long as what synthio computes at a time. A shorter one shrinks a
        buffer of AudioOut, which for the next sound is allocated anew, in the midst of what is free at a table.
        """
        self._silence = _BUFFER
        self._busy = True

    def close(self):
        self._out.deinit()
        if self._switch:
            self._switch.deinit()


def track(notes):
    """The notes as events of a MIDI track: delay, note on or off."""
    made = bytearray()
    rest = 0
    for i in range(0, len(notes), 2):
        if notes[i]:
            made.extend(bytes((rest, 0x90, notes[i], 64, notes[i + 1], 0x80, notes[i], 0)))
            rest = 0
        else:
            rest = notes[i + 1]
    made.extend(bytes((10, 0x80, 0, 0)))  # time for the last note to fade
    return made
