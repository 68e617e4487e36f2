# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""`python3 desktop log`: logs a whole game between bots as a table script, or shows the deal of a deal code.

The same seed gives the same text on every interpreter, so `check` can replay it anywhere.
"""

import arguments
import bots
import dice_log
from deciding import decided
from phase10 import actions, dealing, engine
from phase10.deal_codes import read_deal_code
from phase10.opening import HAND_SIZE
from phase10.view import View
from script import notation, writer


def play(table, seed: int, levels: list):
    """Generator: yield the script lines of a whole game, move by move."""
    yield from writer.setup_lines(table, seed)
    players = [bots.player(levels[seat], seat % 6, seed + seat) for seat in range(table.seats)]
    if table.course.CHOOSES_FIRST:  # of such a game also the first hand is dealt by a line
        yield writer.move_line(table, 0, (actions.DEAL,))
    engine.do(table, 0, (actions.DEAL,))
    while table.winners is None:
        seat, action = decide(table, players)
        line = writer.move_line(table, seat, action)
        code = engine.do(table, seat, action)
        if code:
            raise RuntimeError(f"a bot's move was refused: {line}: {code}")
        table.events.clear()
        yield line
        yield from writer.after_lines(table)


def decide(table, players: list):
    """Return the next (seat, action): a deal, or of a bot; if knocking is possible the others are asked first."""
    if table.step in (actions.DEALING, actions.OVER):
        return 0, (actions.DEAL,)
    if table.can_be_knocked and table.step == actions.DRAWING:
        for i in range(1, table.seats):
            seat = (table.turn + i) % table.seats
            if engine.why_not(table, seat, (actions.KNOCK,)) is None:
                action = think(table, players, seat)
                if action == (actions.KNOCK,):
                    return seat, action
    return table.turn, think(table, players, table.turn)


def think(table, players: list, seat: int):
    return decided(players[seat], View(table, seat))


def show_deal(deal: tuple, rules) -> int:
    """Print the rules and what is dealt by a parsed deal code as script lines; return the exit status."""
    state, seats, dealer = deal
    table = engine.new_table(rules, seats, 1, dealer)
    table.chance.state = state
    deck = table.deck
    deck[:] = dealing.whole_deck(table)
    table.chance.shuffle(deck)
    hands = [[] for _ in range(seats)]
    for i in range(HAND_SIZE * seats):
        hands[(dealer + 1 + i) % seats].append(deck.pop())
    print("\n".join(writer.rule_lines(rules)))
    print(f"players {seats}\ndealer {dealer + 1}")
    for seat in range(seats):
        print(f"hand {seat + 1} " + " ".join(notation.name(card) for card in hands[seat]))
    if len(table.piles) > 1:
        dealing.turn_up_all(table)
        for number, pile in enumerate(table.piles, 1):
            print(f"pile {number} " + " ".join(notation.name(card) for card in reversed(pile)))
    else:
        print(f"upcard {notation.name(deck.pop())}")
    print("deck " + " ".join(notation.name(card) for card in reversed(deck)) + " .")
    return 0


def main(argv: list) -> int:
    parser = arguments.Parser("log", __doc__)
    parser.add_argument("--seed", type=int, default=1, help="the game to write, 0 to 1073741823")
    parser.add_argument("--seats", default="normal,normal", help="strengths, one a seat: hard,normal,easy or 1 to 10")
    arguments.add_rules(parser)
    parser.add_argument("--code", help="show the deal behind a deal code instead")
    args = parser.parse_args(argv)
    levels = args.seats.split(",")
    rules = arguments.rules_given(parser, args)
    if args.code is not None:
        deal = read_deal_code(args.code)
        if deal is None:
            tail = read_deal_code("A" + args.code[1:]) is not None
            parser.error(f"'{args.code}' is no deal code: " + (
                f"the first sign says seats and dealer, and {args.code[0]} stands for none" if tail else
                "it has seven letters and digits, none of them I, O, 0 or 1, as on the score sheet"))
        if rules.mode == "dice":
            parser.error("Dice has no deals")
        if why := arguments.why_not_seats(rules, deal[1]):
            parser.error(why)
        print(f"# The deal of {args.code.upper()} by the rules below. Rules with other cards deal another by the same "
              "code,\n# so those of its game must be given (--preset, --option).")
        return show_deal(deal, rules)
    arguments.check_game(parser, rules, levels, args.seed)
    if rules.mode == "dice":
        lines = dice_log.play(rules, len(levels), args.seed, levels)
    else:
        lines = play(engine.new_table(rules, len(levels), args.seed), args.seed, levels)
    for line in lines:
        print(line)
    return 0
