# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: explanations shown once, when something happens for the first time. Two lines of about 25 letters each."""

GOT_IT = "Seguir"

AUTO = "El Comodín descubierto fue tu robo: juega ya."
SPACE = "Los peones avanzan luego. Tu casilla es tu fase."
CARD = "Estrella: elige la fase de al lado o una carta Twist."
SAVE = "Una vez por ronda, guarda (↓) en vez de tirar."
SAVE_ANY = "Puedes guardar una carta en vez de tirarla: ↓."  # any number of them
ANTI = "Baja tu fase o pierdes una. Por debajo de la 1: fuera."
X_CARD = "La X: quien la tiene al final pierde una fase."
POSTAL = "El número de tu fase es comodín para ti, hasta el 7."
FLOAT = "Flotas: roba, juega lo que encaje; si no, tira."
KNOCK = "Puedes llevarte esta carta fuera de turno: golpea."
GIVE = "Repartes tú: di quién recibe la carta descubierta."
TURN = "Destapa en su lugar una de tus cartas."
FREE = "Vale toda fase que te falte: aquí, la más cercana."
SWAP = "Pon la carta real: su Comodín se mueve."
WILD_SKIP = "Un Comodín se tira también como Salto: ↓."
PICK = "Elige: solo esa fase se baja en esta ronda."
ALT = "En esta escalera, dos vecinas no repiten color."
ALT_TWO = "En esta escalera se turnan dos colores."
FLUSH = "Esta escalera ha de ser de un solo color."
STOP = "Puedes terminar en la pausa: 5,5 fases ganan."
TIP = "¿Dudas? Mantén SELECT y digo qué haría yo."
DICE = "A tira; tú guardas lo que cuenta. Tres tiradas."
