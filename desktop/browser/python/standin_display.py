# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The display of the page's badge; display.js composes what has changed and puts it onto the canvas."""

import browser


class Display:
    def __init__(self, handheld):
        self._badge = handheld
        self._root = None
        self.width, self.height = handheld.width, handheld.height
        self.auto_refresh = True

    @property
    def root_group(self):
        return self._root

    @root_group.setter
    def root_group(self, group):
        if group is self._root:
            return
        if group is not None:
            if group.held:
                raise ValueError("Group already used")
            group.held = True
        if self._root is not None:
            self._root.held = False
        self._root = group
        browser.root(None if group is None else group.drawn)

    @property
    def brightness(self):
        return self._badge.brightness

    @brightness.setter
    def brightness(self, value):
        self._badge.brightness = value
        browser.brightness(value)

    def refresh(self):
        if browser.refresh():
            self._badge.frames += 1
        self._badge.clock.spend(0)
        return True
