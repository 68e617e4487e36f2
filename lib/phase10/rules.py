# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The rules a table plays by: an attribute an option, named and valued as in options.py, where they are chosen.

Beside these: phases, the numbers they have on the sheet, all options packed in a few bytes, and the rooms they need, as
long as the game lasts and when a hand ends.
"""


class InForce:
    """Rules that no longer change."""
