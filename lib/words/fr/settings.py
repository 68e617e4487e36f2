# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the settings menu. A row is name | help."""

SETTINGS = "Réglages"
BACK = "Retour"
CHANGE = "Changer"
ON = "oui"
OFF = "non"
SOUNDS = ("coupé", "doux", "moyen", "fort")
LANGUAGE = "Langue|Pour tout ce qui est écrit."
SOUND = "Son|Quelques notes à chaque coup."
LIGHTS = "Lumières|Les cinq lumières : ton tour, un Passe-tour, une victoire."
BRIGHTNESS = "Luminosité|Plus sombre, plus longtemps."
SPEED = "Vitesse|Le rythme des cartes et des robots."
TALK = "Paroles|Les personnages disent parfois un mot."
SPEEDS = {"slow": "lente", "normal": "normale", "fast": "rapide", "none": "immédiate"}
