# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: the first guided hand. Three lines of about 25 letters."""

GOT_IT = "Seguir"
DRAW = "¡Hola! Cada turno empieza robando: ←→ elige el montón, A toma la carta."
TAKE = "Mira: la carta abierta es lo que falta a tu fase. ¡El próximo A la toma!"
OTHERS = "Arriba están los demás: su fase, sus cartas y un visto si ya han bajado."
PHASE = "Fase 1: dos grupos de 3. ←→ elige una carta, el próximo A la tira."
LAY = "¡Lo tienes todo! El próximo A muestra tu fase, otro más la baja."
HIT = "¡Hecho! El próximo A añade la carta al grupo que brilla."
LAST = "¡Tu última carta! Tírala y cierras. Los demás cuentan lo que les queda."
SKIP = "Tienes un Salto: ←→ lo encuentra. Tirado, quita un turno a un rival."
ON_SKIP = "Este es un Salto: el próximo A lo juega y un rival pierde turno."
WILD = "Tienes un Comodín. Vale por la carta que te falte: guárdalo."
HINT = "¿Dudas? Mantén SELECT y digo lo que yo haría. Un toque corto ordena."
PAUSE = "START es la pausa: ayuda, puntos, velocidad y sonido."
