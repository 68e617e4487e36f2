# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the settings menu."""

SETTINGS = "Réglages"
BACK = "Retour"
CHANGE = "Changer"
ON = "oui"
OFF = "non"
SOUNDS = ("coupé", "doux", "moyen", "fort")
LANGUAGE = "Langue"
SOUND = "Son"
LIGHTS = "Lumières"
BRIGHTNESS = "Luminosité"
SPEED = "Vitesse"
ABOUT_LANGUAGE = "Pour tout ce qui est écrit."
TALK = "Paroles"
ABOUT_TALK = "Les personnages disent parfois un mot."
ABOUT_SOUND = "Quelques notes à chaque coup."
ABOUT_LIGHTS = "Les cinq lumières : ton tour, un Passe-tour, une victoire."
ABOUT_BRIGHTNESS = "Plus sombre, plus longtemps."
ABOUT_SPEED = "Le rythme des cartes et des robots."
SPEEDS = {"slow": "lente", "normal": "normale", "fast": "rapide", "none": "immédiate"}
