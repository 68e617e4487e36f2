# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The fuzzer of `desktop torture`: a Session generates, from its seed alone, random keys, sensible moves, and faults.
Each line of the generated script is executed at once by a Victim (torture_target.py), and logged, so that the script
can be replayed without the fuzzer.
"""

import binascii
import contextlib
import random
from types import SimpleNamespace

import driver
import torture_target
from deciding import decided
from key_player import Fingers
from injector import ERRORS
from torture_target import Finding, Victim

import bots
from bots import dice
from handheld import places
from phase10 import actions, engine, option_list, options, snapshot, unpacking
from phase10.dice import snapshot as dice_snapshot
from phase10.dice import table as dice_tables
from phase10.rules import seats_of
from phase10.sheet import kept
from phase10.view import View
from screens import kinds, save_header
from screens.journey.levels import LEVELS
from screens.menus.players import NAMES

KINDS = ("keys", "errors", "cuts", "saves", "files", "usb")
KEYS = ("UP", "DOWN", "LEFT", "RIGHT") * 2 + ("A",) * 7 + ("B",) * 3 + ("SELECT", "START")
SPEEDS = ("slow", "normal", "fast", "none", "none")
MODES = ("ordered", "ordered", "fixed10", "freeOrder", "masters", "mastersDeclare", "antiPhase", "twist", "dice")
WHERE = ("bots/", "phase10/", "words/", "screens/table/", "screens/menus/", "screens/dice/", "screens/journey/",
         "screens/sheet/", "screens/app", "screens/rescue", "handheld/sound", "handheld/lights", "handheld/store",
         "handheld/places", "handheld/sheets", "handheld/text", "handheld/screen", "handheld/keys", "handheld/power",
         "handheld/machine", "memory")
SPOILT = ("fonts/small.pcf", "fonts/big.pcf", "sprites/palettes.bin", "sprites/levels.bin", "bots/dice.bin",
          *sorted(f"sprites/{path.name}" for path in (driver.ROOT / "sprites").glob("*.bmp")))
MISSING = ("words.de.table", "words.fr.title", "words.de.note", "words.es.journey",
           *(f"words.en.{path.stem}" for path in sorted((driver.ROOT / "lib/words/en").glob("[a-z]*.py"))),
           "screens.menus.help", "screens.menus.records", "screens.menus.event", "screens.sheet.graph",
           "handheld.sound", "handheld.tunes", "handheld.lights")
LANGUAGES = driver.languages()[1:]


# --- games to go on with ----------------------------------------------------------------------------------------------


def any_rules(chance, mode):
    """Return Rules with random options without conflicts; often short phase lists and few handTurns to end soon."""
    while True:
        rules = options.Rules(chance.choice(("sheet", "sheet", "mattel")))
        rules.set("mode", mode)
        if chance.random() < 0.5:
            rules.set("handTurns", str(5 + chance.randrange(20)))
        for name in option_list.names():
            if name not in ("mode", "handTurns", "phaseList") and chance.random() < chance.choice((0, 0.1, 0.25)):
                rules.set(name, any_value(name, chance))
        if mode != "twist" and chance.random() < 0.5:
            rules.set("phaseList", chance.choice(("1,2,8", "4,10", "3", "set2+run3,colour4,alt4,flush4", "1,2,3,4")))
        if not rules.settle():
            return rules


def any_value(name, chance):
    value = chance.choice(option_list.find(name).values)
    if ".." in value:
        low, high = value.split("..")
        return str(chance.randint(int(low), int(high)))
    return value


def any_game(chance):
    """Return the save of a random game with random rules, stopped at a random move."""
    mode = chance.choice(MODES)
    persons = chance.choice((1, 1, 1, 2))
    rules = any_rules(chance, mode)
    if mode == "dice":
        seats = persons + chance.randrange(8 - persons)
        table = dice_tables.DiceTable(rules.in_force(), seats, chance.randrange(1 << 29) + 1)
        players = [dice.Player("normal", 1 + seat) for seat in range(table.seats)]
        for _ in range(chance.choice((0, 3, 30, 90))):
            if table.step == actions.ENDED:
                break
            table.do(table.turn, decided(players[table.turn], dice_tables.View(table)))
            table.events.clear()
        packed = dice_snapshot.pack(table)
    else:
        _, most = seats_of(rules)
        table = engine.new_table(rules.in_force(), 2 + chance.randrange(most - 1), chance.randrange(1 << 29) + 1)
        advance(table, chance.choice((0, 1, 5, 20, 60, 120, 300)))
        packed = snapshot.pack(table)
    persons = min(persons, table.seats)
    seats = list(range(table.seats))
    chance.shuffle(seats)
    people = sorted(seats[:persons])
    form = save_header.DICE if mode == "dice" else save_header.CARDS
    playing = SimpleNamespace(
        kind=kinds.PLAY, viewer=people[0], names=NAMES[:table.seats], faces=range(table.seats),
        levels=[0 if seat in people else chance.choice((2, 6, 10)) for seat in range(table.seats)])
    if mode != "dice":
        playing.laid_per_hand = bytes(chance.randrange(1 << table.seats) for _ in range(table.hand_no - 1))
        playing.rules, playing.began, playing.machine = table.rules, 0, SimpleNamespace(now=0)
        playing.played = chance.randrange(1 << 17) if table.rules.short55 == "minutes" else 0  # seconds, also too many
    return bytes(save_header.pack(form, playing)) + packed


def any_sheet(chance):
    """Return the save of a score sheet of real cards or dice with a random number of hands."""
    rules = any_rules(chance, chance.choice(MODES)).in_force()
    least, most = seats_of(rules)
    seats = chance.randint(least, most)
    sheet = kept.new_sheet(rules, NAMES[:seats], chance.randrange(seats))
    for number in range(chance.choice((0, 1, 3, 12))):
        if sheet.is_over() or not (told_turns if sheet.DICE else told_hand)(sheet, number, chance):
            break
    return kept.pack(sheet)


def told_hand(sheet, number, chance):
    hand = sheet.draft(number)
    hand.out = chance.randrange(sheet.seats)
    for seat in range(sheet.seats):
        hand.laid[seat] = seat == hand.out or chance.random() < 0.5
        hand.points[seat] = 0 if seat == hand.out else 5 * chance.randint(1, 30)
    return sheet.tell(number, hand)


def told_turns(sheet, number, chance):
    return all(sheet.tell(seat, number, chance.choice((0, 20, 45))) for seat in range(sheet.seats))


def any_journey(chance):
    """Return a random save of the journey's progress, valid or not."""
    done = chance.randrange(LEVELS + 1)
    return bytes((1, min(done, LEVELS - 1), chance.randrange(12))) + bytes(
        chance.randrange(256) | 1 if level < done else 0 for level in range(LEVELS))


