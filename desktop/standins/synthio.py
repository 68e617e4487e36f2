# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Stub of CircuitPython's synthio: MidiTrack with an Envelope, as far as the handheld's sounds use it."""

from array import array

AMPLITUDE = 0.4


class Envelope:
    def __init__(self, *, attack_time=0.1, decay_time=0.05, release_time=0.2, attack_level=1.0, sustain_level=0.8):
        self.attack_time, self.decay_time, self.release_time = attack_time, decay_time, release_time
        self.attack_level, self.sustain_level = attack_level, sustain_level

    def level(self, seconds, length):
        """Return the amplitude, 0 to 1, of a note of `length` seconds, `seconds` after its start; release included."""
        if seconds >= length:
            return self.level(length - 1e-9, length) * max(1 - (seconds - length) / self.release_time, 0)
        if seconds < self.attack_time:
            return self.attack_level * seconds / self.attack_time
        decayed = min((seconds - self.attack_time) / self.decay_time, 1)
        return self.attack_level * (1 - decayed * (1 - self.sustain_level))


class MidiTrack:
    def __init__(self, buffer, tempo, *, sample_rate=11025, waveform=None, envelope=None):
        self.sample_rate = sample_rate
        self.track = bytes(buffer)
        self.waveform = waveform or array("h", [32000, -32000])
        self.envelope = envelope or Envelope(attack_time=1e-6, decay_time=1e-6, release_time=1e-6, sustain_level=1)
        self.notes = list(_notes(self.track, tempo))

    def samples(self):
        rate, wave = self.sample_rate, self.waveform
        end = max(start + length + self.envelope.release_time for _, start, length in self.notes)
        mixed = array("h", bytes(2 * int(rate * end + 1)))
        for note, start, length in self.notes:
            step = 440 * 2 ** ((note - 69) / 12) * len(wave) / rate
            first = int(start * rate)
            for i in range(int((length + self.envelope.release_time) * rate)):
                value = wave[int(i * step) % len(wave)] * self.envelope.level(i / rate, length) * AMPLITUDE
                mixed[first + i] = max(-32768, min(32767, mixed[first + i] + int(value)))
        return mixed.tobytes()


def _notes(track, tempo):
    """Yield (note, start, length), times in seconds. An event of the track has four bytes: delay, note on or off, note,
    velocity; delays of more than one byte are not supported.
    """
    now, begun = 0, {}
    for i in range(0, len(track), 4):
        wait, event, note, _ = track[i:i + 4]
        now += wait / tempo
        if event == 0x90:
            begun[note] = now
        elif note in begun:
            start = begun.pop(note)
            yield note, start, now - start
