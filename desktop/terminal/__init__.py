# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""`python3 desktop --text`: the game in the terminal, for where there is no window, and for who listens instead of
looking. command.py reads the command line, game.py plays, moves.py lists what can be done, telling.py puts what happens
into sentences, advice.py hints and rules; words/ has the sentences, a file a language, but for those of lib/words.
"""
