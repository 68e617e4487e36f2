# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: the new game menu. A kind of row is name | what A does | help."""

TITLE = "Partida nueva"
CHOOSE = "Elegir"
BACK = "Atrás"
START = "¡A jugar!|Repartir|Diez fases. ¡Gana a todos!"
DICE = "A los dados"  # what A does there for Dice
COUNT = "Jugadores|Cambiar|De 2 a 6 jugadores."
PEOPLE = "Personas|Cambiar|Se pasan la consola."
RULES = "Juego|Ver todos|"
SINGLE = "Reglas|Una por una|Cambia reglas sueltas."
BOTS = "Los bots|Cambiar|El nivel de todos a la vez."
SEAT = "|Otra cara|← → persona o bot 1 a 10"
DEALER = "Reparte|Cambiar|En la primera ronda."
CHANCE = "al azar"
MIXED = "–"
LEVELS = "persona|fácil {}|normal {}|difícil {}"
AT_MOST = "Con estas reglas: {} o menos."
REPLACES = "¡Borra la partida guardada!"
SURE = "Sí, seguro"  # what A does after that warning
