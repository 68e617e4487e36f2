# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: the end of a game."""

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
SPACE = "c. %d"
