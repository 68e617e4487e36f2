# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The main screen of the score sheet, shown between hands: who deals and begins, the phases; at the end the ranking."""

from handheld import clock, icons, sheets, text, wordwrap
from handheld.colours import CREAM, GOLD, SAND, STONE
from handheld.keys import DOWN, RIGHT, START, A, B
from phase10.phases import label
from phase10.sheet import kept
from phase10.sheet.hands import STOP
from screens.menus import page
from screens.sheet import keeping, phrases

_TURNS = 2500  # ms until the heading changes between dealer and first seat
_TOP, _ROOM = 18, 94  # pixels for the seats


class Screen(page.Page):
    def __init__(self, app, sheet=None, *new):
        """sheet: the open one; if None, create one by kept.new_sheet(*new) or, without `new`, load the saved one."""
        self.steps = ()  # generator that saves a new one
        if new:
            sheet = kept.new_sheet(*new)
            self.steps = keeping.beginning(app.machine, sheet)
        self.sheet = sheet = sheet or keeping.fetch(app.machine)
        self.say = app.words_of("sheet")
        self.ended = sheet.is_over() or sheet.is_full()  # can no more be entered?
        self.asks = False  # is the question whether to stop the game shown?
        self.since = clock.ms()
        self.deals = False  # does the heading show the dealer, not the first seat?
        page.Page.__init__(self, app, self.head())
        if has_accents("".join(sheet.names)):
            self.group.remove(self.heading)
            self.heading = self.line(2, GOLD, 5, 150)
            self.heading.show(self.head())
        if sheet.is_over():
            ranking = sorted([(sheet.standing(seat), seat) for seat in range(sheet.seats)])
            for line, (standing, seat) in enumerate(ranking):
                place = 1 + sum([other < standing for other, _ in ranking])  # equal ones share it
                self.show_place(place, seat, 20 + line * (15 if sheet.seats < 7 else 11))
            app.machine.sound("win")
        else:
            for seat in range(sheet.seats):
                self.show_seat(seat)
            if not sheet.DICE and sheet.may_stop() and self.app.big.width(self.head()) < 110:
                self.line(3, SAND, 116, 40, text.FLUSH_RIGHT).show("↓ " + self.say.ENOUGH)
        self.show_bar()

    def head(self) -> str:
        sheet, say = self.sheet, self.say
        if not sheet.is_over():
            if self.deals:
                return say.DEALS.format(sheet.names[sheet.table.dealer])
            return (say.ROLLS if sheet.DICE else say.BEGINS).format(sheet.names[self.first()])
        winners = sheet.table.winners
        if not winners:
            return say.NONE
        words = say.WINS.format(sheet.names[winners[0]])
        return words if len(winners) == 1 else say.SHARED

    def first(self) -> int:
        """The seat that begins the hand, with dice the turn."""
        table = self.sheet.table
        return table.turn if self.sheet.DICE else table.next_playing(table.dealer)

    def show_bar(self):
        sheet, say = self.sheet, self.say
        if self.asks:
            self.bar.show(say.STOP, say.NO)
        elif self.ended:
            self.bar.show(say.PAPER, say.TITLE)
        else:
            number = len(sheet.rows) + 1
            if sheet.DICE:
                words = say.ENTER
            elif sheet.has_invalid_hands():
                words = say.ANEW.format(number)
            else:
                words = say.TIE_HAND if sheet.table.tie else say.HAND.format(number)
            self.bar.show(words + "   → " + say.PAPER, say.LEAVE)

    def show_seat(self, seat: int):
        """Draw a seat: its phase's number in large digits, its name, the groups of the phase."""
        sheet, app = self.sheet, self.app
        columns = 1 if sheet.seats < 3 else 2
        pitch = _ROOM // max((sheet.seats + columns - 1) // columns, 2)
        x, y = 4 + 78 * (seat % columns), _TOP + seat // columns * pitch
        width = 150 if columns == 1 else 78
        colour = GOLD if seat == self.first() else CREAM if self.plays(seat) else STONE
        sign, name = self.sign(seat), sheet.names[seat]
        if sign and pitch > 30:
            self.group.append(sheets.icon_sheet(True).grid(x=x, y=y + pitch // 40, tile=sign))
        number = sheet.shown(seat) if self.plays(seat) else -1
        chooses = not sheet.DICE and sheet.table.course.CHOOSES_FIRST
        words = label(number) if number > 0 else "?" if chooses else ""
        scale = 3 if pitch > 40 and (columns == 1 or len(words) < 2) else 2  # beside 10 words need the room
        # a 1 is narrower than the other digits
        left = x + (2 + max(app.big.width(words), app.big.width("?"))) * scale if pitch > 40 else x + 30
        if pitch > 40 and app.big.width(name) < width - 12 and not has_accents(name):
            self.group.append(page.big(app, name, x + (11 if sign else 0), y, colour))
        else:
            self.line(y, colour, x + 11 if pitch > 30 else left, 48).show(name)
        top = y + (13 if pitch > 40 else 10)
        if number >= 0 and not words:
            self.open_phases(seat, x, top + 1, width)
            return
        if number >= 0:
            digits = page.big(app, words, 0, 0, colour)
            self.group.append(page.enlarged(digits, scale, x, top + 1 if pitch > 30 else y + 1))
        most = (y + pitch - top) // 9
        for i, line in enumerate(self.lines_of(seat, x + width - left, most)[:most]):
            self.line(top + 9 * i, SAND, left, x + width - left).show(line)

    def open_phases(self, seat: int, x: int, y: int, width: int):
        """Draw all phases the seat has not done, for rules that leave the choice open."""
        sheet = self.sheet
        words = " ".join([label(sheet.rules.numbers[at]) for at in sheet.table.course.layable(seat)])
        for i, line in enumerate(wordwrap.wrap(words, self.app.big, width - 4)):
            self.group.append(page.big(self.app, line, x, y + 11 * i, CREAM))

    def plays(self, seat: int) -> bool:
        return self.sheet.DICE or self.sheet.table.plays[seat] > 0

    def sign(self, seat: int) -> int:
        """The icon of a seat: begins, deals, or 0."""
        if seat == self.first():
            return icons.TURN
        return icons.DEALER if not self.sheet.DICE and seat == self.sheet.table.dealer else icons.NONE

    def lines_of(self, seat: int, width: int, most: int) -> list:
        """The seat's phase in up to `most` lines, or those to choose from."""
        sheet, say, small = self.sheet, self.say, self.app.small
        if not self.plays(seat):
            return [say.GONE if sheet.is_out(seat) else say.RESTS]
        table, numbers = sheet.table, sheet.rules.numbers
        at = table.at[seat]
        if at < len(numbers):
            return phrases.phase(sheet.rules.phases[at], say, small, width, most)
        if sheet.DICE:  # this seat has finished, others have not
            return []
        words = " ".join([label(numbers[place]) for place in table.course.choices(seat)])
        return wordwrap.wrap(words + say.OR_CARD, small, width)

    def show_place(self, place: int, seat: int, y: int):
        """Draw a line of the ranking: place, name, phases, points."""
        sheet, app = self.sheet, self.app
        won = seat in (sheet.table.winners or ())
        if won:
            self.group.append(sheets.icon_sheet(True).grid(x=6, y=y + 1, tile=icons.CROWN))
        colour = GOLD if won else CREAM
        self.line(y, colour, 18, 12).show(str(place))
        if sheet.seats < 7:
            self.group.append(page.big(app, sheet.names[seat], 30, y, colour))
        else:
            self.line(y, colour, 30, 60).show(sheet.names[seat])
        mode = sheet.rules.mode
        if mode == "twist":  # the total is a space
            self.line(y, colour, 104, 46, text.FLUSH_RIGHT).show(self.say.SPACE.format(sheet.total(seat)))
            return
        self.line(y, colour, 124, 26, text.FLUSH_RIGHT).show(str(sheet.total(seat)))
        if mode != "fixed10":  # where all have gone equally far
            words = self.say.PHASE if mode == "antiPhase" else "✓{}"
            self.line(y, SAND, 100, 22, text.FLUSH_RIGHT).show(words.format(sheet.far(seat)) if sheet.far(seat) else "")

    def key(self, event: int):
        app, sheet = self.app, self.sheet
        if self.asks:
            self.asks = False
            self.show_bar()
            if event == A:
                app.go("hand", sheet, len(sheet.rows), STOP)
        elif event in (RIGHT, START) or event == A and self.ended:
            app.go("paper", sheet)
        elif event == A:
            if sheet.DICE:
                app.go("turn", sheet)
            else:
                app.go("hand", sheet, len(sheet.rows))
        elif event == DOWN and not sheet.DICE and sheet.may_stop():
            self.asks = True
            self.show_bar()
        elif event == B:
            app.go("title", "people")
        else:
            self.bar.blink()

    def tick(self):
        for _ in self.steps:
            self.bar.show_progress(True)
            return 0
        if self.steps:
            self.steps = ()
            keeping.begun(self.app, self.sheet)
        self.bar.show_progress(False)
        self.bar.tick()
        if clock.since(self.since) > _TURNS and not self.sheet.DICE and not self.sheet.is_over():
            self.since = clock.ms()
            self.deals = not self.deals
            self.heading.show(self.head())
        return None

    def close(self):
        steps = self.steps
        self.app.pending_save = lambda: steps


def has_accents(names: str) -> bool:
    """Is there an accent in these capitals? Below the edge there is no room for it in the large font."""
    return len(names.encode()) > len(names)
