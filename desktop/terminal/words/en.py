# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the terminal. Where there are two sentences, the first is about the person who plays."""

YOU = "you"
YOURS = "yours"  # whose group it is
AND = " and "
A_CARD = "a card"
NOBODY = "nobody"
EMPTY = "empty"
DONE = "done"

# What happens.
HAND = "Hand %d. Dealer: %s. Deal code %s."
UPCARD = "%s is turned up."
DREW = ("You draw %s.", "%s draws %s.")
TOOK = ("You take %s.", "%s takes %s.")
LAID = ("You lay your phase: %s.", "%s lays the phase: %s.")
ADDED = ("You hit %s on %s: %s.", "%s hits %s on %s: %s.")
SWAPPED = ("You put %s in for a Wild of %s: %s.", "%s puts %s in for a Wild of %s: %s.")
SAVED = ("You save %s.", "%s saves %s.")
DISCARDED = ("You discard %s.", "%s discards %s.")
TURNED = ("You turn %s over.", "%s turns %s over.")
SKIPPED = ("You play a Skip at %s.", "%s plays a Skip at %s.")
SERVED = ("You miss this turn.", "%s misses a turn.")
KNOCKED = ("You knock.", "%s knocks.")
FLOATS = ("You float.", "%s floats.")
GAVE = ("You give it to %s.", "%s gives it to %s.")
CHOSE = ("You choose: %s.", "%s chooses: %s.")
NAMED = ("You throw %s back.", "%s throws %s back.")
FELL = ("You go back one phase.", "%s goes back one phase.")
RESHUFFLED = "The discard pile is shuffled anew."
OUT = ("You are out!", "%s is out.")
NOBODY_OUT = "The hand is over; nobody is out."
TIE = "A tie: %s play on."
WINNER = "The game is over. Winner: %s."

# What is there.
GROUP = "%s of %s: %s"
KINDS = ("", "set", "run", "colour", "motley run", "run of a colour")
ASKED = ("", "set of %d", "run of %d", "%d of one colour", "run of %d in changing colours", "run of %d in one colour")
PHASE = "%s (%s)"
YOUR_PHASE = "Your phase: %s, %s."
TO_GO = "%d to go"
READY = "complete"
LAID_ALREADY = "laid"
HAND_IS = "Your hand: %s."
TABLE = "Deck %d, discard pile: %s. %s."
SEAT = "%s %d"
SEAT_LAID = ", phase laid"
SEAT_SKIP = ", a Skip waits"
SCORE = ("points", "total", "phase")

# What can be done.
DRAW_DECK = "draw from the deck"
DRAW_PILE = "take %s"
DRAW_SAVED = "take %s from your saved cards"
LAY = "lay phase %s: %s"
HIT = "hit %s to the %s"
SWAP = "put %s into the %s"
ENDS = {"": "", "low": ", low end", "high": ", high end"}
DISCARD = "discard %s"
FACE_DOWN = "discard %s face down"
SKIP = "skip %s with %s"
ON_PILE = "discard %s on pile %d"
SAVE = "save %s"
CHOOSE = "play phase %s"
TWIST_CARD = "take the top Twist card"
TURN = "turn %s over"
TO = "%s"

# The conversation.
MOVE = "Your move: "
KNOCK = "Knock for %s? (y, or Enter for no) "
YES = ("y", "yes")
NEXT_HAND = "Enter: next hand. "
WRONG = "A number from 1 to %d; ? tells what else."
HINT = "The owl: %s %s"
NOTHING_TO_UNDO = "Nothing to take back: something hidden has been seen since, or nothing was done."
UNDONE = "Taken back."
KEPT = "The game is kept; the same command goes on with it."
NOT_KEPT = "The game could not be kept: %s."
GOES_ON = "Going on with the game kept in hand %d; --new begins another."
DAMAGED = "The kept game cannot be read (%s); a new one begins."
GOODBYE = "Goodbye."
PLAYED = "Phases: %s"
CHANGED = "Chosen: %s"
HELP = """A number does the move of that line. Besides:
  h  a hint from the best bot      u  take the last move back, until you drew or a bot played
  t  the whole table again         r  the rules of this game
  s  keep the game and leave       q  leave without keeping it"""
