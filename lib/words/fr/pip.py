# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: what is said by PIP the frog, who cannot sit still: at a phase laid, hit by a Skip, going out."""

LAID = ("Hop !", "Coâ ! Vous avez vu ?", "Un bond de plus.", "Plouf !")
SKIPPED = ("Hé, je sautais !", "Coâ...", "Sur mon nénuphar.", "Boing. Ou pas.")
OUT = ("Hop, hop, hourra !", "Le plus grand bond !", "Coâ et au revoir !", "Youpi !")
