# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: what is said by LULU the cat, who is above all this: at a phase laid, hit by a Skip, going out."""

LAID = ("Évidemment.", "Ronron.", "Facile, pour moi.", "Attention aux pattes.")
SKIPPED = ("Quelle impolitesse.", "Je dormais, de toute façon.", "Pfff !", "On ne saute pas un chat.")
OUT = ("À moi le coussin.", "Comme prévu.", "Applaudissez.", "Un doute ?")
