# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: what is said by BRUNO the bear, who is never in a hurry: at a phase laid, hit by a Skip, going out."""

LAID = ("Immer mit der Ruhe.", "Das riecht nach Honig.", "Na bitte.", "Bärenstark.")
SKIPPED = ("Dann esse ich was.", "Grrr.", "Ich kann warten.", "Hm? Ich? Nein?")
OUT = ("Honig für alle!", "Ab in die Höhle.", "So, so, so.", "Jetzt ein Schläfchen.")
