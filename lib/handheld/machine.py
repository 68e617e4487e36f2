# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The one Machine: the parts of the board the program runs on, and the rhythm of frames. Sound, lights and store are
loaded when they are first needed; if sound or lights fail, the game goes on without them.
"""

from micropython import const

from handheld import clock, complaints, drop

_FRAME = const(33)  # ms
_SLICE = 0.003  # seconds of sleep between two looks at the keys


class Machine:
    def __init__(self, settings, keys, screen, power, lights: int):
        self.settings = settings
        self.complaints = complaints
        self.keys = keys
        self.screen = screen
        self.power = power
        self.now = clock.ms()
        self._lights = None
        self._light_count = lights if settings.lights else 0
        self._sound = None
        self._effect = ""  # what is to be heard when the picture has changed

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
        if self.power.tend():
            self.lights("off")
        if self._effect:
            self._play()
        elif self._sound:
            self._sound.rest()
        events = self.keys.events
        while not events and clock.since(self.now) < wait:
            clock.sleep(_SLICE)
        self.now = clock.ms()

    def sound(self, effect: str):
        """Let it be heard with the next picture, which must not wait for it."""
        if self.settings.sound:
            self._effect = effect

    def _play(self):
        effect, self._effect = self._effect, ""
        try:
            if self._sound is None:
                from handheld import sound
                sound.begin()
                self._sound = sound
            self._sound.play(effect)
        except (ImportError, AttributeError, MemoryError, RuntimeError, ValueError):  # no speaker, no room
            self.settings.sound = 0

    def hush(self) -> bool:
        """Give up sound and lights for something that matters more; False when they take no room."""
        taken = False
        for part in (self._sound, self._lights):
            if part:
                part.close()
                taken = True
        self._sound = self._lights = None
        self._effect = ""
        drop("handheld.sound", "handheld.lights")
        return taken

    def lights(self, sign: str):
        if self._light_count:
            try:
                if self._lights is None:
                    from handheld import lights
                    lights.begin()
                    self._lights = lights
                self._lights.show(sign, self._light_count)
            except (ImportError, AttributeError, MemoryError, RuntimeError, ValueError):
                self._light_count = 0

    def load(self, kind: int):
        """What Store.read() says. The store is in memory only as long as it works."""
        try:
            return _store().read(kind)
        finally:
            drop("handheld.rescue", "handheld.store", "handheld.places")

    def save(self, kind: int, content):
        """What Store.write() says. Nothing takes the place of what is over."""
        try:
            return _store().write(kind, content)
        finally:
            drop("handheld.rescue", "handheld.store", "handheld.places")


def _store():
    from handheld.store import open_store
    return open_store()


def start(version: str):
    from handheld import power_on
    machine = power_on.open_machine(version)
    drop("handheld.power_on")
    return machine
