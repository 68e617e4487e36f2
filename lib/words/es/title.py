# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: the title, and the event."""

CHOOSE = "Elegir"
BACK = "Atrás"

# Menu items.
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
BY_CODE = "Ronda por código"
SETTINGS = "Ajustes"

# Event.
ABOUT_EVENT = "Tres rondas con las mismas cartas para todos. Menos puntos, mejor."
NO_VISITOR = "Nadie todavía. ¡Empieza tú!"
PLAY = "Jugar"
POINTS = "{} puntos"
PLACE = "Puesto {}"
YOUR_LETTERS = "Tus tres letras:"
NEXT = "Siguiente"
DONE = "Listo"
TO_TITLE = "Inicio"

# Deal by code.
ABOUT_CODE = "Una ronda rápida con las cartas de un código, como el de la hoja de puntos."
NO_DEAL = "Ninguna ronda tiene ese código."
