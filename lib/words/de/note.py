# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: what was missing or wrong; %s is the name of a setting, a file or a language."""

NOTE = "Hinweis"
OK = "OK"
WRONG = {
    "setting": "%s in settings.toml ergibt keinen Sinn. Die Vorgabe gilt.",
    "sheet": "Das Bild %s fehlt oder ist beschädigt. Kästen vertreten es.",
    "font": "Die Schrift %s fehlt oder ist beschädigt. Eine andere vertritt sie.",
    "words": "Die Texte %s fehlen oder sind beschädigt. Es gilt Englisch.",
    "memory": "Der Speicher war voll. Was gesichert war, wartet unter Weiterspielen.",
    "files": "Die Dateien für Spielstände fehlen. Sie werden einmal angelegt; das dauert eine halbe Minute. Der Strom muss bleiben.",
    "save": "Sichern ging nicht: %s. Ohne Strom geht es verloren.",
}
SAVE = {
    "damaged": "Ein gesichertes Spiel war beschädigt und ist verloren.",
    "foreign": "Im Speicher des Chips liegt Fremdes. Spiele lassen sich dort nicht sichern. Soll es überschrieben werden?",
    "newer": "Das Spiel stammt aus einer neueren Version. Es bleibt, wie es ist.",
}
YES = {"files": "Anlegen", "foreign": "Überschreiben"}
NO = "Lassen"
MAKING = "Die Dateien werden angelegt. Nicht ausschalten, bis der Titel wieder da ist!"
