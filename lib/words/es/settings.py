# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: the settings menu."""

SETTINGS = "Ajustes"
BACK = "Atrás"
CHANGE = "Cambiar"
ON = "sí"
OFF = "no"
SOUNDS = ("no", "suave", "medio", "fuerte")
LANGUAGE = "Idioma"
SOUND = "Sonido"
LIGHTS = "Luces"
BRIGHTNESS = "Brillo"
SPEED = "Velocidad"
ABOUT_LANGUAGE = "Para todos los textos."
TALK = "Charla"
ABOUT_TALK = "Los personajes dicen algo de vez en cuando."
ABOUT_SOUND = "Unas notas en cada jugada."
ABOUT_LIGHTS = "Las cinco luces: tu turno, un Salto, ganar."
ABOUT_BRIGHTNESS = "Menos luz, más horas de juego."
ABOUT_SPEED = "El ritmo de las cartas y de los bots."
SPEEDS = {"slow": "lenta", "normal": "normal", "fast": "rápida", "none": "inmediata"}
