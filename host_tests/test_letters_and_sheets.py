# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Text and pictures: fonts packed into one sheet, lines that are redrawn only when they change, sheets read from BMP;
and the fallback for each when its file is missing or damaged.
"""

import ast
import runpy
import shutil
import sys
from types import SimpleNamespace

import driver
import key_player
import pytest

LIB = driver.ROOT / "lib"
driver.prepare()
import handheld  # noqa: E402 it finds the stand-ins only now
import resident  # noqa: E402
from adafruit_bitmap_font.pcf import PCF  # noqa: E402
from adafruit_display_text import label  # noqa: E402
from art import letters  # noqa: E402
from bitmaptools import fill_region  # noqa: E402
from displayio import Bitmap, Group  # noqa: E402
from handheld import complaints, fonts, sentence, sheets, text, wordwrap  # noqa: E402
from handheld.colours import WHITE  # noqa: E402
from screens.menus import title  # noqa: E402
from screens.sheet import canvas  # noqa: E402
from stage import go, play, where  # noqa: E402


@pytest.fixture
def drive(tmp_path, monkeypatch):
    """A drive with our fonts and sprites; the current folder, as on the handheld. Nothing is loaded yet."""
    for folder in ("fonts", "sprites"):
        shutil.copytree(driver.ROOT / folder, tmp_path / folder)
    monkeypatch.chdir(tmp_path)
    for known in (text._fonts, sheets._sheets, sheets._palettes):
        known.clear()
    del complaints.found[:], complaints.known[:]
    return tmp_path


def rows(bitmap, left=0, right=None):
    right = bitmap.width if right is None else right
    return ["".join("#" if bitmap[x, y] else "." for x in range(left, right)) for y in range(bitmap.height)]


def drawn(font, letter):
    """The letter as a Line shows it."""
    return rows(text.Line(font, 16, WHITE, words=letter).bitmap)


@pytest.mark.parametrize("name", ["small", "big"])
def test_every_letter_is_packed_as_it_was_drawn(drive, name):
    font = text.font(name)
    with open(f"fonts/{name}.pcf", "rb") as file:
        source = PCF(file, Bitmap)
        for code in [*range(32, 127), *sorted(map(ord, fonts.OTHERS))]:
            glyph = source.get_glyph(fonts.near(code))
            if glyph is None:
                assert code > 126 and drawn(font, chr(code)) == drawn(font, "?")
                continue
            expected = [["."] * 16 for _ in range(font.height)]
            top = font.ascent - glyph.height - glyph.dy
            for y in range(glyph.height):
                for x in range(glyph.width):
                    if glyph.bitmap[x, y]:
                        expected[top + y][glyph.dx + x] = "#"
            assert drawn(font, chr(code)) == ["".join(row) for row in expected], chr(code)
            assert font.width(chr(code)) == glyph.shift_x
    assert complaints.found == []


def test_a_font_has_the_letters_that_are_asked_for_and_no_others(drive):
    asked = set()
    for path in [*LIB.glob("words/**/*.py"), *LIB.glob("screens/**/*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                asked |= {letter for letter in node.value if ord(letter) > 126}
    assert sorted(asked) == list(fonts.OTHERS)
    small = text.font("small")
    assert [letter for letter in asked if drawn(small, letter) == drawn(small, "?")] == []


def test_an_owners_font_has_its_signs_by_their_own_codes(drive, monkeypatch):
    ours = [drawn(text.font("small"), letter) for letter in fonts.OTHERS]
    monkeypatch.setattr(letters, "near", int)
    (drive / "fonts/small.pcf").write_bytes(letters.Face("small").pcf())
    text.keep_fonts()
    assert [drawn(text.font("small"), letter) for letter in fonts.OTHERS] == ours
    with open("fonts/small.pcf", "rb") as file:
        assert PCF(file, Bitmap).get_glyph(ord("★"))


def test_a_font_is_loaded_once_and_its_loader_let_go(drive):
    assert text.font("small") is text.font("small")
    moments = resident.in_a_game() | resident.beside_a_game()
    lists = [resident.ALWAYS, *(part for lists in moments.values() for each in lists for part in each)]
    assert not [part for part in lists if " handheld.fonts " in part]


def test_the_title_waits_for_its_letters_and_every_other_screen_for_all():
    with driver.Handheld(seed=7, speed="none") as handheld:
        handheld.run(300)
        app = handheld.names["app"]
        assert app.here == "title"
        assert len(app.small.steps) - app.small.unread == len(set(fonts.TITLE))
        go(handheld, "note")
        assert not app.small.unread


def test_the_title_has_the_letters_of_its_words_in_every_language():
    shown = set()
    for path in (LIB / "words").glob("*/title.py"):
        words = runpy.run_path(str(path))
        for name in ("CHOOSE", "BACK", *title._MENU, *title._MORE, *title._FAIR):
            shown.update(words[name])
        shown.update("← %s →" % runpy.run_path(str(path.with_name("common.py")))["LANGUAGE"])
    assert "".join(sorted(shown)) == fonts.TITLE


def test_letters_are_read_a_few_at_a_time(drive, monkeypatch):
    """So that no key waits for long."""
    font, read, times = text.opened("small"), fonts.read, []
    monkeypatch.setattr(fonts, "read", lambda font, places: (times.append(len(places)), read(font, places)))
    every = font.unread
    while not text.has_font("small"):
        fonts.read_more(font)
    assert sum(times) == every == len(font.steps) and max(times) <= 12


def test_a_letter_that_a_font_does_not_have_is_a_question_mark(drive):
    font = text.font("small")
    asked = font.place(ord("?"))
    for code in (0, 31, 127, 0xA0, min(font.others) - 1, max(font.others) + 1, 0xFFFF):
        assert font.place(code) == asked, code
    assert len({asked, *map(font.place, font.others)}) == len(font.others) + 1
    for words in ("\x1f", "a\x1f", "\x7f"):
        assert list(font.places(words)) == [font.place(ord(letter)) for letter in words]


def test_codes_are_those_of_the_letters():
    words = "Az ß éŒ „…“ ★ ←→"
    assert list(text.codes(words)) == [ord(letter) for letter in words]


@pytest.mark.parametrize("words", ["Wild", "jg. çÀ", "i", "l'été – oui", "1 8 12"])
def test_a_label_draws_what_a_line_draws(drive, words):
    font = text.font("small")
    line = text.Line(font, 80, WHITE)
    line.show(words)
    with open("fonts/small.pcf", "rb") as file:
        near = "".join(chr(fonts.near(ord(letter))) for letter in words)
        made = label.Label(PCF(file, Bitmap), text=near, base_alignment=True)
        canvas = [["."] * 80 for _ in range(font.height)]
        for letter in made._local_group:
            for y in range(letter.tile_height):
                for x in range(letter.tile_width):
                    if letter.bitmap[x, y]:
                        canvas[font.ascent + letter.y + y][letter.x + x] = "#"
    assert ["".join(row) for row in canvas] == rows(line.bitmap)


def test_a_line_is_drawn_only_when_its_words_change(drive, monkeypatch):
    line = text.Line(text.font("small"), 60, WHITE)
    line.show("Skip")
    monkeypatch.setattr(text, "blit", None)
    line.show("Skip")
    with pytest.raises(TypeError):
        line.show("Wild")


def test_a_line_is_cut_at_its_end(drive):
    font = text.font("small")
    whole, cut = text.Line(font, 100, WHITE), text.Line(font, 33, WHITE)
    whole.show("WWWWWWWW")
    cut.show("WWWWWWWW")
    assert rows(cut.bitmap) == [row[:33] for row in rows(whole.bitmap)]
    cut.show("")
    assert not any("#" in row for row in rows(cut.bitmap))


def test_a_line_keeps_to_its_side(drive):
    font = text.font("small")
    plain = rows(_shown(font, text.FLUSH_LEFT, 60).bitmap)
    room = 60 - font.width("Phase")
    assert rows(_shown(font, text.FLUSH_RIGHT, 60).bitmap) == ["." * room + row[:60 - room] for row in plain]
    assert rows(_shown(font, text.CENTRE, 60).bitmap) == ["." * (room // 2) + row[:60 - room // 2] for row in plain]
    assert rows(_shown(font, text.FLUSH_RIGHT, 20).bitmap) == [row[:20] for row in plain]  # the beginning


def _shown(font, align, width):
    line = text.Line(font, width, WHITE, align=align)
    line.show("Phase")
    return line


def test_lines_of_one_colour_share_it(drive):
    font = text.font("small")
    one, two = text.Line(font, 9, 0x123456), text.Line(font, 9, WHITE)
    assert one.pixel_shader is not two.pixel_shader
    two.colour(0x123456)
    assert one.pixel_shader is two.pixel_shader


def test_wrapping_keeps_every_word_inside(drive):
    font = text.font("small")
    words = "Every card of a phase comes from the own hand, and no part of it may be laid alone.\nSkip is in none."
    lines = wordwrap.wrap(words, font, 100)
    assert " ".join(lines).split() == words.split()
    assert all(font.width(line) <= 100 for line in lines)
    assert any(line.startswith("Skip is") for line in lines)
    assert wordwrap.wrap("Unterbrechungskarte", font, 20) == ["Unterbrechungskarte"]


def test_bands_show_what_one_bitmap_would(drive):
    """Letters that begin in one and end in the next, an area over all of them, a line from first to last."""
    font = text.font("small")
    group, whole = Group(), Bitmap(60, 60, 2)
    bands = canvas.Canvas(group, 60, 60, (1,), 3, 5)
    for y in range(60 - font.height):
        bands.stamp(font, font.place(ord("g")), y, y)
        wordwrap.stamp(whole, font, font.place(ord("g")), y, y)
    bands.fill(1, 4, 3, 58)
    fill_region(whole, 1, 4, 3, 58, 1)
    bands.line((50, 1), (50, 59), 1)
    fill_region(whole, 50, 0, 51, 60, 1)
    assert [row for band in bands.bands for row in rows(band)] == rows(whole)
    tops = [grid.y for grid in group]
    assert tops == [5 + sum(band.height for band in bands.bands[:i]) for i in range(len(tops))]
    assert {grid.x for grid in group} == {3}
    bands.clear()
    assert not any("#" in row for band in bands.bands for row in rows(band))


def test_a_sheet_is_what_its_file_shows(drive):
    from PIL import Image

    sheet = sheets.load("cards")
    image = Image.open("sprites/cards.bmp")
    assert (sheet.bitmap.width, sheet.bitmap.height) == image.size
    palette = image.getpalette()
    for x in range(0, image.width):
        for y in range(image.height):
            index = image.getpixel((x, y))
            assert sheet.bitmap[x, y] == index
            assert sheet.palette[index] == int.from_bytes(bytes(palette[3 * index:3 * index + 3]), "big")
    assert sheet.palette.is_transparent(0) and not sheet.palette.is_transparent(1)
    grid = sheet.grid(2, 1, 5, 6, tile=3, palette=sheets.palette(1))
    assert (grid.width, grid.tile_width, grid.tile_height, grid.x, grid.y, grid[0]) == (2, 14, 22, 5, 6, 3)
    assert complaints.found == []


def pixels(bitmap, top, rows):
    return [bitmap[x, y] for y in range(top, top + rows) for x in range(bitmap.width)]


def test_of_large_sheets_only_the_rows_that_are_shown_are_read(drive):
    """In one piece they would be larger than what is free at times."""
    whole = sheets.fresh("icons").bitmap
    few = sheets.icon_sheet()
    assert few.bitmap.height == 9 and pixels(few.bitmap, 0, 9) == pixels(whole, 0, 9)
    assert sheets.icon_sheet() is few and (few.width, few.height) == (9, 9)
    assert pixels(sheets.icon_sheet(True).bitmap, 0, 27) == pixels(whole, 0, 27)
    assert sheets.icon_sheet().bitmap.height == 27  # it stays where a screen has needed all
    faces = sheets.fresh("faces").bitmap
    for kind in range(8):
        grid = sheets.face(kind, 3, 5, 6)
        assert (grid.x, grid.y, grid[0]) == (5, 6, 3)
        assert pixels(grid.bitmap, 0, 16) == pixels(faces, kind * 16, 16)
    logo = sheets.fresh("logo").bitmap
    for grid, y in zip(sheets.logo(), (-1, 33), strict=True):
        assert (grid.x, grid.y) == (12, y) and pixels(grid.bitmap, 0, 34) == pixels(logo, y + 1, 34)
    assert sheets.logo()[0].bitmap is sheets.logo()[0].bitmap and complaints.found == []


def test_the_table_of_sheets_says_what_the_files_are_and_art_makes():
    from art import maker
    from handheld import pictures

    made = {name: (canvas.width, canvas.height) for name, canvas, _ in maker.sheets()}
    told = {name: (wide * columns, high * rows) for name, (wide, high, columns, rows) in pictures.SHEETS.items()}
    assert told == made
    tiles = {name: size[:2] for name, size in pictures.SHEETS.items()}
    assert {**tiles, "logo": maker.SIZES["logo"]} == maker.SIZES  # the logo is read in two halves


def test_palettes_are_read_once(drive):
    table = (drive / "sprites/palettes.bin").read_bytes()
    assert sheets.palette(2) is sheets.palette(2)
    assert sheets.palette(2)[3] == int.from_bytes(table[2 * 48 + 9:2 * 48 + 12], "big")


def test_lit_palettes_are_made_of_the_others_without_their_file(drive):
    from art import colours as art
    for number in range(art.screens.PLAIN + 1):
        sheets.palette(number)
    (drive / "sprites/palettes.bin").unlink()
    for number in range(art.screens.LIT, art.screens.LIT + art.screens.PLAIN + 1):
        drawn, made = sheets.palette(number), art.card_palettes()[number]
        assert [drawn[i] for i in range(16)] == [int.from_bytes(bytes(rgb), "big") for rgb in made]
        assert drawn.is_transparent(0) and sheets.palette(number) is drawn
    assert complaints.found == []


def test_a_forgotten_sheet_is_read_again(drive):
    first = sheets.load("cards")
    sheets.keep("cards")
    assert sheets.load("cards") is first
    sheets.keep("minis")
    assert sheets.load("cards") is not first


def damage(path, how):
    content = path.read_bytes()
    if how == "missing":
        path.unlink()
    else:
        path.write_bytes({"empty": b"", "short": content[:len(content) // 2], "noise": bytes(range(256)) * 8,
                          "endless": content[:4] + b"\xff" * 4 + content[8:],
                          "head": content[:14] + b"\x7f" * 16 + content[30:]}[how])


HOW = ["missing", "empty", "short", "noise", "head"]


@pytest.mark.parametrize("how", HOW)
def test_a_damaged_sheet_becomes_numbered_boxes(drive, how):
    damage(drive / "sprites/cards.bmp", how)
    sheet = sheets.load("cards")
    tiles = [rows_of_values(sheet.bitmap, 14 * i, 14) for i in range(18)]
    assert len(set(tiles)) == 18
    assert sheet.grid(tile=17)[0] == 17
    assert complaints.found == [("sheet", "cards")]


@pytest.mark.parametrize(("at", "value"), [(0, 65), (28, 8), (30, 2), (18, 125), (22, 45), (22, 255)])
def test_a_picture_of_another_kind_is_replaced(drive, at, value):
    """It is no BMP, has other than 4 bits a pixel, is compressed, or its tiles are cut at an edge."""
    path = drive / "sprites/cards.bmp"
    content = bytearray(path.read_bytes())
    assert content[at] != value
    content[at] = value
    path.write_bytes(content)
    sheets.load("cards")
    assert complaints.found == [("sheet", "cards")]


def test_a_picture_that_is_missing_is_told_once(drive):
    """The title loads its own picture each time; whoever has read the sentence must be able to go on."""
    damage(drive / "sprites/logo.bmp", "missing")
    with driver.Handheld(root=drive, code=driver.ROOT / "code.py", seed=7) as poor:
        poor.run(4000)
        assert where(poor) == "note"
        poor.press("A")
        poor.run(1000)
        assert where(poor) == "title"
        go(poor, "settings")
        go(poor, "title")
        poor.run(1000)
        assert where(poor) == "title"


@pytest.mark.parametrize(("width", "height", "scale"), [(160, 128, 1), (320, 256, 2), (240, 135, 1), (240, 320, 1),
                                                       (480, 320, 2)])
def test_a_sentence_instead_of_the_game_fits_any_display(drive, width, height, scale):
    shown = SimpleNamespace(width=width, height=height, refresh=lambda: None)
    sentence.show(shown, "This is what its owner has to read, and it goes on for some lines, so that it is wrapped.")
    group, = [shown.root_group]
    x, y, wide, high = group[0].bounding_box
    assert group.scale == scale and group[0].text.count("\n") >= 1
    assert width // 2 < scale * wide <= width - 8 * scale and scale * high <= height
    assert group[0].y + y >= 0


def rows_of_values(bitmap, left, width):
    return tuple(bitmap[x, y] for y in range(bitmap.height) for x in range(left, left + width))


def test_a_sheet_with_too_few_tiles_is_replaced(drive):
    damage(drive / "sprites/board.bmp", "missing")
    (drive / "sprites/cup.bmp").rename(drive / "sprites/board.bmp")
    sheets.load("board")
    assert complaints.found == [("sheet", "board")]


@pytest.mark.parametrize("how", ["missing", "empty"])
def test_missing_palettes_keep_the_colours_apart(drive, how):
    damage(drive / "sprites/palettes.bin", how)
    assert len({sheets.palette(i)[3] for i in range(4)}) == 4
    assert all(len({sheets.palette(i)[at] for at in (1, 2, 3)}) == 3 for i in range(4))  # what is written can be read
    assert all(sheets.palette(i).is_transparent(0) for i in range(4))
    assert complaints.found == [("sheet", "palettes")]


@pytest.mark.parametrize("how", [*HOW, "endless"])
def test_a_damaged_font_gives_way_to_the_built_in_one(drive, how):
    damage(drive / "fonts/small.pcf", how)
    font = text.font("small")
    assert complaints.found == [("font", "small")]
    assert len({tuple(drawn(font, letter)) for letter in "0123456789ABCXYZabcxyz?!"}) == 24
    assert font.width("Phase 10") > 0


@pytest.mark.parametrize("name", ["small", "big"])
@pytest.mark.parametrize("at, byte", [(85, 87), (86, 1), (87, 87), (89, 4), (91, 255)])
def test_a_font_whose_damage_makes_its_letters_huge_is_replaced(drive, name, at, byte):
    """Its sheet would find no room, so that the program would not even start; at these bytes are ascent and descent."""
    content = bytearray((drive / f"fonts/{name}.pcf").read_bytes())
    content[at] = byte
    (drive / f"fonts/{name}.pcf").write_bytes(content)
    font = text.font(name)
    assert complaints.found == [("font", name)] and font.height <= 32 and font.width("Phase 10") > 0


@pytest.mark.parametrize("failing", [1, 20, 95])
def test_a_letter_that_fails_half_way_does_not_keep_the_others_waiting(drive, monkeypatch, failing):
    """Counted as read twice, the letters never were at their end: the program stood still while it loaded."""
    real, copied = fonts.blit, []

    def blit(*args, **more):
        copied.append(args)
        if len(copied) == failing:
            raise ValueError("on purpose")
        real(*args, **more)

    monkeypatch.setattr(fonts, "blit", blit)
    font = text.opened("small")
    for _ in range(20):
        fonts.read_more(font)
    assert font.unread == 0 and min(font.steps) and text.has_font("small")


def test_without_any_font_words_are_boxes(drive, monkeypatch):
    damage(drive / "fonts/small.pcf", "missing")
    monkeypatch.setitem(sys.modules, "terminalio", None)  # as in the firmware for Korea
    font = text.font("small")
    assert any("#" in row for row in drawn(font, "Ä"))
    assert not any("#" in row for row in drawn(font, " "))
    assert len({tuple(drawn(font, chr(code))) for code in range(33, 127)}) == 1
    damage(drive / "sprites/minis.bmp", "missing")
    sheets.load("minis")  # its numbers are boxes, too
    assert complaints.found == [("font", "small"), ("sheet", "minis")]


def test_letters_that_there_is_no_room_for_are_not_called_damaged(drive, monkeypatch):
    """Who asks for them makes room."""
    monkeypatch.setitem(sys.modules, "handheld.fonts", fonts)  # a game before may have unloaded it
    monkeypatch.setattr(handheld, "fonts", fonts, raising=False)
    loader, left = fonts._loader, [2]

    def narrow(file):
        if left[0]:
            left[0] -= 1
            raise MemoryError
        return loader(file)

    monkeypatch.setattr(fonts, "_loader", narrow)
    with pytest.raises(MemoryError):
        text.font("big")
    assert not text.has_font("big") and not complaints.found
    import memory
    monkeypatch.setattr(memory, "give_way", lambda: True)
    from screens.app import App
    assert App.big.fget(None).width("A") > 5 and not complaints.found and left == [0]


def test_the_faces_of_a_game_stay_as_long_as_it_is_played():
    """They are made once, each in a sheet of its own: there may be no piece of memory for all of them."""
    with driver.Handheld(seed=7, speed="none") as handheld:
        handheld.run(300)
        from handheld import sheets
        game, made = play(handheld, 4), {}
        for name in ("table", "pause", "table"):
            go(handheld, name)
            cast = sheets._sheets["cast"]
            assert made.setdefault("cast", cast) is cast
        assert len(cast) == 4 and cast[0] is None  # the viewer's, which is not shown
        for face, kind in zip(cast[1:], game.faces[1:]):
            moods, whole = face.bitmap, sheets.fresh("faces").bitmap
            assert (moods.width, moods.height) == (64, 16)
            assert all(moods[x, y] == whole[x, 16 * kind + y] for x in range(64) for y in range(16))
        go(handheld, "title")
        assert "cast" not in sheets._sheets


@pytest.mark.parametrize("fitting", [0, 1, 3])
def test_faces_that_found_no_room_come_later(monkeypatch, fitting):
    """Those that were made stay, and other faces take the place of them all."""
    with driver.Handheld(seed=7, speed="none") as handheld:
        handheld.run(300)
        from handheld import sheets
        sheets.load("heads")
        fresh, made = sheets.fresh, []

        def first_ones(name, row, rows):
            if len(made) == fitting:
                raise MemoryError
            made.append(fresh(name, row, rows))
            return made[-1]

        monkeypatch.setattr(sheets, "fresh", first_ones)
        with pytest.raises(MemoryError):
            sheets.cast(b"\2\0\5\1")
        monkeypatch.setattr(sheets, "fresh", fresh)
        cast = sheets.cast(b"\2\0\5\1")
        assert len(cast) == 4 and cast[:fitting] == made and sheets.cast(b"\2\0\5\1") is cast
        assert sheets.cast(b"\2\0")[0] is not cast[0] and len(sheets.cast(b"\2\0")) == 2


def test_faces_share_the_palette_of_the_heads():
    with driver.Handheld(seed=7, speed="none") as handheld:
        handheld.run(300)
        from handheld import pictures, sheets
        assert pictures.sheet("faces", 2, 1)[1] == pictures.sheet("heads", 0, 0)[1]
        heads = sheets.load("heads").palette
        assert all(one.palette is heads for one in sheets.cast(b"\2\0"))


def test_palettes_that_every_own_turn_needs_come_with_the_table():
    """To read one while a key waits would take long."""
    with driver.Handheld(seed=7, speed="none") as handheld:
        handheld.run(300)
        from handheld import sheets
        play(handheld, 3)
        go(handheld, "table")
        there, player = set(sheets._palettes), key_player.Fingers(handheld)
        assert there == {0, 1, 2, 3, 4, 12, 17}
        while player.settle():
            assert set(sheets._palettes) <= there | {13, 14, 15, 16}  # of cards that fit what lies on the table
            player.move()
