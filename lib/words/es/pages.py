# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: help pages, one for each named variant."""

mattel = """Las reglas de la caja actual. Un Comodín en la mano cuesta 25. Basta una carta de número en toda la fase, \
no en cada jugada. La última carta se puede añadir o tirar."""
fixed10 = """Diez rondas, y en cada una todos juegan la misma fase: la 1 en la primera, la 10 en la última. Nadie \
repite fase. Tras diez rondas gana quien tenga menos puntos."""
firstFive = """Solo las fases 1 a 5. Gana quien baje antes la fase 5."""
even = """Solo las fases 2, 4, 6, 8 y 10. La partida corta para expertos."""
odd = """Solo las fases 1, 3, 5, 7 y 9."""
short55 = """Para cuando hay poco tiempo. Termina en la pausa cuando quieras. La partida cuenta si alguien tiene al \
menos 5,5 fases; una fase bajada en la ronda abierta cuenta media. Gana quien tenga más fases, luego menos puntos."""
freeOrder = """Baja las diez fases en el orden que quieras, sin decir antes cuál buscas. Cada una se marca en cuanto \
está en la mesa, una por ronda."""
knock = """¿Alguien ha tirado una carta que quieres, pero no es tu turno? Golpea, tómala y juega ya. Luego sigue quien \
está a tu izquierda, y los de en medio pierden su turno. Nunca dos veces seguidas, y sin Saltos."""
replaceWild = """Con tu fase en la mesa: pon la carta real en una escalera donde un Comodín vale por ella. El Comodín \
pasa a la punta que elijas. Nunca vuelve a una mano."""
wildAsSkip = """Puedes tirar un Comodín como Salto y elegir quién pierde un turno. Hasta que se baraje, cuenta como \
Salto."""
dealerChooses = """Si lo primero que sale es un Comodín, quien reparte lo da a alguien, que tira otra carta a cambio. \
Si es un Salto, lo pone delante de quien quiera."""
floating = """¿Sin cartas y sin haber tirado? Entonces flotas. En tu turno robas; lo que encaja hay que jugarlo, y \
solo una carta que no encaja se tira y acaba la ronda para ti."""
altRun = """La fase 6 es una escalera de 9 en la que dos vecinas nunca tienen el mismo color. Los Comodines encajan \
siempre."""
postal = """Hasta la fase 7, el número de tu fase es para ti un comodín, además de los Comodines. Y nadie puede cerrar \
antes de que juegue quien reparte."""
antiPhase = """Todos empiezan en la fase 10. Quien baja se queda, quien no, cae una fase. Por debajo de la fase 1 se \
sale de la partida. Gana quien quede al final, o tras diez rondas la fase más alta."""
antiOthers = """Una carta más, la X. Cierra con ella: el jugador que elijas retrocede una fase. Si te queda en la \
mano, retrocedes tú. Se puede tirar boca abajo para que la tome el siguiente."""
masters = """De 2 a 4 jugadores. Al ver tu mano, elige qué fase quieres hacer. Al final del turno puedes guardar una \
carta en vez de tirarla, una por ronda, y robarla más tarde, incluso en otra ronda."""
mastersDeclare = """Masters sin elegir antes: dices la fase cuando la bajas. Las cartas se guardan igual."""
twist = """Peones que corren por 28 casillas. La casilla dice qué fase hacer. Cierras: 3 pasos, bajas: 2, si no 1. En \
una estrella elige una fase vecina o una carta Twist: 6, 4 o 1 atrás. Tres descartes. Gana la fase 10 en la casilla \
roja."""
dice = """Diez dados, hasta tres tiradas por turno. Aparta lo que quieras. Fases 1 a 10 como con cartas; el Comodín \
vale por todo. Una fase hecha suma sus dados. Más de 220 tras la fase 5: 40 extra. Fase 10 antes que nadie: 40 extra. \
Gana quien sume más. SELECT aparta lo que encaja; sin soltar: un consejo."""
