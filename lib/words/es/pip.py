# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: what is said by PIP the frog, who cannot sit still: at a phase laid, hit by a Skip, going out."""

LAID = ("¡Hop!", "¡Croac! ¿Lo viste?", "Un salto más.", "¡Chof!")
SKIPPED = ("¡Eh, que estaba saltando!", "Croac...", "Vuelvo a mi nenúfar.", "Boing. O no.")
OUT = ("¡Hop, hop, hurra!", "¡El mayor salto!", "¡Croac y adiós!", "¡Yuju!")
