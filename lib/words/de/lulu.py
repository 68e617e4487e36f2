# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: what is said by LULU the cat, who is above all this: at a phase laid, hit by a Skip, going out."""

LAID = ("Natürlich.", "Schnurr.", "Bei mir sieht's leicht aus.", "Vorsicht, Pfoten.")
SKIPPED = ("Wie unhöflich.", "Ich döste sowieso.", "Fauch!", "Eine Katze wartet nicht.")
OUT = ("Jetzt aufs Kissen.", "Wie erwartet.", "Applaus, bitte.", "Gab es Zweifel?")
