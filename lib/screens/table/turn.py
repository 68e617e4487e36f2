# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Turn: the focus, the prompt, and the keys of the viewer's turn that always mean the same; drawing.py and playing.py
have the choices of each step, turn_start.py how it begins. Else the screen has a NoTurn, so that this module is not in
memory beside the bots.
"""

from handheld import clock
from handheld.keys import DOWN, HELD, KEY, SELECT, UP, A, B
from handheld.power import QUIET
from phase10.actions import DRAWING, PLAYING, TURNING
from phase10.phases import label_of

ON_HAND, ON_LAY, ON_GROUPS = range(3)  # what has the focus
_IDLE = 12_000  # ms without a key until the coach mentions the hints


class Turn:
    def __init__(self, screen):
        self.screen = screen
        self.game = screen.game
        self.choices = None  # the module of the step that has its choices: drawing or playing
        self.step = ""  # the table's step for which it was loaded
        self.uses = []  # what can be chosen; for each a list of actions: if it has several, A opens aim.py for them
        self.at = 0  # index of the one that A does
        self.lit = []  # the HITs of the chosen card; their groups are highlighted
        self.ready = False  # does it have the keys?
        self.focus = ON_HAND
        self.question = ""  # the question shown before a discard, if A was pressed once
        self.spare = 0  # the card that is discarded without a question
        self.can_lay = False

    def state(self) -> tuple:
        return self.focus, self.spare, self.can_lay

    def resume(self, focus: int, spare: int, can_lay: bool):
        """Go on in place of a Turn that had this state()."""
        self.focus, self.spare, self.can_lay = focus, spare, can_lay
        self.ready = True  # find_choices() comes when the Part closes

    def drop_choices(self):
        self.choices = None
        self.at = 0
        self.uses.clear()
        self.lit.clear()

    def tick(self):
        """While no key comes: take the snapshot for undo, show the tip about hints."""
        table, screen = self.game.table, self.screen
        idle = screen.app.machine.power.idle()
        if idle < QUIET:
            return  # remember() takes long and would delay the next key
        if self.can_lay or len(self.uses) > 1 or table.laid[table.turn]:
            self.game.remember()
        if "wait TIP" in self.game.lessons and min(idle, clock.since(screen.bar.since)) > _IDLE:
            screen.open("coach", "wait TIP")

    def on_card(self) -> bool:
        """Is the cursor on a card of the hand?"""
        return self.ready and self.focus == ON_HAND and self.game.table.step in (PLAYING, TURNING)

    def looks_around(self) -> bool:
        return self.focus == ON_GROUPS

    def draw(self):
        """The DRAW action that A would do, or None."""
        if self.ready and self.focus == ON_HAND and self.game.table.step == DRAWING:
            return self.uses[self.at][0]
        return None

    def find_choices(self):
        """Update `choices` and `lit` for the step and the chosen card."""
        if not self.ready:
            self.drop_choices()
            return
        if self.step != self.game.table.step:
            self.step = self.game.table.step
            self.choices, self.at = None, 0
        self.choices = self.choices or self.game.with_room(choices_of, self.step)
        self.lit.clear()
        self.choices.find(self, self.screen.hand.card())
        self.at = min(self.at, len(self.uses) - 1)

    def show_choice(self):
        """Redraw what depends on the chosen card or its use."""
        self.find_choices()
        if self.lit or self.screen.sync.shining:
            self.screen.sync.groups()
        self.prompt()

    def prompt(self):
        """Show in the bar what the keys do."""
        screen, say, bar = self.screen, self.screen.say, self.screen.bar
        back = say.BACK if self.question else say.UNDO if self.game.undoable else ""
        if self.focus == ON_GROUPS:
            groups = screen.groups
            names = [self.game.names[seat] for seat in groups.owners[groups.first : groups.first + groups.rows]]
            bar.tell("↑↓ " + ", ".join(names), say.CLOSE)
        elif self.focus == ON_LAY:
            screen.panel.info.show(say.COMPLETE)
            bar.show(say.LAY.format(label_of(self.game.table, screen.panel.at)), say.LATER)
        else:
            self.choices.prompt(self, self._meaning(), back)

    def _meaning(self) -> str:
        """Return the text for what A does, or the question that it answers."""
        if self.question:
            return self.question
        action = self.uses[self.at][0]
        for extra in self.screen.extras:
            words = extra.meaning(action)
            if words:
                return words
        return self.choices.meaning(self, action)

    def key(self, event: int):
        screen, key = self.screen, event & KEY
        if event == SELECT | HELD:
            screen.soon_open("hint")
        elif key == SELECT:
            screen.hand.sort()
        elif key == B:
            self._back()
        elif self.focus == ON_GROUPS:
            self.look(key)
        elif self.focus == ON_LAY:
            if key == A:
                screen.soon_open("lay")
            elif key == UP:
                self.look(key)
            else:
                self._back()
        else:
            self.choices.key(self, key)

    def _back(self):
        if self.focus != ON_HAND:
            self.focus = ON_LAY if self.focus == ON_GROUPS and self.can_lay else ON_HAND
        elif self.question:
            self.question = ""
        elif self.game.undoable:
            self.screen.soon(self.screen.flow.take_back)
            return
        self.screen.refresh()

    def leave_hand(self, key: int):
        """Move the focus up from the hand: to the phase if it can be laid, else to the groups."""
        if self.can_lay:
            self.focus = ON_LAY
            self.screen.refresh()
        else:
            self.look(key)

    def look(self, key: int):
        """Focus or scroll the groups on the table."""
        groups = self.screen.groups
        if self.focus != ON_GROUPS:
            if len(groups.owners) <= groups.rows:
                return
            self.focus = ON_GROUPS
        elif key == UP:
            groups.first -= 1
        elif key == DOWN:
            groups.first += 1
        self.screen.refresh()


def choices_of(step: str):
    """The module that has the choices of a step."""
    if step == DRAWING:
        from screens.table import drawing as choices
    else:
        from screens.table import playing as choices
    return choices
