# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the settings menu. A row is name | help."""

SETTINGS = "Einstellungen"
BACK = "Zurück"
CHANGE = "Ändern"
ON = "an"
OFF = "aus"
SOUNDS = ("aus", "leise", "mittel", "laut")
LANGUAGE = "Sprache|Für alles Geschriebene."
SOUND = "Ton|Ein paar Töne zu jedem Zug."
LIGHTS = "Lichter|Die fünf Lichter zeigen Zug, Aussetzen, Sieg."
BRIGHTNESS = "Helligkeit|Dunkler heißt: länger spielen."
SPEED = "Tempo|Wie schnell Karten fliegen und Bots spielen."
TALK = "Sprüche|Die Figuren sagen ab und zu etwas."
SPEEDS = {"slow": "langsam", "normal": "normal", "fast": "schnell", "none": "sofort"}
