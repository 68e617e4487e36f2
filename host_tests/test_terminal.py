# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The game in the terminal: whole games of every mode in every language by typed input, hidden cards, undo, saving and
continuing.
"""

import contextlib
import importlib
import os
import random
import re
import signal
import subprocess
import sys
from pathlib import Path

import arguments
import driver
import pytest
from phase10 import engine, snapshot
from phase10.cards import SKIP
from script import notation
from terminal import advice, command
from terminal.game import Left, Terminal
from terminal.moves import moves
from terminal.telling import Teller

WAYS = ("", "mode=fixed10", "mode=freeOrder", "mode=masters saveVisible=yes", "mode=mastersDeclare", "mode=antiPhase",
        "mode=twist", "knock=on replaceWild=on goOut=float antiOthers=on altRun=extraPhase postal=on wildAsSkip=on "
        "firstWild=dealerChooses firstSkip=dealerChooses")
ANSWERS = 220
ROOT = Path(__file__).resolve().parent.parent


class Typist:
    """Types random numbers, and now and then the other inputs in turn; records prompts and output."""

    def __init__(self, seed, also=("h", "u", "t", "r", "?", "", "99", "nonsense")):
        self.chance, self.also, self.told, self.most = random.Random(seed), [*also], [], 0

    def ask(self, prompt):
        self.told.append(prompt)
        if prompt.endswith(") "):  # whether to knock, in any language
            return self.chance.choice(("n", "", "y", "j", "o", "si"))
        if len(self.told) % 9 == 0 and self.also:
            self.also.append(self.also.pop(0))
            return self.also[-1]
        return str(self.chance.randint(1, max(1, self.most)))

    def out(self, text):
        self.told.append(text)
        for line in text.split("\n"):
            found = re.match(r"  +(\d+)  ", line)
            if found:
                self.most = int(found[1])


def terminal(given, language="en", seed=1, typist=None, **how):
    table = engine.new_table(arguments.rules("sheet", given.split()), 3, seed)
    typist = typist or Typist(seed)
    return Terminal(table, ["easy", "normal"], seed, Teller(language, **how), None, typist.ask, typist.out), typist


@pytest.mark.parametrize("language", command.languages())
@pytest.mark.parametrize("given", WAYS)
def test_whatever_is_typed_a_game_goes_on(given, language):
    playing, typist = terminal(given, language, seed=len(given) + 1, spelled=language == "en")
    ask, left = typist.ask, iter(range(ANSWERS))

    def until_enough(prompt):
        if next(left, None) is None:
            raise Left
        return ask(prompt)

    playing.ask = until_enough
    with contextlib.suppress(Left):  # or a bot has won
        playing.play()
    told = "\n".join(typist.told)
    assert playing.table.hand_no >= 2 and playing.words.WRONG.split("%")[0] in told and playing.words.HELP in told
    assert not re.search(r"%[sd]|[{}]|None", told)


def test_a_hint_can_be_had_in_every_step_that_a_hand_begins_with():
    seen = set()
    for given in ("mode=masters", "firstWild=dealerChooses firstSkip=dealerChooses"):
        for seed in range(1, 80):
            playing, _ = terminal(given, seed=seed, typist=Typist(seed, ()))
            table = playing.table
            assert engine.do(table, 0, ("deal",)) is None
            if table.turn == 0 and table.step not in seen:
                assert playing.hint() and "None" not in playing.hint()
                seen.add(table.step)
    assert seen == {"choose", "give", "draw"}


def in_hand(given, hand, language="en"):
    """Set up the person's turn after the draw; return (the terminal, its table)."""
    playing, _ = terminal(given, language)
    table = playing.table
    assert engine.do(table, 0, ("deal",)) is None
    table.turn, table.step, table.events[:] = 0, "play", []
    table.hands[0][:] = bytes(notation.parse(word) for word in hand.split())
    return playing, table


