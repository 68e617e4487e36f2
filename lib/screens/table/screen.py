# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The main table: whose turn it is, and which part of the table has the keys. What lies on it comes from opening.py and
is drawn by strips.py and felt.py, moves are shown by show.py, an own turn's keys stand in turn.py, bots' turns in
bots.py. A step that needs more than one key, like laying, is a part of its own, in memory only then.
"""

import gc

import memory
from handheld import clock
from handheld.keys import SELECT, START, A, B
from handheld.screen import hide
from phase10.actions import CHOOSING, DEALING, DRAWING, ENDED, GIVING, NAMING, OVER, PLAYING
from screens.kinds import DEMO
from screens.table.felt import card_name


class Screen:
    def __init__(self, app, opening):
        """`opening`: the table as it has been seen so far, while these came."""
        from screens.table.bots import Bots
        from screens.table.show import Show
        from screens.table.turn import Turn
        self.app = app
        self.game = app.game
        self.say = opening.say
        self.strip, self.piles, self.panel, self.groups = opening.strip, opening.piles, opening.panel, opening.groups
        self.mark, self.hand, self.bar, self.group = opening.mark, opening.hand, opening.bar, opening.group
        self.show = Show(self, opening.percent)
        self.group.insert(len(self.group) - 1, self.show.motion.flyer)
        self.extras = [part(self) for part in opening.brought]  # what the options of this game bring to the table
        self.turn = Turn(self)
        self.part = None  # a step of its own that has the keys
        self.part_name = ""
        self.bots = Bots(self)
        self.trouble = None  # why the last save failed
        self.over = False  # has the end of the hand been kept?
        self.pausing = False  # is the table left as soon as it is saved?
        self.asked = None  # about which discard everybody has been asked who knocks
        self.shining = 0  # how many groups did when they were last shown
        self.from_x = 72  # where the card that leaves the hand was, or the drawn one will be
        self.later = None  # what a key has asked for, and takes longer than a frame
        self.unmeasured = False  # is the phase still to be measured, when a key has been answered?
        self.advice = None  # the move that the owl would make
        self.seen = False  # has the table been shown?
        gc.collect()
        self.refresh()
        if not self.hand.visible:
            self.piles.hide_discards()
        self.hand.choose(self.game.chosen)
        app.machine.prepare()
        self.game.short = memory.is_short()

    def close(self):
        self.close_part()
        self.game.chosen = self.hand.card()
        self.group = self.show = None
        self.app.machine.lights("off")

    # --- what is seen ---------------------------------------------------------------------------------------------

    def refresh(self):
        """Show the table as it is now."""
        game, turn = self.game, self.turn
        self.strip.sync(game)
        self.hand.active = turn.on_card()
        self.show_hand()
        turn.find_choices()
        self.show_lit()
        self.show_draw()
        if turn.ready and not self.part:
            turn.prompt()

    def show_hand(self):
        self.hand.sync(self.game.table.hands[self.game.viewer] if self.game.held else b"")

    def show_lit(self):
        """The groups on the table; those the chosen card fits shine."""
        lit = self.turn.lit
        self.shining = len(lit)
        if lit:
            self.groups.scroll_to(lit[0][2])
        self.groups.sync(self.game, lit)
        self.show_phase(lit)

    def show_phase(self, lit):
        """What the hand has of the phase, or what is laid of it; nothing before its cards are seen."""
        table, viewer = self.game.table, self.game.viewer
        if self.game.held and self.hand.visible and self.panel.sync(table, viewer, lit):
            self.unmeasured = True
            if not self.seen:
                self.measure_now()

    def measure_now(self):
        """If that has been put off."""
        if self.unmeasured:
            self.unmeasured = False
            self.measure(self.game.table.course.layable(self.game.viewer))

    def measure(self, phases):
        """Show what the hand has of the nearest of these phases; what there was no room for is asked again."""
        try:
            from screens.table import slots
            slots.measure(self.panel, self.game.table, self.game.viewer, phases)
        except MemoryError:
            self.panel.hand = b""
            self.game.make_room()
        if self.seen:  # else the first move does that
            memory.tidy()

    def show_draw(self):
        """The piles, and from which of them a card would be drawn."""
        draw = self.turn.draw()
        self.piles.sync(self.game.table, draw)
        for extra in self.extras:
            extra.sync(draw)
        hide(self.mark, not draw)
        if draw:
            self.point_at_pile(*draw[1:])

    def point_at_pile(self, source: str, which: int = 0):
        self.mark.x, self.mark.y = self.piles.x_of(source, which) + 3, self.piles.y + 20

    def group_spot(self, owner: int, index: int, low: bool):
        """Where on the screen an end of a group is."""
        if owner == self.game.viewer:
            minis = self.panel.minis
            return self.panel.x + minis.spot(index, low), self.panel.y + minis.y
        row = max(self.groups.row_of(owner), 0)
        minis = self.groups.minis[row]
        return minis.spot(index, low), self.groups.y + minis.y

    def show_drawn(self, card: int):
        """Make room in the hand for the card that comes flying."""
        hand = self.hand
        hand.active = False
        hand.sync(self.game.table.hands[self.game.viewer])
        hand.choose(card)
        self.from_x = hand.x_of(hand.at)
        if self.show.motion.percent:
            hide(hand[hand.at + 1], True)

    def name(self, card: int) -> str:
        return card_name(self.app.words, card)

    # --- time -----------------------------------------------------------------------------------------------------

    def tick(self):
        wait = self.step()
        self.seen = True
        return wait

    def step(self):
        if self.app.machine.keys.touched() and not self.bar.lit:
            self.bar.light()
        if self.bar.since < 0:
            self.bar.since = self.app.machine.sent
        if not self.seen and self.show.busy():  # what has happened is told at a table that can be seen
            return 0
        if self.unmeasured:
            if not self.loaded("screens.table.slots"):
                self.measure_now()
            return 0
        if self.later:
            self.act()
            return 0
        if self.pausing:
            return self.keeping().pause_step(self)
        if self.show.tick():
            if self.game.unsaved and self.show.motion.holding:
                self.keeping().save(self)
            return None
        return self.go_on()

    def loaded(self, names: str) -> bool:
        """Load one of these modules, in a frame of its own; False when they are there, or when there is no room."""
        try:
            return memory.load_one(names)
        except MemoryError:  # whoever needs them makes it
            return False

    def go_on(self):
        """All has been shown: whose move is it? 0 while a bot thinks, so that no time is lost."""
        game = self.game
        table = game.table
        if (self.part or self.turn.ready) and self.show.motion.percent:
            self.strip.fidget(self.app.machine.power.idle())
        if self.part:
            return self.part.tick()
        if self.turn.ready:
            self.bots.come()
            return self.turn.tick()
        if game.fresh:
            game.keep()
            return None
        if self.app.unkept:
            self.keeping().keep_choices(self)
            return None
        if self.must_save():
            self.keeping().save(self)
            return 0
        if table.step in (OVER, ENDED):
            if not self.over:  # before the sheet is shown, for that may be looked at for long
                if not self.bots.go():  # they are in the way of who keeps the game
                    self.over = True
                    game.to_be_saved()
                return 0
            self.app.go("board" if game.rules.mode == "twist" else "score")
        elif table.step == DEALING:
            game.deal()
        elif not game.players and self.bots.are_asked():
            return self.bots.wake_or_yield()
        elif self.may_ask():
            if not self.teach("knock"):
                self.ask()
        elif not game.is_person(table.turn):
            return self.bots.think()
        elif table.turn != game.viewer or not game.held:
            self.open("pass_on")
        elif table.step == CHOOSING:
            if not self.teach("choose"):
                self.open("choosing")
        elif table.step in (GIVING, NAMING):
            self.open("aim")
        elif not self.seen:
            self.turn.come_at_once()  # the table is sent once
        else:
            self.turn.first = self.turn.first or 0
            if not self.bots.go():
                self.then(self.turn.come)
            return 0
        return None

    def may_ask(self) -> bool:
        """Could somebody knock for a discard about which nobody has been asked yet?"""
        table = self.game.table
        return table.can_be_knocked and self.asked != (table.turn, len(table.pile))

    def ask(self):
        """Who knocks? Everybody is asked once about each discard."""
        self.asked = (self.game.table.turn, len(self.game.table.pile))
        self.open("knock")

    def teach(self, moment: str) -> bool:
        """Is there something to be told at this moment? Then that has to be read first."""
        lesson = ""
        if moment in " ".join(self.game.lessons):
            from screens.table import lessons
            lesson = lessons.due(self, moment)
            memory.tidy()
        if lesson:
            self.open("coach", lesson)
        return bool(lesson)

    # --- keys -----------------------------------------------------------------------------------------------------

    def key(self, event: int):
        if self.game.kind == DEMO:
            self.app.go("title")
            return
        machine, since = self.app.machine, self.bar.since
        early = event == A and (  # before the picture with this line was there
            self.later or clock.diff(machine.keys.when, machine.sent if since < 0 else since) <= 0)
        if self.turn.first is not None and event not in (A, START):
            self.turn.first = event  # what it does is seen when the turn has come
            self.bar.light()
            return
        while self.later:
            self.act()
        turn, before = self.turn, self.sight()
        if self.pausing:
            pass
        elif event == START:
            self.soon(self.pause)
        elif self.show.busy():
            self.skip_motion(event)
        elif early:
            pass  # what A would do now had not been said when it was pressed
        elif self.part:
            self.part.key(event)
        elif turn.ready and event == A and self.bar.key_a.hidden:
            turn.prompt()  # it said why something cannot be done
        elif turn.ready:
            turn.key(event)
        if self.sight() == before or event & 15 == SELECT and self.bar.lit:  # that was lit when it went down
            self.bar.light()

    def sight(self) -> tuple:
        """What keys change of the picture."""
        hand = self.hand
        return self.bar.since, self.part, hand.cards, hand.at, self.mark.x

    def skip_motion(self, event: int):
        """Any key ends what is being shown, and that is seen before the table goes on. The pad's keys then choose;
        nobody can mean what was not offered yet.
        """
        self.then(self.go_on_with, event if self.show.own and event & 15 not in (A, B) else 0)
        self.show.finish()

    def go_on_with(self, event: int):
        """A key that ended what was shown is the first of the own turn, if it is one's turn now."""
        if event and not self.show.tick():
            self.go_on()
            if self.turn.first is not None:
                self.turn.first = event
            elif self.turn.ready:
                self.turn.key(event)

    def then(self, act, *args):
        """Do this in the next frame, when this one has been seen."""
        self.later = act, args

    def soon(self, act, *args):
        """The same with the line emptied: no key is left without an answer."""
        self.bar.show("")
        self.then(act, *args)

    def act(self):
        self.measure_now()  # what is done may rest on it
        act, args = self.later
        self.later = None
        act(*args)

    # --- moves ----------------------------------------------------------------------------------------------------

    def do(self, action: tuple):
        """Make the viewer's move, or say why it cannot be made."""
        self.turn.ready = False
        self.soon(self.make, action)

    def make(self, action: tuple):
        game = self.game
        self.close_part()
        self.from_x = self.hand.x_of(self.hand.at)
        code = game.do(game.viewer, action)
        if code:
            self.turn.ready = True
            self.turn.find_choices()
            self.refuse(code)
            return
        self.advice = None
        self.show.own = True
        if game.table.turn != game.viewer or game.table.step not in (DRAWING, PLAYING):
            self.app.machine.lights("off")
            game.to_be_saved()

    def take_back(self):
        if self.game.with_room(self.game.undo, False):
            self.app.machine.sound("move")
            self.turn.come_at_once()
        else:
            self.refuse("memory")

    def refuse(self, code: str):
        self.app.machine.sound("refuse")
        try:
            self.bar.tell(self.why(code))
        except MemoryError:  # there is no room to say so
            self.bar.light()
        memory.tidy()

    def why(self, code: str) -> str:
        """What an error code means."""
        words = self.app.words_of("why")
        return words.entry(words.WHY, code, words.FORBIDDEN)

    def must_save(self) -> bool:
        """Packed when the viewer's own card has landed, before anybody moves; written while it is told what the next
        one does, but where the memory is short before the bots come into it.
        """
        game, table = self.game, self.game.table
        if game.unsaved is None or game.saving:
            return game.unsaved is not None
        return not game.players or not (game.unsaved and table.step in (DRAWING, PLAYING) and game.levels[table.turn])

    def pause(self):
        self.keeping().pause(self)

    def keeping(self):
        """The module that saves the game, a step at a time."""
        return self.game.with_room(import_keeping)

    # --- parts ----------------------------------------------------------------------------------------------------

    def soon_open(self, name: str, *args):
        """Open a part that a key has asked for, after loading its modules, one a frame."""
        self.soon(self.open_step, name, args)

    def open_step(self, name: str, args: tuple):
        parts = self.game.with_room(import_parts)
        if self.loaded(parts.needs(name, self.app.machine.settings.language)):
            self.then(self.open_step, name, args)
        else:
            self.open(name, *args)

    def open(self, name: str, *args):
        """Give the keys to a part, for a step of the turn that needs more than one."""
        self.measure_now()  # the part may show something else in the panel
        self.close_part()
        self.part_name = name
        if name != "knock":
            self.bots.leave()
        self.game.with_room(import_parts).open(self, name, args)
        memory.tidy()

    def close_part(self):
        if self.part:
            self.part.close()
            self.part = None
            memory.tidy()

    def leave_part(self):
        """Close the part and go on with the turn where it was opened."""
        self.close_part()
        self.refresh()


def import_parts():
    """The module that opens parts, loaded only then."""
    from screens.table import parts
    return parts


def import_keeping():
    """The module that saves the game, loaded only then."""
    from screens.table import keeping
    return keeping