def advance(table, moves):
    """Make so many moves by bots, but stop before the game ends, or if a bot fails: the program must cope with that."""
    players = [bots.player("normal", seat % 6, seat + 1) for seat in range(table.seats)]
    for _ in range(moves):
        if table.step in (actions.DEALING, actions.OVER):
            seat, action = 0, (actions.DEAL,)
        else:
            try:
                seat, action = table.turn, decided(players[table.turn], View(table, table.turn))
            except Exception:
                return
        before = snapshot.pack(table)
        if engine.do(table, seat, action):
            return
        table.events.clear()
        if table.step == actions.ENDED:
            fresh = unpacking.unpack(before)
            for name, value in fresh.__dict__.items():
                setattr(table, name, value)
            return


def changed(content, chance, begin=0):
    """Return the content with some bytes changed, swapped, deleted or inserted, or truncated."""
    content = bytearray(content)
    for _ in range(chance.choice((1, 1, 1, 2, 3, 5))):
        if len(content) <= begin:
            break
        at, how = chance.randrange(begin, len(content)), chance.random()
        if how < 0.4:
            content[at] = chance.randrange(256)
        elif how < 0.7:
            content[at] = (content[at] + chance.choice((1, -1, 2, -2, 16, -16))) & 255
        elif how < 0.8:
            content[at] ^= 1 << chance.randrange(8)
        elif how < 0.9:
            other = chance.randrange(begin, len(content))
            content[at], content[other] = content[other], content[at]
        elif how < 0.95:
            del content[at]
        elif how < 0.99:
            content.insert(at, chance.randrange(256))
        else:
            del content[at:]
    return bytes(content)


