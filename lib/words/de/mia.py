# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: what is said by MIA the rabbit, who is quick and a little shy: at a phase laid, hit by a Skip, going out."""

LAID = ("Oh! Geschafft!", "Flink wie ein Hase.", "Hoppel, hoppel.", "Stimmt das? Ja!")
SKIPPED = ("Huch!", "Meine armen Ohren ...", "Ich hab nur geblinzelt!", "Nicht die Möhre!")
OUT = ("Zuerst im Bau!", "Wirklich? Ich?", "Möhrenkuchen für alle!", "Wusch!")
