# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: the pause menu. A row is name | help; GIVE_UP has a second help text, for an event."""

TITLE = "Pausa"
RESUME = "Seguir|"
SCORES = "Hoja de puntos|"
BOARD = "Tablero|"
SPEED = "Velocidad|"
SOUND = "Sonido|"
HELP = "Reglas y teclas|"
QUIT = "Guardar y salir|Espera en Continuar."
GIVE_UP = "Abandonar|Este intento no contará.|+{} por ronda restante."
STOP = "Terminar aquí|Hacen falta 5,5 fases."
LEFT = "Aún {} min; 5,5 fases."  # in a game by the clock

# Labels of A, and values.
CHOOSE = "Elegir"
CHANGE = "Cambiar"
SURE = "Sí, seguro"
SPEEDS = {"slow": "lenta", "normal": "normal", "fast": "rápida", "none": "inmediata"}
SOUNDS = ("no", "suave", "medio", "fuerte")

HAND = "Ronda {} · Código {}"
NOT_KEPT = "¡No se pudo guardar!"
