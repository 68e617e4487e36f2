# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the end of a game."""

KEYS = "Neues Spiel|Bestenliste|Titel"  # another game, the list of the event, the title
TEXT = """gewinnt!
gewinnen!
Du gewinnst!
Ein neuer Rekord!
Geteilter Sieg
Ohne Ergebnis
So weit kam niemand.
%d Phase
%d Phasen
%d/28"""  # one wins, several, you, with a new best; shared; none, why; one phase, several; a space of the board
