# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: what was missing or wrong; %s is the name of a setting, a file or a language."""

NOTE = "Hinweis"
OK = "OK"
WRONG_setting = "%s in settings.toml ergibt keinen Sinn. Die Vorgabe gilt."
WRONG_sheet = "Das Bild %s fehlt oder ist beschädigt. Kästen vertreten es."
WRONG_font = "Die Schrift %s fehlt oder ist beschädigt. Eine andere vertritt sie."
WRONG_words = "Die Texte %s fehlen oder sind beschädigt. Es gilt Englisch."
WRONG_memory = "Der Speicher war voll. Was gesichert war, wartet unter Weiterspielen."
WRONG_save = "Sichern ging nicht: %s. Ohne Strom geht es verloren."
SAVE_damaged = "Ein gesichertes Spiel war beschädigt. Es liegt beiseite."
SAVE_foreign = "Was hier lag, ist nicht von uns. Es liegt beiseite."
SAVE_newer = "Das Spiel stammt aus einer neueren Version. Es liegt beiseite."
