# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: the rules menu, in the format of en/rules.py."""

RULES = "Reglas"
PRESET = "Como"
BACK = "Listo"
CHANGE = "Cambiar"
PICK = "Elegir fases"
YES = "sí"
NO = "no"
NOT_TOGETHER = "{} y {} no van juntos."

PHASES = "Fases"
KINDS = ("", "grupo {}", "escalera {}", "{} de un color")
SWITCH = "Con o sin"
SOME_LEFT = "Tiene que quedar una fase."
LACKING = {"short55": "Partida corta: mín. 6 fases.", "altRun": "De colores: falta la fase 6."}

mode = """Modo
ordered|en orden|Las fases una tras otra. Quien no baja la suya, la repite.
fixed10|diez rondas|Todos en la misma fase. Tras la última, gana quien tenga menos puntos.
freeOrder|orden libre|Baja la fase que aún te falte. Gana quien antes las tenga todas.
masters|Masters|Elige fase al ver tu mano y guarda una carta por ronda.
mastersDeclare|Masters libre|Masters, pero dices la fase solo cuando la bajas.
antiPhase|Anti-Fase|Desde arriba. Quien no baja la suya cae. Gana el último.
twist|Twist|Peones en un tablero dicen la fase. Tres descartes.
dice|Dados|Diez dados en hasta tres tiradas en vez de cartas."""
phaseList = "Fases\n#||Qué fases se juegan. A las elige una por una."
wildPoints = """Comodín cuesta
20|20|Un Comodín en tu mano cuesta 20 puntos.
25|25|Un Comodín en tu mano cuesta 25 puntos."""
naturals = """Números
group|en cada una|Cada jugada pide un número; lo demás pueden ser Comodines.
phase|por fase|La fase pide un solo número, en la jugada que sea.
none|ninguno|Hasta una jugada de solo Comodines vale."""
goOut = """Última carta
discard|se tira|La ronda solo acaba cuando tiras tu última carta.
hitOrDiscard|o se añade|Tu última carta también se puede añadir.
float|flotar|Sin cartas y sin haber tirado flotas, y la ronda sigue."""
floatSkip = """Salto y flotar
keeps|se juega|Quien flota y roba un Salto lo juega y sigue flotando.
ends|acaba|Quien flota y roba un Salto lo tira y cierra."""
hitSameTurn = """Añadir ya
yes||En el turno en que bajas puedes también añadir.
no||Puedes añadir desde el turno siguiente."""
takeWild = "Tomar Comodín\nyes||Un Comodín del descarte se puede tomar.\nno||Un Comodín del descarte se queda allí."
takeSkip = "Tomar Salto\nno||Un Salto del descarte se queda allí.\nyes||Un Salto del descarte se puede tomar."
skipTarget = """Salta a
any|quien sea|Tú eliges quién pierde un turno.
next|siguiente|El Salto va siempre a quien te sigue."""
skipPile = """Salto usado
onTopWhenServed|encima|Espera ante su víctima y luego va encima del descarte.
underWhenServed|debajo|Una vez servido va debajo; la carta de encima se puede tomar.
onTopWhenPlayed|al tirarlo|Va ya al descarte; una señal marca a la víctima.
setAside|aparte|Queda fuera de juego hasta la ronda siguiente."""
skipLimit = """Límite
onePending|uno en espera|Nadie recibe otro Salto mientras uno espera allí.
oncePerLap|uno por vuelta|Tu víctima está a salvo hasta tu próximo turno.
noConsecutive|turno libre|Quien perdió un turno juega antes uno de verdad."""
skipNoTarget = """Sin víctima
dead|perdido|Sin nadie a quien saltar, un Salto se tira sin efecto.
forbidden|prohibido|Sin nadie a quien saltar, un Salto no se puede tirar."""
skipLast = """Cerrar con Salto
yes||Tu última carta puede ser un Salto.
no||Tu última carta no puede ser un Salto."""
firstWild = """Sale Comodín
normal|se queda|El primer jugador puede tomarlo en vez de robar.
autoLeft|a la izda.|El primer jugador lo recibe como robo.
dealerChooses|de regalo|Quien reparte lo da a alguien, que tira otra carta.
redraw|vuelve|Va debajo del mazo; se descubre otra carta."""
firstSkip = """Sale Salto
skipFirst|salta|El primer jugador pierde un turno.
cover|se tapa|Se descubren cartas encima hasta que no sea un Salto.
redraw|vuelve|Va debajo del mazo; se descubre otra carta.
dealerChooses|de regalo|Quien reparte lo da a alguien."""
dealerSkip = """Salto regalado
target|salta|Quien lo recibe pierde un turno.
card|en mano|Quien lo recibe se lo queda y tira otra carta."""
reshuffle = """Mazo vacío
all|todo|Se baraja todo el descarte y se descubre una carta.
keepTop|menos una|La carta de encima del descarte se queda."""
dealer = """Reparte
rotate|por turno|Tras cada ronda reparte el de la izquierda.
fixed|siempre igual|Reparte la misma persona en todas las rondas."""
firstDealer = """Reparte antes
chance|al azar|El azar dice quién empieza a repartir.
#||Quién reparte en la primera ronda."""
gameEnd = """Termina
handEnd|tras la ronda|Bajada la última fase, la ronda se juega hasta el final.
immediateIfSole|ya mismo|¿A solas en la última fase? Bajarla gana ya.
mustGoOut|al cerrar|Gana quien baja la última fase y cierra.
outThenPoints|con puntos|Cerrar lo acaba. Con la última fase bajada, menos puntos gana."""
tieBreak = """Desempate
firstOut|quien cierra|Los empatados juegan la última fase; gana quien cierra.
firstLay|quien baja|Los empatados juegan la última fase; gana quien la baja."""
tiePhase = """En desempate
last|la última|Los empatados juegan la última fase de todas.
own|la propia|Cada empatado juega la fase que intentaba."""
fixedTie = """Empate
share|se comparte|A puntos iguales, victoria compartida.
extra|otra ronda|A puntos iguales, otra ronda."""
knock = "Toc, toc\noff||Solo el siguiente puede tomar un descarte.\non||Cualquiera puede golpear: lo toma y juega."
knockWindow = "Para golpear\n#||Segundos en que los demás pueden golpear."
knockPriority = """Quién golpea
first|más rápido|La carta es de quien golpea antes.
seat|más cerca|La carta es de quien está más cerca."""
knockPenalty = "Multa\noff||Golpear no cuesta nada.\non||Quien golpea roba además una carta."
replaceWild = """Comodín móvil
off||Un Comodín se queda donde se bajó.
on||Pon la carta real en una escalera; el Comodín va a una punta."""
wildAsSkip = "Comodín salta\noff||Un Comodín no es un Salto.\non||Puedes tirar un Comodín como Salto."
altRun = """De colores
off|no|La fase 6 como está impresa, sin alternar colores.
replacePhase6|es la fase 6|La fase 6 es una escalera de 9 que alterna colores.
extraPhase|se añade|Al final, una escalera de 9 que alterna colores."""
altMode = """Sus colores
adjacent|varían|Dos vecinas tienen siempre colores distintos.
twoColour|solo dos|La escalera alterna dos colores."""
antiOthers = """Carta X
off||Sin la X, que hace retroceder una fase a un rival.
on||Cierra con la X: un rival cae una fase. Si la tienes al final: tú."""
postal = """Regla postal
off||El número de tu fase no es comodín.
on||Hasta la 7, el número de tu fase es comodín. Nadie cierra antes que quien reparte."""
short55 = """Partida corta
off|no|La partida se juega hasta el final.
manual|a mano|Acaba en la pausa. Con 5,5 fases hechas gana el mejor.
minutes|por reloj|La acaba el reloj. Con 5,5 fases hechas gana el mejor.
hands|rondas|Acaba tras unas rondas. Con 6 fases hechas gana el mejor."""
shortMinutes = "Minutos\n#||Tantos minutos hasta el final."
shortHands = "Rondas\n#||Tantas rondas hasta el final."
saveLimit = """Guardar
1|1 por ronda|En cada ronda se puede guardar una carta.
unlimited|sin límite|Se pueden guardar todas las cartas que quieras."""
saveOut = "Guardar última\nyes||Guardar la última carta es cerrar.\nno||La última carta hay que tirarla."
saveVisible = """Guardadas
no|ocultas|Cada uno solo ve las suyas.
yes|a la vista|Todos ven las cartas guardadas, también en la hoja de puntos."""
antiStart = "Empieza en\n#||La fase en que todos empiezan."
antiHands = "Rondas\n#||Tantas rondas como mucho; 0 es sin fin."
twistStart = """El inicio
always|avanza|Un peón avanza incluso sin fase.
mustCompleteFirst|espera|Un peón espera hasta hacer la fase 1."""
twistVisible = """Carta Twist
yes|a la vista|La carta Twist de encima se ve.
no|oculta|La carta Twist de encima no se ve."""
twist4 = """Fase 4 Twist
run3|escalera 3|Dos grupos de 3 y una escalera de 3.
run4|escalera 4|Dos grupos de 3 y una escalera de 4."""
diceWildColour = """Comodín en F8
match|su color|Un Comodín solo cuenta en su color.
any|todos|Un Comodín cuenta en todos los colores."""
diceEnd = """El final
lastRound|otra vuelta|Hecha la fase 10, los demás siguen hasta que fallan.
atOnce|ya mismo|Quien hace la fase 10 acaba la partida."""
handTurns = "Máx. turnos\n#||Una ronda más larga acaba sin ganador."
