# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: what was missing or wrong; %s is the name of a setting, a file or a language."""

NOTE = "Hinweis"
OK = "OK"
FAULT = "Etwas ging schief. Das Spiel geht weiter, wie es war."
WRONG = {
    "fault": "Etwas ging wieder schief. Ein begonnenes Spiel wartet unter Weiterspielen.",
    "dice": "Das Buch der Würfel fehlt oder ist beschädigt. Bots würfeln nach einer einfachen Regel.",
    "setting": "%s in settings.toml ergibt keinen Sinn. Die Vorgabe gilt.",
    "sheet": "Das Bild %s fehlt oder ist beschädigt. Kästen vertreten es.",
    "font": "Die Schrift %s fehlt oder ist beschädigt. Eine andere vertritt sie.",
    "words": "Die Texte %s fehlen oder sind beschädigt. Es gilt Englisch.",
    "memory": "Der Speicher war voll. Was gesichert war, wartet unter Weiterspielen.",
    "save": "Sichern ging nicht: %s. Ohne Strom geht es verloren.",
}
SAVE = {
    "damaged": "Ein gesichertes Spiel war beschädigt. Es liegt beiseite.",
    "foreign": "Was hier lag, ist nicht von uns. Es liegt beiseite.",
    "newer": "Das Spiel stammt aus einer neueren Version. Es liegt beiseite.",
}
