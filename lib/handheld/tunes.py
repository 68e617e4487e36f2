# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The longer pieces of music, in the format of sound.EFFECTS: the theme of the title, and those for the end of a hand
or a game. Loaded only when one begins.
"""

TUNES = {
    "theme": bytes((
        72, 16, 76, 16, 79, 16, 76, 16, 81, 16, 79, 16, 76, 30, 0, 2,
        74, 16, 77, 16, 81, 16, 77, 16, 79, 46, 0, 2, 71, 16,
        72, 16, 76, 16, 79, 16, 84, 16, 83, 16, 81, 16, 79, 16, 76, 16,
        77, 16, 81, 16, 79, 16, 71, 16, 72, 30, 0, 2, 67, 8, 72, 8, 76, 8, 84, 44,
    )),
    "out": bytes((67, 5, 72, 5, 76, 5, 79, 5, 84, 12, 0, 4, 79, 6, 84, 26)),
    "gone": bytes((72, 8, 0, 3, 71, 8, 0, 3, 70, 20)),
    "win": bytes((
        67, 9, 67, 9, 67, 9, 72, 36, 0, 3, 76, 9, 74, 9, 72, 9, 79, 36, 0, 3,
        77, 9, 76, 9, 74, 9, 84, 27, 79, 18, 0, 3, 81, 9, 83, 9, 84, 54,
    )),
    "lost": bytes((67, 18, 66, 18, 65, 18, 0, 4, 60, 9, 63, 9, 60, 9, 55, 44)),
}
