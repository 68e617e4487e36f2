# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: the terminal. Where there are two sentences, the first is about the person who plays."""

YOU = "tú"
YOURS = "ti"  # whose group it is
AND = " y "
A_CARD = "una carta"
NOBODY = "nadie"
EMPTY = "vacío"
DONE = "hecha"

# What happens.
HAND = "Ronda %d. Reparte: %s. Código %s."
UPCARD = "Sale %s."
DREW = ("Robas %s.", "%s roba %s.")
TOOK = ("Tomas %s.", "%s toma %s.")
LAID = ("Bajas tu fase: %s.", "%s baja la fase: %s.")
ADDED = ("Añades %s a %s: %s.", "%s añade %s a %s: %s.")
SWAPPED = ("Cambias %s por un Comodín de %s: %s.", "%s cambia %s por un Comodín de %s: %s.")
SAVED = ("Guardas %s.", "%s guarda %s.")
DISCARDED = ("Tiras %s.", "%s tira %s.")
TURNED = ("Giras %s.", "%s gira %s.")
SKIPPED = ("Haces perder un turno a: %s.", "%s hace perder un turno a: %s.")
SERVED = ("Pierdes este turno.", "%s pierde un turno.")
KNOCKED = ("Golpeas.", "%s golpea.")
FLOATS = ("Flotas.", "%s flota.")
GAVE = ("Se la das a: %s.", "%s se la da a: %s.")
CHOSE = ("Eliges: %s.", "%s elige: %s.")
NAMED = ("Haces retroceder a: %s.", "%s hace retroceder a: %s.")
FELL = ("Retrocedes una fase.", "%s retrocede una fase.")
RESHUFFLED = "Se baraja el descarte."
OUT = ("¡Has cerrado!", "%s ha cerrado.")
NOBODY_OUT = "La ronda se acabó; nadie ha cerrado."
TIE = "Empate: siguen jugando %s."
WINNER = "La partida se acabó. Gana: %s."

# What is there.
GROUP = "%s de %s: %s"
KINDS = ("", "grupo", "escalera", "color", "escalera de colores", "escalera de un color")
ASKED = ("", "grupo de %d", "escalera de %d", "%d de un color", "escalera de %d alternando colores",
         "escalera de %d de un color")
PHASE = "%s (%s)"
YOUR_PHASE = "Tu fase: %s, %s."
TO_GO = "falta: %d"
READY = "entera"
LAID_ALREADY = "bajada"
HAND_IS = "Tu mano: %s."
TABLE = "Mazo %d, descarte: %s. %s."
SEAT = "%s %d"
SEAT_LAID = ", fase bajada"
SEAT_SKIP = ", pierde un turno"
SCORE = ("puntos", "total", "fase")

# What can be done.
DRAW_DECK = "robar del mazo"
DRAW_PILE = "tomar %s"
DRAW_SAVED = "tomar %s de tus cartas guardadas"
LAY = "bajar la fase %s: %s"
HIT = "añadir %s: %s"
SWAP = "cambiar %s: %s"
ENDS = {"": "", "low": ", abajo", "high": ", arriba"}
DISCARD = "tirar %s"
FACE_DOWN = "tirar %s boca abajo"
SKIP = "saltar a %s con %s"
ON_PILE = "tirar %s al descarte %d"
SAVE = "guardar %s"
CHOOSE = "jugar la fase %s"
TWIST_CARD = "tomar la carta Twist de encima"
TURN = "girar %s"
TO = "%s"

# The conversation.
MOVE = "Tu jugada: "
KNOCK = "¿Golpear para tomar %s? (sí, o Intro para no) "
YES = ("si", "sí")  # not "s", which keeps the game
NEXT_HAND = "Intro: ronda siguiente. "
WRONG = "Un número del 1 al %d; ? dice qué más."
HINT = "El búho: %s %s"
NOTHING_TO_UNDO = "Nada que anular: desde entonces se vio algo oculto, o no se hizo nada."
UNDONE = "Anulado."
KEPT = "La partida está guardada; la misma orden la continúa."
NOT_KEPT = "La partida no se pudo guardar: %s."
GOES_ON = "La partida guardada sigue en la ronda %d; --new empieza otra."
DAMAGED = "La partida guardada no se puede leer (%s); empieza una nueva."
GOODBYE = "Hasta pronto."
PLAYED = "Fases: %s"
CHANGED = "Elegido: %s"
HELP = """Un número hace la jugada de su línea. Además:
  h  un consejo del mejor bot      u  anular la jugada, hasta que robes o juegue un bot
  t  la mesa entera otra vez       r  las reglas de esta partida
  s  guardar la partida y salir    q  salir sin guardarla"""