@pytest.mark.parametrize("language", command.languages())
def test_the_owl_tells_why_a_phase_is_held_back(language):
    """Phase 1 could be laid; with four eights the hand is one card short of harder ones."""
    playing, _ = in_hand("mode=freeOrder", "R3 B3 G3 R8 B8 G8 Y8 R1 B10 G12 Y6", language)
    assert playing.hint().endswith(importlib.import_module(f"words.{language}.hint").WHY["hold"])
    playing, _ = in_hand("mode=freeOrder", "R3 B3 G3 R8 B8 G8 R1 B2 G12 Y6 B10", language)
    assert importlib.import_module(f"words.{language}.hint").LAY in playing.hint()


@pytest.mark.parametrize("language", command.languages())
def test_the_owl_advises_a_swap_in_the_words_of_the_list(language):
    playing, table = in_hand("replaceWild=on", "B6 R12", language)
    table.laid[0] = [bytearray((1, 3, 0x03, 0x23, 0x33))]
    table.laid[1] = [bytearray((2, 4, 0x14, 0x35, 0x40, 0x07))]
    text = next(text for text, move in playing.list_moves() if move == ("swap", 0x16, 1, 0, "high"))
    hint = playing.hint()
    assert text in hint and hint.endswith(importlib.import_module(f"words.{language}.hint").WHY["hit"])


@pytest.mark.parametrize("language", command.languages())
def test_the_owl_says_what_it_would_do(language):
    """In the words of the handheld's, with the names and cards of the terminal."""
    playing, table = in_hand("mode=twist", "R3 S", language)
    words, teller = importlib.import_module(f"words.{language}.hint"), playing.teller
    table.piles[1][:] = b"\x15"
    card, third = teller.card(0x03), teller.name(2)
    for action, said in (
        (("draw", "deck"), words.DECK), (("draw", "saved", 0x03), words.SAVED), (("choose", "twist"), words.TWIST),
        (("draw", "pile", 1), words.PILE.format(teller.card(0x15))), (("choose", 3), words.CHOOSE.format("4")),
        (("lay", [], 0), words.LAY), (("hit", 0x03, 0, 0, ""), words.HIT_OWN.format(card)),
        (("hit", 0x03, 2, 0, ""), words.HIT.format(card, third)), (("discard", SKIP, 2), words.SKIP.format(third)),
        (("discard", SKIP, 0), words.SKIP.format(teller.name(0))), (("discard", 0x03), words.DISCARD.format(card)),
        (("discard", 0x03, -1, 2), words.DISCARD.format(card)), (("discard", 0x03, "down"), words.DISCARD.format(card)),
        *(((verb,), said) for verb, said in words.OTHER.items()),
    ):
        assert advice.told(teller, table, action, bytes(3))[0] == said


@pytest.mark.parametrize("visible", ["yes", "no"])
def test_a_twist_card_has_a_star_and_what_it_asks_but_no_number(visible):
    """That of a phase of the board would be the wrong one."""
    playing, _ = terminal(f"mode=twist twistVisible={visible}")
    table, teller = playing.table, playing.teller
    table.course.pawns[0] = 3
    assert engine.do(table, 0, ("deal",)) is None
    card = teller.phase(table.rules, table.course.twists[0])
    offered = [text for text, action in moves(table, teller) if action == ("choose", "twist")]
    assert card.startswith("★ (") and offered == ["take the top Twist card" + f": {card}" * (visible == "yes")]
    assert engine.do(table, 0, ("choose", "twist")) is None
    assert card in teller.own_phase(table)
    table.laid[0] = [b"\x01\x03\x03"]
    assert "★" in teller.own_phase(table)


def test_a_game_is_played_to_its_winner():
    """By always choosing the first line, in a game of one phase."""
    playing, typist = terminal("phaseList=set2", typist=Typist(1, ()))
    playing.ask = lambda prompt: "1"
    playing.play()
    assert typist.told[-1].startswith("The game is over. Winner: ")
    told = "\n".join(typist.told)
    assert "set of yours: " in told and not re.search(r"\b(of|on) you\b", told)


def test_what_is_hidden_is_not_told():
    """Cards that only the others see are never printed."""
    playing, typist = terminal("", seed=5)
    table = playing.table
    engine.do(table, 0, ("deal",))
    teller = Teller("en")
    for seat in (1, 2):
        for card in range(1, 13):
            assert teller.event(table, ("drew", seat, "deck", card)) == f"{teller.name(seat)} draws a card."
            assert teller.event(table, ("saved", seat, card)) == f"{teller.name(seat)} saves a card."
    assert teller.event(table, ("drew", 0, "deck", 7)) == "You draw R7."
    assert teller.event(table, ("drew", 1, "discard", 7)) == "Finn takes R7."


