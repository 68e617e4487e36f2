# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: table, moves that only options allow. A line has room for about 26 letters, with a second key 16."""

VERB = "Cambiar {}"
WILD_TO = "Comodín: abajo|Comodín: arriba"  # where the swapped Wild goes
RULE_CARD = "X boca abajo"
WILD_AS_SKIP = "Comodín de Salto"
WHOM_NAME = "Una fase atrás: {}"
SWAPPED = "{} cambia {}"
NAMED = "{}: ¡{}, atrás!"
FELL = "{}: una fase atrás"
