# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: what is said by LULU the cat, who is above all this: at a phase laid, hit by a Skip, going out."""

LAID = ("Naturalmente.", "Purrfecto.", "Qué fácil me resulta.", "Cuidado con mis patas.")
SKIPPED = ("Qué falta de modales.", "Si ya dormía.", "¡Fffff!", "A una gata no se la salta.")
OUT = ("Y ahora, mi cojín.", "Como esperaba.", "Aplausos, por favor.", "¿Alguien lo dudaba?")
