# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The words: all languages have the same names of the same kinds, every letter is in the fonts, and texts with a fixed
place fit. Whether the others fit is tested where the screens are shown, in test_menus.py.
"""

import ast
import functools
import random
import re

import driver
import pytest

driver.prepare()
from art.letters import Face  # noqa: E402
from handheld import wordwrap  # noqa: E402
from phase10 import option_list  # noqa: E402
from screens.menus import presets  # noqa: E402
from screens.table import coach  # noqa: E402

WORDS = driver.ROOT / "lib" / "words"
SMALL, BIG = Face("small"), Face("big")
LANGUAGES = driver.languages()
FAMILIES = sorted(path.stem for path in WORDS.glob("en/*.py") if path.stem != "__init__")
LINE = 144  # pixels of a line of running text


def translated(language, family):
    """What a module of words says: {name: value}; {} if there is none."""
    path = WORDS / language / f"{family}.py"
    tree = ast.parse(path.read_text(encoding="utf-8") if path.exists() else "")
    return {node.targets[0].id: ast.literal_eval(node.value) for node in tree.body if isinstance(node, ast.Assign)}


def read(language, family):
    """What is shown: in English, too, what a language that is being made does not have yet."""
    return translated("en", family) | translated(language, family)


def texts(value):
    """All strings in a value."""
    if isinstance(value, str):
        return [value]
    return [text for item in (value.values() if isinstance(value, dict) else value) for text in texts(item)]


def shape(value):
    """What must be alike in all languages: how many strings, and what is put into each."""
    if isinstance(value, dict):
        return {key: shape(item) for key, item in value.items()}
    if isinstance(value, str):
        return re.findall("[{][^}]*}?|[%}][a-z]?", value)
    return [shape(item) for item in value]


def names_with_texts(languages=LANGUAGES):
    for family in FAMILIES:
        for language in languages:
            for name, value in read(language, family).items():
                for found in texts(value):
                    yield f"{language}/{family}", name, found


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_say_the_same(family, language):
    english, other = translated("en", family), translated(language, family)
    missing, foreign = sorted(english.keys() - other.keys()), sorted(other.keys() - english.keys())
    assert not missing and not foreign, f"lib/words/{language}/{family}.py lacks {missing}, and alone has {foreign}"
    assert {name: shape(value) for name, value in english.items()} == \
        {name: shape(value) for name, value in other.items()}


WILD = {"en": "wild", "de": "joker", "fr": "joker", "es": "comod"}
DIGITS = {("rules", "firstDealer"), ("rules", "twistStart"), ("variants", "VARIANTS")}


SHORT = 70  # letters of an English sentence whose translation is held against the glossary
FREE = {"bruno", "finn", "lulu", "mia", "otto", "pip", "journey"}  # families in which each language has its own jokes


def signs(words):
    """What a sentence of any language has: the keys it names, how many lines and columns, questions."""
    return sorted(re.findall(r"START|SELECT|[←↑↓✓★|\n?]", words))


def translations(language):
    """All sentences: family, name, English, and that of the language."""
    for family in FAMILIES:
        other = read(language, family)
        for name, value in read("en", family).items():
            if isinstance(value, dict):
                value, other[name] = value.values(), {key: other[name][key] for key in value}
            for pair in zip(texts(value), texts(other[name]), strict=True):
                yield family, name, *pair


def has_the_same_signs(language, family, name, english, words):
    """The same keys, numbers and Wilds. Some say a number in digits where English has a word for it."""
    if signs(english) != signs(words) and family != "pages":  # whose long text may ask where English does not
        return False
    if language in WILD and bool(re.search(WILD["en"], english, re.I)) != bool(re.search(WILD[language], words, re.I)):
        return False
    numbers = [sorted(re.findall("[0-9]+", told)) for told in (english, words)]
    return numbers[0] == numbers[1] or (family, name) in DIGITS


@functools.cache
def glossary():
    """[(regex of English words, {language: regex of one of their translations})]"""
    text = (driver.ROOT / "host_tests" / "glossary.txt").read_text(encoding="utf-8")
    (_, *languages), *rows = [line.split(" | ") for line in text.splitlines() if line[:1] != "#"]
    found = []
    for english, *others in rows:
        forms = ["|".join(rf"\b{form}".replace(r"\b*", "") for form in other.split()) for other in others]
        found.append((rf"(?i)\b({english.replace(' ', '|')})\b",
                      {language: f"(?i){form}" for language, form in zip(languages, forms, strict=True)}))
    return found


def has_the_same_words(language, family, english, words):
    """Short sentences: a length that may be, and a translation of each English word that is in the glossary."""
    if len(english) > SHORT or family in FREE:
        return True
    if len(words) > 2 * len(english) + 9 or len(english) > 2 * len(words) + 9:
        return False
    return not any(re.search(term, english) and not re.search(forms.get(language, ""), words)
                   for term, forms in glossary())


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_speak_of_the_same(language):
    """So none has the sentence of another place."""
    assert not [said for said in translations(language)
                if not has_the_same_signs(language, *said) or not has_the_same_words(language, said[0], *said[2:])]


@pytest.mark.parametrize("language", ["de", "fr", "es"])
def test_most_sentences_in_the_place_of_another_are_noticed(language):
    """Of two that are exchanged in their file one has something that the other's place lacks."""
    chance, families = random.Random(language), {}
    for said in translations(language):
        families.setdefault(said[0], []).append(said)
    exchanged = unnoticed = 0
    for sentences in families.values():
        for _ in range(len(sentences)):
            pair = chance.choices(sentences, k=2)
            if pair[0][3] != pair[1][3]:
                exchanged += 1
                unnoticed += all(
                    shape(english) == shape(words) and has_the_same_signs(language, family, name, english, words)
                    and has_the_same_words(language, family, english, words)
                    for (family, name, english, _), (*_, words) in (pair, pair[::-1]))
    assert exchanged > 600 and unnoticed < 0.2 * exchanged, (unnoticed, exchanged)


