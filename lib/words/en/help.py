# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: help pages, the basic rules and the keys; the first line of a page is its name."""

HELP = "Rules and keys"
OPEN = "Open"
BACK = "Back"
NEXT = "Next page"
VARIANT = "Variant: {}"

AIM = """The aim
Ten phases, one after the other. Who lays phase 10 first wins the game.
If several do so in one hand, the fewest points decide.
The line above your cards always says what A does now."""
TURN = """Your turn
1. Draw a card, from the draw pile or from the top of the discard pile.
2. Lay your phase if you have it all.
3. Hit more cards, once your phase is down.
4. Discard one card.
Your last card discarded: you are out, and the hand is over."""
PHASES = """The ten phases
1   two sets of 3
2   set of 3 + run of 4
3   set of 4 + run of 4
4   run of 7
5   run of 8
6   run of 9
7   two sets of 4
8   7 cards of one colour
9   set of 5 + set of 2
10 set of 5 + set of 3"""
TWIST_PHASES = """The phases of Twist
1   three sets of 3
2   four sets of 2
3   set of 5 + run of 4
4   two sets of 3 + run of {}
5   set of 3 + run of 6
6   two runs of 4
7   run of 4 + 4 of a colour
8   run of 5 in one colour
9   8 cards of one colour
10 9 cards of one colour"""
GROUPS = """Sets and runs
A set: cards of one number. Colours do not matter.
A run: numbers in a row from 1 to 12. Colours do not matter.
A phase is laid as a whole, out of your own hand, one in each hand. Cards that fit may go with it."""
HITTING = """Hitting
With your phase on the table you may add cards to all groups, yours and those of others.
A set takes its number, a run the next number at either end, phase 8 its colour.
So you get rid of your cards."""
WILD = """Wild
It stands for any number and any colour. In each group at least one card must be a number card.
Once laid it keeps its value. Eight Wilds are in the deck."""
SKIP = """Skip
Discard it and choose who misses a turn. It lies there until that turn.
It belongs to no group and is never taken from the pile. Nobody gets a second one meanwhile. Four Skips are in the \
deck."""
POINTS = """Points
Who is out gets 0. The others count what is left in the hand:
1 to 9 cost 5, 10 to 12 cost 10, a Skip 15, a Wild 20.
Few points are good. Who has laid a phase goes on to the next; the others try theirs again."""
KEYS = """Keys
Pad: choose a card, a pile, a player.
A: what its line says.
B: back. At the table it takes a move back, as long as nothing hidden was seen.
START: pause.
SELECT: sort by number or colour. Held down: a hint.
While others move any key hurries them, B held down skips to your turn."""
FAIR = """Fair play
Bots see no more than you would in their seat.
Each hand has a deal code, shown on the score sheet. With it everybody can deal the same hand again on a computer \
and see that nothing was rigged. Deal by code, under More, deals it here."""
REAL_CARDS = """Real cards
You have the cards, this keeps the score sheet: Title, Real cards.
After a hand: who went out, who laid, what was left. The pad changes points by 5 and 25; SELECT counts the cards.
On the sheet A changes any hand of anybody, SELECT takes the last one back.
It waits under Real cards until it is replaced."""
