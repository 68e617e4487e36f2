# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Plays all combinations of rules: `nice .venv/bin/python host_tests/combinations.py [GAMES [MODE ...]]` plays that
many random games (200) of every combination to their end, and stops at the first failure with the steps to reproduce
it.

A combination is a mode (MODES), one of the two presets, and of the variants (VARIANTS) none, any one, any two, or all
that are compatible with the mode. A variant with several values, like dealerSkip, has all of them in turn over the
games of a combination. Larger sets are only checked for being allowed or refused, not played: there are too many.

Compatibility is declared here independently (GOES_WITH), from the written rules and not from the program. A mode allows
a variant or not, and two variants never exclude each other, so this determines any set.

Of forty games one is a whole game; the others start late, with random phases done, because first hands are all alike.
Every game is played to its end: one that does not end is an error.
"""

import argparse
import copy
import itertools
import sys
import time
from binascii import crc32
from collections import Counter, namedtuple
from pathlib import Path

HERE = Path(__file__).resolve().parent
for folder in (HERE, HERE.parent / "desktop", HERE.parent / "lib"):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

import arguments  # noqa: E402
from device import games  # noqa: E402
from phase10 import engine, snapshot, unpacking  # noqa: E402
from phase10.opening import full_deck  # noqa: E402
from phase10.dice import snapshot as dice_snapshot  # noqa: E402
from phase10.cards import SKIP, SPENT, WILD  # noqa: E402
from phase10.chance import Chance  # noqa: E402
from phase10.groups import HEAD, high_end  # noqa: E402
from script import notation  # noqa: E402
from script.notation import Refused  # noqa: E402
from phase10.options import Rules  # noqa: E402
from phase10.phases import COLOUR, SET  # noqa: E402
from script.setup import Setup  # noqa: E402
from random_player import loosest  # noqa: E402

PRESETS = ("sheet", "mattel")
# options of the base game, each with its values, those of the preset "sheet" first
BASE = {
    "wildPoints": ("20", "25"),
    "firstWild": ("normal", "autoLeft", "redraw"),
    "firstSkip": ("skipFirst", "cover", "redraw"),
    "takeWild": ("yes", "no"),
    "takeSkip": ("no", "yes"),
    "naturals": ("group", "phase", "none"),
    "hitSameTurn": ("yes", "no"),
    "skipTarget": ("any", "next"),
    "skipPile": ("onTopWhenServed", "underWhenServed", "onTopWhenPlayed", "setAside"),
    "skipLimit": ("onePending", "oncePerLap", "noConsecutive"),
    "skipNoTarget": ("dead", "forbidden"),
    "skipLast": ("yes", "no"),
    "goOut": ("discard", "hitOrDiscard"),
    "reshuffle": ("all", "keepTop"),
    "dealer": ("rotate", "fixed"),
    "gameEnd": ("handEnd", "immediateIfSole", "mustGoOut", "outThenPoints"),
    "tieBreak": ("firstOut", "firstLay"),
}
# the modes, each with its forms
MODES = {
    "ordered": ("",),
    "fixed10": ("", "fixedTie=extra"),
    "freeOrder": ("",),
    "masters": ("", "saveLimit=unlimited", "saveOut=no", "saveVisible=yes"),
    "mastersDeclare": ("", "saveLimit=unlimited", "saveOut=no"),
    "antiPhase": ("", "antiHands=4", "antiStart=3 antiHands=10"),
    "twist": ("", "twistStart=mustCompleteFirst", "twist4=run4", "twistVisible=no"),
    "dice": ("", "diceWildColour=any"),
}
EASY = "phaseList=set2+run3,colour4,alt4,flush4"
VARIANTS = {
    "knock": ("knock=on", "knock=on knockPenalty=on", "knock=on knockPriority=seat"),
    "replaceWild": ("replaceWild=on",),
    "wildAsSkip": ("wildAsSkip=on",),
    "float": ("goOut=float", "goOut=float floatSkip=ends"),
    "postal": ("postal=on",),
    "short55": ("short55=manual", "short55=minutes", "short55=hands shortHands=3", "short55=hands shortHands=9"),
    "dealerWild": ("firstWild=dealerChooses",),
    "dealerSkip": ("firstSkip=dealerChooses", "firstSkip=dealerChooses dealerSkip=card"),
    "subset": ("phaseList=firstFive", "phaseList=even", "phaseList=odd", EASY),
    "altRun": ("altRun=replacePhase6", "altRun=extraPhase", "altRun=replacePhase6 altMode=twoColour"),
    "antiOthers": ("antiOthers=on",),
}
ANYWHERE = ("knock", "replaceWild", "wildAsSkip", "float", "postal", "short55", "dealerWild", "dealerSkip", "subset")
GOES_WITH = {
    "ordered": (*ANYWHERE, "altRun", "antiOthers"),
    "fixed10": (*ANYWHERE, "altRun"),
    "freeOrder": (*ANYWHERE, "altRun"),  # postal: no number is wild there, but nobody goes out in the first lap
    "masters": (*ANYWHERE, "altRun"),
    "mastersDeclare": (*ANYWHERE, "altRun"),
    # Like the base game except for its end; no seat advances, so 5.5 phases cannot be reached.
    "antiPhase": tuple(name for name in (*ANYWHERE, "altRun") if name != "short55"),
    # Its phases are those of the board, and it turns up cards by a rule of its own.
    "twist": ("replaceWild", "wildAsSkip", "float"),
    "dice": (),
}
SEATS = {"masters": (2, 4), "mastersDeclare": (2, 4), "dice": (1, 8)}

WHOLE = 40  # one in so many games is played from its first hand
CHECK = 24  # moves between two checks of the snapshot
MOST_MOVES = 60000
MOST_BYTES = 600
HAND = 10

_RULES = {preset: Rules(preset) for preset in PRESETS}  # to be copied: making them takes far longer

Combination = namedtuple("Combination", "mode variants preset")


class Broken(Exception):
    """A failed check."""


# --- what there is, and what goes together ----------------------------------------------------------------------------


def allowed(mode, variants):
    return all(variant in GOES_WITH[mode] for variant in variants)


def sets(most=2):
    """Generator: every set of so many variants at most."""
    for size in range(most + 1):
        yield from itertools.combinations(VARIANTS, size)


def combinations(modes=tuple(MODES)):
    """Generator: all combinations that are allowed and played."""
    for mode in modes:
        chosen = [variants for variants in sets() if allowed(mode, variants)]
        if len(GOES_WITH[mode]) > 2:
            chosen.append(GOES_WITH[mode])
        for variants in chosen:
            for preset in PRESETS:
                yield Combination(mode, variants, preset)


def options_of(combination, at):
    """Return the options of a combination; at selects the form of each part."""
    forms = [MODES[combination.mode]] + [VARIANTS[variant] for variant in combination.variants]
    texts = ["mode=" + combination.mode]
    for choices in forms:
        at, place = divmod(at, len(choices))
        texts += choices[place].split()
    if combination.mode == "antiPhase" and EASY in texts:
        texts.append("antiHands=20")  # who always lays never falls: without a last hand it would not end
    return texts


def forms_of(combination):
    """Return the number of forms of a combination."""
    count = len(MODES[combination.mode])
    for variant in combination.variants:
        count *= len(VARIANTS[variant])
    return count


def why_not_together(combination, at):
    """Return what options.settle() says of a form of a combination."""
    rules = copy.copy(_RULES[combination.preset])
    for text in options_of(combination, at):
        name, _, value = text.partition("=")
        if not rules.set(name, value):
            raise Broken(f"there is no {text}")
    return rules.settle()


def reader_of(combination, at, lines=()):
    """Return a script's setup of a form of a combination, ready for build()."""
    reader = Setup()
    texts = ["option " + text for text in options_of(combination, at)]
    for line in ("preset " + combination.preset, *texts, *lines):
        reader.add(line.split())
    return reader


