# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""`python3 desktop --text`: the game in the terminal, also for screen readers. command.py parses the command line,
game.py runs the game, moves.py lists the legal moves, telling.py formats events and the table as sentences, advice.py
hints and rules; words/ has the sentences that are not in lib/words, one file per language.
"""
