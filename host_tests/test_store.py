# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The store on the flash model (flash.py): no single power cut loses a record or a file of the program, damaged or
foreign data is neither accepted nor overwritten without consent, and flash is erased seldom.
"""

import errno
import random
import struct
from types import SimpleNamespace
from binascii import crc32

import driver
import pytest

driver.prepare()
import flash  # noqa: E402
import saves  # noqa: E402
import torture_target  # noqa: E402
from drive import reserved  # noqa: E402
from handheld import place_writing, reserve, writing  # noqa: E402 it finds the stand-ins only now
from handheld import GAME, JOURNEY, RECORDS, SETTINGS, SHEET  # noqa: E402
from handheld.places import COPIES, NAMES, PADDING, SIZES, SLOTS, TABLE, TABLE_SIZE, path_of, start_of  # noqa: E402
from handheld.record import packed  # noqa: E402
from handheld.store import Store  # noqa: E402
from torture_target import installed, program  # noqa: E402

HEAD = 20
OTHERS = (GAME, SETTINGS, RECORDS, SHEET, JOURNEY)


@pytest.fixture
def handheld():
    return flash.Handheld().restart(installed())


def opened(handheld, remount=None):
    """As on the handheld: os.sync() writes the cache of the flash, but not the block that the file system looks at."""
    return Store(handheld.nvm, handheld.drive, remount, handheld.drive.blocks.sync)


def blob(number, length=500):
    return bytes([number]) * length


def cuts(handheld, act, torn="kept"):
    """Generator: the handheld switched on again after each moment at which the power can fail during act(handheld)."""
    kept = handheld.keep()
    handheld.chip.torn = handheld.nvm.torn = torn
    at = 0
    while True:
        handheld.restart(kept).power.left = at
        try:
            act(handheld)
        except flash.Cut:
            yield handheld.restart()
            at += 1
        else:
            handheld.restart()
            return


def write_table(handheld, lines):
    for _ in place_writing.writing_table(opened(handheld).places, lines):
        pass


def intact(handheld, kept):
    """Check that only the sectors of one record have changed."""
    changed = torture_target.changed_sectors(handheld, kept)
    return any(changed <= own for own in torture_target.owned().values())


# --- where the files lie --------------------------------------------------------------------------------------------


def disjoint(handheld, files):
    """Check that no sector touched by a save contains another record or anything else of value."""
    drive = handheld.drive
    own = torture_target.own_sectors(drive)
    paths = list(own)
    for i in range(len(paths)):
        for j in range(i):
            if own[paths[i]] & own[paths[j]]:
                return f"{paths[i]} and {paths[j]}"
        for name in files:
            if own[paths[i]] & drive.sectors_of("/" + name):
                return f"{paths[i]} and {name}"
        for folder in {"/" + name.rpartition("/")[0] for name in files} - {"/"} | {"/saves"}:
            if own[paths[i]] & drive.sectors_of(folder):
                return f"{paths[i]} and {folder}"
    first = drive.data * flash.BLOCK // flash.SECTOR
    return "" if min(map(min, own.values())) > first else "the root"


@pytest.mark.parametrize("cluster", [512, 1024, 2048])
@pytest.mark.parametrize("saves_first", [True, False])
def test_no_save_touches_a_sector_of_anything_else(cluster, saves_first):
    made, parts = flash.Handheld(cluster), [reserved(), program()]
    for files in parts if saves_first else parts[::-1]:
        made.install(files)
    assert disjoint(made, program()) == ""


@pytest.mark.parametrize("order", [sorted, lambda names: sorted(names, key=str.lower), list])
def test_nor_when_the_folder_is_copied_by_hand(order):
    """Folder by folder with its files, as a file manager copies: by name, or in the order of the zip."""
    files, own = reserved(), program()
    for turn in range(3):
        chance = random.Random(turn)
        names = list(own)
        chance.shuffle(names)
        names.insert(chance.randrange(len(names)), None)
        made = flash.Handheld()
        for name in names:
            made.install({name: own[name]} if name else {kept: files[kept] for kept in order(files)})
        assert disjoint(made, own) == ""


def test_nor_on_a_drive_full_of_holes():
    """As the desktop command does there: it temporarily fills the free gaps (update.py)."""
    import update
    chance, made, own = random.Random(3), flash.Handheld(), program()
    made.install(own | {f"old{i}.bin": bytes(chance.randrange(500, 5000)) for i in range(200)})
    for i in range(0, 200, 2):
        made.drive.remove(f"/old{i}.bin")
    made.restart()
    files = reserved()
    free = sum(made.drive.next(cluster) == 0 for cluster in range(2, made.drive.count)) * 1024
    holes = free - sum(map(len, files.values())) - 96 * update.CLUSTER
    made.install({update.FILLING: bytes(min(holes, update.MOST_FILLING))} | files)
    made.drive.remove("/" + update.FILLING)
    assert disjoint(made, own) == ""


def test_files_made_by_the_game_lie_like_those_of_the_computer():
    made = flash.Handheld()
    made.install(program())
    assert reserve.are_missing(opened(made).places)
    assert reserve.make(opened(made).places) is None
    assert not reserve.are_missing(opened(made).places)
    assert {path: made.drive.read(path) for path, _ in reserve.files()} == saves.reserved()
    assert disjoint(made, program()) == ""


def test_files_that_cannot_be_made_are_told():
    made = flash.Handheld()
    made.install({"big.bin": bytes(1_960_000)})
    assert reserve.make(opened(made).places) == "full"
    assert reserve.are_missing(opened(made).places)
    made.drive.readonly = True
    assert not reserve.are_missing(opened(made).places)
    assert reserve.make(opened(made).places) == "readonly"


@pytest.mark.parametrize("error", [OSError(28), MemoryError()])
def test_a_file_that_was_not_written_to_its_end_does_not_stay(monkeypatch, error):
    """It would never be made anew."""
    made, path = flash.Handheld(), reserve.files()[1][0]
    opening, parts = made.drive.open, []

    def part(file, content):
        parts.append(content)
        if len(parts) > 3:
            raise error
        return write(file, content)

    def opened_once(name, mode):
        file = opening(name, mode)
        if name == path:
            monkeypatch.setattr(type(file), "write", part)
        return file

    with opening("/x", "wb") as file:
        write = type(file).write
    monkeypatch.setattr(made.drive, "open", opened_once)
    with pytest.raises(type(error)):
        reserve.make_on(made.drive)
    assert len(parts) == 4 and path not in made.drive.tree() and reserve.BEFORE in made.drive.tree()


def test_a_save_makes_and_lengthens_no_file(handheld):
    before = {path: len(handheld.drive.read(path)) for path in handheld.drive.tree()}
    for number in range(40):
        assert opened(handheld).write(GAME, blob(number, 10 + 20 * number)) is None
    assert {path: len(handheld.drive.read(path)) for path in handheld.drive.tree()} == before


def test_without_the_files_nvm_must_do():
    made = flash.Handheld()
    for number in range(5):
        assert opened(made).write(GAME, blob(number)) is None
        assert opened(made).read(GAME) == (blob(number), None)
    assert list(made.drive.tree()) == []


# --- what is kept ---------------------------------------------------------------------------------------------------


def test_a_fresh_handheld_has_nothing(handheld):
    for kind in OTHERS:
        assert opened(handheld).read(kind) == (None, None)
        assert Store(flash.Nvm(content=bytes(8192)), handheld.drive).read(kind) == (None, None)


def test_what_was_saved_last_is_read(handheld):
    for number in range(70):
        handheld.drive.readonly = number % 10 in (3, 4, 5)
        assert opened(handheld).write(GAME, blob(number)) is None
        assert opened(handheld).read(GAME) == (blob(number), None)


def test_records_do_not_touch_each_other(handheld):
    for number in range(4):
        handheld.drive.readonly = number > 1
        for kind, size in enumerate(SIZES):
            assert opened(handheld).write(kind, blob(number * 3 + kind, size - HEAD)) is None
        for kind, size in enumerate(SIZES):
            assert opened(handheld).read(kind) == (blob(number * 3 + kind, size - HEAD), None)


def test_more_than_fits_is_refused(handheld):
    for kind, size in enumerate(SIZES):
        assert opened(handheld).write(kind, bytes(size - HEAD + 1)) == "big"


def test_a_small_nvm_holds_what_has_room(handheld):
    """The rest is saved on the drive."""
    small, drive = flash.Nvm(content=b"\xff" * 4096), handheld.drive
    drive.readonly = True
    assert [Store(small, drive).write(kind, blob(kind, 99)) for kind in OTHERS] == [None] * 3 + ["readonly"] * 2
    drive.readonly = False
    for kind in OTHERS:
        assert Store(small, drive).write(kind, blob(9 + kind, 99)) is None
        assert Store(small, drive).read(kind) == (blob(9 + kind, 99), None)


def test_the_table_is_written_over_from_its_beginning(handheld):
    """With empty lines to its end; nothing else changes, and its size stays the same."""
    assert set(handheld.drive.read(TABLE)) == {10}
    for lines in ([b"name,points\n", b"LULU,5\n"] * 300, [b"x\n"], []):
        kept = handheld.keep()
        write_table(handheld, lines)
        assert handheld.drive.read(TABLE) == b"".join(lines).ljust(TABLE_SIZE + PADDING, b"\n")
        assert intact(handheld, kept)
    handheld.drive.readonly = True
    with pytest.raises(OSError):
        write_table(handheld, [])


def test_an_erased_record_is_gone(handheld):
    for content in (blob(1), blob(2), b""):
        assert opened(handheld).write(GAME, content) is None
    assert opened(handheld).read(GAME) == (None, None)
    assert opened(handheld).write(GAME, blob(3)) is None
    assert opened(handheld).read(GAME) == (blob(3), None)


def old_record(kind, content, number):
    """A record as version 1.0 wrote it."""
    head = struct.pack("<3sBBBHI", b"P10", 1, kind, 0, len(content), number)
    return head + struct.pack("<I", crc32(content, crc32(head))) + content


def test_saves_of_version_1_go_on(handheld):
    """From the file or from a slot; a newer record takes precedence."""
    for name, content in (("game", blob(7)), ("records", blob(8, 100))):
        kind = NAMES.index(name)
        handheld.install({f"saves/{name}.p10": old_record(kind, content, 70).ljust(SIZES[kind], b"\xff")})
    handheld.nvm.bytes[2048:2048 + 316 - 200] = old_record(SETTINGS, blob(9, 100), 3)
    before = handheld.drive.read("/saves/game.p10")
    assert [opened(handheld).read(kind) for kind in OTHERS] == [(blob(7), None), (blob(9, 100), None),
                                                                (blob(8, 100), None), (None, None), (None, None)]
    for kind in OTHERS:
        assert opened(handheld).write(kind, blob(kind, 50)) is None
        assert opened(handheld).read(kind) == (blob(kind, 50), None)
    assert handheld.drive.read("/saves/game.p10") == before


# --- wear -----------------------------------------------------------------------------------------------------------


def test_nvm_is_erased_every_32nd_time_while_the_drive_can_be_written(handheld):
    erases = sum(handheld.chip.erases)
    for number in range(200):
        opened(handheld).write(GAME, blob(number))
    assert handheld.nvm.erases == 6
    assert sum(handheld.chip.erases) - erases <= 2 * 200


def test_what_can_wait_does_not_erase_nvm(handheld):
    handheld.drive.readonly = True
    assert opened(handheld).write(GAME, blob(1)) is None
    for number in range(2, 20):
        assert opened(handheld).write(GAME, blob(number), True) == ""
    assert handheld.nvm.erases == 1 and opened(handheld).read(GAME) == (blob(1), None)
    handheld.drive.readonly = False
    for number in range(20, 60):  # on the drive nothing waits, nor when it is the slots' turn
        assert opened(handheld).write(GAME, blob(number), True) is None
        assert opened(handheld).read(GAME) == (blob(number), None)


def test_what_is_stored_already_is_not_written_again(handheld):
    for readonly in (False, True):
        handheld.drive.readonly = readonly
        opened(handheld).write(GAME, blob(1 + readonly))
        steps = handheld.power.steps
        assert opened(handheld).write(GAME, blob(1 + readonly)) is None
        assert handheld.power.steps == steps


def test_erases_are_counted_and_the_count_outlives_a_cut(handheld):
    handheld.drive.readonly = True
    for number in range(9):
        opened(handheld).write(number % 3, blob(number, 50))
    assert writing.erases_in(opened(handheld).places) == handheld.nvm.erases == 9
    handheld.drive.readonly = False
    opened(handheld).write(GAME, blob(77))
    handheld.nvm.bytes[:] = b"\xff" * 8192
    handheld.drive.readonly = True
    opened(handheld).write(GAME, blob(78))
    assert writing.erases_in(opened(handheld).places) == 10


@pytest.mark.parametrize("lasts", [0, 1, 7])
def test_worn_out_nvm_is_noticed(handheld, lasts):
    handheld.nvm.lasts = lasts
    handheld.drive.readonly = True
    results = [opened(handheld).write(GAME, blob(number)) for number in range(10)]
    assert results == [None] * lasts + ["broken"] * (10 - lasts) or lasts == 0
    handheld.drive.readonly = False
    for number in range(70):
        assert opened(handheld).write(GAME, blob(number)) is None
        assert opened(handheld).read(GAME) == (blob(number), None)


def test_nowhere_to_write_has_a_reason(handheld):
    handheld.drive.readonly = True
    assert Store(None, handheld.drive).write(GAME, blob(1)) == "readonly"
    assert Store(flash.Nvm(content=bytes(256)), handheld.drive).write(GAME, blob(1)) == "readonly"
    assert Store(None, flash.Handheld().drive).write(GAME, blob(1)) == "broken"


def test_a_full_drive_is_told_from_a_broken_one(handheld, monkeypatch):
    for error, reason in ((errno.ENOSPC, "full"), (errno.EROFS, "readonly"), (errno.EIO, "broken")):
        with monkeypatch.context() as patch:
            refuse_to_write(patch, handheld.drive, error)
            assert Store(None, handheld.drive).write(GAME, blob(1)) == reason


def refuse_to_write(monkeypatch, drive, error: int):
    """Files of the drive can be read, but not opened for writing."""
    real = drive.open

    def opened_for_reading(path, mode="r"):
        if mode != "rb":
            raise OSError(error, "")
        return real(path, mode)

    monkeypatch.setattr(drive, "open", opened_for_reading)


# --- power cuts -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("saves_before", [0, 1, 2, 3, 30, 31, 32])
@pytest.mark.parametrize("torn", ["kept", "noise"])
@pytest.mark.parametrize("kind", [GAME, SETTINGS])
def test_no_cut_loses_more_than_the_save_it_interrupts(handheld, saves_before, torn, kind):
    """The game is as before or as after the save, nothing else has changed, and no loss is reported."""
    length = 150
    for number in range(saves_before):
        opened(handheld).write(GAME, blob(number + 1, length))
    kept, count = handheld.keep(), 0
    allowed = [blob(saves_before, length) if saves_before else None]
    if kind == GAME:
        allowed.append(blob(99, length))
    for found in cuts(handheld, lambda it: opened(it).write(kind, blob(99, length)), torn):
        count += 1
        content, wrong = opened(found).read(GAME)
        assert content in allowed
        assert wrong is None or not saves_before
        assert intact(found, kept)
        for number in (77, 78, 79):
            assert opened(found).write(GAME, blob(number, length)) is None
            assert opened(found).read(GAME)[0] == blob(number, length)
    assert count > 15


@pytest.mark.parametrize("saves_before", [1, 2, 3])
def test_without_the_drive_a_cut_leaves_what_the_drive_had(handheld, saves_before):
    """NVM is lost as a whole; everything saved while the drive was writable stays."""
    opened(handheld).write(GAME, blob(50))
    opened(handheld).write(RECORDS, blob(51, 100))
    handheld.drive.readonly = True
    for number in range(saves_before):
        opened(handheld).write(GAME, blob(number + 1))
    kept = handheld.keep()
    for found in cuts(handheld, lambda it: opened(it).write(GAME, blob(99))):
        assert opened(found).read(GAME)[0] in (blob(50), blob(saves_before), blob(99))
        assert opened(found).read(RECORDS) == (blob(51, 100), None)
        assert found.chip.sectors == kept[0]


def test_many_cuts_in_a_row_leave_something_to_write_to(handheld):
    """Each may cost a file: the directory entry is lost with its sector."""
    chance = random.Random(1)
    for number in range(60):
        kept = handheld.keep()
        handheld.restart(kept).power.left = chance.randrange(40)
        try:
            opened(handheld).write(GAME, blob(number))
        except flash.Cut:
            pass
        handheld.restart()
        for _ in range(2):
            assert opened(handheld).write(GAME, blob(100 + number)) is None
            assert opened(handheld).read(GAME)[0] == blob(100 + number)


@pytest.mark.parametrize("alone", ["a file", "a slot"])
def test_the_newest_copy_is_never_written_over(handheld, alone):
    """Not even if there is only one place left: then saving fails with a message."""
    nvm = None
    if alone == "a file":
        for copy in (2, 3):
            handheld.drive.remove(path_of("game", copy))
    else:
        handheld.drive.readonly = True
        nvm = handheld.nvm
        nvm.bytes[1024:2048] = b"CODE" * 256  # another program's, in the other slot
    assert Store(nvm, handheld.drive).write(GAME, blob(1)) is None
    for number in range(2, 40):
        steps = handheld.power.steps
        assert Store(nvm, handheld.drive).write(GAME, blob(number)) in ("broken", "readonly")
        assert handheld.power.steps == steps and Store(nvm, handheld.drive).read(GAME)[0] == blob(1)


def test_a_start_after_a_cut_writes_nothing(handheld):
    for number in range(3):
        opened(handheld).write(GAME, blob(number))
    for found in cuts(handheld, lambda it: opened(it).write(GAME, blob(99))):
        before = found.power.steps
        for kind in OTHERS:
            opened(found).read(kind)
        assert found.power.steps == before


@pytest.mark.parametrize("torn", ["kept", "noise"])
def test_a_file_that_a_cut_has_taken_along_is_not_made_again(handheld, torn):
    """Its directory sector was lost; creating it again would write the FAT."""
    lost = 0
    for act in (lambda it: write_table(it, [b"hand,out\n"]),
                lambda it: opened(it).write(GAME, blob(1))):
        for found in cuts(handheld, act, torn):
            lost += len(list(found.drive.tree("/saves"))) < len(reserved())
            assert not reserve.are_missing(opened(found).places)
    assert lost > 2


# --- what is not whole, and what is not ours ------------------------------------------------------------------------


def test_a_flipped_bit_is_never_believed(handheld):
    handheld.drive.readonly = True
    opened(handheld).write(GAME, blob(1, 60))  # in slot 0
    opened(handheld).write(GAME, blob(2, 60))  # in slot 1
    whole = bytes(handheld.nvm.bytes)
    for bit in range(8 * (HEAD + 60)):
        handheld.nvm.bytes[:] = whole
        handheld.nvm.bytes[1024 + bit // 8] ^= 1 << bit % 8
        assert opened(handheld).read(GAME) == (blob(1, 60), None)


def test_all_copies_damaged_is_said_and_survived(handheld):
    handheld.drive.readonly = True
    for number in range(3):
        opened(handheld).write(GAME, blob(number))
    handheld.nvm.bytes[40] ^= 1
    handheld.nvm.bytes[1064] ^= 1
    assert opened(handheld).read(GAME) == (None, "damaged")
    assert opened(handheld).write(GAME, blob(3)) is None
    assert opened(handheld).read(GAME) == (blob(3), None)


@pytest.mark.parametrize("left", [0, 4000, PADDING, PADDING + 15])
def test_files_that_were_cut_short_are_said_to_be_damaged(left):
    """They always have their full size, so an empty one is not one to which nothing was saved."""
    drive = saves.MemoryDrive()
    store = Store(b"", drive)
    assert store.read(GAME) == (None, None) and store.write(GAME, blob(1)) is None
    for copy in (1, 2, 3):
        del drive.files[path_of("game", copy)][left:]
    assert store.read(GAME) == (None, "damaged")
    assert store.write(GAME, blob(2)) is None and store.read(GAME) == (blob(2), None)


def test_a_first_save_that_a_cut_has_torn_is_nothing_lost(handheld):
    handheld.drive.readonly = True
    opened(handheld).write(GAME, blob(1))
    handheld.nvm.bytes[40] ^= 1
    assert opened(handheld).read(GAME) == (None, None)


def test_nor_is_one_of_which_nothing_can_be_read(handheld):
    """A page that was being written can hold anything. A second save, in another place, leaves two that are torn."""
    opened(handheld).write(GAME, blob(1))
    with handheld.drive.open(path_of("game", 1), "r+b") as file:
        file.seek(PADDING)
        file.write(flash.noise(flash.PAGE))
    assert opened(handheld).read(GAME) == (None, None)
    assert opened(handheld).write(GAME, blob(2)) is None and opened(handheld).read(GAME) == (blob(2), None)


def test_a_save_that_a_file_lost_earlier_did_not_take_over_is_said_to_be_damaged(handheld):
    opened(handheld).write(GAME, blob(1))
    handheld.drive.remove(path_of("game", 2))
    with handheld.drive.open(path_of("game", 1), "r+b") as file:
        file.seek(PADDING)
        file.write(flash.noise(flash.PAGE))
    assert opened(handheld).read(GAME) == (None, "damaged")


@pytest.mark.parametrize("content", [b"hello", b"P11" * 99, b"CODE" * 900])
def test_another_programs_bytes_stay_until_they_are_given_away(handheld, content):
    handheld.nvm.bytes[:len(content)] = content
    handheld.drive.readonly = True
    assert opened(handheld).read(GAME) == (None, "foreign")
    for number in range(3):
        opened(handheld).write(GAME, blob(number))
    assert bytes(handheld.nvm.bytes[:min(len(content), 1024)]) == content[:1024]
    handheld.drive.readonly = False
    for number in range(70):
        assert opened(handheld).write(GAME, blob(number)) is None
        assert opened(handheld).read(GAME) == (blob(number), None)  # said before anything could be kept
    assert bytes(handheld.nvm.bytes[:min(len(content), 1024)]) == content[:1024]
    assert reserve.take_nvm(opened(handheld).places) is None
    handheld.drive.readonly = True
    assert opened(handheld).write(GAME, blob(99)) is None
    assert opened(handheld).read(GAME) == (blob(99), None)


def test_what_is_ours_stays_when_nvm_is_taken_over(handheld):
    """A power cut may have left noise in some slots, and valid records in others."""
    handheld.drive.readonly = True
    for kind in OTHERS:
        assert opened(handheld).write(kind, blob(kind, 99)) is None
    handheld.nvm.bytes[:1024] = flash.noise(1024)
    assert reserve.take_nvm(opened(handheld).places) is None
    assert opened(handheld).read(GAME) == (None, None)
    for kind in OTHERS[1:]:
        assert opened(handheld).read(kind) == (blob(kind, 99), None)


@pytest.mark.parametrize("slot", range(SLOTS))
@pytest.mark.parametrize("kind", range(len(SIZES)))
def test_a_slot_that_is_taken_over_is_erased_and_no_other(handheld, kind, slot):
    handheld.drive.readonly = True
    for other in OTHERS:
        assert opened(handheld).write(other, blob(other, 99)) is None
    start, size, there = start_of(kind, slot), SIZES[kind], bytearray(handheld.nvm.bytes)
    handheld.nvm.bytes[start:start + size] = flash.noise(size)
    assert reserve.take_nvm(opened(handheld).places) is None
    there[start:start + size] = b"\xff" * size
    assert bytes(handheld.nvm.bytes) == there


@pytest.mark.parametrize("copy", [1, 2, 3])
def test_what_somebody_put_into_a_file_of_ours_is_written_over(handheld, copy):
    """The files belong to the game, unlike the slots."""
    path = path_of("game", copy)
    handheld.install({path.lstrip("/"): (b"hello" * 9999)[:len(handheld.drive.read(path))]})
    for number in range(1, 5):
        assert opened(handheld).write(GAME, blob(number)) is None
    assert handheld.drive.read(path)[PADDING:PADDING + 3] == b"P10" and opened(handheld).read(GAME) == (blob(4), None)


def test_an_nvm_that_cannot_be_taken_over_is_told(handheld):
    handheld.nvm.lasts = 0
    assert reserve.take_nvm(opened(handheld).places) == "broken"


def test_a_record_of_another_kind_or_a_later_format_is_not_read(handheld):
    opened(handheld).write(SETTINGS, blob(1, 20))
    record = handheld.drive.read(path_of("settings", 1))
    handheld.install({path_of("game", 1).lstrip("/"): record})
    assert opened(handheld).read(GAME)[0] is None
    later = bytearray(packed(GAME, 5, blob(1, 20), 0, False)[:12])
    later[3] = 3
    later += crc32(blob(1, 20), crc32(later)).to_bytes(4, "little") + blob(1, 20)
    later[6] = 20
    later[12:16] = crc32(blob(1, 20), crc32(later[:12])).to_bytes(4, "little")
    handheld.nvm.bytes[:len(later)] = later
    assert opened(handheld).read(GAME) == (None, "newer")
    assert opened(handheld).write(GAME, blob(2)) is None
    assert handheld.nvm.bytes[:len(later)] == later
    for place in range(1, SLOTS + COPIES[GAME]):  # where nothing else is left, it says why
        for _ in place_writing.writing_record(opened(handheld).places, GAME, place, bytes(later)):
            pass
    assert opened(handheld).write(GAME, blob(3)) == "newer"


# --- in steps -------------------------------------------------------------------------------------------------------


def test_a_save_erases_a_sector_a_step(handheld):
    """Each erase takes as long as a key may be delayed: first the sector of the record, then that of the file's time
    stamp.
    """
    for number in range(4):
        erases = [sum(handheld.chip.erases)]
        for _ in opened(handheld).writing(GAME, blob(number)):
            erases.append(sum(handheld.chip.erases))
        erases.append(sum(handheld.chip.erases))
        assert max([after - before for before, after in zip(erases, erases[1:])]) <= 1
        assert opened(handheld).read(GAME) == (blob(number), None)


@pytest.mark.parametrize("steps", [1, 2])
def test_a_save_that_is_not_gone_on_with_harms_nothing(handheld, steps):
    """Another save may begin before it has finished, or the computer may take the drive."""
    asked = []

    def remount(readonly):
        asked.append(readonly)
        handheld.drive.readonly = readonly

    assert opened(handheld).write(GAME, blob(1)) is None
    handheld.drive.readonly = True
    left = opened(handheld, remount).writing(GAME, blob(2))
    for _ in range(steps):
        next(left)
    left.close()
    assert handheld.drive.readonly and asked == [False, True] * (steps - 1)
    assert opened(handheld).read(GAME)[0] == blob(steps)
    assert opened(handheld, remount).write(GAME, blob(3)) is None
    assert opened(handheld.restart()).read(GAME) == (blob(3), None) and handheld.drive.readonly


# --- whose drive it is ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number, erases", [(0xFFFFFFFF, 0), (0x3FFFFFFF, 0), (7, 0xFFFFFFFF)])
@pytest.mark.parametrize("place", ["slot", "file"])
def test_a_number_that_no_save_reaches_is_no_end_of_saving(handheld, place, number, erases):
    record = packed(GAME, number, b"from somewhere", erases, False)
    store = opened(handheld)
    for _ in place_writing.writing_record(store.places, GAME, 0 if place == "slot" else 2, record):
        pass
    assert (store.read(GAME)[0] == b"from somewhere") == (number == 7)
    for count in range(40):
        assert store.write(GAME, blob(count)) is None and store.read(GAME)[0] == blob(count)
    assert writing.erases_in(store.places) < 0x80000000


@pytest.mark.parametrize("what", ["record", "table", "files"])
def test_on_battery_the_drive_is_opened_for_the_moment_of_a_save(handheld, what):
    asked = []

    def remount(readonly):
        asked.append(readonly)
        handheld.drive.readonly = readonly

    handheld.drive.readonly = True
    store = opened(handheld, remount)
    if what == "record":
        assert store.write(GAME, blob(1)) is None
    elif what == "files":
        assert reserve.make(store.places) is None
    else:
        list(place_writing.writing_table(store.places, [b"hand,out\n"]))
    assert asked == [False, True]
    assert handheld.drive.readonly and handheld.nvm.erases == 0


@pytest.mark.parametrize("comes", range(45))
def test_a_computer_that_comes_in_the_middle_of_a_save(handheld, comes):
    """Before the game has taken the drive, it belongs to the computer and no block is written; afterwards the computer
    has to wait.
    """
    drive, start = handheld.drive, handheld.power.steps
    drive.readonly = True

    def there():
        return handheld.power.steps - start + asked >= comes

    def remount(readonly):
        nonlocal asked
        asked += 1
        if there():
            drive.computer = drive.readonly
            raise OSError(errno.EROFS, "a computer sees it")
        drive.readonly = readonly

    asked = 0
    for number in range(3):
        assert opened(handheld, remount).write(GAME, blob(number)) is None
        assert opened(handheld, remount).read(GAME) == (blob(number), None)


def test_the_drive_of_the_badge_is_the_computers_while_one_is_connected(monkeypatch):
    """And whatever refuses to have it remounted says the same: it can only be read. On the handheld a save ends with
    what is in the cache being written.
    """
    import storage
    import supervisor
    from handheld import store
    monkeypatch.setattr(storage, "getmount", lambda _: None)
    asked = []
    monkeypatch.setattr(storage, "remount", lambda *args: asked.append(args))
    for connected in (True, False):
        monkeypatch.setattr(supervisor, "runtime", SimpleNamespace(usb_connected=connected))
        places = store.open_store().places
        if connected:
            with pytest.raises(OSError) as refused:
                places.remount(False)
            assert refused.value.errno == errno.EROFS
        else:
            places.remount(False)
    assert asked == [("/", False)]

    def visible(*_):
        raise RuntimeError("Cannot remount path when visible via USB.")

    monkeypatch.setattr(storage, "remount", visible)
    with pytest.raises(OSError) as refused:
        places.remount(True)
    assert refused.value.errno == errno.EROFS
    assert places.sync is None
    monkeypatch.setattr(storage, "VfsFat", object, raising=False)
    monkeypatch.setattr("os.sync", visible, raising=False)
    assert store.open_store().places.sync is visible


def test_all_places_have_names():
    assert len(NAMES) == len(SIZES) == len(COPIES)
