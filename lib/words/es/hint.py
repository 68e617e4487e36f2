# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: the owl's hints. A reason has room for two lines of 23 letters."""

DECK = "Roba del mazo."
PILE = "¡Toma el {}!"
SAVED = "¡Toma tu carta guardada!"
CHOOSE = "Elige la fase {}."
TWIST = "Toma la carta Twist."
LAY = "¡Baja ya tu fase!"
HIT = "¡El {} a {}!"
HIT_OWN = "¡El {} a lo tuyo!"
SKIP = "Que {} pierda turno."
DISCARD = "Tira el {}."
ON_PILE = "Al descarte {}: el {}."
OTHER = {"knock": "¡Golpea!", "pass": "Déjala pasar.", "save": "Guarda esa carta."}

# Reasons.
WHY = {
    "unknown": "Ninguna carta abierta te ayudaría.",
    "aim": "Yo iría a por otra fase.",
    "wild": "Un Comodín vale por cualquier carta.",
    "fits": "Encaja en una jugada de la mesa.",
    "completes": "Completa tu fase.",
    "near": "Te acerca a tu fase.",
    "only": "Nada más vale la pena.",
    "must": "No se puede tomar nada más.",
    "open": "Entonces te servirán más cartas.",
    "lay": "Luego podrás añadir, y después pasas de fase.",
    "stay": "Así te quedas en esta fase.",
    "hold": "Espera: hay cerca una fase más difícil.",
    "hit": "Cada carta que sueltas ahorra puntos.",
    "race": "Quien cierra avanza más.",
    "one": "Solo le queda una carta: el mayor peligro.",
    "skip": "Nadie está más cerca de cerrar.",
    "lead": "Es ahora el mayor peligro.",
    "ahead": "Va por delante en la partida.",
    "behind": "Aún tiene que bajar su fase.",
    "again": "Y vuelve a ser tu turno.",
    "alike": "Nadie más ha bajado: importa poco.",
    "out": "Es tu última carta.",
    "dear": "No encaja en ninguna jugada.",
    "spare": "Sin él te falta lo mismo.",
    "least": "Es el que menos echarás de menos.",
    "save": "Quizá te sirva más tarde.",
    "choose": "Es la que mejor va con tus cartas.",
    "harder": "Las fáciles pueden esperar.",
    "easy": "Es la fase más fácil.",
    "twist": "Si la bajas, te lleva más lejos.",
}
