# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: the records."""

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
OF_THEM = "%d (máx. %d)"
COLUMNS = ("gan.", "ron.", "mejor")
PAGE = "Siguiente"
CLEAR = "Borrar todo"
NO = "No"
