# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What the Dice screen shows beside the dice: seats, phase and what is missing, buttons. scene.py updates them."""

from displayio import Group

from handheld import icons, sheets, text
from handheld.colours import CREAM, DEEP_FELT, GHOST, GOLD, INK, LIGHT_FELT, PALE_FELT, PIT, PLAIN
from handheld.screen import hide, stack
from handheld.sheets import rectangle
from phase10.actions import ENDED
from phase10.dice.table import FAILED
from phase10.dice.claim import COUNT, WILD
from phase10.phases import COLOUR, size_of

PALETTES, DIM = bytes((0, 1, 2, 10)), bytes((5, 6, 7, 11))  # by colour: normal, dark
_SLOT, _WILD_AS, _ANY, _WILD_OF_COLOUR = 0, 17, 30, 31  # tiles of minis


class DiceStrip(Group):
    """The top bar: each seat's head, phase and points, and whose turn it is; names only for up to three seats."""

    def __init__(self, app, game, say):
        super().__init__()
        seats = len(game.names)
        self.cell = 160 // max(seats, 3)
        wide = seats <= 3
        self.under = rectangle(GOLD, self.cell, 2, y=18)
        self.names, self.phases, self.points, self.ticks = [], [], [], []
        heads, signs = sheets.load("heads"), sheets.icon_sheet()
        self.alone = text.Line(app.small, 100, PALE_FELT, 57, 8, text.FLUSH_RIGHT)
        stack(self, rectangle(PIT, 160, 20), self.under, self.alone)
        self.say = say
        order = game.table.order
        self.places = [order.find(bytes((seat,))) for seat in range(seats)]  # by seat: its cell
        for seat in range(seats):
            x = self.places[seat] * self.cell
            if x:
                self.append(rectangle(DEEP_FELT, 1, 18, x=x - 1))
            crowded = seats > 6
            self.append(heads.grid(x=x if crowded else x + 1, y=4 if wide else 1, tile=game.faces[seat]))
            if wide:
                self.names.append(text.Line(app.small, self.cell - 13, CREAM, x + 12, 0, words=game.names[seat]))
                self.append(self.names[seat])
            left, top = (x + 12, 8) if wide else (x + 8 if crowded else x + 11, -1)
            width = 22 if seats < 6 else 12 if crowded else 15
            align = text.FLUSH_RIGHT if crowded else text.FLUSH_LEFT  # off the head and above the points
            self.phases.append(text.Line(app.small, width, PALE_FELT, left, top, align))
            width = min(24, self.cell - 2)
            right = x + (self.cell - 2 if wide else min(self.cell - 2, 29))  # near its own head
            self.points.append(text.Line(app.small, width, CREAM, right - width, 8, text.FLUSH_RIGHT))
            self.ticks.append(signs.grid(x=left, y=top + 1, tile=icons.TICK))
            stack(self, self.phases[seat], self.points[seat], self.ticks[seat])

    def sync(self, table, at: int):
        """Update it from the table; at: the seat to mark, whose dice are shown."""
        hide(self.under, table.step == ENDED)
        self.under.x = self.cell * self.places[at]
        phases = len(table.rules.phases)
        letter = self.say.PHASE[:1] if table.seats < 6 else ""
        for seat in range(table.seats):
            done = table.at[seat] == phases
            hide(self.ticks[seat], not done)
            shown = "" if done else (letter + "%d") % table.rules.numbers[table.at[seat]]
            if self.names:
                self.names[seat].colour(GOLD if seat == at else CREAM)
            else:  # a head has no name to light up
                self.phases[seat].colour(GOLD if seat == at else PALE_FELT)
            self.phases[seat].show(shown)
            self.points[seat].show(str(table.scores[seat]))
        if table.seats == 1 and table.failed[0]:
            self.alone.show(self.say.FAILED.format(table.failed[0], FAILED * table.failed[0]))


class DicePanel(Group):
    """The phase to make: which dice match it, and what is missing."""

    def __init__(self, app):
        super().__init__(x=2, y=21)
        self.title = text.Line(app.small, 60, GOLD, 3, 0)
        self.info = text.Line(app.small, 90, CREAM, 63, 0, text.FLUSH_RIGHT)
        minis = sheets.load("minis")
        self.slots = [minis.grid(y=12, palette=sheets.palette(PLAIN)) for _ in range(COUNT)]
        stack(self, rectangle(DEEP_FELT, 156, 28), self.title, self.info, *self.slots)

    def lay_out(self, phase: tuple):
        x, place = 3, 0
        for group in phase:
            for _ in range(group[1]):
                self.slots[place].x = x
                hide(self.slots[place], False)
                place += 1
                x += 10
            x += 6
        for slot in self.slots[place:]:
            hide(slot, True)

    def show(self, phase: tuple, faces, serving: int, goal: bytes):
        """Show the dice that match, Wilds as what they stand for, else pale numbers. serving, goal: claim.nearest()."""
        self.lay_out(phase)
        if not goal:  # not rolled yet
            for slot in self.slots:
                sheets.put(slot, _SLOT, PLAIN)
            return
        left = [i for i in range(COUNT) if serving >> i & 1]
        numbers = goal if phase[0][0] != COLOUR else bytes(size_of(phase))
        wilds = sum([faces[i] & 15 == WILD for i in left])
        for place in range(len(numbers)):
            die = self._die_for(faces, left, numbers[place])
            slot = self.slots[place]
            if die >= 0:
                left.remove(die)
                sheets.put(slot, faces[die] & 15, PALETTES[faces[die] >> 4])
            elif phase[0][0] == COLOUR:
                tile = _WILD_OF_COLOUR if wilds > 0 else _ANY
                sheets.put(slot, tile, PALETTES[goal[0]])
                wilds -= 1
            elif wilds > 0:
                sheets.put(slot, _WILD_AS + numbers[place], PLAIN)
                wilds -= 1
            else:
                sheets.put(slot, numbers[place], GHOST)

    def _die_for(self, faces, left: list, number: int) -> int:
        """Index of a die in `left` with this number (0: the highest); -1: none."""
        found = -1
        for i in left:
            shown = faces[i] & 15
            if shown != WILD and (shown == number or (not number and (found < 0 or shown > faces[found] & 15))):
                found = i
        return found


class Buttons(Group):
    """Up to three buttons, one of them highlighted, or a line of text instead."""

    def __init__(self, app):
        super().__init__(y=98)
        self.light = rectangle(GOLD, 52, 13)
        self.slots = [rectangle(LIGHT_FELT, 52, 13, x=1 + 53 * i) for i in range(3)]
        self.lines = [text.Line(app.small, 52, CREAM, 1 + 53 * i, 1, text.CENTRE) for i in range(3)]
        self.message = text.Line(app.small, 156, GOLD, 2, 1, text.CENTRE)
        stack(self, rectangle(DEEP_FELT, 160, 13), *(self.slots + [self.light] + self.lines + [self.message]))

    def show(self, words, at: int):
        self.message.show("")
        hide(self.light, at < 0)
        self.light.x = 1 + 53 * at if at >= 0 else 0
        for i in range(3):
            hide(self.slots[i], i >= len(words) or i == at)
            self.lines[i].colour(INK if i == at else CREAM)
            self.lines[i].show(words[i] if i < len(words) else "")

    def tell(self, words: str, colour: int = GOLD):
        self.show((), -1)
        self.message.colour(colour)
        self.message.show(words)
