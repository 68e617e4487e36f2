# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: at the table. A line has room for about 26 letters, with a second key 16."""

PHASE = "Fase {}"
PHASE_SHORT = "F{}"
TO_GO = "falta: {}"
COMPLETE = "¡completa!"
LAID = "bajada ✓"
# Other uses of a card, after an arrow.
USE = {"hit": "añadir", "discard": "tirar", "swap": "cambiar", "save": "guardar", "skip": "Salto"}

# Labels of A and B.
DRAW = "Robar"
DECK = "Mazo"
TAKE = "Tomar {}"
LAY = "Bajar la fase {}"
LATER = "Luego"
TO_LAY = "↑ bajar"
LAY_IT = "Bajar así"
BY_HAND = "↓ otra"
TO_GROUP = "A la jugada {}"
TO_HAND = "Dejar en la mano"
HIT = "Añadir {}"
DISCARD = "Tirar {}"
LAST = "Cerrar: {}"
PLAY_SKIP = "Jugar el Salto"
UNDO = "Anular"
BACK = "Atrás"
CLOSE = "Atrás"  # where nothing is asked
DO_IT = "Hazlo"

THINKING = "Déjame pensar ..."

# Events.
DRAWS = "{} roba"
TAKES = "{} toma {}"
HITS = "{}: {} a {}"
HITS_YOURS = "{} te añade {}"
HITS_OWN = "{} añade {}"
DISCARDS = "{} tira {}"

# Targets, with the name of the seat.
HIT_END = ("Añadir a {}", "{}: abajo", "{}: arriba")
SKIP_WHOM = "Saltar a {}"
