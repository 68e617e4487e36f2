# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the settings menu."""

SETTINGS = "Settings"
BACK = "Back"
CHANGE = "Change"
ON = "on"
OFF = "off"
SOUNDS = ("off", "soft", "medium", "loud")
LANGUAGE = "Language"
SOUND = "Sound"
LIGHTS = "Lights"
BRIGHTNESS = "Brightness"
SPEED = "Speed"
ABOUT_LANGUAGE = "For all that is written."
TALK = "Talk"
ABOUT_TALK = "The characters say a word now and then."
ABOUT_SOUND = "A few notes for each move."
ABOUT_LIGHTS = "The five lights show your turn, a Skip, a win."
ABOUT_BRIGHTNESS = "Less light, longer play."
ABOUT_SPEED = "How fast the cards move and the bots play."
SPEEDS = {"slow": "slow", "normal": "normal", "fast": "fast", "none": "at once"}
