# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: the score sheet."""

HAND = "Ronda {}"
CODE = "Cód. {}"  # of the deal
TIE = "Desempate"
NEXT = "Otra ronda"
RESULT = "Resultado"
LEAVE = "Salir"
BACK = "Atrás"

# State of a seat.
OUT = "cerró"
GONE = "fuera"
DONE = "todas"
TIED = "igual"
PHASE = "F{}"
