# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: at the table. A line has room for about 26 letters, with a second key 16."""

PHASE = "Fase %s"
PHASE_SHORT = "F%s"
TO_GO = "faltan %d"
COMPLETE = "¡completa!"
LAID = "bajada ✓"
# What else the chosen card could do, behind an arrow.
USE = {"hit": "añadir", "discard": "tirar", "swap": "cambiar", "save": "guardar"}

# What A and B do.
DRAW = "Robar"
DECK = "Mazo"
TAKE = "Tomar %s"
LAY = "Bajar la fase %s"
LATER = "Luego"
TO_LAY = "↑ bajar"
LAY_IT = "Bajar así"
OTHER_WAY = "←→ ↓ mano"
TO_GROUP = "A la parte %d"
TO_HAND = "Dejar en la mano"
HIT = "Añadir %s"
DISCARD = "Tirar %s"
LAST = "Cerrar: %s"
PLAY_SKIP = "Jugar el Salto"
UNDO = "Anular"
BACK = "Atrás"

# What happens.
DRAWS = "%s roba"
TAKES = "%s toma %s"
HITS = "%s: %s a %s"
HITS_YOURS = "%s te añade %s"
HITS_OWN = "%s añade %s"
DISCARDS = "%s tira %s"

# Where to? With the name of the seat.
HIT_END = ("Añadir a %s", "%s: abajo", "%s: arriba")
SKIP_WHOM = "Saltar a %s"
