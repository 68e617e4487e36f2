# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The table of options: every option and preset of the rules, conflicts, and packed rules in saves, also those of
version 1.0 in fixtures/.
"""

import random
from pathlib import Path

import pytest
from phase10 import option_list, options, phase_lists
from phase10.options import Rules
from phase10.phases import EXTRA, label
from phase10.rules import EVERY
from script.setup import barred_by_seats

FIXTURES = Path(__file__).resolve().parent / "fixtures"
PACKED_V1 = [line.split(" | ") for line in (FIXTURES / "rules_1_0.txt").read_text(encoding="utf-8").splitlines()
             if line[0] != "#"]
MODES = option_list.find("mode").values
# name: the sheet's value, Mattel's
ASKED = {
    "wildPoints": ("20", "25"), "firstWild": ("normal",) * 2, "firstSkip": ("skipFirst",) * 2, "takeWild": ("yes",) * 2,
    "takeSkip": ("no",) * 2, "naturals": ("group", "phase"), "hitSameTurn": ("yes",) * 2, "skipTarget": ("any",) * 2,
    "skipPile": ("onTopWhenServed",) * 2, "skipLimit": ("onePending",) * 2, "skipNoTarget": ("dead",) * 2,
    "skipLast": ("yes",) * 2, "goOut": ("discard", "hitOrDiscard"), "reshuffle": ("all", "keepTop"),
    "dealer": ("rotate",) * 2, "gameEnd": ("handEnd",) * 2, "tiePhase": ("last",) * 2, "firstDealer": ("chance",) * 2,
    "diceEnd": ("lastRound",) * 2, "antiHands": ("10",) * 2, "handTurns": ("100",) * 2, "tieBreak": ("firstOut",) * 2,
    "mode": ("ordered",) * 2, "knock": ("off",) * 2, "replaceWild": ("off",) * 2, "wildAsSkip": ("off",) * 2,
    "altRun": ("off",) * 2, "antiOthers": ("off",) * 2, "postal": ("off",) * 2, "short55": ("off",) * 2,
}  # fmt: skip


def made(*texts):
    rules = Rules()
    for text in " ".join(texts).split():
        name, _, value = text.partition("=")
        assert rules.set(name, value), text
    rules.settle()
    return rules


def values(rules):
    return {name: getattr(rules, name) for name in option_list.names()}


def some_rules(seed):
    chance, rules = random.Random(seed), Rules()
    for option in option_list.each():
        if option.name != "phaseList" and chance.random() < 0.4:
            bounds = option.bounds()
            rules.set(option.name, str(chance.randint(*bounds)) if bounds else chance.choice(option.values))
    return rules


# --- the table --------------------------------------------------------------------------------------------------------


def test_both_presets_are_what_the_rules_say():
    for name, both in ASKED.items():
        assert (getattr(Rules("sheet"), name), getattr(Rules("mattel"), name)) == both, name


def test_every_row_can_be_read():
    """Each says a section, and what it needs, forbids and brings is there."""
    for option in option_list.each():
        assert option.section in option_list.SECTIONS, option.name
        for clause in option._row.split("; ")[1:]:
            words = clause.split()
            if words[0] == "needs":
                assert set(words[2:]) <= set(option_list.find(words[1]).values), clause
            elif "in" in words:
                assert set(words[words.index("in") + 1 :]) <= set(MODES), clause
                assert words[0] == "not" or words[0] in option.values, clause
            elif "brings" in words:
                assert words[0] in ("brings", *option.values), clause
                assert all(word.split(".")[0] in ("phase10", "bots", "screens") for word in words[2:]), clause
            else:
                preset, _, value = clause.partition("=")
                assert preset in ("mattel", "twist") and option.takes(value), clause


def test_numbers_keep_their_bounds():
    for text, taken in (("0", False), ("1", True), ("999", True), ("1000", False), ("", False), ("²", False)):
        assert Rules().set("handTurns", text) == taken, text
    assert [value for value in map(str, range(8)) if Rules().set("firstDealer", value)] == list("123456")


@pytest.mark.parametrize("text", ["2,1", "1,1", "1,2,2,3", "0,1", "11", "1,,2", "set3+set3,", "run11", ""])
def test_lists_of_phases_that_cannot_be(text):
    assert not Rules().set("phaseList", text)


def test_a_spelled_list_may_repeat():
    assert len(made("phaseList=set3+set3,set3+set3,run7").phases) == 3


@pytest.mark.parametrize("text", ["set1", "run3", "colour7", "flush5", "run9,run9", "set3+set3", "8", "8,9,10", "odd"])
def test_a_packed_list_is_the_same_list(text):
    """A single group takes two bytes, like a mask of numbers."""
    kept = options.unpack(made("phaseList=" + text).pack())[0]
    assert (kept.numbers, kept.phases) == (made("phaseList=" + text).numbers, made("phaseList=" + text).phases)


def test_the_extra_phase_has_no_number():
    rules = made("altRun=extraPhase phaseList=1,4")
    assert rules.numbers == bytes((1, 4, EXTRA)) and [label(number) for number in rules.numbers] == ["1", "4", "+"]
    assert rules.phaseList == "1,4"


def test_another_twist_phase_is_a_line(monkeypatch):
    monkeypatch.setattr(phase_lists, "TWIST", phase_lists.TWIST + "run9\n")
    rules = made("mode=twist")
    assert rules.numbers == bytes(range(1, 12)) * 2 and rules.phases[10] == rules.phases[21] == ((2, 9),)


# --- what goes together -----------------------------------------------------------------------------------------------


def test_a_conflict_is_told_by_names():
    assert made("mode=twist knock=on").settle() == "knock=on does not go with mode=twist"
    assert options.conflict(made("mode=twist knock=on")) == ("knock", "mode")
    assert options.conflict(made("mode=dice firstWild=dealerChooses")) == ("firstWild", "mode")
    assert barred_by_seats(made("firstDealer=5"), 4) == "firstDealer"
    assert barred_by_seats(made("mode=masters"), 5) == "mode"
    assert barred_by_seats(made("mode=dice firstDealer=5"), 8) == ""
    assert options.conflict(Rules()) is None and barred_by_seats(Rules(), 2) == ""


def test_what_needs_more_phases_than_there_are_is_refused_where_it_is_chosen_only():
    short = made("short55=manual")
    assert short.why_not("phaseList", "1,2,3,4,5") == ("short55", "phases")
    assert short.why_not("phaseList", "1,2,3,4,5,6") is None
    five = made("phaseList=1,2,3,4,5")
    assert five.why_not("short55", "hands") == ("short55", "phases") and not five.why_not("altRun", "extraPhase")
    assert five.why_not("altRun", "replacePhase6") == ("altRun", "phases") and five.why_not("wildPoints", "25") is None
    both = made("phaseList=1,2,3,4,5 short55=manual altRun=extraPhase")
    assert both.why_not("altRun", "off") == ("short55", "phases") and both.why_not("short55", "off") is None
    assert both.why_not("short55", "hands") is None
    assert made("altRun=replacePhase6").why_not("phaseList", "2,4,8") == ("altRun", "phases")
    kept = made("phaseList=1,2 short55=manual altRun=replacePhase6")  # by a version that did not refuse it
    assert kept.settle() == "" and kept.why_not("short55", "off") is None and kept.why_not("phaseList", "all") is None


def test_asking_changes_nothing():
    for seed in range(60):
        rules = some_rules(seed)
        rules.settle()
        before = dict(vars(rules))
        for option in option_list.each():
            for value in option.values:
                if ".." not in value:
                    found = rules.why_not(option.name, value)
                    assert vars(rules) == before
                    assert found is None or found[1] in ("mode", "phases")


def test_the_screen_shows_what_has_a_meaning():
    assert options.shown(made("mode=dice")) == ["mode", "diceWildColour", "diceEnd"]
    plain = options.shown(Rules())
    assert plain[:3] == ["mode", "phaseList", "wildPoints"] and plain[-1] == "handTurns"
    assert "knockWindow" not in plain and "antiHands" not in plain and "firstDealer" in plain
    assert "knockWindow" in options.shown(made("knock=on"))
    assert "phaseList" not in options.shown(made("mode=twist"))
    modes = [options.shown(made("mode=" + mode)) for mode in MODES]
    helpers = {"floatSkip", "dealerSkip", "knockWindow", "knockPriority", "knockPenalty", "altMode", "shortMinutes",
               "shortHands"}  # fmt: skip
    assert set().union(*modes) | helpers == set(option_list.names())


@pytest.mark.parametrize(("name", "modes"), [
    ("gameEnd", "fixed10 antiPhase twist"), ("tieBreak", "antiPhase twist"),
    ("firstWild", "twist"), ("firstSkip", "twist"),
])  # fmt: skip
def test_the_screen_offers_no_rule_that_changes_nothing(name, modes):
    """Ways of playing that end in their own way, and Twist, which turns up three cards by its own rule."""
    for mode in MODES:
        if mode != "dice":
            assert (name in options.shown(made("mode=" + mode))) != (mode in modes.split()), mode
    for mode in modes.split():
        for value in option_list.find(name).values:
            rules = made("mode=%s %s=%s" % (mode, name, value))
            assert (rules.settle() == "") != (mode == "twist" and value == "dealerChooses")


def test_twists_own_values_go_with_twist():
    rules = made("mode=twist")
    assert (rules.naturals, rules.skipPile, rules.firstSkip) == ("phase", "setAside", "cover")
    rules.set("mode", "ordered")
    rules.settle()
    assert values(rules) == values(Rules())
    assert made("mode=twist naturals=none").naturals == "none"


def test_rules_bring_the_modules_of_their_options_in_the_order_of_rows():
    assert made().in_force().brings == ("phase10.courses.ordered", "phase10.finder.plain")
    masters = made("mode=masters knock=on replaceWild=on goOut=float").in_force()
    parts = [name for name in masters.brings if name.startswith("screens.")]
    assert parts == ["screens.table.swapping", "screens.table.saving"]
    assert "phase10.courses.masters" in masters.brings
    assert {"phase10.floating", "phase10.saving", "bots.saving", "bots.knocking"} <= set(masters.brings)
    assert "phase10.finder.walker" in made("mode=twist").in_force().brings


def test_which_phases_need_what_rules_bring():
    rules = made("altRun=extraPhase phaseList=flush5,1,set2+run3+run3").in_force()
    by = dict(zip(rules.brings, rules.brought_by))
    assert len(by) == len(rules.brings) == len(rules.brought_by)
    assert by["phase10.courses.ordered"] == by["phase10.finder.plain"] == EVERY
    assert by["phase10.finder.walker"] == by["bots.estimates"] == 0b1101
    assert by["phase10.finder.changing"] == by["phase10.finder.breaks"] == 0b1000
    assert "phase10.finder.together" not in by  # only for an alternating run beside another group
    rules = made("phaseList=alt9,1,alt3+set2")
    assert dict(zip(*rules._brings()))["phase10.finder.together"] == 0b100


# --- rules packed -----------------------------------------------------------------------------------------------------


def test_no_two_marks_are_alike():
    texts = [option.name for option in option_list.each()]
    texts += [f"{option.name}={value}" for option in option_list.each() for value in option.values]
    assert len({options._hash(text) for text in texts}) == len(texts)


def test_rules_come_back_as_they_were():
    for seed in range(300):
        rules = some_rules(seed)
        if rules.settle():
            continue
        packed = rules.pack()
        again, at = options.unpack(b"?" + packed, 1)
        assert values(again) == values(rules) and again.phases == rules.phases, seed
        assert at == 1 + len(packed) and len(packed) <= 120
    assert Rules().pack() == bytes((2, 0))


def test_the_order_of_the_table_means_nothing_to_a_save(monkeypatch):
    """New options and reordered rows do not change the meaning of a save."""
    rules = made("mode=masters goOut=float knock=on knockWindow=7 phaseList=1,2,8")
    packed, rules.newest = rules.pack(), "no"
    table = ("last newest no yes", *reversed(options.TABLE))
    for module in (option_list, options):
        monkeypatch.setattr(module, "TABLE", table)
    again = options.unpack(packed)[0]
    assert values(again) == {**values(rules), "newest": "no"}


def test_what_is_no_rules_is_refused():
    packed = made("mode=masters goOut=float knockWindow=7 phaseList=1,2,8").pack()
    for size in range(len(packed)):
        with pytest.raises(ValueError):
            options.unpack(packed[:size])
    chance = random.Random(1)
    for _ in range(3000):
        wrong = bytearray(packed)
        for _ in range(chance.randint(1, 3)):
            wrong[chance.randrange(len(wrong))] = chance.randrange(256)
        try:
            rules, _ = options.unpack(wrong)
        except ValueError:
            continue
        assert options.conflict(rules) is None


@pytest.mark.parametrize("packed, given, expected", PACKED_V1, ids=[given for _, given, _ in PACKED_V1])
def test_rules_of_version_1_still_open(packed, given, expected):
    packed = bytes.fromhex(packed)
    rules, at = options.unpack(b"?" + packed, 1)
    assert at == 1 + len(packed)
    expected = dict(word.split("=", 1) for word in expected.split())
    listed = phase_lists.parse_list(expected.pop("phaseList"))
    assert {name: getattr(rules, name) for name in expected} == expected
    if rules.mode != "twist" and rules.altRun == "off":
        assert (rules.numbers, rules.phases) == listed
    again = options.unpack(rules.pack())[0]
    assert values(again) == values(rules) and again.phases == rules.phases
