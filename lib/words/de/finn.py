# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: what is said by FINN the fox, who has always known a trick: at a phase laid, hit by a Skip, going out."""

LAID = ("Schlau, oder?", "Ein Fuchs hat Pläne.", "Schritt für Schritt.", "Seht und lernt!")
SKIPPED = ("Au, mein Schwanz!", "Das merke ich mir.", "Schlau. Zu schlau.", "Wer, ich?")
OUT = ("Fangt mich doch!", "Weg wie ein Fuchs.", "Und fort bin ich!", "Zu schnell für euch?")
