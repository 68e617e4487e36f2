# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: help pages, the basic rules and the keys; the first line of a page is its name."""

HELP = "Reglas y teclas"
OPEN = "Abrir"
BACK = "Atrás"
NEXT = "Otra página"
VARIANT = "Variante: {}"

AIM = """El objetivo
Diez fases, una tras otra. Gana quien baje antes la fase 10.
Si lo logran varios en la misma ronda, deciden los puntos: mejor pocos.
La línea sobre tus cartas dice siempre qué hace A."""
TURN = """Tu turno
1. Roba una carta, del mazo o de encima del descarte.
2. Baja tu fase si la tienes entera.
3. Añade más cartas, con tu fase ya en la mesa.
4. Tira una carta al descarte.
Si tiras la última, cierras y la ronda se acaba."""
PHASES = """Las diez fases
1   dos grupos de 3
2   grupo 3 + escalera 4
3   grupo 4 + escalera 4
4   escalera de 7
5   escalera de 8
6   escalera de 9
7   dos grupos de 4
8   7 cartas de un color
9   grupo 5 + grupo 2
10 grupo 5 + grupo 3"""
TWIST_PHASES = """Fases de Twist
1   tres grupos de 3
2   cuatro grupos de 2
3   grupo 5 + escalera 4
4   dos de 3 + escalera {}
5   grupo 3 + escalera 6
6   dos escaleras de 4
7   escalera 4 + 4 de color
8   escalera 5 de un color
9   8 cartas de un color
10 9 cartas de un color"""
GROUPS = """Las jugadas
Grupo: cartas del mismo número. El color da igual.
Escalera: números seguidos del 1 al 12. El color da igual.
La fase se baja entera, de tu propia mano, una por ronda. Con ella pueden ir cartas que encajen."""
HITTING = """Añadir
Con tu fase en la mesa puedes añadir cartas a todas las jugadas, tuyas y de los demás.
Un grupo acepta su número, una escalera el siguiente por cada punta, la fase 8 su color.
Así te libras de tus cartas."""
WILD = """Comodín
Vale por cualquier número y color. En cada jugada tiene que haber al menos una carta de número.
En la mesa ya no cambia de valor. Hay ocho Comodines."""
SKIP = """Salto
Tíralo y elige quién pierde un turno. Espera allí hasta ese turno.
No va en ninguna jugada ni se toma del descarte. Nadie recibe otro mientras tanto. Hay cuatro."""
POINTS = """Los puntos
Quien cierra suma 0. Los demás cuentan lo que les queda en la mano:
del 1 al 9, 5; del 10 al 12, 10; un Salto 15, un Comodín 20.
Mejor pocos. Quien bajó su fase pasa a la siguiente; los demás la repiten."""
KEYS = """Las teclas
Cruceta: elige carta, montón o jugador.
A: lo que dice su línea.
B: atrás. En la mesa anula, si no se vio nada oculto.
SELECT: ordena. Sin soltar: un consejo.
START: pausa.
Mientras juegan otros, cualquier tecla los acelera; B sin soltar: hasta tu turno."""
FAIR = """Juego limpio
Los bots no ven más de lo que verías tú en su sitio.
Cada ronda tiene un código, en la hoja de puntos. Con él cualquiera puede repartir lo mismo en un ordenador y ver que \
no hay trampa. Ronda por código, en Más, la reparte aquí."""
REAL_CARDS = """Cartas reales
Tú pones las cartas, aquí va la hoja de puntos: Inicio, Cartas reales.
Tras cada ronda: quién cerró, quién bajó, qué quedó. La cruceta cambia 5 y 25 puntos; SELECT cuenta las cartas.
En la hoja, A cambia cualquier ronda y SELECT quita la última.
Espera en Cartas reales hasta la siguiente."""
