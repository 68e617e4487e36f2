# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: what is said by BRUNO the bear, who is never in a hurry: at a phase laid, hit by a Skip, going out."""

LAID = ("Tout doucement.", "Une odeur de miel.", "Et voilà.", "Fort comme un ours.")
SKIPPED = ("Alors je grignote.", "Grrr.", "Je sais attendre.", "Hein ? À moi ? Non ?")
OUT = ("Du miel pour tous !", "Je rentre à la grotte.", "Eh bien, voilà.", "À moi la sieste.")
