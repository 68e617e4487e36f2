# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: what is said by OTTO the owl, who has read about it: at a phase laid, hit by a Skip, going out."""

LAID = ("Wie es im Buch steht.", "Ganz recht.", "Ich habe gezählt.", "Uhu, uhu.")
SKIPPED = ("Statistisch selten.", "Das lehrt mich etwas.", "Dann lese ich eben.", "Hm, unklug von dir.")
OUT = ("Weisheit siegt.", "Gute Nacht, alle.", "Das war Seite 42.", "Wie berechnet.")