def why_refused(read):
    """Return why a script's setup is refused by read(), its rules() or build(), or ""."""
    try:
        read()
    except Refused as refused:
        if refused.code != "bad-option" or not refused.why:
            raise Broken(f"refused as {refused.code}, {refused.why}") from refused
        return refused.why
    return ""


def judge_sets(mode):
    """Check for every set of variants that it is refused exactly if GOES_WITH says so; return how many were."""
    refused = 0
    for count, variants in enumerate(sets(len(VARIANTS))):
        combination = Combination(mode, variants, PRESETS[count % 2])
        why = why_not_together(combination, count)
        judge(combination, why, allowed(mode, variants))
        refused += bool(why)
    return refused


def judge_pairs(mode):
    """The same through the script reader, for up to two variants in all their forms; return how many were refused."""
    refused = 0
    for variants in sets():
        for preset in PRESETS:
            combination = Combination(mode, variants, preset)
            for at in range(forms_of(combination)):
                why = why_refused(reader_of(combination, at).rules)
                judge(combination, why, allowed(mode, variants))
                refused += bool(why)
    return refused


def judge_seats(mode):
    """Check the allowed numbers of seats, with every pair of variants."""
    fewest, most = SEATS.get(mode, (2, 6))
    for variants in sets():
        combination = Combination(mode, variants, "sheet")
        for seats in range(fewest, max(7, most + 1)):
            why = why_refused(reader_of(combination, 0, [f"players {seats}"]).build)
            judge(combination, why, allowed(mode, variants) and seats <= most)


