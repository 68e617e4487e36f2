# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the settings menu."""

SETTINGS = "Einstellungen"
BACK = "Zurück"
CHANGE = "Ändern"
ON = "an"
OFF = "aus"
SOUNDS = ("aus", "leise", "mittel", "laut")
LANGUAGE = "Sprache"
SOUND = "Ton"
LIGHTS = "Lichter"
BRIGHTNESS = "Helligkeit"
SPEED = "Tempo"
ABOUT_LANGUAGE = "Für alles Geschriebene."
TALK = "Sprüche"
ABOUT_TALK = "Die Figuren sagen ab und zu etwas."
ABOUT_SOUND = "Ein paar Töne zu jedem Zug."
ABOUT_LIGHTS = "Die fünf Lichter zeigen Zug, Aussetzen, Sieg."
ABOUT_BRIGHTNESS = "Dunkler heißt: länger spielen."
ABOUT_SPEED = "Wie schnell Karten fliegen und Bots spielen."
SPEEDS = {"slow": "langsam", "normal": "normal", "fast": "schnell", "none": "sofort"}
