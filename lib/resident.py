# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What is in memory when: the one table of it, read whenever a moment begins; lookup.py looks up in it what a game's
rules bring. At a table neither is in memory, because they take 3 KB, a tenth of what a table leaves free.

A moment is a screen that is shown, a game that is being loaded, or at a table who is to move (own, all, bots, asking).
"""

# Modules, a blank before and behind each, in the order in which they are best loaded.
ALWAYS = (" memory handheld handheld.complaints handheld.clock handheld.colours handheld.icons handheld.sheets"
          " handheld.text handheld.screen handheld.keys handheld.power handheld.machine handheld.restart screens.app ")
RULES = (" phase10.cards phase10.phases phase10.groups phase10.chance phase10.actions phase10.finder.finder"
         " phase10.table phase10.turn phase10.courses.course phase10.engine ")
USUAL = " phase10.courses.ordered "  # what most rules bring
PLAIN = " phase10.finder.plain "  # what is asked about most hands
# What the finder needs, and what only some rules know. From .mpy files these are imported on use and stay until the
# person's turn ends; bots use them seldom. From source they are loaded with the game: to compile them takes several
# times their size, and beside bots no table leaves that.
ASKED = PLAIN + ("phase10.finder.worksheet phase10.finder.shortcuts phase10.finder.walker"
                 " phase10.finder.breaks phase10.finder.changing phase10.swapping phase10.saving phase10.knocking ")
ASKED_OF_BOTS = " bots.swapping bots.saving bots.knocking "
BEGIN = (" screens.seating screens.menus.deal handheld.pictures phase10.beginning screens.table.lessons"
         " phase10.rare_verbs phase10.opening phase10.choosers phase10.dealing phase10.upcards ")  # a game, and a hand
MINDS = " bots.weights bots.lacking bots.needs bots.mind bots.hitting bots.comparing "  # large ones first
LARGE_MINDS = " bots.needs bots.mind phase10.view bots.throwing bots.playing "  # from source before all others
KNOCKERS = MINDS + "phase10.view "  # what bots need to say whether they knock
BOTS = MINDS + "bots.throwing bots.feeding bots.playing phase10.view bots.drawing "
GAME = " screens.kinds screens.pace screens.any_game screens.table.game "
LOOK = " screens.table.tiles screens.table.felt screens.table.strips "
PIECES = LOOK + "screens.table.pieces "
FIRST = PIECES + "screens.table.opening handheld.pictures "  # what the table's first picture needs
LARGEST = " screens.table.tiles screens.table.felt screens.table.screen "  # from source compiled before the others
TABLE = LOOK + ("screens.table.screen screens.table.played screens.table.show screens.table.flow"
                " screens.table.sync screens.table.bots ")
BOT_TURN = " screens.table.bot_turn "  # for a bot's turn
TURN = " screens.table.turn "
# From source before the rest of TABLE.
LARGE = " screens.table.show screens.table.played screens.table.flow" + TURN + "screens.table.turn_start "
OWN = TURN + "screens.table.uses "  # for a person's turn; it imports drawing.py and playing.py
PLAYING = " screens.table.playing screens.table.asking "  # from source it comes with OWN
WAY = " resident lookup screens.navigation screens.classes "  # imported by each moment on the way to a game
STORE = " handheld.places handheld.record handheld.store "  # where a menu reads it first and writes it on the way out
PICTURES = " handheld.pictures "  # after the first picture, which asked for it
OPTIONS = (" phase10.cards phase10.phases phase10.phase_lists phase10.rules phase10.option_rows phase10.option_list"
           " phase10.options ")
CHOICES = OPTIONS + "bots.levels "  # what a game is made of when it has been chosen
RESUME = (" handheld.pictures bots.levels screens.save_header screens.menus.deal"
          " screens.menus.resume ")  # a game that was kept
UNPACK = (" phase10.rules phase10.layout phase10.building phase10.opening phase10.proving phase10.reader"
          " phase10.unpacking screens.table.lessons ")
UNPACK_LARGE = " screens.any_game screens.table.game phase10.proving "  # so early, while there is room to compile them
UNPACK_SMALL = " phase10.rules phase10.reader phase10.unpacking screens.table.lessons "  # of these what is not large
DEAL = CHOICES + "screens.menus.deal "
PRELOAD = " screens.preload "  # loads ahead in menus, which do without it if it is missing
PAGE = " screens.menus.bar screens.menus.page handheld.wordwrap "
MENU = PAGE + "screens.menus.rows screens.menus.list_page "
NEW_GAME = CHOICES + ("screens.menus.choices screens.menus.players screens.menus.presets"
                      " screens.menus.setup screens.menus.newgame ")
DICE = (" phase10.cards phase10.phases phase10.chance phase10.actions phase10.dice.claim phase10.dice.table"
        " bots bots.dice_book bots.dice screens.kinds screens.pace screens.any_game screens.dice.game ")
# For a sheet of cards. The sheet itself refers to its course, or to what one of dice needs, and so keeps them.
SHEET = (" phase10.cards phase10.phases phase10.groups phase10.chance phase10.actions phase10.table"
         " phase10.courses.course phase10.opening phase10.winning phase10.ending"
         " phase10.sheet.hands phase10.sheet.heads phase10.sheet.cards phase10.sheet.kept"
         " screens.sheet.phrases screens.sheet.keeping ")

# Pictures (sheets, palettes) and fonts that stay when a moment begins; others come when asked for.
CARDS = "small cards minis"  # large, and so loaded early, before modules leave the memory in pieces
MADE = CARDS + " icons heads cast"  # and what menus have already, as the table needs it
SEATED = CARDS + " cast"  # and the faces of a game
TABLE_PICTURES = SEATED + " palettes piles icons heads"
MENU_PICTURES = "small big ground icons heads cards minis"
PAUSE_PICTURES = MENU_PICTURES + " cast"

# A menu that may be looked at in the middle of a game, or on the way to one.
OTHER = ((), (PRELOAD, MENU, NEW_GAME, RULES, GAME), MENU_PICTURES)

OPENING = (WAY, RULES, GAME, FIRST), (TABLE, ASKED), TABLE_PICTURES  # of a table: two moments, but the same lists

# moment: what it needs, with what the rules of the game bring; what comes next and may be loaded in the meantime;
# which pictures and fonts it finds. Two functions, so that the code of each fits a smaller free block.


def in_a_game() -> dict:
    return {
        "deal": ((DEAL, WAY), (STORE, USUAL, RULES, GAME, BEGIN, PIECES, FIRST, TABLE, PLAIN), MADE),
        "game": ((WAY, DEAL, RULES, GAME), (STORE, USUAL, BEGIN, PIECES, FIRST, TABLE, PLAIN), MADE),
        "resume": ((OPTIONS, RESUME, WAY), (STORE, RULES, USUAL, UNPACK, GAME, PIECES, FIRST, PLAIN, TABLE), MADE),
        "saved": ((WAY, OPTIONS, RESUME, RULES, UNPACK, GAME), (USUAL, PIECES, FIRST, PLAIN, TABLE), MADE),
        # the same a part at a time while the title waits: first its rules are read, then, from source, the game
        "rules_ahead": ((OPTIONS, " phase10.actions screens.kinds ", RESUME, WAY), (), MADE),
        "rules_read": ((WAY, RESUME, RULES, UNPACK_SMALL, UNPACK, GAME), (USUAL, STORE, FIRST, PLAIN, TABLE), MADE),
        "game_ahead": ((RULES, UNPACK_LARGE, USUAL, UNPACK, GAME, RESUME, WAY), (), MADE),
        "resumed": ((WAY, RESUME, RULES, GAME), (USUAL, STORE, FIRST, PLAIN, TABLE), MADE),
        "next_hand": ((WAY, RULES, GAME), (FIRST, TABLE, ASKED), SEATED),
        "thinking": ((WAY, RULES, GAME), (), SEATED),  # a hint without the table, and then its bots
        "advice": ((RULES, GAME, BOTS, " screens.owl screens.table.tiles "), (), SEATED),
        "opening": OPENING,
        "first_opening": OPENING,  # of a new game
        "table": ((RULES, GAME, TABLE), (ASKED,), TABLE_PICTURES),  # as it opens, and for a move that needs the room
        "own": ((RULES, GAME, TABLE, OWN), (ASKED,), TABLE_PICTURES),  # a person is to move
        "all": ((RULES, GAME, TABLE, OWN, BOTS, BOT_TURN), (ASKED,), TABLE_PICTURES),  # or bots, which stay then
        "bots": ((RULES, GAME, TABLE, BOTS, BOT_TURN), (), TABLE_PICTURES),  # where the memory is too short for all
        "asking": ((RULES, GAME, TABLE, KNOCKERS), (), TABLE_PICTURES),  # the same, to decide whether they knock
        "pause": ((RULES, GAME, MENU, " screens.menus.choices screens.menus.keep_choices "), (PRELOAD,),
                  PAUSE_PICTURES),
        "score": ((RULES, GAME, PAGE, " phase10.deal_codes "), (PRELOAD,), PAUSE_PICTURES),
        "board": ((RULES, GAME), (), PAUSE_PICTURES),
        "end": ((RULES, GAME, PAGE), (PRELOAD,), MENU_PICTURES),
        "stars": ((RULES, GAME), (), MENU_PICTURES),
        "dice": ((DICE,), (), "small minis dice heads"),
    }


def beside_a_game() -> dict:
    return {
        "empty": ((), (), "small"),  # after a fault
        "title": ((STORE, PICTURES), (PRELOAD, CHOICES, RULES, USUAL, GAME, MENU, NEW_GAME),
                  MENU_PICTURES + " logo0 logo1"),
        "newgame": ((WAY, STORE, MENU, NEW_GAME), (PRELOAD, RULES, GAME, USUAL, BEGIN, PIECES, FIRST, TABLE, PLAIN),
                    MENU_PICTURES),
        "bench": ((), (RULES, GAME), MENU_PICTURES),
        "journey": ((), (), MENU_PICTURES + " north south"),
        "place": ((), (), MENU_PICTURES + " board"),
        "people": ((), (SHEET,), MENU_PICTURES),
        "typing": ((), (SHEET,), MENU_PICTURES),
        "sheet": ((SHEET,), (), MENU_PICTURES),
        "hand": ((SHEET,), (), MENU_PICTURES),
        "turn": ((SHEET,), (), MENU_PICTURES),
        "paper": ((SHEET,), (), MENU_PICTURES),
        "graph": ((SHEET,), (), MENU_PICTURES),
    }


def lists_of(moment: str) -> tuple:
    return in_a_game().get(moment) or beside_a_game().get(moment) or OTHER
