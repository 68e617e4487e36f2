# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Everything the table can say fits its line, in every language, with the longest names and cards."""

import importlib

import arguments
import driver
import pytest

driver.prepare()
from screens import app  # noqa: E402
from screens.table import choosing  # noqa: E402

NAME = "BRUNOS"  # six letters, as many as a name may have
PHASE = 10
LINE, KEY_A, MARGIN = 154, 15, 3  # pixels of the bar


@pytest.fixture(scope="module")
def width():
    with driver.Handheld() as handheld:
        handheld.run(100)
        yield handheld.names["app"].small.width


def words(language, family="common"):
    return importlib.import_module(f"words.{language}.{family}")


def cards(language):
    """All a card can be called."""
    common = words(language)
    return [name.format(12) for name in common.COLOURS] + list(common.SPECIAL)


def filled(sentence, language):
    """A sentence with each card in its gaps."""
    for card in cards(language):
        yield sentence.format(*[card] * sentence.count("{}"))


LANGUAGES = driver.languages()
WITH_B = {  # what A does, and what B or the pad may do at the same time
    "DRAW": "UNDO", "LAY": "LATER", "LAY_IT": "BACK", "TO_GROUP": "CLOSE", "TO_HAND": "CLOSE", "HIT": "UNDO",
    "DISCARD": "UNDO", "LAST": "UNDO", "PLAY_SKIP": "UNDO",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_and_b_have_room_beside_each_other(width, language):
    table = words(language, "table")
    for a, b in WITH_B.items():
        with_a = getattr(table, a)
        for sentence in [with_a.format(PHASE)] if a in ("LAY", "TO_GROUP") else filled(with_a, language):
            if a in ("HIT", "DISCARD") and sentence == with_a.format(words(language).SPECIAL[1]):
                continue  # a Skip is never hit, and played, not discarded
            room = LINE + MARGIN - width(getattr(table, b)) - 14 - KEY_A
            assert width(sentence) <= room, (sentence, getattr(table, b))
    for sentence in filled(table.DISCARD, language):  # beside the way back to a phase that was put off
        if sentence != table.DISCARD.format(words(language).SPECIAL[1]):
            assert width(sentence) + width(table.TO_LAY) + 3 <= LINE + MARGIN - KEY_A, sentence
    why, swaps = words(language, "why"), words(language, "swapping")
    colours = [swaps.VERB.format(name.format(12)) for name in words(language).COLOURS]
    asked = why.DISCARD_FITTING, why.DISCARD_UNLAID, why.DISCARD_WILD
    for sentence in (*colours, *swaps.WILD_TO.split("|"), *words(language, "seldom").HIT_YOURS, *asked):
        assert width(sentence) <= LINE - width(table.BACK) - 14 - KEY_A + MARGIN, sentence
    for sentence in (*table.HIT_END, table.SKIP_WHOM):
        assert width(sentence.format(NAME)) <= LINE - width(table.BACK) - 14 - KEY_A + MARGIN, sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_back_from_the_groups_is_that_of_the_menus(width, language):
    """Nothing is asked there, so that it is no "No"; two names have room beside it."""
    back = words(language, "table").CLOSE
    assert back == words(language, "newgame").BACK
    assert width("↑↓ BRUNO, LULU") + 17 + width(back) <= LINE + MARGIN


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_keys_do_nothing_in_english(language):
    table, english = words(language, "table"), words("en", "table")
    for name in {*WITH_B, *WITH_B.values()}:
        assert getattr(table, name) != getattr(english, name), f"{name} of {language}/table.py is the English one"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_other_pile_has_room(width, language):
    table = words(language, "table")
    for card in cards(language)[:4] + cards(language)[4:5]:
        assert KEY_A + width(table.DRAW) + 17 + width(card) <= LINE + MARGIN, (table.DRAW, card)
        assert KEY_A + width(table.TAKE.format(card)) + 17 + width(table.DECK) <= LINE + MARGIN, (table.TAKE, card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_fits_the_line(width, language):
    table, seldom, why = words(language, "table"), words(language, "seldom"), words(language, "why")
    saving, swaps, asides = words(language, "saving"), words(language, "swapping"), words(language, "knocking")
    told = [seldom.HAND.format(99, "R9YBKXX"), seldom.LAYS.format(NAME, PHASE), seldom.SKIPS.format(NAME, NAME),
            table.DRAWS.format(NAME)]
    for card in cards(language):
        if card not in words(language).SPECIAL[1:]:  # these are never hit
            told += [table.HITS.format(NAME, card, NAME), table.HITS_YOURS.format(NAME, card),
                     table.HITS_OWN.format(NAME, card)]
        told += [table.TAKES.format(NAME, card), table.DISCARDS.format(NAME, card), swaps.SWAPPED.format(NAME, card),
                 asides.GAVE.format(NAME, card, NAME), asides.TURNED.format(NAME, card), saving.TAKE_SAVED.format(card)]
    told += [getattr(seldom, name).format(NAME) for name in ("SKIPS_YOU", "MISSES", "FLOATS", "KNOCKED", "OUT", "I_AM")]
    told += [getattr(seldom, name) for name in ("YOU_MISS", "RESHUFFLED", "YOU_OUT", "HAND_OVER", "PASS_TO")]
    told += [saving.SAVED.format(NAME), saving.CHOSE.format(NAME, 10)]
    told += [swaps.NAMED.format(NAME, NAME), swaps.FELL.format(NAME)]
    told += list(why.WHY.values()) + list(why.NOT_SAVED.values()) + [why.FORBIDDEN]
    for sentence in told:
        assert width(sentence) <= LINE, (sentence, width(sentence))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_has_room(width, language):
    table = words(language, "table")
    for name in (table.PHASE, table.PHASE_SHORT):
        room = (116 if name is table.PHASE else 84) - width(name.format(PHASE)) - 8
        for info in (table.TO_GO.format(10), table.COMPLETE, table.LAID, "←→ " + table.BY_HAND,
                     *("↓ " + use for use in table.USE.values())):
            assert width(info) <= room, (name, info, width(info), room)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phase_that_was_chosen_is_told_by_the_same_words_in_masters_and_in_twist(language):
    assert words(language, "piles").CHOSE == words(language, "saving").CHOSE


@pytest.mark.parametrize("language", LANGUAGES)
def test_special_rules_have_room_for_both_keys(width, language):
    table, saving, piles = words(language, "table"), words(language, "saving"), words(language, "piles")
    swaps, asides = words(language, "swapping"), words(language, "knocking")
    given = [asides.WHOM_GIVE.format(card, NAME) for card in words(language).SPECIAL]
    for sentence in (*given, swaps.WHOM_NAME.format(NAME)):  # nobody may go back from these
        assert KEY_A + width(sentence) <= LINE + MARGIN
    chosen = [saving.CHOOSE.format(10), piles.CHOOSE_TWIST]
    for runs in ("run3", "run4"):
        rules = arguments.rules("sheet", ["mode=twist", "twist4=" + runs])
        spelled = [choosing.spelled(app.Sentences(language, "piles"), phase) for phase in rules.phases]
        names = (piles.TWIST_CARD, table.PHASE_SHORT.format(10))
        chosen += [piles.CHOOSE.format(name, phase) for phase in spelled for name in names]
    for sentence in chosen:
        assert KEY_A + width(sentence) <= LINE + MARGIN, sentence
    names = [piles.ON_PILE.format(3), swaps.RULE_CARD, swaps.WILD_AS_SKIP]
    names += [sentence.format(card) for sentence in (saving.VERB, swaps.VERB, asides.VERB)
              for card in cards(language)[:4]]
    for sentence in names:
        assert KEY_A + width(sentence) + 17 + width(table.BACK) <= LINE + MARGIN, sentence
    for sentence in filled(saving.VERB, language):  # a Skip is saved, too, and after an open draw there is an undo
        assert KEY_A + width(sentence) + 11 + width(table.UNDO) <= LINE + MARGIN, sentence
    for card in cards(language)[:4]:
        assert KEY_A + width(asides.KNOCK.format(card, 3)) + 17 + width(asides.LET_GO) <= LINE + MARGIN, card
        assert KEY_A + width(asides.TAKE_NOW.format(card)) + 17 + width(asides.LET_GO) <= LINE + MARGIN, card
    assert KEY_A + width(asides.KNOCK_WHO.format(NAME)) + 17 + width(asides.LET_GO) <= LINE + MARGIN


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_fits_its_box(width, language):
    hint = words(language, "hint")
    lines = [words(language, "table").THINKING, *hint.OTHER.values()]
    lines += [hint.DECK, hint.PILE, hint.LAY, hint.SKIP.format(NAME)]
    for card in cards(language):
        lines.append(hint.DISCARD.format(card))
        if card not in words(language).SPECIAL[1:]:
            lines.append(hint.HIT.format(card, NAME))
    swaps, asides = words(language, "swapping"), words(language, "knocking")  # the owl says these as the line does
    lines += [sentence.format(card) for sentence in (swaps.VERB, asides.VERB) for card in cards(language)[:4]]
    lines += [swaps.WHOM_NAME.format(NAME), *[asides.WHOM_GIVE.format(card, NAME) for card in words(language).SPECIAL]]
    for line in lines:
        assert width(line) <= 138, line
    from handheld import text, wordwrap
    for reason in hint.WHY.values():
        assert len(wordwrap.wrap(reason, text.font("small"), 138)) <= 2, reason
