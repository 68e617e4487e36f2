# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: the screen of measurements."""

BENCH = "Rendimiento"
AGAIN = "Otra vez"
BACK = "Atrás"
BOARD = "Placa"
FIRMWARE = "Firmware"
VERSION = "Programa"
FREE = "Memoria libre"
BLOCK = "Mayor bloque"
FRAME = "Imagen"
KEY = "Tecla"
BOT = "Bot: paso, turno"
BATTERY = "Batería"
ERASES = "NVM borrada"
FAULTS = "Fallos"
