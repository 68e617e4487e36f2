# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: the new score sheet for real cards. A kind of row is name | what A does | help."""

TITLE = "Cartas reales"
BACK = "Atrás"
KEPT = "|Abrir|"
GO_ON = "Seguir con la hoja"
LOOK = "Ver la última hoja"
START = "Hoja nueva|Empezar|Jugad, que yo cuento."
COUNT = "Jugadores|Cambiar|"
FROM_TO = "De {} a {} jugadores."
RULES = "Reglas|Una por una|"
SEAT = "|Escribir|Los nombres se recuerdan."
DEALER = "Reparte|Cambiar|En la primera ronda."
ROLLS = "Empieza|Cambiar|Los demás siguen por turno."
CHANCE = "al azar"
NOBODY = "JUG. {}"
REPLACES = "¡Se borra la hoja guardada!"
SURE = "Sí, seguro"  # what A does after that warning

# Typing a name.
TYPE = "Nombre {}"
LETTER = "Letra"
RUB = "Borrar"
READY = "Listo"
ON_START = "START: {}"