def judge(combination, why, goes):
    """Compare the program's verdict with GOES_WITH; a refusal must name what conflicts."""
    if bool(why) == goes:
        raise Broken(f"{combination} is {'refused: ' + why if why else 'not refused, as GOES_WITH has it'}")
    names = [VARIANTS[variant][0].partition("=")[0] for variant in combination.variants]
    if why and not why.endswith(" players"):
        demand(combination.mode in why and any(name in why for name in names), f"{combination} is refused with {why}")


# --- a game -----------------------------------------------------------------------------------------------------------


class Game:
    """A random game of a combination, determined by its number."""

    def __init__(self, combination, number):
        self.combination, self.number = combination, number
        self.chance = Chance(crc32(f"{combination} {number}".encode()))
        fewest, most = SEATS.get(combination.mode, (2, 6))
        self.seats = fewest + number % (most + 1 - fewest)
        lines = [f"players {self.seats}", f"seed {number + 1}", f"dealer {1 + self.chance.below(self.seats)}"]
        reader = reader_of(combination, number, lines)
        if number % WHOLE and combination.mode != "dice":
            for line in self.late(reader.rules().numbers):
                reader.add(line.split())
        self.table = reader.build()
        self.rules = self.table.rules
        self.box = None if combination.mode == "dice" else box_of(combination)
        self.scores = list(self.table.scores)
        self.moves, self.before = 0, 0 if self.box is None else max(0, self.table.hand_no - 1)

    # --- where it begins ----------------------------------------------------------------------------------------------

    def late(self, numbers):
        """Setup lines of a game in progress: one seat is near its end, the others anywhere."""
        mode, below, last = self.combination.mode, self.chance.below, len(numbers) - 1
        left = 0 if below(3) else 1
        if mode == "twist":
            spaces = [1 + below(28) for _ in range(self.seats)]
            spaces[below(self.seats)] = 24 + below(5)
            return ["pawns " + " ".join(map(str, spaces))]
        if mode == "antiPhase":  # it ends before the first phase
            return self.phases(numbers, [below(2) for _ in range(self.seats)])
        if mode == "fixed10":
            return self.phases(numbers, [last - left] * self.seats)
        near = below(self.seats)
        if mode == "ordered":
            return self.phases(numbers, [last - left if seat == near else below(last) for seat in range(self.seats)])
        return [self.ticks(seat, numbers, 1 + (left if seat == near else below(last))) for seat in range(self.seats)]

    def phases(self, numbers, places):
        return ["phases " + " ".join(notation.phase_word(numbers[place]) for place in places)]

    def ticks(self, seat, numbers, left):
        """For modes with phases in any order: all phases are done except so many."""
        numbers = bytearray(numbers)
        self.chance.shuffle(numbers)
        return "done %d %s" % (seat + 1, ",".join(notation.phase_word(number) for number in sorted(numbers[left:])))

    # --- how it goes --------------------------------------------------------------------------------------------------

    def play(self):
        """Play to the end; return the number of hands."""
        try:
            play, look = (self.roll, self.look_at_dice) if self.box is None else (self.move, self.look_at_cards)
            look()
            while self.table.step != "end":
                if self.moves == MOST_MOVES:
                    raise Broken("it does not end")
                play()
                self.moves += 1
                look()
                if self.moves % CHECK == 0:
                    self.pack(self.rules)
            self.pack()
            self.look_at_end()
        except Exception as error:
            raise Broken(f"{self.combination}, game {self.number}, move {self.moves}: {error!r}") from error
        return 0 if self.box is None else self.table.hand_no - self.before

    def move(self):
        table = self.table
        seat, action = games.move(table, self.chance, loosest)
        if self.rules.short55 in ("manual", "minutes") and not self.chance.below(500):
            seat, action = 0, ("stop",)  # the host, or the clock
        code = engine.do(table, seat, action)
        demand(code is None, f"{action} refused: {code}")
        table.events.clear()

    def roll(self):
        table, below = self.table, self.chance.below
        if table.step == "keep" and table.best_claim() and below(3):
            action = ("score", table.best_claim())
        elif table.can_roll() and below(12):
            keeps = table.step == "keep" and below(4)
            action = ("keep", table.nearest()[1] if below(4) else below(1024)) if keeps else ("roll",)
        else:
            action = ("score", table.best_claim()) if table.best_claim() else ("miss",)
        if table.why_not(table.turn, action) == "not-now":
            action = ("roll",) if table.step == "roll" else ("miss",)
        code = table.do(table.turn, action)
        demand(code is None, f"{action} refused: {code}")
        table.events.clear()

    # --- what must hold -----------------------------------------------------------------------------------------------

    def look_at_cards(self):
        table = self.table
        found = cards_of(table)
        undealt = table.step == "deal" or (table.step == "choose" and self.rules.mode == "twist")
        demand(found == self.box or (undealt and not found), "cards are lost or found")
        if self.rules.knockPenalty == "off":
            demand(max(map(len, table.hands)) <= HAND + 1, "a hand is too big")
        if table.scores != self.scores:
            self.look_at_scores()

    def look_at_scores(self):
        """Check that points only grow, in steps of five; Twist counts none."""
        table = self.table
        counted = self.rules.mode != "twist" and table.step in ("over", "end")
        demand(counted, "there are points where none are counted")
        for seat in range(table.seats):
            won = table.scores[seat] - self.scores[seat]
            demand(won >= 0 and won % 5 == 0 and won == table.points[seat], "points are lost or found")
        self.scores = list(table.scores)

    def look_at_dice(self):
        table = self.table
        demand(0 <= table.kept < 1024 and table.rolls <= 3 and len(table.faces) == 10, "dice are lost or found")
        demand(all(score <= 649 for score in table.scores), "more points than there are")

    def pack(self, known=None):
        """Check that the game fits into a snapshot, and continue from it; known rules need not be unpacked again."""
        packer, most = (dice_snapshot, 150) if self.box is None else (snapshot, MOST_BYTES)
        packed = packer.pack(self.table)
        demand(len(packed) <= most, f"{len(packed)} bytes")
        self.table = unpacking.unpack(packed, known) if self.box else dice_snapshot.unpack(packed)
        demand(packer.pack(self.table) == packed, "another game comes out of the snapshot")
        if self.box:
            self.look_at_groups()

    def look_at_groups(self):
        table = self.table
        for group in [group for groups in table.laid for group in groups]:
            demand(max(group[HEAD:]) < SKIP, "there is a Skip in a group")
            if group[0] not in (SET, COLOUR):
                demand(1 <= group[1] <= high_end(group) <= 12, "a run goes too far")
        if self.rules.mode in ("freeOrder", "mastersDeclare"):
            demand(not any(map(table.postal, range(table.seats))), "a number is wild without a phase")

    def look_at_end(self):
        """Check that the winners are possible and that every further action is refused."""
        table, rules = self.table, self.rules
        demand(table.winners or rules.short55 != "off", "nobody has won")
        demand(all(0 <= seat < table.seats for seat in table.winners), "nobody we know has won")
        for action in (("roll",), ("miss",)) if self.box is None else (("deal",), ("draw", "deck"), ("discard", WILD)):
            code = table.why_not(table.turn, action) if self.box is None else engine.why_not(table, table.turn, action)
            demand(code == "game-over", "the game goes on behind its end")
        if rules.short55 == "off" and rules.mode not in ("fixed10", "antiPhase", "dice"):
            demand(all(table.course.shown(seat) == -1 for seat in table.winners), "won without the last phase")


