# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The machine: screen, keys, clock, sound, lights, power, store and the owner's settings, behind names that say nothing
about boards. The only room that imports board, keypad, audioio and their like. It knows no cards, no rules, no words.
"""

import gc
import sys

GAME, SETTINGS, RECORDS = range(3)  # what the store keeps, each in places of its own

complaints = []  # (what, which) of each thing that was missing or wrong and had to be replaced


def complain(what: str, which: str):
    if (what, which) not in complaints:
        complaints.append((what, which))


def drop(*names: str):
    """Forget modules that have done their work, so that their memory can be used again."""
    before = len(sys.modules)
    for name in names:
        if name in sys.modules:
            del sys.modules[name]
        package, _, leaf = name.rpartition(".")
        parent = sys.modules.get(package)
        if parent and hasattr(parent, leaf):
            delattr(parent, leaf)
    if len(sys.modules) < before:
        gc.collect()


def made(*classes):
    """The only object of each is made: what that took need not stay in memory. Whoever wants another one loads the
    module anew.
    """
    for one in classes:
        one.__init__ = None
