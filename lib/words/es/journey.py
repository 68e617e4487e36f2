# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: the journey. A place is its name and what is said there, two lines of 20 letters at the most. A house rule
has two lines of 26.
"""

LOOK = "Entrar"
BACK = "Inicio"
PLAY = "Jugar"
RULE = "Regla extra"
CLOSE = "Atrás"
MAP = "Mapa"
ON = "Seguir"
AGAIN = "Repetir"

PLACES = (
    "Puerto|El barco tarda. ¿Jugamos?",
    "Huerto|Manzanas si bajas antes que la rana.",
    "Molino|Muele el trigo y giran las cartas.",
    "Bosque|El oso apunta en un tronco.",
    "Lago|Agua quieta, dedos ágiles.",
    "Mercado|El búho confía en las escaleras.",
    "Castillo|Quien quiera pasar, que juegue.",
    "Paso|Nieve arriba y ningún rodeo.",
    "Desierto|Arena caliente, cabeza fría.",
    "Cumbre|Qué pequeñas son desde aquí.",
    "Casa|Una última mesa, con los mejores.",
)
KINDS = ("", "grupo {}", "esc. {}", "color {}", "alternada {}", "esc. color {}")
WHO = "{} juegan, fuerza {}"
BEST = ", mejor {}"
AIMS = "★ gana ★ ≤{} rondas ★ ≤{} p."
EASIER = "Tres derrotas: más fácil."
RULES = (
    "",
    "Golpear: toma un descarte fuera de tu turno.",
    "Flotar: sin cartas y sin haber tirado, sigues.",
    "En una escalera, el Comodín deja sitio a su número.",
    "Un Comodín se puede tirar como Salto.",
    "La última carta también se puede añadir.",
    "Postal: en la fase 1 cada 1 es comodín, en la 2 cada 2 ...",
)

WON = "¡Nivel ganado!"
LOST = "Esta vez no"
LEVEL = "Nivel {}"
STAR_WON = "Ganado"
STAR_HANDS = "Máximo {} rondas: {}"
STAR_POINTS = "Máximo {} puntos: {}"
