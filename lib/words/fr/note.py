# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: what was missing or wrong; %s is the name of a setting, a file or a language."""

NOTE = "À savoir"
OK = "OK"
WRONG_setting = "%s dans settings.toml n'a pas de sens. Valeur d'origine gardée."
WRONG_sheet = "L'image %s manque ou est abîmée. Des cases la remplacent."
WRONG_font = "Les lettres %s manquent ou sont abîmées. D'autres les remplacent."
WRONG_words = "Les textes %s manquent ou sont abîmés. Ils restent en anglais."
WRONG_memory = "La mémoire était pleine. Ce qui était gardé attend sous Reprendre."
WRONG_save = "Impossible de garder : %s. Perdu si le courant s'arrête."
SAVE_damaged = "Une partie gardée était abîmée. Elle est mise de côté."
SAVE_foreign = "Ce qui était gardé ici n'est pas à nous. C'est mis de côté."
SAVE_newer = "La partie gardée vient d'une version plus récente. Mise de côté."
