# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: the settings menu. A row is name | help."""

SETTINGS = "Ajustes"
BACK = "Atrás"
CHANGE = "Cambiar"
ON = "sí"
OFF = "no"
SOUNDS = ("no", "suave", "medio", "fuerte")
LANGUAGE = "Idioma|Para todos los textos."
SOUND = "Sonido|Unas notas en cada jugada."
LIGHTS = "Luces|Las cinco luces: tu turno, un Salto, ganar."
BRIGHTNESS = "Brillo|Menos luz, más horas de juego."
SPEED = "Velocidad|El ritmo de las cartas y de los bots."
TALK = "Charla|Los personajes dicen algo de vez en cuando."
SPEEDS = {"slow": "lenta", "normal": "normal", "fast": "rápida", "none": "inmediata"}
