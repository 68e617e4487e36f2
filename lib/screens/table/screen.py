# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The table screen: it routes the keys, makes the viewer's moves and runs the frames: first what a key has begun, then
the events, at last what comes next in the game, which flow.py decides. opening.py creates what is shown, strips.py and
felt.py draw that, sync.py keeps it up to date, show.py animates events; turn.py has the keys of the viewer's turn,
bots.py runs the bots. A step that needs more than one key, like laying, is a Part (see parts.py), loaded only while it
is open.
"""

import memory
from handheld import clock
from handheld.keys import KEY, SELECT, START, A, B
from phase10.actions import DRAWING, PLAYING
from screens.kinds import DEMO
from screens.table.tiles import card_name


class NoTurn:
    """In place of the Turn (turn.py) while it is not the viewer's: takes no key and has no choice to show."""

    def __init__(self):
        self.ready = self.can_lay = False
        self.choices, self.lit = None, ()

    def on_card(self) -> bool:
        return False

    def draw(self):
        return None

    def find_choices(self):
        pass


class Screen:
    def __init__(self, app, opening):
        """opening: the Opening shown while this module was loaded; its display parts are reused."""
        from screens.table.bots import Bots
        from screens.table.flow import Flow
        from screens.table.show import Show
        from screens.table.sync import Sync
        self.app = app
        self.game = app.game
        self.say = opening.say
        self.strip, self.piles, self.panel, self.groups = opening.strip, opening.piles, opening.panel, opening.groups
        self.mark, self.hand, self.bar, self.group = opening.mark, opening.hand, opening.bar, opening.group
        self.show = Show(self, opening.percent)
        self.group.insert(len(self.group) - 1, self.show.motion.flyer)
        self.extras = [part(self) for part in opening.brought]  # an Extra for each option that has one
        self.sync = Sync(self)
        self.flow = Flow(self)
        app.machine.prepare()  # right after the imports, which have collected garbage
        self.drop_turn()
        self.early = None  # while the viewer's turn begins: the key pressed meanwhile, 0: none; else None
        self.part = None  # the open Part, which has the keys
        self.part_name = ""
        self.bots = Bots(self)
        self.wrong = None  # why the last save failed
        self.pausing = False  # open the pause menu as soon as the game is saved?
        self.later = None  # (function, args) that act() is to call in the next frame
        self.advice = None  # the action that the hint recommends
        self.seen = False  # has the table been shown?
        self.refresh()
        if not self.hand.visible:
            self.piles.hide_discards()
        self.hand.choose(self.game.chosen)
        self.game.low_memory = memory.is_short()

    def close(self):
        self.close_part()
        self.game.chosen = self.hand.card() if self.turn.on_card() else 0
        self.group = self.show = None
        self.app.machine.lights("off")

    # --- what is seen ---------------------------------------------------------------------------------------------

    def refresh(self):
        """Update all parts from game.table."""
        game, turn = self.game, self.turn
        self.strip.sync(game)
        self.hand.active = turn.on_card()
        self.sync.hand()
        turn.find_choices()
        self.sync.groups()
        self.sync.piles()
        if turn.ready and not self.part:
            turn.prompt()

    def name(self, card: int) -> str:
        return card_name(self.app.words, card)

    # --- time -----------------------------------------------------------------------------------------------------

    def tick(self):
        """Run one frame. Return its ms, 0 while there is work, None for the usual time."""
        bar, machine = self.bar, self.app.machine
        if machine.keys.touched() and not bar.lit:
            bar.light()
        if bar.since < 0:
            bar.since = machine.sent
        wait = self.step()
        self.seen = True
        return wait

    def step(self):
        """What a key has begun goes first, a step a frame, then events are shown; at last the game goes on."""
        if not self.seen and self.show.busy():  # draw the table once before events are animated
            return 0
        if self.sync.unmeasured:
            if not self.load_one("screens.table.slots"):
                self.sync.measure_now()
            return 0
        if self.later:
            self.act()
            return 0
        if self.pausing:
            self.autosave().pause_step(self)
            return 0
        hurried = self.app.machine.keys.is_held(B)
        if hurried:
            self.show.finish()
        if self.show.load():
            return 0
        if self.show.tick():
            if self.game.unsaved and self.show.motion.holding:
                self.autosave().save(self)
            return 0 if hurried else None
        return self.flow.go_on()

    def load_one(self, names: str) -> bool:
        """Load the next missing one of these modules, one per frame; False if none is missing or memory is short."""
        try:
            return memory.load_one(names)
        except MemoryError:  # the code that imports them frees memory
            return False

    def may_restart(self) -> bool:
        """May the heap be emptied by a restart? Once a hand, and not in games that are not saved."""
        return not (self.app.again or self.game.kind)

    # --- keys -----------------------------------------------------------------------------------------------------

    def key(self, event: int):
        if self.game.kind == DEMO:
            self.app.go("title")
            return
        machine, since = self.app.machine, self.bar.since
        too_soon = event == A and (  # pressed before this prompt was on the display
            self.later or clock.diff(machine.keys.when, machine.sent if since < 0 else since) <= 0)
        if self.early is not None and event not in (A, START):
            self.early = event  # Turn.offer() handles it when the turn begins
            self.bar.light()
            return
        advised = self.game.advised and self.turn.ready and not self.part  # and not done yet, see Flow.go_on()
        if self.later or advised:  # what the key before began goes first, a frame at a time
            if not too_soon:
                machine.keys.put_back(event)
            self.bar.light()
            return
        turn, before = self.turn, self.sight()
        if self.pausing:
            pass
        elif event == START:
            self.soon(self.pause)
        elif self.show.busy():
            self.skip_motion(event)
        elif too_soon:
            pass  # the prompt had not told yet what A does now
        elif self.part:
            self.part.key(event)
        elif turn.ready and event == A and self.bar.key_a.hidden:
            turn.prompt()  # the bar shows an error message: restore the prompt
        elif turn.ready:
            turn.key(event)
        if self.sight() == before or event & KEY == SELECT and self.bar.lit:  # tick() lit it on key down
            self.bar.light()

    def sight(self) -> tuple:
        """What a key may change on the display; if it is the same afterwards, the bar flashes."""
        hand = self.hand
        return self.bar.since, self.part, hand.cards, hand.at, self.mark.x

    def skip_motion(self, event: int):
        """Any key ends the animation, in the next frame: what lies there then takes long to draw, and the bar flashes
        now. After the viewer's own move the key is kept for the turn, except A and B: what they would do was not shown
        yet.
        """
        self.then(self.show.finish, event if self.show.own and event & KEY not in (A, B) else 0)

    def go_on_with(self, event: int):
        """Handle the key that ended an animation as the first key of the viewer's turn, if that begins now."""
        if event and not self.show.tick():
            self.flow.go_on()
            if self.early is not None:
                self.early = event

    def then(self, act, *args):
        """Call act(*args) in the next frame, when this one is on the display."""
        self.later = act, args

    def soon(self, act, *args):
        """The same, and clear the prompt now: the visible response to the key."""
        self.bar.show("")
        self.then(act, *args)

    def act(self):
        self.sync.measure_now()  # the call may use panel.at and panel.short
        act, args = self.later
        self.later = None
        act(*args)

    # --- moves ----------------------------------------------------------------------------------------------------

    def do(self, action: tuple):
        """make() in the next frame, without the keys until then."""
        self.turn.ready = False
        self.soon(self.make, action)

    def make(self, action: tuple):
        """Make the viewer's move, or say why it cannot be made."""
        game = self.game
        self.close_part()
        self.sync.from_x = self.hand.x_of(self.hand.at)
        code = game.do(game.viewer, action)
        goes_on = game.table.turn == game.viewer and game.table.step in (DRAWING, PLAYING)
        if code:
            self.turn.ready = goes_on  # False if the move was made, and then a fault had it made again
            self.turn.find_choices()
            self.refuse(code)
            return
        self.advice = None
        self.show.own = True
        if not goes_on:
            self.drop_turn()
            self.app.machine.lights("off")
            game.to_be_saved()

    def drop_turn(self):
        self.turn = NoTurn()

    def refuse(self, code: str):
        self.app.machine.sound("refuse")
        self.tell_why(code)

    def tell_why(self, code: str, b: str = ""):
        """Tell the message for an error code. b: what key B does, if anything."""
        try:
            self.bar.tell(self.why(code), b)
        except MemoryError:  # no memory for the message: flash the bar
            self.bar.light()
        memory.tidy()

    def why(self, code: str) -> str:
        words = self.app.words_of("why")
        return words.entry(words.WHY, code, words.FORBIDDEN)

    def pause(self):
        self.autosave().pause(self)

    def autosave(self):
        """The module that saves the game, a step at a time."""
        return self.game.with_room(import_autosave)

    # --- parts ----------------------------------------------------------------------------------------------------

    def soon_open(self, name: str, *args):
        """Open a part that a key has asked for, after loading its modules, one a frame."""
        self.soon(self.open_step, name, args)

    def open_step(self, name: str, args: tuple):
        parts = self.game.with_room(import_parts)
        if name == "hint" and not self.game.bots and memory.is_tight():
            self.app.go("thinking")
        elif self.load_one(parts.needs(name)):
            self.then(self.open_step, name, args)
        else:
            self.open(name, *args)

    def open(self, name: str, *args):
        """Open the Part of that name, which gets the keys."""
        self.sync.measure_now()  # the part may show something else in the panel
        self.close_part()
        self.part_name = name
        if name == "pass_on" and memory.is_tight():
            self.bots.drop()  # a turn begins only after it, and there is no room to compile it beside that
        elif name != "knock":
            self.bots.unload()
        self.turn.choices = None  # refresh() finds them again
        self.game.with_room(import_parts).open(self, name, args)
        memory.tidy()

    def close_part(self):
        if self.part:
            self.part.close()
            self.part = None
            memory.tidy()

    def show_lay(self):
        """Show the lay that the hint recommends. Not a method of the hint, which is unloaded meanwhile."""
        self.leave_part()
        self.turn.key(A)

    def leave_part(self):
        """Close the part and go on with the turn where it was opened."""
        self.close_part()
        self.refresh()


def import_parts():
    from screens.table import parts
    return parts


def import_autosave():
    from screens.table import autosave
    return autosave
