# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: what is said in the first guided hand. Three lines of about 25 letters each."""

GOT_IT = "Seguir"

DRAW = "¡Hola! Cada turno empieza robando: ← → elige el montón, A toma la carta."
PHASE = "Tu tarea es la fase 1: dos grupos de 3 cartas del mismo número."
DISCARD = "Cada turno acaba tirando una carta: ← → busca una inútil, A la tira."
OTHERS = "Arriba están los demás: su fase, sus cartas y un visto si ya han bajado."
LAY = "¡Lo tienes todo! A muestra tu fase, otra vez A la baja a la mesa."
HIT = "Tu fase está en la mesa. Ahora añade cartas que encajen: A, donde se ilumina."
LAST = "¡Tu última carta! Tírala y cierras. Los demás cuentan lo que les queda."
SKIP = "Tienes un Salto. Tíralo, y el rival que elijas pierde un turno."
WILD = "Tienes un Comodín. Vale por la carta que te falte: guárdalo."
