# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: error messages by the table's error codes, and why a game could not be saved. A line has room for about 26
letters.
"""

WHY = {
    "bad-target": "Ese sitio no vale",
    "cannot-take": "Eso no se puede tomar",
    "forced": "La regla no deja elegir",
    "keep-one": "Guarda una para tirar",
    "lay-first": "Baja antes tu fase",
    "limit": "Una guardada por ronda",
    "memory": "No queda memoria",
    "need-value": "Añade una con número",
    "no-fit": "No encaja en nada",
    "no-knock": "Ahora no puedes golpear",
    "no-skip": "Un Salto no se destapa",
    "not-the-phase": "Aún no es la fase",
    "not-this-turn": "No en el mismo turno",
}
FORBIDDEN = "Eso no se puede"
BOT_FAILED = "Falló un bot, va una regla"  # for a turn

# Before a discard.
DISCARD_WILD = "¿Tirar un Comodín?"
DISCARD_FITTING = "¿Tirar? Encaja"
DISCARD_UNLAID = "¿Sin bajar la fase?"

NOT_SAVED = {
    "full": "No guardado: disco lleno",
    "readonly": "No guardado: bloqueado",
    "broken": "No guardado: disco roto",
    "memory": "No guardado: sin memoria",
    "newer": "No guardado: hay otro nuevo",
    "big": "No guardado: muy grande",
    "battery": "Batería baja: ya guardado",
}
