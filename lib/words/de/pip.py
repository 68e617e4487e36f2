# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: what is said by PIP the frog, who cannot sit still: at a phase laid, hit by a Skip, going out."""

LAID = ("Hopp!", "Quak! Gesehen?", "Ein Sprung weiter.", "Platsch!")
SKIPPED = ("He, ich war im Sprung!", "Quak ...", "Zurück aufs Blatt.", "Boing. Oder nicht.")
OUT = ("Hopp, hopp, hurra!", "Der größte Sprung!", "Quak und tschüss!", "Juhu!")
