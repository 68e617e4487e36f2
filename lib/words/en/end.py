# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the end of a game."""

KEYS = "New game|Score list|Title"  # another game, the list of the event, the title
TEXT = """wins!
win!
You win!
A new best score!
A shared win
No result
Nobody got that far.
%d phase
%d phases
%d/28"""  # one wins, several, you, with a new best; shared; none, why; one phase, several; a space of the board
