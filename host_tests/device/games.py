# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Deterministic whole games: the seed alone decides the rules, the seats and every move. Runs in Python and
MicroPython, where the same seeds must give the same transcripts; whether these are correct is tested elsewhere.
"""

from binascii import crc32

from phase10 import ending, engine, option_list, options, snapshot, turn, unpacking  # noqa: F401 every hand ends
from phase10.cards import RULE, SKIP, WILD
from phase10.chance import Chance
from phase10.phases import COLOUR, SET
from script import writer

MODES = ("ordered", "ordered", "ordered", "fixed10", "freeOrder", "masters", "mastersDeclare", "antiPhase", "twist")
SHORT = "1,2,8 4,10 3 2,5,9 1,4,7 1,6 8,3 set2+run3,colour4,alt4,flush4 1,2,3,4".split()
_FIXED = ("mode", "phaseList", "handTurns", "antiStart", "antiHands")


def rules_for(seed: int):
    """Return random compatible options; phase lists are short, and handTurns is low."""
    chance = Chance(seed)
    while True:
        rules = options.Rules("mattel" if chance.below(3) == 0 else "sheet")
        rules.set("mode", MODES[chance.below(len(MODES))])
        rules.set("handTurns", str(5 + chance.below(20)))
        rules.set("antiStart", str(1 + chance.below(3)))
        rules.set("antiHands", str(1 + chance.below(4)))
        if rules.mode not in ("twist", "antiPhase"):
            rules.set("phaseList", SHORT[chance.below(len(SHORT))])
        for name in option_list.names():
            if name not in _FIXED and chance.below(4) == 0:
                rules.set(name, any_value(name, chance))
        if not rules.settle():
            return rules


def any_value(name: str, chance) -> str:
    values = list(option_list.find(name).values)
    if ".." in values[-1]:
        low, high = values[-1].split("..")
        return str(int(low) + chance.below(int(high) - int(low) + 1))
    return values[chance.below(len(values))]


def table_for(seed: int):
    rules = rules_for(seed)
    most = 4 if rules.mode in ("masters", "mastersDeclare") else 6
    return engine.new_table(rules, min(2 + seed % 5, most), seed)


def transcript(seed: int):
    """Generator: yield the lines of a game; those that begin with # are checksums of the table at that moment."""
    table, chance = table_for(seed), Chance(seed + 1)
    yield from writer.setup_lines(table, seed)
    for count in range(3000):
        if table.step == "end":
            break
        if table.step in ("over", "deal"):
            if table.hand_no >= 7:
                break
            yield "# %d" % crc32(snapshot.pack(table))
        seat, action = move(table, chance)
        yield writer.move_line(table, seat, action)
        code = engine.do(table, seat, action)
        if code:
            raise RuntimeError("%s refused: %s" % (action, code))
        table.events.clear()
        if count % 16 == 0:
            table = unpacking.unpack(snapshot.pack(table))
        yield from writer.after_lines(table)
    yield "# %d" % crc32(snapshot.pack(table))


def digest(seed: int) -> int:
    """Return a checksum of the transcript."""
    crc = 0
    for line in transcript(seed):
        crc = crc32(line.encode(), crc)
    return crc


# --- a player for all seats ------------------------------------------------------------------------------------------


def move(table, chance, spare=None):
    """Return (seat, action), a random legal move for the current step. spare(table, seat, chance) orders the cards of a
    hand by which is discarded first; default: least_missed.
    """
    seat, step = table.turn, table.step
    if step in ("over", "deal"):
        return 0, ("deal",)
    if step == "play":
        return seat, play(table, seat, chance, spare or least_missed)
    if step == "draw":
        # seldom if it costs a card, or the hands would only grow
        if table.can_be_knocked and not chance.below(3 if table.rules.knockPenalty == "off" else 12):
            for knocker in range(table.seats):
                if engine.why_not(table, knocker, ("knock",)) is None:
                    return knocker, ("knock",)
        return seat, first_legal(table, seat, draws(table, seat), chance)
    if step == "choose":
        tries = [("choose", at) for at in table.course.choices(seat)]
        if table.rules.mode == "twist":
            tries.append(("choose", "twist"))
    elif step == "turn":
        tries = [("turn", card) for card in table.hands[seat]]
    else:
        tries = [(step, target) for target in range(table.seats)]
    return seat, first_legal(table, seat, tries, chance)


def draws(table, seat: int):
    tries = [("draw", "deck"), ("draw", "saved", table.saved[seat][0] if table.saved[seat] else 0)]
    for pile in range(len(table.piles)):
        tries.append(("draw", "pile", pile) if len(table.piles) > 1 else ("draw", "discard"))
    return tries


def first_legal(table, seat: int, tries, chance):
    """Return a legal one of the tries, or None."""
    start = chance.below(len(tries)) if tries else 0
    for i in range(len(tries)):
        action = tries[(start + i) % len(tries)]
        if engine.why_not(table, seat, action) is None:
            return action
    return None


def play(table, seat: int, chance, spare):
    if table.laid[seat]:
        action = chance.below(8) and first_legal(table, seat, hits(table, seat), chance)
        return action or first_legal(table, seat, partings(table, table.hands[seat]), chance) or first_legal(
            table, seat, hits(table, seat), chance)
    for at in table.course.layable(seat):
        lay = turn.best_lay(table, seat, at)
        if lay and chance.below(8) and engine.why_not(table, seat, ("lay", lay, at)) is None:
            return ("lay", lay, at)
    hand = spare(table, seat, chance)
    if table.rules.mode in ("masters", "mastersDeclare") and not chance.below(5):
        action = ("save", hand[0])
        if engine.why_not(table, seat, action) is None:
            return action
    for card in hand:
        action = first_legal(table, seat, partings(table, bytes((card,))), chance)
        if action:
            return action
    return None


def least_missed(table, seat: int, chance):
    """Return the cards of the hand, those first without which it is nearest to a phase."""
    hand = table.hands[seat]
    phases = table.course.layable(seat)
    ranked = []
    for i in range(len(hand)):
        short = 0
        if phases and hand[i] < WILD:
            rest = hand[:i] + hand[i + 1 :]
            short = table.finder.short(rest, table.rules.phases[phases[0]], table.postal(seat))
        ranked.append((short + 20 * (hand[i] == WILD)) * 256 + chance.below(16) * 16 + i)
    ranked.sort()
    return bytes([hand[rank & 15] for rank in ranked])


def hits(table, seat: int):
    """Return ways to add each card of the hand to each group; only a run has ends."""
    tries = []
    for card in sorted(set(table.hands[seat])):
        for owner in range(table.seats):
            for index in range(len(table.laid[owner])):
                tries.append(("hit", card, owner, index))
                if table.laid[owner][index][0] in (SET, COLOUR):
                    continue
                tries.append(("hit", card, owner, index, "low" if card & 1 else "high"))
                if table.rules.replaceWild == "on":
                    tries.append(("swap", card, owner, index, "high"))
    return tries


def partings(table, hand):
    """Return all ways to discard one of these cards."""
    piles = range(3) if len(table.piles) > 1 else (-1,)
    tries = []
    for card in sorted(set(hand)):
        for pile in piles:
            tries.append(("discard", card, -1, pile))
        if card in (SKIP, WILD):
            for target in range(table.seats):
                tries.append(("discard", card, target))
        if card == RULE:
            tries.append(("discard", RULE, "down"))
    return tries
