# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: between two hands and at the end of a game."""

# The score sheet.
HAND = "Ronda %d"
TIE = "Desempate"
NEXT = "Otra ronda"
RESULT = "Resultado"
LEAVE = "Salir"
BACK = "Atrás"

# About a seat.
OUT = "cerró"
GONE = "fuera"
DONE = "¡ya!"
PHASE = "F%s"
SPACE = "c. %d"

# Twist's board.
GO_ON = "Seguir"
STEPS_OUT = "%s cierra: %+d"  # three steps, two, or one
STEPS_LAID = "%s ha bajado: %+d"
STEPS_NEITHER = "%s, sin fase: %+d"
STEPS_NONE = "%s: no avanza"
FINISHES = "%s: ¡en la meta!"

WHO = "¿De quién?"  # pawn it is, when all have come home
AT_PHASE = "%s: fase %d"
AT_STAR = "%s: estrella, cas. %d"

# The end.
AGAIN = "Partida nueva"
ONCE_MORE = "Otra vez"
LIST = "Posiciones"
TO_TITLE = "Inicio"
TABLE = "Tabla"

WINS = "¡gana!"
WIN = "¡ganan!"
YOU_WIN = "¡Has ganado!"
BEST = "¡Nuevo récord!"
SHARED = "Victoria a medias"
NONE = "Sin resultado"
NOBODY = "Nadie llegó tan lejos."
PHASES = ("%d fase", "%d fases")
