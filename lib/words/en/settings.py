# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the settings menu. A row is name | help."""

SETTINGS = "Settings"
BACK = "Back"
CHANGE = "Change"
ON = "on"
OFF = "off"
SOUNDS = ("off", "soft", "medium", "loud")
LANGUAGE = "Language|For all that is written."
SOUND = "Sound|A few notes for each move."
LIGHTS = "Lights|The five lights show your turn, a Skip, a win."
BRIGHTNESS = "Brightness|Less light, longer play."
SPEED = "Speed|How fast the cards move and the bots play."
TALK = "Talk|The characters say a word now and then."
SPEEDS = {"slow": "slow", "normal": "normal", "fast": "fast", "none": "at once"}