def test_only_what_has_changed_is_told_again():
    playing, typist = terminal("", seed=5, typist=Typist(5, ()))
    engine.do(playing.table, 0, ("deal",))
    playing.table.turn = 0
    playing.tell_table()
    first = len(typist.told)
    playing.tell_table()
    assert first >= 3 and len(typist.told) == first
    del playing.table.hands[0][0]
    playing.tell_table()
    assert len(typist.told) == first + 1 and typist.told[-1].startswith("Your hand: ")


def test_taking_back_goes_to_what_was_before_but_never_behind_something_hidden():
    playing, typist = terminal("", seed=5, typist=Typist(5, ()))
    table = playing.table
    engine.do(table, 0, ("deal",))
    table.turn = 0
    before = snapshot.pack(table)
    playing.act(0, ("draw", "discard"))
    assert table.step == "play" and playing.take_back() and snapshot.pack(playing.table) == before
    assert not playing.take_back()
    playing.act(0, ("draw", "deck"))
    assert not playing.take_back()


def can_be_undone(playing, *acts):
    """Execute these moves of the person; can the last one be undone?"""
    for action in acts:
        assert engine.why_not(playing.table, 0, action) is None, action
        playing.act(0, action)
    return bool(playing.before)


def test_a_knock_cannot_be_taken_back():
    """Before it another seat is in turn."""
    playing, table = in_hand("knock=on", "R1 R2")
    assert engine.do(table, 0, ("discard", 1)) is None
    table.turn, table.thrown_by[-1] = 2, 1  # as if seat 2 had thrown it
    assert not can_be_undone(playing, ("knock",))
    assert playing.table.turn == 0 and not playing.take_back()
    assert playing.table.turn == 0 and playing.list_moves()


@pytest.mark.parametrize("language", command.languages())
def test_a_knock_is_answered_by_yes_or_no(language):
    """Every word for yes is accepted: none of them is the command that saves or quits."""
    playing, table = in_hand("knock=on", "R1 R2", language)
    assert engine.do(table, 0, ("discard", 1)) is None
    table.turn, table.thrown_by[-1] = 2, 1
    for said in (*playing.words.YES, "n", "", "nein"):
        typed = iter(("7", said))
        playing.ask = lambda prompt, typed=typed: next(typed)
        assert playing.wants_to_knock(0) == (said in playing.words.YES)
        assert next(typed, None) is None  # a number was no answer


@pytest.mark.parametrize(("priority", "gets"), (("first", 0), ("seat", 3)))
def test_of_the_person_and_a_bot_who_knock_one_gets_the_card(priority, gets, monkeypatch):
    """The person is the fastest; by seat order a bot nearer to the seat in turn takes precedence."""
    table = engine.new_table(arguments.rules("sheet", ["knock=on", "knockPriority=" + priority]), 4, 1)
    assert engine.do(table, 0, ("deal",)) is None
    table.turn, table.can_be_knocked, table.thrown_by[-1] = 2, True, 1
    monkeypatch.setattr("log.think", lambda table, players, seat: ("knock",))
    playing = Terminal(table, ["easy"] * 3, 1, Teller("en"), None, lambda prompt: "y", Typist(1).out)
    assert playing.next_action() == (gets, ("knock",))


@pytest.mark.parametrize("given", ("goOut=hitOrDiscard", "goOut=float"))
def test_a_hit_with_the_last_card_cannot_be_taken_back(given):
    """The hand is over, or the turn has passed on, even if the others are skipped and the person is next."""
    playing, table = in_hand(given, "R3 R4")
    table.laid[0] = [bytearray((1, 3, 0x13, 0x23, 0x33)), bytearray((1, 4, 0x14, 0x24, 0x34))]
    table.skips[1] = table.skips[2] = 0x50
    assert can_be_undone(playing, ("hit", 0x03, 0, 0))
    assert not can_be_undone(playing, ("hit", 0x04, 0, 1))
    assert playing.table.step == ("over" if given == "goOut=hitOrDiscard" else "draw")


