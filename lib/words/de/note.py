# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: messages about what is missing or wrong; {} is the name of a setting, a file or a language."""

NOTE = "Hinweis"
OK = "OK"
FAULT = "Etwas ging schief. Das Spiel geht weiter, wie es war."
RETRIED = "Etwas ging schief. Es wird noch einmal versucht."
WRONG = {
    "fault": "Etwas ging wieder schief. Ein begonnenes Spiel wartet unter Weiterspielen.",
    "levels": "Die Stufen der Reise fehlen oder sind beschädigt. Einfache treten an ihre Stelle.",
    "dice": "Das Buch der Würfel fehlt oder ist beschädigt. Bots würfeln nach einer einfachen Regel.",
    "setting": "{} in settings.toml ergibt keinen Sinn. Die Vorgabe gilt.",
    "sheet": "Das Bild {} fehlt oder ist beschädigt. Kästen vertreten es.",
    "font": "Die Schrift {} fehlt oder ist beschädigt. Eine andere vertritt sie.",
    "words": "Die Texte {} fehlen oder sind beschädigt. Es gilt Englisch.",
    "ahead": "Die Datei {} fehlt oder ist beschädigt. Menüs öffnen sich langsamer.",
    "memory": "Der Speicher war voll. Was gesichert war, wartet unter Weiterspielen.",
    "files": "Die Dateien für Spielstände fehlen. Anlegen dauert eine halbe Minute. Der Strom muss bleiben.",
    "unmade": "Die Dateien konnten nicht angelegt werden: {}.",
    "save": "Sichern ging nicht: {}. Ohne Strom geht es verloren.",
}
REASONS = {  # why not
    "full": "Speicher voll",
    "readonly": "Speicher gesperrt",
    "broken": "Speicher defekt",
    "memory": "kein Arbeitsspeicher frei",
    "newer": "da liegt ein neuerer Stand",
    "big": "zu groß",
}
SAVE = {
    "damaged": "Ein gesichertes Spiel war beschädigt und ist verloren.",
    "foreign": "Im Speicher des Chips liegt Fremdes. So lässt sich dort nichts sichern. Überschreiben?",
    "newer": "Das Spiel stammt aus einer neueren Version. Es bleibt, wie es ist.",
    "unread": "Das Spiel ist nicht lesbar. Es bleibt, wie es ist. Vielleicht ist eine Programmdatei beschädigt.",
}
YES = {"files": "Anlegen", "foreign": "Überschreiben"}
NO = "Lassen"
MAKING = "Die Dateien werden angelegt. Nicht ausschalten, bis der Titel wieder da ist!"

# The performance screen.
BENCH = "Leistung"
AGAIN = "Noch mal"
BACK = "Zurück"
BOARD = "Gerät"
FIRMWARE = "Firmware"
VERSION = "Programm"
FREE = "Frei, am Stück"
FRAME = "Bild"
KEY = "Taste"
BOT = "Bot: Schritt, Zug"
BATTERY = "Akku"
ERASES = "NVM gelöscht"
FAULTS = "Fehler"
