# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: messages about what is missing or wrong; {} is the name of a setting, a file or a language."""

NOTE = "Remarque"
OK = "OK"
FAULT = "Quelque chose a échoué. La partie continue comme elle était."
RETRIED = "Quelque chose a échoué. On essaie encore une fois."
WRONG = {
    "fault": "Quelque chose a encore échoué. Une partie commencée attend sous Reprendre.",
    "levels": "Les niveaux du voyage manquent ou sont abîmés. De plus simples les remplacent.",
    "dice": "Le livre des dés manque ou est abîmé. Les robots suivent une règle simple.",
    "setting": "{} dans settings.toml n'a pas de sens. Valeur d'origine gardée.",
    "sheet": "L'image {} manque ou est abîmée. Des cases la remplacent.",
    "font": "Les lettres {} manquent ou sont abîmées. D'autres les remplacent.",
    "words": "Les textes {} manquent ou sont abîmés. Ils restent en anglais.",
    "ahead": "Le fichier {} manque ou est abîmé. Les menus s'ouvrent plus lentement.",
    "memory": "La mémoire était pleine. Ce qui était enregistré attend sous Reprendre.",
    "files": "Les fichiers de sauvegarde manquent. Les créer prend une demi-minute, sans couper le courant.",
    "unmade": "Les fichiers n'ont pas pu être créés : {}.",
    "save": "Enregistrement impossible : {}. Perdu si le courant s'arrête.",
}
REASONS = {  # why not
    "full": "disque plein",
    "readonly": "disque protégé",
    "broken": "disque abîmé",
    "memory": "mémoire pleine",
    "newer": "une version récente s'y trouve",
    "big": "trop grand",
}
SAVE = {
    "damaged": "Une partie enregistrée était abîmée. Elle est perdue.",
    "foreign": "La mémoire de la puce contient autre chose. On ne peut rien y enregistrer. Faut-il l'écraser ?",
    "newer": "La partie enregistrée vient d'une version plus récente. Elle reste telle quelle.",
    "unread": "La partie enregistrée est illisible. Elle reste telle quelle. Un fichier est peut-être abîmé.",
}
YES = {"files": "Créer", "foreign": "Écraser"}
NO = "Laisser"
MAKING = "Les fichiers sont créés. Ne pas éteindre avant le retour du titre !"

# The performance screen.
BENCH = "Performance"
AGAIN = "Encore"
BACK = "Retour"
BOARD = "Carte"
FIRMWARE = "Firmware"
VERSION = "Programme"
FREE = "Libre, bloc"
FRAME = "Image"
KEY = "Touche"
BOT = "Robot : pas, tour"
BATTERY = "Batterie"
ERASES = "NVM effacée"
FAULTS = "Erreurs"
