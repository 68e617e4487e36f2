# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's synthio: silent objects of the real sizes (a synthesizer or a track 1,472 bytes, a note 128, an
oscillator 64, an envelope 32), measured with twelve voices on 32 bits.
"""

_SYNTHESIZER = 1472 - 112


class Envelope:
    def __init__(self, *, attack_time=0.1, decay_time=0.05, release_time=0.2, attack_level=1.0, sustain_level=0.8):
        self.sustain_level = sustain_level


class LFO:
    def __init__(self, waveform=None, *, rate=1.0, scale=1.0, offset=0.0, phase_offset=0, once=False,
                 interpolate=True):
        self._room = bytes(1)


class Note:
    def __init__(self, frequency, *, panning=0.0, waveform=None, waveform_loop_start=0, waveform_loop_end=0,
                 envelope=None, amplitude=1.0, bend=0.0, filter=None, ring_frequency=0, ring_bend=0, ring_waveform=None,
                 ring_waveform_loop_start=0, ring_waveform_loop_end=0):
        self.frequency = frequency
        self.amplitude = amplitude
        self._kept = waveform, envelope
        self._room = bytes(32)


class Synthesizer:
    def __init__(self, *, sample_rate=11025, channel_count=1, waveform=None, envelope=None):
        self.envelope = envelope
        self._waveform = waveform
        self._room = bytes(_SYNTHESIZER)
        self.blocks = []

    def press(self, press):
        pass

    def release(self, release):
        pass

    def release_then_press(self, release=(), press=()):
        pass

    change = release_then_press

    def release_all(self):
        pass

    def release_all_then_press(self, press):
        pass


class MidiTrack:
    def __init__(self, buffer, tempo, *, sample_rate=11025, waveform=None, envelope=None):
        self._kept = buffer, waveform, envelope
        self._room = bytes(_SYNTHESIZER)


def midi_to_hz(note):
    return 440.0 * 2 ** ((note - 69) / 12)
