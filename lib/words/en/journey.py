# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the journey. A place is its name and what is said there, two lines of 20 letters at the most. A house rule
has two lines of 26.
"""

LOOK = "Go in"
BACK = "Title"
PLAY = "Play"
RULE = "House rule"
CLOSE = "Back"
MAP = "Map"
ON = "Go on"
AGAIN = "Try again"

PLACES = (
    "Harbour|The boat is late. Time for a hand?",
    "Orchard|Apples for all who lay before the frog.",
    "Old mill|Corn is ground, the cards go round.",
    "Forest|The bear keeps score on a tree.",
    "Lake|Still water, quick fingers.",
    "Market|The owl bets on the long run.",
    "Castle|Who wants to pass shows a hand.",
    "Pass|Snow above, and no way round.",
    "Desert|Hot sand, cool heads.",
    "Summit|From here all phases look small.",
    "Home|One last table, with the best.",
)
KINDS = ("", "set {}", "run {}", "colour {}", "alternating {}", "colour run {}")
WHO = "{} play, strength {}"
BEST = ", best {}"
AIMS = "★ win ★ ≤{} hands ★ ≤{} pts."
EASIER = "Three losses: easier now."
RULES = (
    "",
    "Knock: take a discard out of turn. Who is passed waits.",
    "Float: out of cards without a discard, you play on.",
    "A laid Wild in a run moves aside for its number.",
    "A Wild may be thrown as a Skip.",
    "The last card may be hit as well.",
    "Post: on phase 1 each 1 is wild, on 2 each 2 ...",
)

WON = "Level won!"
LOST = "Not this time"
LEVEL = "Level {}"
STAR_WON = "Won"
STAR_HANDS = "At most {} hands: {}"
STAR_POINTS = "At most {} points: {}"
