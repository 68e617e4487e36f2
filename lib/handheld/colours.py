# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The named colours. `python3 desktop art` reads them for the sprites' palettes, and adds what only sprites need."""

FELT = 0x0F4A39
DEEP_FELT = 0x0A3A2D  # shadows and boxes on the felt
DOTS = 0x0D1914  # added to FELT for the dots of its pattern
LIGHT_FELT = 0x1C634C
PALE_FELT = 0x5E9C80
PIT = 0x062720
INK = 0x0C121C
WHITE = 0xFFFFFF
CREAM = 0xFFF4D8
SAND = 0xD8C298
STONE = 0x8C939C
GOLD = 0xFFC83C
LIGHT_YELLOW = 0xFFE47C
BRONZE = 0xB87214
PALE = 0x9CC8B0
GREEN = 0x6CD878
PINK = 0xFF9C9C
# on paper
SLATE = 0x4C4638
PAPER_GREEN = 0x127C3A
PAPER_RED = 0xB01C30
PURPLE = 0x7A2FA0
BROWN = 0x8A4B10
# the colours of the cards
RED = 0xDA2C38
BLUE = 0x245ADC
CARD_GREEN = 0x1E9E48
YELLOW = 0xF8B81C

# Numbers of the cards' palettes: 0 to 3 are those of the colours.
PLAIN = 4  # for cards without a colour, like Wild and Skip
GHOST = 12  # for missing cards
LIT = 13  # added to a number: the same with light edges
