# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The numbers of the icons, tiles of the sheet icons. The first row is all that the tables and most menus need, see
sheets.icon_sheet(). `python3 desktop art` reads this file: each icon is drawn by the pixel map with its name.
"""

(NONE, KEY_A, KEY_B, PAD, ARROW_UP, ARROW_DOWN, TICK, SKIP, FLOAT, SAVE,
 CROWN, DEALER, TURN, CROSS, BOX, BOX_TICKED, PLUS, STAR, LOCK, RED,
 BLUE, GREEN, YELLOW) = range(23)
