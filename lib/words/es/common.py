# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: texts used by several families of screens."""

LANGUAGE = "Español"  # as it calls itself

COLOURS = ("{} rojo", "{} azul", "{} verde", "{} amarillo")
SPECIAL = ("Comodín", "Salto", "X")

YOU = "TÚ"  # the name of a single person at the table
DEALING = "Se reparten las cartas …"
