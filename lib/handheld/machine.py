# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Machine: all parts of the board, and the timing of frames. Where sound or lights fail the game goes on without."""

import gc

from handheld import clock, complaints

_FRAME = 33  # ms
_SLICE = 0.003  # seconds of sleep between two polls of the keys
# The exceptions for a part that the board lacks (no module in the firmware, no pin), cannot start now, or has no memory
# for. Anything else, like an unknown sound, is a fault of the program and is not caught.
_LACKING = (ImportError, RuntimeError, MemoryError)


class Settings:
    """The owner's settings, or what players have chosen. Apart from settings.py: an object keeps its module loaded."""

    def __init__(self, values: dict):
        """values: from settings.read(); each becomes an attribute."""
        for name in values:
            setattr(self, name, values[name])
        # set by menus/choices.py
        self.languages = ()  # the available ones, once a menu has listed them
        self.owner = {}  # the owner's values of what players can change
        self.explained = ""  # names of the explanations that were shown once


class Machine:
    def __init__(self, settings, keys, screen, power, lights: int, board: str):
        self.settings = settings
        self.complaints = complaints.found
        self.keys = keys
        self.screen = screen
        self.power = power
        self.board = board
        self.now = clock.ms()
        self.sent = self.now  # when the last refresh was complete
        self._lights = None
        self._light_count = lights
        self._claimed = ()  # what last_area.py keeps; () until it has filled the heap
        self._sound = None
        self._at_play = False  # True while creating or calling sound or lights; stays True if it raised
        self._effect = ""  # the effect to play after the next refresh
        self._sign = ""  # the sign to show by the lights after it
        self.loudness = 0  # if sound failed: the setting before that, so that it can be saved unchanged; else 0

    def key(self) -> int:
        """The next key event, 0 when there is none. One that wakes a dark screen is dropped."""
        event = self.keys.get()
        if (event or self.keys.down) and self.power.stir():
            self.keys.clear()
            return 0
        return event

    def frame(self, wait: int = _FRAME):
        """Refresh the display, then wait until this frame is over or a key event comes."""
        self.screen.refresh()
        self.sent = clock.ms()
        if self.power.tend():
            self.lights("off")
        if self._effect or self._sound:
            self._play()
        if self._sign:
            self._shine()
        events = self.keys.events
        while not events and clock.since(self.now) < wait:
            clock.sleep(_SLICE)
        self.now = clock.ms()

    def sound(self, effect: str):
        """Unless sound is off, play an effect of sound.py or tunes.py after the next refresh, so as not to delay it."""
        if self.settings.sound:
            self._effect = effect
            self.loudness = 0

    def prepare(self):
        """Create sound and lights now, low in the heap, below modules that are loaded and unloaded later."""
        self._play()
        if self._sound:
            self._sound.hold()
            self._play()
        self.lights("off")
        self._shine()

    def claim_heap(self) -> bool:
        """While a menu waits, else before a table, where the heap may be full: see last_area.py. Once; True then."""
        if self._claimed != ():
            return False
        try:
            from handheld import last_area
            self._claimed = last_area.claimed()
        except Exception:  # no memory: before the next table, then; or the module is damaged
            return False
        return True

    def _play(self):
        """Play the waiting effect, if any; free the memory of a sound that has ended."""
        effect, self._effect = self._effect, ""
        volume = self.settings.sound  # 0: it has just been switched off
        self._at_play = True
        try:
            if volume and self._sound is None:
                from handheld.sound import Sound
                self._sound = Sound()
            if volume and effect:
                gc.collect()  # else it may lie in the largest free block, above garbage
                self._sound.play(effect, volume)
            elif self._sound:
                self._sound.rest()
            self._at_play = False
        except _LACKING:
            self._disable_sound()

    def _disable_sound(self):
        """Switch sound off until the player switches it on or the next start; the setting is kept."""
        self._at_play = False
        self.loudness = self.settings.sound or self.loudness
        self.settings.sound = 0
        self.free_sound_and_lights()

    def lights(self, sign: str):
        """Show one of lights.SIGNS after the next refresh, so as not to delay it."""
        self._sign = sign

    def _shine(self):
        sign, self._sign = self._sign, ""
        wanted = self.settings.lights
        if self._light_count and (wanted or self._lights):
            self._at_play = True
            try:
                if self._lights is None:
                    from handheld.lights import Lights
                    self._lights = Lights(self._light_count)
                self._lights.show(sign if wanted else "off")
                self._at_play = False
            except _LACKING:
                self._at_play = False
                self._light_count = 0

    def free_sound_and_lights(self) -> bool:
        """Free the memory of sound and lights; False if there was nothing to free."""
        if self._sign and self._lights:
            self._shine()  # else they would stay lit
        taken = False
        for part in (self._sound, self._lights):
            if part:
                part.close()
                taken = True
        self._sound = self._lights = None
        self._effect = self._sign = ""
        return taken

    def disable_effects(self):
        """After an exception: if it came from sound or lights, disable both, the lights until the next start."""
        if self._at_play:
            self._light_count = 0
            self._disable_sound()

    def load(self, kind: int):
        """Store.read(), with a temporary Store."""
        from handheld.store import open_store
        return open_store().read(kind)

    def save(self, kind: int, content):
        """Store.write(), with a temporary Store."""
        from handheld.store import open_store
        return open_store().write(kind, content)

    def saving(self, kind: int, content, may_skip: bool = False):
        """Store.writing(), with a temporary Store: a generator, whose steps may take a frame each."""
        from handheld.store import open_store
        return open_store().writing(kind, content, may_skip)