def demand(holds, otherwise):
    if not holds:
        raise Broken(otherwise)


def box_of(combination):
    """The deck by the rules: Masters has two Skips fewer, antiOthers an additional rule card."""
    skips = 2 if combination.mode.startswith("masters") else 4
    box = bytes(sorted(full_deck(skips, "antiOthers" in combination.variants)))
    demand(len(box) == 104 + skips + ("antiOthers" in combination.variants), "the box is wrong")
    return box


def cards_of(table):
    """All cards wherever they are, saved ones included; a Wild played as a Skip counts as a Wild."""
    there = table.deck + table.aside
    for place in (*table.piles, *table.hands, *table.saved):
        there += place
    for groups in table.laid:
        for group in groups:
            there += group[HEAD:]
    there += bytes(card for card in table.skips if card >= WILD)
    if table.given:
        there.append(table.given)
    return bytes(sorted(there.replace(bytes((SPENT,)), bytes((WILD,)))))


# --- all of them ------------------------------------------------------------------------------------------------------


def play(combination, count, first=0):
    """Play so many games of a combination; return a Counter of games, hands and moves."""
    done = Counter()
    for number in range(first, first + count):
        game = Game(combination, number)
        done.update(games=1, hands=game.play(), moves=game.moves)
    return done


def play_all(count, modes=tuple(MODES)):
    began, total = time.monotonic(), Counter()
    for mode in modes:
        forbidden = judge_sets(mode)
        judged = 2 ** len(VARIANTS)
        total.update(judged=judged, allowed=judged - forbidden, forbidden=forbidden, forms=judge_pairs(mode))
        judge_seats(mode)
        chosen = list(combinations([mode]))
        print(f"{mode}: {len(chosen)} combinations to play, {forbidden} sets of variants refused", flush=True)
        for at, combination in enumerate(chosen):
            total.update(play(combination, count), played=1)
            if at % 20 == 19:
                so_far = "{games} games, {hands} hands, {moves} moves".format(**total)
                print(f"  {at + 1} of {len(chosen)}, {so_far}, {time.monotonic() - began:.0f} s", flush=True)
    total["seconds"] = round(time.monotonic() - began)
    print(
        "{judged} sets of variants: {allowed} allowed, {forbidden} forbidden and refused, {forms} scripts with them;"
        " {played} combinations played: {games} games, {hands} hands, {moves} moves, all ended, {seconds} s".format(
            **total
        )
    )


def main(argv):
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("games", metavar="GAMES", type=arguments.count, nargs="?", default=200)
    words.add_argument("modes", metavar="MODE", nargs="*", help=", ".join(MODES))
    chosen = words.parse_args(argv)
    for mode in chosen.modes:
        if mode not in MODES:
            words.error(f"there is no mode {mode}; there are {', '.join(MODES)}")
    play_all(chosen.games, chosen.modes or tuple(MODES))


if __name__ == "__main__":
    arguments.run(main)
