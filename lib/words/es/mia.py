# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: what is said by MIA the rabbit, who is quick and a little shy: at a phase laid, hit by a Skip, going out."""

LAID = ("¡Oh! ¡Lo logré!", "Rápida como un rayo.", "Salta que salta.", "¿Está bien? ¡Sí!")
SKIPPED = ("¡Iiih!", "Mis pobres orejas...", "¡Si solo parpadeé!", "¡La zanahoria no!")
OUT = ("¡La primera en casa!", "¿De verdad? ¿Yo?", "¡Tarta de zanahoria!", "¡Zum!")
