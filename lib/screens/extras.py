# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What the rule options bring to the table, in parts: only those of this game's options are in memory. A part may have
sync(), add_draws(), add_uses(), meaning() and, for what happens, on_X(), as the table's own screen has them. What a
part does with the choices depends on those before it: their order is fixed.
"""

import sys

from handheld import drop, made

_PARTS = ("piles", "swapping", "saving", "knocking")


class Extras:
    def __init__(self, screen):
        self.parts = []
        for name in needed(screen.game.rules):
            __import__("screens." + name)
            module = sys.modules["screens." + name]
            self.parts.append(module.Part(screen, screen.app.load_words("_" + name)))
            made(module.Part)

    def close(self):
        drop(*[part.words.__name__ for part in self.parts])
        drop(*["screens." + name for name in _PARTS])
        self.parts = None

    def each(self, name: str, *args):
        """What the first part says that has something to say."""
        for part in self.parts:
            act = getattr(part, name, None)
            answer = act and act(*args)
            if answer:
                return answer
        return None

    def words_with(self, name: str):
        """The sentences of the part that has that one."""
        for part in self.parts:
            if hasattr(part.words, name):
                return part.words
        return None

    def shown(self, name: str):
        """The part's function that shows an event."""
        for part in self.parts:
            if hasattr(part, name):
                return getattr(part, name)
        return None


def needed(rules) -> list:
    """The parts that these rules need."""
    parts = [name.split(".")[2] for name in rules.brings if name.startswith("screens.table.")]
    return [name for name in parts if name in _PARTS]
