# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: what is said by OTTO the owl, who has read about it: at a phase laid, hit by a Skip, going out."""

LAID = ("Como dicen los libros.", "Así es.", "Las he contado.", "Uh, uh.")
SKIPPED = ("Poco probable, en teoría.", "Tomo nota.", "Pues me pongo a leer.", "Hm, poco sabio.")
OUT = ("Gana la sabiduría.", "Buenas noches.", "Era la página 42.", "Según lo calculado.")
