# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: the Dice game; en/dice.py says what there is room for."""

PHASE = "Fase {}"
TO_GO = "falta: {}"
WORTH = "vale {} puntos"
ROLLS_LEFT = "{} tiradas"
LAST_TRY = "último intento"

ROLL = "Tirar"
SCORE = "Sumar {}"
MISS = "Pasar"
KEEP = "Apartar el {}"
FREE = "Soltar el {}"
TO_DICE = "Dados"
BACK = "Atrás"
ABOUT_ROLL = ("Tirar {} dado ({}/{})", "Tirar {} dados ({}/{})")
NONE_LEFT = "Todos apartados"
ABOUT_SCORE = "Tomar los puntos"
ABOUT_MISS = "Seguir sin puntos"
SURE = "¿Pasar de verdad?"
YOUR_THROW = "{}, te toca"
# The owl's reasons.
HINT = {
    "fits": "Búho: aparta lo que sirve",
    "promise": "Búho: estos prometen más",
    "none": "Búho: ninguno ayuda",
    "more": "Búho: puede salir más",
    "score": "Búho: suma, es seguro",
    "poor": "Búho: es poco, pasa",
    "miss": "Búho: no hay nada que hacer",
}

# Events, with the name of the seat.
BEGINS = "Empieza: {}"
ROLLING = "{}: tirada {} de {}"
KEEPS = "{}: {} aparte"
SCORES = "{}: ¡{} puntos!"
MISSED = "{}: sin fase"
BONUS = "{}: ¡{} puntos extra!"
FINISHED = "{}: ¡fase 10 hecha!"

# End of the game.
THE_END = "¡Gana {}!"
YOU_WIN = "¡Has ganado!"
SHARED = "Empate"
POINTS = "{} puntos"
PHASES = ("{} fases", "{} fase", "{} fases")
FAILED = "Sin fase: {} (–{})"
RESULT = "Resultado"
AGAIN = "Partida nueva"
TO_TITLE = "Inicio"
