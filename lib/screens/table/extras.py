# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Loads the parts that this game's options bring to the table. To be replaced by memory.load() of what stands in
rules.brings.
"""


def load(rules) -> list:
    """The classes of the parts, in a fixed order."""
    found = []
    if rules.mode == "twist":
        from screens.table.piles import Part
        found.append(Part)
    if "on" in (rules.replaceWild, rules.wildAsSkip, rules.antiOthers):
        from screens.table.swapping import Part
        found.append(Part)
    if rules.mode in ("masters", "mastersDeclare"):
        from screens.table.saving import Part
        found.append(Part)
    if rules.knock == "on":
        from screens.table.knocking import Part
        found.append(Part)
    if "dealerChooses" in (rules.firstWild, rules.firstSkip):
        from screens.table.giving import Part
        found.append(Part)
    return found