def test_a_gap_is_braces_with_nothing_in_them():
    """But for a number with its sign."""
    gaps = {gap for _, _, words in names_with_texts() for gap in shape(words)}
    assert gaps == {"{}", "{:+d}"}


def test_every_sentence_that_a_screen_asks_for_is_there():
    """One that is missing is shown by its name."""
    there = set()
    for path in WORDS.glob("en/*.py"):
        there |= set(re.findall(r"^([A-Z_0-9]+) =", path.read_text(encoding="utf-8"), re.MULTILINE))
    asked = {}
    for path in (driver.ROOT / "lib" / "screens").rglob("*.py"):
        for name in re.findall(r"\b(?:say|words)\.([A-Z][A-Z_0-9]+)\b", path.read_text(encoding="utf-8")):
            asked[name] = path.name
    assert len(asked) > 200 and {name: file for name, file in asked.items() if name not in there} == {}


def test_no_sentence_is_put_together_outside_the_words():
    """A sign behind a gap is the language's own: in French a blank stands before it."""
    found = []
    for path in sorted((driver.ROOT / "lib" / "screens").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found += [(path.name, part) for part in re.findall("%s ?[:;!?]|[A-Z]: $", node.value)]
    assert not found
    assert not [said for said in names_with_texts(["fr"]) if re.search("[^ ][:;!?]([ \n]|$)", said[2])]


def test_no_family_is_foreign():
    for language in LANGUAGES:
        assert sorted(path.stem for path in (WORDS / language).glob("*.py")) == ["__init__", *FAMILIES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_is_in_the_small_font(language):
    """All that are missing at once: whoever makes a language decides about each."""
    missing = [(module, name, letter) for module, name, words in names_with_texts([language])
               for letter in words if letter not in SMALL.glyphs and letter not in " \n"]
    assert not missing, missing


def headings():
    """What is written in the large letters."""
    for language in LANGUAGES:
        for family, names in (("newgame", "TITLE"), ("settings", "SETTINGS"), ("pause", "TITLE"),
                              ("note", "NOTE BENCH"), ("records", "RECORDS"), ("title", "EVENT"),
                              ("rules", "RULES PHASES"), ("help", "HELP")):
            words = read(language, family)
            yield from ((language, words[name]) for name in names.split())
        for words in read(language, "help").values():
            if "\n" in words:
                yield language, words.split("\n")[0]
        yield from ((language, name) for name, _ in variants(language).values())
        yield language, read(language, "score")["HAND"].format(99)
        yield language, read(language, "score")["TIE"]
        yield from ((language, read(language, "records")[name]) for name in ("SHARED", "NONE"))


def variants(language):
    """{what presets.py calls a way to play: its name and its line}"""
    lines = read(language, "variants")["VARIANTS"].strip().split("\n")
    return {line.split("|")[0]: line.split("|")[1:] for line in lines}


@pytest.mark.parametrize("language, words", list(headings()))
def test_headings_fit(language, words):
    assert {letter for letter in words if letter != " "} <= set(BIG.glyphs)
    assert BIG.width(words) <= 150


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_columns_at_the_end_fit(language):
    words = read(language, "records")
    assert SMALL.width(words["SPACE"].format(28)) + SMALL.gap <= 33  # the goal of Twist
    for phases in (words["PHASES"][2].format(10), words["ON"].format(10), words["GONE"]):
        assert SMALL.width(phases) + SMALL.gap <= 54


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_heading_has_a_capital_with_an_accent(language):
    """There is no room for it above the large letters: half of it would be cut off."""
    pages = [words for words in texts(read(language, "help")) if "\n" in words]
    headings = [words.split("\n")[0] for words in pages] + list(read(language, "journey")["PLACES"])
    headings += [row.split("|")[1] for row in read(language, "variants")["VARIANTS"].strip().split("\n")]
    headings += [read(language, "newgame")["RULES"]]
    for family, names in (("journey", "WON LOST"), ("newgame", "TITLE"), ("note", "NOTE BENCH"), ("pause", "TITLE"),
                          ("help", "HELP"), ("people", "TITLE TYPE"), ("records", "RECORDS PHASES_LAID"),
                          ("rules", "RULES PHASES"), ("settings", "SETTINGS"),
                          ("sheet", "HAND TIE_HAND GRAPH WINS SHARED NONE"), ("title", "EVENT BY_CODE")):
        headings += [read(language, family)[name] for name in names.split()]
    for heading in headings:
        assert not re.search("[À-Ý]", heading.split("|")[0]), heading


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_records_have_room_for_their_numbers(language):
    words = read(language, "records")
    for name, number in (("STREAK", words["OF_THEM"].format(188, 188)), ("WON", "8888 (88 %)"), ("STARS", "188/188")):
        assert SMALL.width(words[name]) + 3 + SMALL.width(number) <= LINE, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shared_win_fits_beside_the_face(language):
    assert BIG.width(read(language, "records")["SHARED"]) <= 102
    assert BIG.width(read(language, "dice")["SHARED"]) <= 114


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_head_of_the_score_sheet_fits(language):
    """The hand at the left, the deal's code at the right."""
    score = read(language, "score")
    code = SMALL.width(score["CODE"].format("W" * 7)) + SMALL.gap
    assert code <= 82 and BIG.width(score["HAND"].format(20)) + code <= 140


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_owl_fits_between_dice_and_keys(language):
    for words in read(language, "dice")["HINT"].values():
        assert SMALL.width(words) + SMALL.gap <= 156, words


def wrapped(words, width=LINE):
    """As the handheld does, which counts the gap behind the last letter, too."""
    class Font:
        @staticmethod
        def width(words):
            return SMALL.width(words) + SMALL.gap
    return wordwrap.wrap(words, Font, width)


def options_told(language):
    """{option: (its title, {value: (what it is called, what it means)})} of all the rules that are told."""
    found = {}
    for name, text in read(language, "rules").items():
        if isinstance(text, str) and "|" in text:
            title, *lines = text.split("\n")
            rows = [line.split("|") for line in lines]
            assert all(len(row) == 3 and row[2] for row in rows), name
            found[name] = title, {value: (label, meaning) for value, label, meaning in rows}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_rule_has_its_values(language):
    told = options_told(language)
    lacking, foreign = set(option_list.names()) - set(told), set(told) - set(option_list.names())
    assert not lacking, f"lib/words/{language}/rules.py has no words for {', '.join(sorted(lacking))}"
    assert not foreign, f"lib/words/{language}/rules.py tells of no rule: {', '.join(sorted(foreign))}"
    for option in option_list.each():
        if option.name == "phaseList" or option.bounds():
            wanted = {"#"}
        elif option.name == "firstDealer":
            wanted = {"chance", "#"}
        else:
            wanted = set(option.values)
        assert set(told[option.name][1]) == wanted, option.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_fit_their_rows_and_three_lines(language):
    words, too_long = read(language, "rules"), []
    for name, (title, values) in options_told(language).items():
        for value, (label, meaning) in values.items():
            shown = label or max(words["YES"], words["NO"], key=SMALL.width)
            over = SMALL.width(title) + 4 + SMALL.width(f"← {shown} →") - 138
            if len(wrapped(meaning)) > 3 or over > 0:
                too_long.append((name, value, f"{over} pixels too wide" if over > 0 else wrapped(meaning)))
    assert too_long == []


@pytest.mark.parametrize("language, ten", [("en", "ten"), ("de", "zehn"), ("fr", "dix"), ("es", "diez")])
def test_how_a_mode_ends_is_right_for_a_list_of_other_phases(language, ten):
    """Only its name may count them."""
    modes = options_told(language)["mode"][1]
    for mode in ("ordered", "fixed10", "freeOrder"):
        assert ten not in re.findall(r"\w+", modes[mode][1].lower()), mode


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_next_on_a_score_sheet_fits_beside_the_way_out(language):
    """Also for the ninety-ninth hand; the sign of B has 11 pixels, and four before it."""
    words = read(language, "sheet")
    room = 160 - 3 - SMALL.width(words["LEAVE"]) - 11 - 4 - 14
    for name in ("HAND", "ANEW", "ENTER", "TIE_HAND"):
        assert SMALL.width(words[name].format(99) + "   → " + words["PAPER"]) <= min(room, 100), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_fit(language):
    words, told = read(language, "rules"), options_told(language)
    for title, _ in told.values():
        for mode, _ in told["mode"][1].values():
            assert len(wrapped(words["NOT_TOGETHER"].format(title, mode))) <= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_variants_have_a_name_a_line_and_a_page(language):
    found, pages = variants(language), read(language, "pages")
    for name, page in pages.items():
        assert SMALL.width(found[name][1]) <= LINE
        assert len(wrapped(page, 140)) <= 12
    for name, _ in found.values():
        assert SMALL.width(f"← {name} →") + SMALL.gap <= 98, name  # in the row of New game
    assert set(found) == set(pages) | {"sheet", "own"} == {line.split()[0] for line in presets.TABLE} | {"own"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_variant_has_the_same_name_among_the_rules(language):
    """There it is that of the option it changes, or of the value it sets."""
    named, told = variants(language), options_told(language)
    for key, *changed in [line.split() for line in presets.TABLE]:
        for option, value in [change.split("=") for change in changed]:
            title, values = told[option]
            if option != "phaseList":
                assert named[key][0].lower() in (title.lower(), (values[value][0] or "").lower()), (key, option)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_fit(language):
    for family, lines in (("coach", 3), ("firsts", 2)):
        for name, words in read(language, family).items():
            assert len(wrapped(words, 138)) <= (2 if name in coach.ABOVE else lines), (name, wrapped(words, 138))


@pytest.mark.parametrize(("language", "following"), [
    ("en", "next A"), ("de", "nächste"), ("fr", "prochain A"), ("es", "próximo A")])
def test_what_a_lesson_says_of_a_is_not_what_a_does_below_it(language, following):
    """There A ends the lesson; what it is about is done by the one that follows."""
    told = read(language, "coach")
    for name in ("TAKE", "PHASE", "LAY", "HIT", "ON_SKIP"):
        assert following in told[name], told[name]
    about_knocking = read(language, "firsts")["KNOCK"]  # A knocks for a card that is of use, and leaves others
    assert not re.search(r"\bA\b", about_knocking), about_knocking


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_any_seat_is_right_for_who_is_called_you(language):
    """There a name stands apart, because no verb is right for a bot and for YOU."""
    told = {"board": ("OUT", "LAID", "NEITHER", "STAYS", "FINISHES"), "seldom": ("FLOATS", "KNOCKED"),
            "dice": ("BEGINS", "ROLLING", "KEEPS", "SCORES", "MISSED", "BONUS", "FINISHED"),
            "knocking": ("GAVE",), "swapping": ("NAMED", "FELL")}
    for family, names in told.items():
        for name in names:
            words = read(language, family)[name]
            assert re.match("[{]}( ?:|,)", words) or re.search(": [{]}", words), words


@pytest.mark.parametrize("language", ["de", "es"])
def test_to_whom_a_card_is_given_is_right_for_who_is_called_you(language):
    """No preposition stands before DU or TÚ; YOU and TOI may follow one."""
    for name in ("WHOM_GIVE", "GAVE"):
        assert read(language, "knocking")[name].endswith("→ {}"), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_arrow_leads_to_has_the_same_verb_there(language):
    use = read(language, "table")["USE"]
    for what, words in (("hit", read(language, "table")["HIT"]), ("discard", read(language, "table")["DISCARD"]),
                        ("swap", read(language, "swapping")["VERB"]), ("save", read(language, "saving")["VERB"])):
        assert words.lower().startswith(use[what][:4]), words
    assert use["skip"][:4].lower() in read(language, "swapping")["WILD_AS_SKIP"].lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_of_dice_or_turns_is_right_for_one(language):
    """No word beside it is a plural."""
    words = read(language, "dice")
    assert not re.search("(és|ados)$", words["KEEPS"])
    assert re.search(": [{]} [(]–[{]}[)]$", words["FAILED"])


def test_beside_a_number_stand_no_second_one_and_no_verb_in_the_plural():
    """French asked "10, 10 cartes, sans phase ?"; Spanish said "Quedan 1 min"."""
    wrong = r"{}[ ,;:]*[0-9]|[0-9][ ,;:]*{}|\b(?i:quedan|faltan|restan|manquent|restent|bleiben|fehlen|are|remain) {}"
    assert not [found for found in names_with_texts() if re.search(wrong, found[2])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_fit(language):
    notes = read(language, "note")
    for name, words in (notes["WRONG"] | notes["SAVE"]).items():
        words = words.format("P10_KEY_SELECT")
        assert len(wrapped(words)) <= 8, name
        assert max(map(SMALL.width, wrapped(words))) <= LINE, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_there_is_to_know_of_a_row_of_people_is_one_line(language):
    words = read(language, "people")
    for name in ("START", "COUNT", "SEAT", "DEALER", "ROLLS"):
        assert len(wrapped(words[name].split("|")[2])) <= 1, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_journey_says_nothing_that_is_cut_off(language):
    words = read(language, "journey")
    told = [(place.split("|")[1], 100) for place in words["PLACES"]]
    told += [(rule, 140) for rule in words["RULES"]]
    assert [wrapped(*each) for each in told if len(wrapped(*each)) > 2] == []


def test_one_die_is_no_dice():
    for language, single in (("en", "Roll 1 die"), ("fr", "Lancer 1 dé"), ("es", "Tirar 1 dado")):
        words = read(language, "dice")["ABOUT_ROLL"]
        assert words[0].format(1, 2, 3) == single + " (2/3)" and words[1].format(2, 2, 3) != words[0].format(2, 2, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wild_has_its_name_at_dice_too(language):
    """Help, option and buttons say the same word; a star is a space of Twist, or what the journey gives."""
    wild, star = read(language, "common")["SPECIAL"][0].lower(), read(language, "board")["STAR"].split()[-3].strip(",:")
    for family, name in (("pages", "dice"), ("rules", "diceWildColour")):
        words = read(language, family)[name].lower()
        assert wild in words and star.lower() not in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_dice_tells_what_select_does_there(language):
    """It sorts cards alone, as the page of the keys says; and no other words tell of hints for dice."""
    assert "SELECT" in read(language, "pages")["dice"]
