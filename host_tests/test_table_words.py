# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Everything the table can say fits its line, in every language, with the longest names and cards."""

import importlib

import driver
import pytest

driver.prepare()
from phase10.options import Rules  # noqa: E402
from screens.table import choosing  # noqa: E402

NAME = "BRUNOS"  # six letters, as many as a name may have
PHASE = 10
LINE, KEY_A, MARGIN = 154, 15, 3  # pixels of the bar


@pytest.fixture(scope="module")
def width():
    with driver.Handheld() as handheld:
        handheld.run(100)
        yield handheld.app["app"].small.width


def words(language, family="common"):
    return importlib.import_module(f"words.{language}.{family}")


def cards(language):
    """All a card can be called."""
    common = words(language)
    return [name % 12 for name in common.COLOURS] + list(common.SPECIAL)


def filled(sentence, language):
    """A sentence with each card in its gaps; a number goes with the phase."""
    if "%d" in sentence:
        order = [PHASE if gap == "d" else None for gap in sentence.replace("%%", "").split("%")[1:] for gap in gap[:1]]
    else:
        order = [None] * sentence.count("%s")
    for card in cards(language):
        yield sentence % tuple(card if value is None else value for value in order)


LANGUAGES = driver.languages()
WITH_B = {  # what A does, and what B or the pad may do at the same time
    "DRAW": "UNDO", "LAY": "LATER", "LAY_IT": "BACK", "TO_GROUP": "BACK", "TO_HAND": "BACK", "HIT": "UNDO",
    "DISCARD": "UNDO", "LAST": "UNDO", "PLAY_SKIP": "UNDO",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_and_b_have_room_beside_each_other(width, language):
    table = words(language, "table")
    for a, b in WITH_B.items():
        for sentence in [table.LAY % PHASE] if a == "LAY" else filled(getattr(table, a), language):
            if a in ("HIT", "DISCARD") and sentence == getattr(table, a) % words(language).SPECIAL[1]:
                continue  # a Skip is never hit, and played, not discarded
            room = LINE + MARGIN - width(getattr(table, b)) - 14 - KEY_A
            assert width(sentence) <= room, (sentence, getattr(table, b))
    why = words(language, "why")
    for sentence in (*words(language, "seldom").HIT_YOURS, why.DISCARD_FITTING):
        assert width(sentence) <= LINE - width(table.BACK) - 14 - KEY_A + MARGIN, sentence
    for sentence in (*table.HIT_END, table.SKIP_WHOM):
        assert width(sentence % NAME) <= LINE - width(table.BACK) - 14 - KEY_A + MARGIN, sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_other_pile_has_room(width, language):
    table = words(language, "table")
    for card in cards(language)[:4] + cards(language)[4:5]:
        assert KEY_A + width(table.DRAW) + 17 + width(card) <= LINE + MARGIN, (table.DRAW, card)
        assert KEY_A + width(table.TAKE % card) + 17 + width(table.DECK) <= LINE + MARGIN, (table.TAKE, card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_fits_the_line(width, language):
    table, seldom, why = words(language, "table"), words(language, "seldom"), words(language, "why")
    saving, swaps, asides = words(language, "saving"), words(language, "swapping"), words(language, "knocking")
    told = [seldom.HAND % (99, "R9YBKXX"), seldom.LAYS % (NAME, PHASE), seldom.SKIPS % (NAME, NAME), why.DISCARD_WILD,
            table.DRAWS % NAME]
    for card in cards(language):
        if card not in words(language).SPECIAL[1:]:  # these are never hit
            told += [table.HITS % (NAME, card, NAME), table.HITS_YOURS % (NAME, card), table.HITS_OWN % (NAME, card)]
        told += [table.TAKES % (NAME, card), table.DISCARDS % (NAME, card), swaps.SWAPPED % (NAME, card),
                 asides.GAVE % (NAME, card, NAME), asides.TURNED % (NAME, card), saving.TAKE_SAVED % card]
    told += [getattr(seldom, name) % NAME for name in ("SKIPS_YOU", "MISSES", "FLOATS", "OUT", "I_AM")]
    told += [getattr(seldom, name) for name in ("YOU_MISS", "RESHUFFLED", "YOU_OUT", "HAND_OVER", "PASS_TO")]
    told += [saving.SAVED % NAME, asides.KNOCKED % NAME, swaps.NAMED % (NAME, NAME), swaps.FELL % NAME]
    told += list(why.WHY.values()) + list(why.NOT_SAVED.values()) + [why.FORBIDDEN]
    for sentence in told:
        assert width(sentence) <= LINE, (sentence, width(sentence))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_has_room(width, language):
    table = words(language, "table")
    for name in (table.PHASE, table.PHASE_SHORT):
        room = (116 if name is table.PHASE else 84) - width(name % PHASE) - 8
        for info in (table.TO_GO % 10, table.COMPLETE, table.LAID, table.OTHER_WAY,
                     *("↓ " + use for use in table.USE.values())):
            assert width(info) <= room, (name, info, width(info), room)


@pytest.mark.parametrize("language", LANGUAGES)
def test_special_rules_have_room_for_both_keys(width, language):
    table, saving, piles = words(language, "table"), words(language, "saving"), words(language, "piles")
    swaps, asides = words(language, "swapping"), words(language, "knocking")
    for sentence in (asides.WHOM_GIVE, swaps.WHOM_NAME):  # nobody may go back from these
        assert KEY_A + width(sentence % NAME) <= LINE + MARGIN
    chosen = [saving.CHOOSE % 10, piles.CHOOSE_TWIST]
    for runs in ("run3", "run4"):
        rules = Rules()
        assert rules.set("mode", "twist") and rules.set("twist4", runs) and not rules.settle()
        spelled = [choosing.spelled(piles, phase) for phase in rules.phases]
        names = (piles.TWIST_CARD, table.PHASE_SHORT % 10)
        chosen += [piles.CHOOSE % (name, phase) for phase in spelled for name in names]
    for sentence in chosen:
        assert KEY_A + width(sentence) <= LINE + MARGIN, sentence
    names = [piles.ON_PILE % 3, swaps.RULE_CARD, swaps.WILD_AS_SKIP]
    names += [sentence % card for sentence in (saving.VERB, swaps.VERB, asides.VERB) for card in cards(language)[:4]]
    for sentence in names:
        assert KEY_A + width(sentence) + 17 + width(table.BACK) <= LINE + MARGIN, sentence
    for card in cards(language)[:4]:
        assert KEY_A + width(asides.KNOCK % (card, 3)) + 17 + width(asides.LET_GO) <= LINE + MARGIN, card
        assert KEY_A + width(asides.TAKE_NOW % card) <= LINE + MARGIN
    assert KEY_A + width(asides.KNOCK_WHO % NAME) + 17 + width(asides.LET_GO) <= LINE + MARGIN


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_fits_its_box(width, language):
    hint = words(language, "hint")
    lines = [hint.THINKING, hint.DECK, hint.PILE, hint.LAY, hint.SKIP % NAME, *hint.OTHER.values()]
    for card in cards(language):
        lines.append(hint.DISCARD % card)
        if card not in words(language).SPECIAL[1:]:
            lines.append(hint.HIT % (card, NAME))
    for line in lines:
        assert width(line) <= 138, line
    from handheld import text, written
    for reason in hint.WHY.values():
        assert len(written.wrap(reason, text.font("small"), 138)) <= 2, reason
