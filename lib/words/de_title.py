# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the title, its menu in one text with a line for each row."""

CHOOSE = "Auswählen"
BACK = "Zurück"
MENU = """Weiterspielen
Neues Spiel
Kurze Runde
Turnier
Mehr
Erste Runde geführt
Regeln und Tasten
Rekorde
Einstellungen"""
