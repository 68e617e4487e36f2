# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: what several families of screens say."""

LANGUAGE = "Español"  # as it calls itself

COLOURS = ("{} rojo", "{} azul", "{} verde", "{} amarillo")
SPECIAL = ("Comodín", "Salto", "X")

YOU = "TÚ"  # the name of a single person at the table
DEALING = "Se reparten las cartas …"
