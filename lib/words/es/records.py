# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: the records, and the end of a game."""

RECORDS = "Récords"
BACK = "Atrás"
GAMES = "Partidas"
WON = "Ganadas"
HANDS = "Rondas jugadas"
PHASES_LAID = "Fases hechas"
BEST = "Menos puntos"
FASTEST = "Menos rondas"
NOTHING_YET = "¡Juega una partida entera!"
STREAK = "Seguidas"
SHEETS = "Hojas de puntos"
STARS = "Estrellas"
OF_THEM = "{} (máx. {})"
COLUMNS = ("gan.", "ron.", "réc.")
PAGE = "Siguiente"
CLEAR = "Borrar todo"
NO = "No"

# End of the game.
AGAIN = "Partida nueva"
ONCE_MORE = "Otra vez"
LIST = "Clasificación"
TO_TITLE = "Inicio"
RANKING = "Clasificación"

WINS = "¡gana!"
WIN = "¡ganan!"
YOU_WIN = "¡Has ganado!"
NEW_BEST = "¡Victoria y récord!"
SHARED = "Empate"
NONE = "Sin resultado"
NOBODY = "Nadie llegó tan lejos."
PHASES = ("{} fases", "{} fase", "{} fases")
ON = "fase {}"
GONE = "fuera"
SPACE = "c. {}"

# How the visitor of an event stands.
PLACED = "En el torneo: puesto {}"
UNPLACED = "Diez van por delante."
