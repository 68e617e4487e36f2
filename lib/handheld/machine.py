# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The one Machine: the parts of the board the program runs on, and the rhythm of frames. Sound and lights are made when
they are first needed; if the board has none or they fail, the game goes on without them.
"""

import gc

from micropython import const

from handheld import clock, complaints

_FRAME = const(33)  # ms
_SLICE = 0.003  # seconds of sleep between two looks at the keys
# What a board says of a part it lacks (a firmware without its module, a pin that is not there), cannot start now, or
# has no memory for. Anything else, a sound that does not exist, say, is a fault of the program and is not hushed up.
_LACKING = (ImportError, RuntimeError, MemoryError)


class Machine:
    def __init__(self, settings, keys, screen, power, lights: int, board: str):
        self.settings = settings
        self.complaints = complaints.found
        self.keys = keys
        self.screen = screen
        self.power = power
        self.board = board
        self.now = clock.ms()
        self.sent = self.now  # when the last picture was there
        self._lights = None
        self._light_count = lights if settings.lights else 0
        self._sound = None
        self._at_play = False  # in the middle of sound or lights: left so by what failed there
        self._effect = ""  # what is to be heard when the picture has changed
        self.loudness = 0  # what the setting was before sound failed, for whoever keeps the settings; else 0

    def key(self) -> int:
        """The next event of the keys, 0 when there is none. One that wakes a dark screen does nothing else."""
        event = self.keys.get()
        if (event or self.keys.down) and self.power.stir():
            self.keys.clear()
            return 0
        return event

    def frame(self, wait: int = _FRAME):
        """Show what has changed, then wait until this frame is over or a key comes."""
        self.screen.refresh()
        self.sent = clock.ms()
        if self.power.tend():
            self.lights("off")
        if self._effect or self._sound:
            self._play()
        events = self.keys.events
        while not events and clock.since(self.now) < wait:
            clock.sleep(_SLICE)
        self.now = clock.ms()

    def sound(self, effect: str):
        """Let it be heard with the next picture, which must not wait for it. The effects are in sound.py and
        tunes.py.
        """
        if self.settings.sound:
            self._effect = effect
            self.loudness = 0

    def prepare(self):
        """Sound and lights are made now and stay, below what comes into memory later and goes again."""
        gc.collect()
        self._play()
        self.lights("off")

    def _play(self):
        """What is to be heard, if anything is; a sound that is over gives its room back."""
        effect, self._effect = self._effect, ""
        volume = self.settings.sound  # 0: it has just been switched off
        try:
            if volume and self._sound is None:
                from handheld.sound import Sound
                self._sound = Sound()
            self._at_play = True
            if volume and effect:
                self._sound.play(effect, volume)
            elif self._sound:
                self._sound.rest()
            self._at_play = False
        except _LACKING:
            self._silence()

    def _silence(self):
        """No sound until somebody asks for it again, or the next start: what is kept of the settings is as it was."""
        self._at_play = False
        self.loudness = self.settings.sound or self.loudness
        self.settings.sound = 0
        self.hush()

    def lights(self, sign: str):
        """Show one of the signs of lights.py."""
        if self._light_count:
            try:
                if self._lights is None:
                    from handheld.lights import Lights
                    self._lights = Lights(self._light_count)
                self._at_play = True
                self._lights.show(sign)
                self._at_play = False
            except _LACKING:
                self._at_play = False
                self._light_count = 0

    def hush(self) -> bool:
        """Give up sound and lights for something that matters more; False when they take no room."""
        taken = False
        for part in (self._sound, self._lights):
            if part:
                part.close()
                taken = True
        self._sound = self._lights = None
        self._effect = ""
        return taken

    def mute(self):
        """If what failed was sound or lights, no more of them until it is switched off."""
        if self._at_play:
            self._light_count = 0
            self._silence()

    def load(self, kind: int):
        """What Store.read() says. The store is made for the moment."""
        from handheld.store import open_store
        return open_store().read(kind)

    def save(self, kind: int, content, seldom: bool = False):
        """What Store.write() says."""
        from handheld.store import open_store
        return open_store().write(kind, content, seldom)


def start(version: str) -> Machine:
    """The machine; on a board that it does not know it says so and stays there."""
    from handheld import power_on
    machine = Machine(*power_on.parts())
    gc.collect()
    print("Phase 10 %s, %s, %d bytes free" % (version, machine.board, gc.mem_free()))
    return machine
