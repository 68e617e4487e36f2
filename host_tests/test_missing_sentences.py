# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Missing sentences: without any of them, in every language, each screen can be shown and each move be made, with the
names of sentences as a fallback. And no code relies on one: arguments are inserted by format(), and one of several
sentences in a table is selected only by Sentences.entry().
"""

import ast
import importlib.util
import sys

import driver
import key_player
import pytest
import stage

driver.prepare()
import tour  # noqa: E402 needs the path set by prepare()
from screens import app as apps  # noqa: E402

WORDS = driver.ROOT / "lib" / "words"


def read(path):
    """{name: value} of a file of sentences."""
    return {node.targets[0].id: ast.literal_eval(node.value)
            for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.Assign)}


ENGLISH = {path.stem: read(path) for path in sorted(WORDS.glob("en/*.py"))}
TABLES = {name for words in ENGLISH.values() for name, value in words.items() if not isinstance(value, str)}
TABLES -= {name for words in ENGLISH.values() for name, value in words.items() if isinstance(value, str)}


# --- played without -------------------------------------------------------------------------------------------------


class Lacking:
    """Finds the sentences in their place. German says nothing, or has tables with nothing in them; English is
    missing, or says nothing.
    """

    def __init__(self, how):
        self.how = how

    def find_spec(self, name, *_):
        return importlib.util.spec_from_loader(name, self) if name.startswith(("words.de.", "words.en.")) else None

    def create_module(self, _):
        return None

    def exec_module(self, module):
        _, language, family = module.__name__.split(".")
        if language == "en" and self.how == "missing":
            raise ImportError(module.__name__)
        if language == "de" and self.how == "hollow":
            for name, value in ENGLISH[family].items():
                setattr(module, name, value.split("|")[0] if isinstance(value, str) else type(value)())


@pytest.fixture(params=["missing", "empty", "hollow"])
def lacking(request, monkeypatch):
    finder = Lacking(request.param)
    monkeypatch.setattr(sys, "meta_path", [finder, *sys.meta_path])
    yield
    for name, module in list(sys.modules.items()):  # who asks for words after this finds them
        if getattr(module, "__loader__", None) is finder:
            del sys.modules[name]


class Walker(tour.Chapter):
    """A chapter of which nothing is drawn, and in which nothing may fail."""

    def __enter__(self):
        guide = super().__enter__()
        stage.close_eyes(self.handheld)
        return guide

    def __exit__(self, *error):
        from handheld import faults
        told, app = faults.log(), self.guide.app
        super().__exit__(*error)
        assert not told and app.words.YOU == "YOU" and not app.machine.complaints


@pytest.fixture
def walk(lacking, monkeypatch):
    monkeypatch.setattr(tour, "Chapter", Walker)
    monkeypatch.setattr(tour.Guide, "shot", lambda *_: None)
    return lambda: Walker(None, "", language="de")


def test_the_tour_goes_on_without_sentences(walk):
    for chapter in (tour.menus, tour.real_cards, tour.real_dice, tour.at_the_table, tour.passing):
        chapter(None, "de")


def test_every_row_and_page_goes_on_without_sentences(walk):
    with walk() as guide:
        app = guide.app
        from screens.menus import players, presets
        for name, *args in (("title",), ("newgame",), ("settings",), ("records",), ("people",), ("event",), ("pause",),
                            ("ways", players.Players(), presets.rules(0), 0),
                            ("rules", players.Players(), presets.rules(0), 0),
                            ("phases", players.Players(), presets.rules(0), 0)):
            if name == "pause":
                stage.play(guide.handheld, 3)
            stage.go(guide.handheld, name, *args)
            guide.arrive(name)
            for _ in range(getattr(getattr(app.screen, "rows", None), "count", 3)):
                for key in ("DOWN", "RIGHT", "LEFT"):
                    guide.press(key, hold=5, wait=45)
        app.game = None
        stage.go(guide.handheld, "help")
        for number in range(app.screen.count()):
            app.screen.pick(number)
        for at in range(11):
            stage.go(guide.handheld, "journey", at)
            stage.go(guide.handheld, "place", at)
        for what in read(WORDS / "en" / "note.py")["WRONG"]:
            app.machine.complaints.append((what, what))
        for what in ("files", "foreign", "damaged"):
            app.machine.complaints.append(("game", what))
        stage.go(guide.handheld, "note")
        for _ in range(14):
            guide.press("B", wait=60)


def test_some_moves_of_each_kind(walk):
    for options in ({"mode": "masters"}, {"mode": "twist"}, {"postal": "on", "altRun": "replacePhase6"},
                    {"knock": "on", "replaceWild": "on", "wildAsSkip": "on", "goOut": "float", "antiOthers": "on",
                     "firstWild": "dealerChooses", "firstSkip": "dealerChooses"}):
        with walk() as guide:
            made = stage.play(guide.handheld, 3, **options)
            stage.go(guide.handheld, "table")
            for code in ("lay-first", "limit", "no such code"):
                assert guide.screen.why(code) in ("FORBIDDEN", ENGLISH["why"]["FORBIDDEN"])
            hands = key_player.Fingers(guide.handheld)
            for _ in range(12):
                if not hands.settle():
                    break
                hands.move()
            for end, name in ((stage.end_hand, "score"), (stage.end_game, "end")):
                end(made)
                if "mode" in options and end == stage.end_hand:
                    stage.go(guide.handheld, "board" if options["mode"] == "twist" else "score")
                stage.go(guide.handheld, name)


def test_dice_go_on_without_sentences(walk):
    with walk() as guide:
        stage.begin_dice(guide.handheld, [(0, 6, "SAM"), (6, 0, "FINN")])
        for key in 6 * ("A", "UP", "A", "DOWN", "RIGHT"):
            guide.press(key, wait=700)
        guide.table.winners = (0,)
        stage.go(guide.handheld, "dice_end")


# --- the mechanism ----------------------------------------------------------------------------------------------------


class Own:
    WHY = {"a": "own"}
    NONE = ()
    ROW = "one|two"
    HIT = "{} hits"


class English:
    OTHER = ("first",)


def test_an_entry_that_is_missing_is_said_by_a_name(monkeypatch):
    monkeypatch.setattr(apps.memory, "words", lambda language, _: English if language == "en" else Own)
    say = apps.Sentences("de", "why")
    assert [say.entry(say.WHY, key) for key in "ab"] == ["own", "b"]
    assert [say.entry(say.WHY, key, "") for key in "ab"] == ["own", ""]
    assert [say.entry(say.NONE, 0), say.entry(say.OTHER, 0), say.entry(say.OTHER, 1)] == ["0", "first", "1"]
    assert [say.entry(say.ROW, i) for i in range(3)] == ["one", "two", "one|two"]
    assert [say.entry(say.LACKING, key) for key in (0, 3, "a")] == 3 * ["LACKING"]
    assert [say.entry(say.LACKING, key, "other") for key in (3, "a")] == 2 * ["other"]
    assert say.HIT.format("FINN") == "FINN hits" and say.LACKING.format("FINN", 7) == "LACKING"


def test_no_sentence_is_called_like_what_sentences_can_do():
    assert not {name for words in ENGLISH.values() for name in words} & set(dir(apps.Sentences))


# --- what relies on a sentence ----------------------------------------------------------------------------------------

SAYING = ("say", "words", "variants")  # what sentences are asked of; beside them what words_of() gives
FILLED = ("words", "sentence", "text", "name")  # names that a sentence is kept under


def is_saying(node):
    return (getattr(node, "id", "") in SAYING or getattr(node, "attr", "") in SAYING
            or isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "words_of")


def is_sentence(node):
    """A sentence, or one of several."""
    if isinstance(node, ast.IfExp):
        return is_sentence(node.body) or is_sentence(node.orelse)
    if isinstance(node, ast.Call):
        own = getattr(node.func, "attr", "") == "entry"
        return own or getattr(node.func, "id", "") == "getattr" and is_saying(node.args[0])
    return isinstance(node, ast.Attribute) and node.attr.isupper() and is_saying(node.value)


def relying(tree):
    """The lines that fail where a sentence is missing."""
    asked = [node.args[0] for node in ast.walk(tree)
             if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "entry"]
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod):
            whole = node.left.attr if isinstance(node.left, ast.Attribute) else getattr(node.left, "id", "")
            found = is_sentence(node.left) or whole in FILLED
        elif isinstance(node, ast.Subscript):
            found = is_sentence(node.value) and not isinstance(node.slice, ast.Slice)
            if isinstance(node.value, ast.Call) and getattr(node.value.func, "attr", "") == "split":
                found = is_sentence(node.value.func.value) and getattr(node.slice, "value", 1) != 0
        elif isinstance(node, ast.Attribute):
            found = is_sentence(node) and node.attr in TABLES and node not in asked or (
                is_sentence(node.value) and node.attr not in ("format", "partition", "split", "find"))
        else:
            found = isinstance(node, (ast.For, ast.comprehension)) and is_sentence(node.iter)
        if found:
            yield getattr(node, "lineno", 0), ast.unparse(node)


@pytest.mark.parametrize("path", sorted((driver.ROOT / "lib").glob("screens/**/*.py")), ids=lambda path: path.stem)
def test_nothing_relies_on_a_sentence(path):
    assert list(relying(ast.parse(path.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize("line", [
    "say.HIT % name", "self.say.HIT % (a, b)", "(say.HIT if x else say.LAY) % name", "app.words_of('why').WHY['a']",
    "words.WHY.get('a', '')", "say.USE", "self.say.PHASE[0]", "say.ROW.split('|')[1]", "getattr(self.say, x)[2]",
    "say.entry(say.HIT_END, 1) % name", "[x for x in say.ROW]", "panel.name % 3", "getattr(say, x).split('|')[what]"])
def test_what_relies_on_one_is_found(line):
    assert list(relying(ast.parse(line)))


@pytest.mark.parametrize("line", [
    "say.HIT.format(name)", "say.PHASE[:1]", "say.entry(say.USE, i)", "say.ROW.split('|')[0]", "pace.PERCENT[3]",
    "number % 3", "'%d %s' % (1, say.HIT)", "say.ROW.partition('|')[0]"])
def test_what_does_not_is_not(line):
    assert not list(relying(ast.parse(line)))
