# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The numbers of the icons, tiles of the sheet icons, in which ten are in a row. `python3 desktop art` reads this file:
each icon is drawn by the pixel map with its name.
"""

(NONE, KEY_A, KEY_B, PAD, PAD_SIDE, PAD_UP, UP, RIGHT, DOWN, LEFT,
 TURN, TICK, CROSS, SKIP, CROWN, DEALER, FLOAT, SAVE, KNOCK, BACK,
 SPEAKER, MUTED, NOTE, BULB, DIM_BULB, BOX, BOX_TICKED, RADIO, RADIO_CHOSEN, LOW,
 HIGH, PLUS, STAR, GEAR, CLOCK, HAND, RED, BLUE, GREEN, YELLOW,
 LOCK) = range(41)
