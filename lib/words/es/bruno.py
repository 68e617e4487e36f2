# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: what is said by BRUNO the bear, who is never in a hurry: at a phase laid, hit by a Skip, going out."""

LAID = ("Sin prisa.", "Huele a miel.", "Ahí la tenéis.", "Firme como un oso.")
SKIPPED = ("Pues meriendo algo.", "Grrr.", "Puedo esperar.", "¿Hm? ¿Me toca? ¿No?")
OUT = ("¡Miel para todos!", "Me voy a mi cueva.", "Vaya, vaya, vaya.", "Hora de la siesta.")
