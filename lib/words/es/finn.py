# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: what is said by FINN the fox, who has always known a trick: at a phase laid, hit by a Skip, going out."""

LAID = ("Astuto, ¿no?", "Un zorro tiene un plan.", "Paso a paso.", "¡Mirad y aprended!")
SKIPPED = ("¡Ay, mi cola!", "Me acordaré de esto.", "Listo. Demasiado.", "¿Quién, yo?")
OUT = ("¡A ver si me pilláis!", "El zorro ya no está.", "¡Y allá voy!", "¿Voy muy rápido?")
