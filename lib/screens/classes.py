# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The screens' classes by name, without title and note. Loaded to enter one."""


def screen_of(name: str):
    """A screen's class; ValueError if there is none."""
    if name == "newgame":
        from screens.menus.newgame import Screen
    elif name == "rules":
        from screens.menus.rules import Screen
    elif name == "ways":
        from screens.menus.ways import Screen
    elif name == "phases":
        from screens.menus.phases import Screen
    elif name == "deal":
        from screens.menus.deal import Screen
    elif name == "resume":
        from screens.menus.resume import Screen
    elif name == "next_hand":
        from screens.menus.deal import NextHand as Screen
    elif name == "thinking":
        from screens.menus.thinking import Screen
    elif name == "table":
        from screens.table.opening import Opening as Screen
    elif name == "pause":
        from screens.menus.pause import Screen
    elif name == "board":
        from screens.menus.board import Screen
    elif name == "score":
        from screens.menus.score import Screen
    elif name == "end":
        from screens.menus.end import Screen
    elif name == "dice":
        from screens.dice.play import Screen
    elif name == "dice_end":
        from screens.dice.end import Screen
    elif name == "help":
        from screens.menus.help import Screen
    elif name == "settings":
        from screens.menus.settings import Screen
    elif name == "records":
        from screens.menus.records import Screen
    elif name == "event":
        from screens.menus.event import Screen
    elif name == "by_code":
        from screens.menus.by_code import Screen
    elif name == "bench":
        from screens.menus.bench import Screen
    elif name == "people":
        from screens.sheet.people import Screen
    elif name == "typing":
        from screens.sheet.typing import Screen
    elif name == "sheet":
        from screens.sheet.sheet import Screen
    elif name == "hand":
        from screens.sheet.hand import Screen
    elif name == "turn":
        from screens.sheet.turn import Screen
    elif name == "paper":
        from screens.sheet.paper import Screen
    elif name == "graph":
        from screens.sheet.graph import Screen
    elif name == "journey":
        from screens.journey.map import Screen
    elif name == "place":
        from screens.journey.place import Screen
    elif name == "stars":
        from screens.journey.stars import Screen
    else:
        raise ValueError(name)
    return Screen
