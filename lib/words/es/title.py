# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: the title."""

CHOOSE = "Elegir"
BACK = "Atrás"

# The menu.
CONTINUE = "Continuar"
NEW_GAME = "Partida nueva"
JOURNEY = "Viaje"
QUICK_HAND = "Ronda rápida"
REAL_CARDS = "Cartas reales"
EVENT = "Torneo"
MORE = "Más"
GUIDE = "Ronda guiada"
HELP = "Reglas y teclas"
RECORDS = "Récords"
SETTINGS = "Ajustes"