def test_what_ends_the_turn_cannot_be_taken_back_although_the_person_is_next():
    """The others are skipped."""
    for given, action in (("mode=masters", ("save", 0x03)), ("wildAsSkip=on skipNoTarget=dead", ("discard", 0x03))):
        playing, table = in_hand(given, "R3 R4 R5")
        table.skips[1] = table.skips[2] = 0x50
        assert not can_be_undone(playing, action) and playing.table.turn == 0


def test_a_card_from_the_save_pile_can_be_put_back():
    playing, _ = terminal("mode=mastersDeclare")
    table = playing.table
    assert engine.do(table, 0, ("deal",)) is None
    table.turn, card = 0, table.hands[0].pop()
    table.saved[0].append(card)
    assert can_be_undone(playing, ("draw", "saved", card)) and playing.take_back()
    assert playing.table.saved[0] == bytes((card,)) and playing.table.step == "draw"


def test_a_kept_game_goes_on_and_a_damaged_one_is_told(tmp_path, monkeypatch, capsys):
    def run(*typed, argv=()):
        lines = iter(typed)
        monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
        monkeypatch.setattr(Terminal.__init__, "__defaults__", (lambda prompt: next(lines), print))
        assert command.main(["--saves", str(tmp_path), *argv]) == 0
        return capsys.readouterr().out

    first = run("1", "s", argv=("--seed", "3"))
    hand = [line for line in first.splitlines() if line.startswith("Your hand")][-1]
    assert "is kept" in first
    assert "Going on" in (again := run("s")) and hand in again
    assert "Hand 1" in run("q", argv=("--new",)) and command.kept_game(tmp_path).exists()
    kept = command.kept_game(tmp_path)
    for damaged in ("", "{}", 100_000 * "[", "[]", '{"table": "50"}', kept.read_text(encoding="utf-8")[:-9] + '00"}'):
        kept.write_text(damaged, encoding="utf-8")
        assert "cannot be read" in run("q")


def test_a_game_that_cannot_be_kept_goes_on(tmp_path, monkeypatch, capsys):
    """Quitting would lose it."""
    (tmp_path / "file").write_bytes(b"")
    typed = iter(("s", "t", "q"))
    monkeypatch.setattr(Terminal.__init__, "__defaults__", (lambda prompt: next(typed), print))
    assert command.main(["--saves", str(tmp_path / "file")]) == 0
    told = capsys.readouterr().out
    assert "could not be kept" in told and told.endswith("Goodbye.\n") and next(typed, None) is None


def test_a_number_of_many_digits_is_no_move():
    playing, typist = terminal("", typist=Typist(1, ()))
    typed = iter((5000 * "9", "1"))
    playing.ask = lambda prompt: next(typed)
    engine.do(playing.table, 0, ("deal",))
    playing.table.turn = 0
    assert playing.choose() == ("draw", "deck") and playing.words.WRONG % 2 in typist.told


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_the_game_is_kept_when_the_terminal_is_closed(tmp_path):
    import pty
    ours, theirs = pty.openpty()
    playing = subprocess.Popen([sys.executable, "-P", "desktop", "--text", "--saves", str(tmp_path)], cwd=ROOT,
                               stdin=theirs, stdout=theirs, stderr=subprocess.PIPE, start_new_session=True)
    os.close(theirs)
    told = b""
    while b"Hand 1" not in told:
        told += os.read(ours, 1000)
    playing.send_signal(signal.SIGHUP)
    os.close(ours)
    assert b"Traceback" not in playing.communicate(timeout=60)[1]
    assert command.read_kept(tmp_path)


def test_languages_say_the_same_things():
    teller = {language: Teller(language).words for language in command.languages()}
    english = {name: value for name, value in vars(teller["en"]).items() if name.isupper()}
    assert set(teller) == set(driver.languages())

    def blanks(value):
        if isinstance(value, str):
            return re.findall(r"%[sd]", value)
        return [blanks(one) for one in (value.values() if isinstance(value, dict) else value)]

    for words in teller.values():
        assert {name: blanks(getattr(words, name)) for name in english} == {
            name: blanks(value) for name, value in english.items()}
