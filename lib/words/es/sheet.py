# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: the score sheet for real cards and dice."""

BACK = "Atrás"
NEXT = "Seguir"
NO = "No"
PAPER = "Hoja"
GRAPH = "Gráfica"

# Between two hands.
BEGINS = "Empieza {}"
DEALS = "Reparte {}"
ROLLS = "Tira {}"
HAND = "Ronda {}"
ANEW = "Repetir {}"
ENTER = "Turno"
ENOUGH = "Fin"
STOP = "Acabar aquí"
LEAVE = "Salir"
TITLE = "Inicio"
KINDS = ("", "grupo {}", "esc. {}", "color {}", "alt. {}", "1 color {}")
OR_CARD = " o carta"
GONE = "fuera"
RESTS = "espera"
WINS = "¡Gana {}!"
SHARED = "Empate"
NONE = "Sin resultado"
SPACE = "casilla {}"

# Entering a hand.
TIE_HAND = "Desempate"
PHASE = "F{}"
CARD = "carta"
WHO_OUT = "¿Quién cerró?"
WHO_LAID_FIRST = "¿Quién bajó antes?"
NOBODY = "¿No cerró nadie?"
LAID = "¿Fase bajada?"
CHOSE = "¿Para qué fase?"
NAMED = "¿Qué fase?"
FELL = "¿A quién bajó la X?"
FELL_NOBODY = "¿No bajó a nadie?"
STATES = ("cerró", "bajó fase", "sin bajar")
BY_CARDS = "←→ {}  ↑↓ {}  SELECT: cartas"
COUNT = "¿Qué cartas quedan?  ←→ ↑↓"
CARDS = ("1-9", "10-12", "Salto", "Comod.")
YES = "Bajada"
NOT = "No"
TAKE_SUM = "Anotar"
OUT = "cerró"
SURE = "Así es"
DOUBTS = {
    "steps": "¿{}? Van 5, 10, 15 …",
    "least": "¿{}, diez cartas, sin fase?",
    "most": "¿{} por tan pocas cartas?",
    "nothing": "¿Sin cartas y sin cerrar?",
    "dice": "¿{}? Más que los dados.",
}

# Entering a turn with the dice.
MADE = "¿Fase hecha?"
MADE_IT = "Hecha"
MISSED = "Fallada"
DICE_POINTS = "¿Cuántos?  ←→ 1  ↑↓ 5"

# The printed sheet.
CORRECT = "Cambiar"
CELL = "{}, ronda {}: "
LAID_IT = "bajada"
NO_PHASE = "sin fase"
RESTED = "–"
SELECTED = "SELECT: quitar la última"
TAKE_BACK = "¿Quitar la última?"
TAKE_IT = "Quitar"
EMPTY = "Aún no se ha jugado."
