# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: the Dice game. A button has room for 9 letters, the line below them for about 26, with a second key 18."""

PHASE = "Fase %d"
TO_GO = "faltan %d"
WORTH = "vale %d puntos"
ROLLS_LEFT = "%d tiradas"

# What can be done: the buttons, and what A and B do.
ROLL = "Tirar"
SCORE = "Sumar %d"
MISS = "Sin fase"
KEEP = "Apartar el %s"
FREE = "Recuperar el %s"
TO_DICE = "Dados"
BACK = "Atrás"
ABOUT_ROLL = "Tirar %d dados (%d/%d)"
NONE_LEFT = "Todos apartados"
ABOUT_SCORE = "Tomar los puntos"
ABOUT_MISS = "Seguir sin puntos"
SURE = "¿Pasar de verdad?"
YOUR_THROW = "%s, te toca"
HINT = ("El búho apartaría estos", "El búho sumaría ya", "El búho pasaría")

# What happens, with the name of the seat.
BEGINS = "Empieza: %s"
ROLLING = "%s: tirada %d de %d"
KEEPS = "%s: %d apartados"
SCORES = "%s: ¡%d puntos!"
MISSED = "%s: sin fase"
BONUS = "%s: ¡40 puntos extra!"
FINISHED = "%s: ¡fase 10 hecha!"

# The end.
THE_END = "¡Gana %s!"
YOU_WIN = "¡Has ganado!"
SHARED = "Victoria compartida"
POINTS = "%d puntos"
PHASES = ("%d fase", "%d fases")
FAILED = "%d fallidos: –%d"
AGAIN = "Otra vez"
TO_TITLE = "Inicio"
