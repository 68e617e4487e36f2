# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: the event."""

EVENT = "Torneo"
BACK = "Atrás"
ABOUT_EVENT = "Tres rondas con las mismas cartas para todos. Menos puntos, mejor."
NO_VISITOR = "Nadie todavía. ¡Empieza tú!"
PLAY = "Jugar"
POINTS = "%d puntos"
PLACE = "Puesto %d"
YOUR_LETTERS = "Tus tres letras:"
NEXT = "Sigue"
DONE = "Listo"
TO_TITLE = "Inicio"
