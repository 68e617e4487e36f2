# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: what is said by OTTO the owl, who has read about it: at a phase laid, hit by a Skip, going out."""

LAID = ("Comme dans les livres.", "Tout à fait.", "J'ai compté.", "Hou, hou.")
SKIPPED = ("Rare, en théorie.", "J'en prends note.", "Alors, je lis.", "Hm, peu sage.")
OUT = ("La sagesse gagne.", "Bonne nuit à tous.", "C'était page 42.", "Comme prévu.")
