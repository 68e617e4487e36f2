# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A never betrays: hands played by presses of A alone, presses of A compared with the line that was seen, and hints
followed by A. `.venv/bin/python host_tests/a_key_safety.py alone|lines|owl COUNT [WAY ...]` plays so many hands,
presses or hints in each way to play (or in those named) and stops at the first that betrays; the tests take a sample.
"""

import argparse
import random
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
for folder in (HERE.parent / "desktop", HERE.parent / "lib", HERE):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

import arguments  # noqa: E402
import driver  # noqa: E402

driver.prepare()
import key_player  # noqa: E402
import stage  # noqa: E402
import standin_display  # noqa: E402
from deciding import decided  # noqa: E402
from phase10 import groups  # noqa: E402
from phase10.cards import SKIP, WILD  # noqa: E402
from phase10.phases import size_of  # noqa: E402
from screens.menus import presets  # noqa: E402

OWL = 4
WAYS = tuple(presets.name(at) for at in range(len(presets.TABLE)) if presets.name(at) != "dice")


class Betrayed(AssertionError):
    """A failed check: A did something harmful, or not what the screen said."""


class Watch(key_player.Fingers):
    """Plays games of one variant; records each move of the person, and the screen at each key press."""

    def __init__(self, handheld, way, seats, seed):
        super().__init__(handheld)
        self.words = way
        self.hands = 0
        self.moves = []  # moves of the person, with the state before each
        self.seen = None  # the line in the last frame sent
        options = dict(word.split("=") for word in presets.TABLE[WAYS.index(way)].split()[1:])
        if way == "mattel":
            options = {"wildPoints": "25", "naturals": "phase", "goOut": "hitOrDiscard", "reshuffle": "keepTop"}
        self.seats = max(seats, 3) if "knock" in options else seats
        self.options, self.seed = options, seed
        handheld.badge.blind = True  # drawing is disabled: several times faster
        handheld.badge.on_refresh = self.look
        handheld.run(300)
        self.begin()

    def begin(self):
        """Start a new game and wait for its table."""
        self.seed += 1
        stage.play(self.handheld, self.seats, seed=self.seed, **self.options)
        self.spy()
        stage.go(self.handheld, "table")

    def spy(self):
        game = self.app.game
        done = game.do

        def do(seat, action):
            asked = game.is_person(seat) and action[0] != "deal"
            judged = self.judge(game.table, seat, action) if asked else None
            code = done(seat, action)
            if asked and not code:
                self.moves.append((action, judged))
            return code

        game.do = do

    def judge(self, table, seat, action):
        """Check a move, with the table as it was before."""
        return None

    def look(self):
        """Called for each frame sent."""
        screen = self.app.screen if "app" in self.handheld.names else None
        bar = getattr(screen, "bar", None)
        self.seen = bar.left.words if bar and hasattr(bar, "key_a") and not bar.key_a.hidden else ""

    def on_line(self) -> bool:
        """Is a line shown that says what A does?"""
        return self.where() == "table" and bool(self.seen) and not self.app._next

    def go_on(self):
        """Press on through the screens between two hands or games."""
        if self.where() == "score" and self.table.winners is None:
            self.hands += 1
            self.press("A", wait=100)
        elif self.where() in ("score", "board"):
            self.hands += self.where() == "score"
            self.press("A", wait=100)
        elif self.where() in ("end", "title"):
            self.begin()
        else:
            self.handheld.run(40)


def refresh(display, **how):
    sent = _refresh(display, **how)
    looks = getattr(display._badge, "on_refresh", None)
    if looks:
        looks()
    return sent


_refresh, standin_display.Display.refresh = standin_display.Display.refresh, refresh


# --- A alone ----------------------------------------------------------------------------------------------------------


class Alone(Watch):
    """Presses only A."""

    def judge(self, table, seat, action):
        if action[0] == "knock":
            return None if self.brings_on(table, seat, table.pile[-1]) else f"knocked for {table.pile[-1]:#x}"
        if action[:2] == ("draw", "deck") and self.leaves_wild(table, seat):
            return f"drew from the deck while a Wild lay open for {bytes(table.hands[seat]).hex(' ')}"
        if action[0] not in ("discard", "turn") or len(table.hands[seat]) < 2:
            return None
        card = action[1]
        if not self.is_wanted(table, seat, card):
            return None
        for other in set(table.hands[seat]) - {card}:
            if not self.is_wanted(table, seat, other) and self.may_go(table, seat, action[0], other):
                return f"{action} while {other:#x} is of no use in {bytes(table.hands[seat]).hex(' ')}"
        return None

    def may_go(self, table, seat, verb, card):
        from phase10 import engine
        tries = [(verb, card)] + [(verb, card, target) for target in range(table.seats)] + [(verb, card, -1, 0)]
        return any(engine.why_not(table, seat, action) is None for action in tries)

    def leaves_wild(self, table, seat):
        """Is there an open Wild that may be taken and brings the hand nearer to its phase?"""
        from phase10 import engine
        draws = [("draw", "discard")] + [("draw", "pile", pile) for pile in range(1, len(table.piles))]
        found = [pile for draw, pile in zip(draws, table.piles) if pile and not engine.why_not(table, seat, draw)]
        return not table.laid[seat] and WILD in [pile[-1] for pile in found] and self.brings_on(table, seat, WILD)

    def brings_on(self, table, seat, card):
        """Does a card that the hand has not yet fit a group, or bring it nearer to its phase?"""
        postal, hand = table.postal(seat), bytes(table.hands[seat])
        if card > WILD or groups.fits_any(table.laid, card, postal, table.colour_rule()):
            return True
        return not table.laid[seat] and any(
            table.finder.short(hand + bytes((card,)), table.rules.phases[at], postal)
            < min(table.finder.short(hand, table.rules.phases[other], postal) for other in table.course.layable(seat))
            for at in table.course.layable(seat))

    def is_wanted(self, table, seat, card):
        """Does a group on the table or the nearest arrangement of the phase, by the finder, need this card?"""
        if card > WILD:
            return False
        postal, hand = table.postal(seat), bytes(table.hands[seat])
        if card == WILD or any(groups.fitting_places(group, card, postal, table.colour_rule())
                               for laid in table.laid for group in laid):
            return True
        if table.laid[seat]:
            return False
        phases, layable = table.rules.phases, table.course.layable(seat)
        if not layable:
            return False
        short = min(table.finder.short(hand, phases[at], postal) for at in layable)
        place = hand.find(card)
        rest = hand[:place] + hand[place + 1:]
        if min(table.finder.short(rest, phases[other], postal) for other in layable) > short:
            return True
        nearest = [other for other in layable if table.finder.short(hand, phases[other], postal) == short][0]
        phase = phases[nearest]
        lay = table.finder.best(hand + bytes((WILD,)) * short, phase, size_of(phase), postal)
        return bool(lay) and b"".join(bytes(cards) for cards, _ in lay).count(card) >= hand.count(card)

    def play(self, hands):
        presses = 0
        while self.hands < hands:
            if self.where() != "table" or self.app._next:
                self.go_on()
                presses = 0
                continue
            if self.on_line() or self.screen.part:
                knocking = self.screen.part and self.screen.part_name == "knock"
                self.press("A", hold=20, wait=450 if knocking else 20)  # sooner, it is no answer there
            else:
                self.handheld.run(40)
            presses += 1  # counts frames without a line, too
            if presses > 6000:
                raise Betrayed(f"A leads nowhere: {self.seen} {self.table.step} {self.screen.part_name}")
            for _, wrong in self.moves:
                if wrong:
                    raise Betrayed(wrong)
            self.moves.clear()


# --- A and the line ---------------------------------------------------------------------------------------------------


def lines_for(app, action, name):
    """All texts that the action line may have shown before this move."""
    screen, verb = app.screen, action[0]
    say, names = screen.say, app.game.names

    def of(family, sentence):
        return getattr(app.words_of(family), sentence)

    advised = {say.DO_IT}
    if verb == "draw":
        if action[1] == "deck":
            return advised | {say.DRAW}
        if action[1] == "saved":
            return advised | {of("saving", "TAKE_SAVED").format(name(action[2]))}
        top = app.game.table.piles[action[2] if len(action) > 2 else 0][-1]
        found = {say.TAKE.format(name(top))}
        if app.game.rules.knock == "on":
            found.add(of("knocking", "TAKE_NOW").format(name(top)))
        return advised | found
    if verb == "lay":
        return {say.LAY_IT}
    if verb == "hit":
        return advised | {say.HIT.format(name(action[1]))} | ends(app, action[2])
    if verb == "swap":
        return advised | {of("swapping", "VERB").format(name(action[1])), *of("swapping", "WILD_TO").split("|")}
    if verb == "discard":
        if len(action) > 2 and isinstance(action[2], int) and action[2] >= 0:
            single = {say.PLAY_SKIP, of("swapping", "WILD_AS_SKIP"), of("swapping", "VERB").format(name(action[1]))}
            return advised | {say.SKIP_WHOM.format(names[action[2]])} | single
        if len(action) > 2 and action[2] == "down":
            return advised | {of("swapping", "RULE_CARD")}
        if len(action) == 4:
            return advised | {of("piles", "ON_PILE").format(action[3] + 1)} | plain(app, name, action[1])
        return advised | plain(app, name, action[1])
    if verb == "turn":
        asked = of("why", "DISCARD_WILD" if action[1] == WILD else "DISCARD_FITTING")
        return advised | {of("knocking", "VERB").format(name(action[1])), asked}
    if verb == "save":
        return advised | {of("saving", "VERB").format(name(action[1]))}
    if verb == "give":
        return advised | {of("knocking", "WHOM_GIVE").format(name(card), names[action[1]]) for card in (WILD, SKIP)}
    if verb == "name":
        return advised | {of("swapping", "WHOM_NAME").format(names[action[1]])}
    if verb == "choose":
        return None  # there the line is compared as it is displayed
    return set()


def ends(app, owner):
    """Return the ends of the groups of a seat as the line would name them."""
    if owner == app.game.viewer:
        return set(app.words_of("seldom").HIT_YOURS)
    return {end.format(app.game.names[owner]) for end in app.screen.say.HIT_END}


def plain(app, name, card):
    say, why = app.screen.say, app.words_of("why")
    found = {say.DISCARD.format(name(card)), say.LAST.format(name(card))}
    if card == WILD:
        found.add(why.DISCARD_WILD)
    elif card == SKIP:
        found.add(say.PLAY_SKIP)
    else:
        found |= {why.DISCARD_FITTING, why.DISCARD_UNLAID}
    return found


class Lines(Watch):
    """Presses random keys; each move must be what the line said in the last frame before the A that made it."""

    cause = later_cause = None  # the line at the moment of the A that is being processed
    lines = ((0, ""),)  # for each frame: its time and its line

    def spy(self):
        super().spy()
        self.spied = None

    def look(self):
        if "app" not in self.handheld.names:
            return
        before = self.seen
        super().look()
        now = self.handheld.badge.clock.milliseconds()
        if self.seen != before:
            self.lines = self.lines[-5:] + ((now, self.seen),)
        if self.where() == "table" and self.screen and self.screen is not self.spied:
            self.spied = self.screen
            self.follow(self.screen)

    def follow(self, screen):
        """Track which key press caused each action of the screen."""
        key, then, act = screen.key, screen.then, screen.act

        def on_key(event):
            self.cause = self.line_at(self.pressed.get("A", 0)) if event == 5 else f"not A but {event}"
            key(event)

        def on_then(*args):
            self.later_cause = self.cause
            then(*args)

        def on_act():
            before, self.cause = self.cause, self.later_cause
            act()
            self.cause = before

        screen.key, screen.then, screen.act = on_key, on_then, on_act

    def line_at(self, when):
        return [line for time, line in self.lines if time <= when][-1]

    def judge(self, table, seat, action):
        if not self.screen.hand.cards or action[0] == "knock":
            return None
        wanted = lines_for(self.app, action, self.screen.name)
        if wanted is not None and self.cause not in wanted:
            return f"{action} though the line said {self.cause!r}"
        return None

    def play(self, presses):
        chance = random.Random(self.seed)
        self.pressed, done = {}, 0
        while done < presses:
            if self.where() != "table" or self.app._next:
                if self.where() == "pause":
                    self.press("B", wait=100)
                self.go_on()
                continue
            key = chance.choice(("A",) * 8 + ("LEFT", "RIGHT", "UP", "DOWN") * 2 + ("B", "SELECT"))
            hold = 700 if key == "SELECT" and chance.random() < 0.2 else chance.choice((5, 15, 40))
            self.pressed[key] = self.handheld.time
            self.press(key, hold=hold, wait=chance.choice((35, 35, 40, 47, 60, 150, 600)))
            done += key == "A"
            for _, wrong in self.moves:
                if wrong:
                    raise Betrayed(wrong)
            self.moves.clear()


# --- the owl ----------------------------------------------------------------------------------------------------------


class Owl(Watch):
    """Asks for a hint at each decision, presses A, and compares the move with the hint."""

    LEVEL = "hard"

    def judge(self, table, seat, action):
        return self.like(table, action)

    def like(self, table, action):
        """Normalise a move: an end that is the only possible one need not be named."""
        from phase10 import engine
        if action[0] == "lay":
            at = action[2] if len(action) > 2 and action[2] >= 0 else table.course.layable(table.turn)[0]
            return "lay", tuple((bytes(cards), value) for cards, value in action[1]), at
        if action[0] in ("hit", "swap"):
            bare = action[:4] + ("",)
            return bare if engine.why_not(table, table.turn, bare) is None else action
        if action[0] == "discard" and action[2:3] == (-1,) and (len(action) < 4 or action[3] == table.emptied):
            return action[:2]
        return action

    def advised(self):
        import bots
        from phase10.view import View
        return self.like(self.table, decided(bots.player("hard", OWL, 1), View(self.table, self.table.turn)))

    def play(self, hints):
        done = 0
        chance = random.Random(self.seed)
        while done < hints:
            if self.where() != "table" or self.app._next:
                self.go_on()
                continue
            if not self.settle():
                continue
            part = self.screen.part_name if self.screen.part else ""
            if part == "pass_on":
                self.press("A")
                continue
            if part == "knock":
                self.press("B")
                continue
            self.follow(chance)
            done += 1

    def follow(self, chance):
        for _ in range(chance.randrange(4)):  # wherever the cursor is
            self.press(chance.choice(("LEFT", "RIGHT", "DOWN")))
            part, name = self.screen.part, self.screen.part_name
            if part and (name == "lay" or name == "aim" and part.can_cancel):
                self.press("B")
        wanted = self.advised()
        self.moves.clear()
        self.press("SELECT", hold=700)
        self.handheld.until(lambda: self.screen.part_name == "hint" and self.screen.part.done, 20000)
        if chance.random() < 0.5:
            self.press("B")
            self.handheld.until(lambda: self.screen.turn.ready or self.screen.part, 2000)
        lines = []
        for _ in range(3):
            lines.append(self.screen.bar.left.words)
            self.press("A", wait=90)
            if self.moves:
                break
        if not self.moves or self.moves[0][1] != wanted:
            raise Betrayed(f"the owl says {wanted}, A does {self.moves} after {lines}")
        if len(lines) > 2 + (lines[-1] == self.app.words_of("why").DISCARD_WILD):
            raise Betrayed(f"{len(lines)} times A for {wanted}: {lines}")


KINDS = {"alone": Alone, "lines": Lines, "owl": Owl}


def run(kind, way, count, seats=3, seed=1):
    """Play so many hands, presses or hints in one way to play."""
    with driver.Handheld(seed=seed, speed="none", dim=0, dark=0) as handheld:
        watch = KINDS[kind](handheld, way, seats, 1000 * seed)
        watch.play(count)


def main(argv):
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("kind", choices=KINDS)
    words.add_argument("count", metavar="COUNT", type=arguments.count)
    words.add_argument("ways", metavar="WAY", nargs="*", help=", ".join(WAYS))
    chosen, status = words.parse_args(argv), 0
    for name in chosen.ways or WAYS:
        if name not in WAYS:
            words.error(f"there is no way {name}; there are {', '.join(WAYS)}")
        try:
            run(chosen.kind, name, chosen.count)
            print(name, "ok", flush=True)
        except Exception as error:
            print(name, repr(error), flush=True)
            status = 1
    return status


if __name__ == "__main__":
    arguments.run(main)