def hostile(packed, chance):
    """Return a mutated save with a correct checksum."""
    made = changed(packed[:-4], chance, 4)
    return made + binascii.crc32(made).to_bytes(4, "big")


# --- a session --------------------------------------------------------------------------------------------------------


class Hands(Fingers):
    """Fingers whose key presses become lines of the session's script."""

    def __init__(self, session):
        super().__init__(session)
        self.session = session

    @property
    def app(self):
        return self.session.victim.app

    def press(self, key, hold=30, wait=40):
        self.session.press(key, hold, wait)

    def think(self):
        with self.session.victim.aside():
            return super().think()


class Session:
    def __init__(self, seed, kinds=KINDS, lines=260):
        self.chance = random.Random(seed)
        self.kinds = kinds
        self.most = lines
        self.lines = []
        self.gap = 0  # ms since the last line with a time
        self.victim = Victim()

    # The interface of driver.Handheld that Fingers uses.

    def run(self, milliseconds):
        victim = self.victim
        self.gap += milliseconds
        boots = victim.boots
        if victim.handheld:
            victim.run_to(victim.due + self.gap)
        if victim.boots != boots:  # it was switched on again, with a new clock
            self.lines.append(f"+{self.gap} wait")
            self.gap = 0
            raise Interrupted

    until = driver.Handheld.until

    def press(self, key, hold=30, wait=40):
        self.do(f"{key} {hold}")
        self.run(hold + wait)

    def do(self, what):
        line = f"+{self.gap} {what}"
        self.gap = 0
        self.lines.append(line)
        self.victim.perform(line)

    def put(self, line):
        """Add and perform a line without a time; switches the handheld off first."""
        if self.victim.handheld:
            self.do("off")
        self.lines.append(line)
        self.victim.perform(line)

    # The actions.

    def play(self):
        """Run the whole session; raises a Finding if there is one."""
        with self.victim:
            try:
                self.begin()
                for _ in range(self.most):
                    with contextlib.suppress(Interrupted):
                        self.step()
                self.do("wait")
                self.victim.finish()
            except Finding:
                self.lines.append(f"+{self.gap} wait")
                raise
            except torture_target.flash.NoVolume:
                raise Finding("flash", "the drive is gone") from None

    def begin(self):
        chance = self.chance
        self.put(f"set seed {1 + chance.randrange(1 << 29)}")
        self.put(f"set speed {chance.choice(SPEEDS)}")
        if chance.random() < 0.4:
            self.put(f"set language {chance.choice(LANGUAGES)}")
        if chance.random() < 0.06:
            self.put("set event 1")
        if "keys" in self.kinds and chance.random() < 0.04:
            self.put(f"set demo {chance.randrange(2, 7)}")
        if "files" in self.kinds:
            self.spoil_files()
        if "saves" in self.kinds and chance.random() < 0.15:
            self.put(f"nvm {chance.choice(('foreign', 'none', 'small', 'worn'))}")
        self.bare = "saves" in self.kinds and chance.random() < 0.06
        if self.bare:
            self.put(f"drive {chance.choice(('bare', 'full'))}")
        if chance.random() < 0.8:
            self.put_game()
        for name, made in (("sheet", any_sheet), ("journey", any_journey)):
            if chance.random() < 0.2:
                self.put_save(name, made(chance))
        self.do("usb on" if "usb" in self.kinds and chance.random() < 0.25 else "wait")
        self.run(600)

    def spoil_files(self):
        chance = self.chance
        if chance.random() < 0.08:
            for name in chance.sample(SPOILT, chance.choice((1, 1, 2, 9))):
                self.put(f"file {name} {chance.choice(('gone', 'short', chance.randrange(1 << 20)))}")
        if chance.random() < 0.05:
            for name in chance.sample(MISSING, chance.choice((1, 4, 12))):
                self.put(f"module {name} {chance.choice(('', 'damaged'))}".rstrip())

    def put_game(self):
        self.put_save("game", any_game(self.chance))

    def put_save(self, name, content):
        """Store a save as it is or mutated; only that of a game ends in a checksum to correct."""
        chance = self.chance
        if "saves" in self.kinds and chance.random() < 0.25:
            spoil = hostile if name == "game" and chance.random() < 0.7 else changed
            content = spoil(content, chance) or b"\1"
        self.put(f"store {name} {content.hex()}")

    def step(self):
        """One random action."""
        chance = self.chance
        what = chance.random()
        if what < 0.82:
            self.some_keys()
        elif what < 0.85:
            self.as_a_person()
        elif what < 0.87:
            self.run(chance.choice((300, 1000, 3000, 20_000)))
        elif what < 0.875:
            self.do("off")
        else:
            kind = chance.choice(KINDS)
            if kind in self.kinds and kind in TORMENTS:
                TORMENTS[kind](self)

    def some_keys(self):
        chance, how = self.chance, self.chance.random()
        app = self.victim.app
        if app and app.here == "title" and chance.random() < 0.3:
            self.pick_a_row()
            return
        if how < 0.01:
            self.do("B START 80" if chance.random() < 0.5 else
                    f"{' '.join(chance.sample(sorted(set(KEYS)), 2))} {chance.choice((30, 700))}")
            self.run(200)
            return
        self.press(chance.choice(KEYS), hold=700 if how < 0.02 else chance.choice((5, 5, 40)),
                   wait=chance.choice((0, 5, 5, 30, 30, 150)))

    def pick_a_row(self):
        """Select a random row of the title."""
        for _ in range(self.chance.randrange(8)):
            self.press("DOWN", hold=5, wait=30)
        self.press("A", hold=5, wait=300)

    def as_a_person(self):
        """Some sensible moves by Fingers; stops when they get lost."""
        hands = Hands(self)
        app = hands.app
        if not app:
            return
        if hands.where() == "title" and "CONTINUE" in getattr(app.screen, "items", ()):
            self.press("A", wait=900)
        for _ in range(self.chance.randrange(1, 8)):
            if not app.screen or hands.app is not app or hands.where() != "table":
                return
            try:
                if not hands.settle(20_000) or hands.where() != "table":
                    return
                hands.move()
            except Interrupted:
                raise
            except Exception:
                return

    def torment_errors(self):
        chance = self.chance
        if chance.random() < 0.1:
            self.fail_at_start()
            return
        where = chance.choice(WHERE) if chance.random() < 0.6 else ""
        error = chance.choice(ERRORS).__name__
        self.do(f"error {error} {chance.randrange(3 if where else 600)} {where}".rstrip())
        for _ in range(30):
            self.some_keys()
            if self.victim.injector.left < 0:
                break
        if chance.random() < 0.2:
            where = chance.choice(("", "screens/rescue", "screens/app"))
            self.do(f"error {error} {chance.randrange(60)} {where}".rstrip())
        self.run(400)

    def fail_at_start(self):
        """Switch off, and inject an error during the next start."""
        chance = self.chance
        where = chance.choice(("", "", "screens/", "handheld/", "memory"))
        self.put(f"start {chance.choice(ERRORS).__name__} {chance.randrange(400)} {where}".rstrip())
        self.do("wait")
        self.run(500)

    def torment_cuts(self):
        if not self.bare:
            self.do(f"cut {self.chance.randrange(45)} {self.chance.choice(('kept', 'noise'))}")

    def torment_saves(self):
        chance = self.chance
        if chance.random() > 0.25:
            return
        if chance.random() < 0.5:
            self.put_game()
        else:
            ever = self.victim.records.ever
            kind = chance.choice([kind for kind in ever if len(ever[kind]) > 1] or [0])
            if chance.random() < 0.5 and ever[kind][-1]:
                content = changed(ever[kind][-1], chance) or b"\1"
                self.put(f"store {places.NAMES[kind]} {content.hex()}")
            else:
                self.put(f"spoil {places.NAMES[kind]} {chance.randrange(2 + places.COPIES[kind])} "
                         f"{chance.randrange(400)} {chance.randrange(256)}")
        self.do("wait")
        self.run(500)

    def torment_usb(self):
        chance = self.chance
        self.do(f"usb {chance.choice(('on', 'off', 'off', chance.randrange(40)))}")
        if chance.random() < 0.2:
            self.do(f"battery {chance.choice((2900, 3300, 3600, 4100))}")


# of the kinds whose faults come in the middle of a session
TORMENTS = {"errors": Session.torment_errors, "cuts": Session.torment_cuts, "saves": Session.torment_saves,
            "usb": Session.torment_usb}


class Interrupted(Exception):
    """Raised if the handheld was switched off meanwhile, to go on with another action."""
