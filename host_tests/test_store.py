# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The store keeps its promises: no single power cut loses a record, nothing damaged or foreign is believed or thrown
away, and flash is written no more often than needed. NVM and drive are fakes that can fail at any byte.
"""

import errno
import random

import driver
import pytest
from saves import MemoryDrive

driver.prepare()
from handheld import store  # noqa: E402 it finds the stand-ins only now
from handheld import aside  # noqa: E402
from handheld import GAME, RECORDS, SETTINGS  # noqa: E402
from handheld.store import SIZES, Store  # noqa: E402

HEAD = 16
FILE = "/saves/game.p10"


class Cut(Exception):
    """The power is gone."""


class Nvm:
    """One block of flash: while it is written, power cut or not, all of it is at stake."""

    def __init__(self, content=None):
        self.bytes = bytearray(content or b"\xff" * 8192)
        self.writes = 0
        self.cut = None  # (how many bytes are written, what happens to the rest of the block)

    def __len__(self):
        return len(self.bytes)

    def __getitem__(self, index):
        return self.bytes[index]

    def __setitem__(self, index, value):
        assert isinstance(index, slice) and len(self.bytes[index]) == len(value)
        self.writes += 1
        if self.cut is None:
            self.bytes[index] = value
            return
        written, rest = self.cut
        if rest == "erased":
            self.bytes[:] = b"\xff" * len(self)
        elif rest == "noise":
            self.bytes[:] = random.Random(7).randbytes(len(self))
        self.bytes[index.start:index.start + written] = value[:written]
        raise Cut


class Drive(MemoryDrive):
    def __init__(self):
        super().__init__()
        self.cut = None  # after how many bytes
        self.room = None  # how many bytes new files may still take
        self.writes = 0

    def open(self, path, mode="r"):
        file = super().open(path, mode)
        if mode == "rb":
            return file
        real = file.write

        def write(content):
            self.writes += 1
            if self.room is not None and file.tell() + len(content) > len(self.files[path]) + self.room:
                real(content[:self.room])
                raise OSError(errno.ENOSPC, "full")
            if self.cut is not None and len(content) > self.cut:
                real(content[:self.cut])
                file.close()
                raise Cut
            real(content)

        file.write = write
        return file


@pytest.fixture
def nvm():
    return Nvm()


@pytest.fixture
def drive():
    return Drive()


def reopened(nvm, drive):
    """The handheld is switched on again."""
    nvm.cut = drive.cut = None
    return Store(nvm, drive)


def blob(number, length=500):
    return bytes([number]) * length


def test_a_fresh_handheld_has_nothing(nvm, drive):
    for kind in (GAME, SETTINGS, RECORDS):
        assert Store(nvm, drive).read(kind) == (None, None)
        assert Store(Nvm(bytes(8192)), drive).read(kind) == (None, None)


def test_what_was_saved_last_is_read(nvm, drive):
    for number in range(9):
        drive.readonly = number in (3, 4, 5)
        assert Store(nvm, drive).write(GAME, blob(number)) is None
        assert Store(nvm, drive).read(GAME) == (blob(number), None)


def test_records_do_not_touch_each_other(nvm, drive):
    for number in range(4):
        drive.readonly = number > 1
        for kind, size in enumerate(SIZES):
            assert Store(nvm, drive).write(kind, blob(number * 3 + kind, size - HEAD)) is None
        for kind, size in enumerate(SIZES):
            assert Store(nvm, drive).read(kind) == (blob(number * 3 + kind, size - HEAD), None)


def test_more_than_fits_is_refused(nvm, drive):
    for kind, size in enumerate(SIZES):
        assert Store(nvm, drive).write(kind, bytes(size - HEAD + 1)) == "big"


def test_an_erased_record_is_gone(nvm, drive):
    Store(nvm, drive).write(GAME, blob(1))
    Store(nvm, drive).write(GAME, blob(2))
    assert Store(nvm, drive).write(GAME, b"") is None
    assert Store(nvm, drive).read(GAME) == (None, None)
    assert Store(nvm, drive).write(GAME, blob(3)) is None
    assert Store(nvm, drive).read(GAME) == (blob(3), None)


def test_one_save_is_one_write_and_saves_alternate(nvm, drive):
    Store(nvm, drive).write(GAME, blob(0))  # makes the file
    before = nvm.writes, drive.writes
    for number in range(1, 11):
        Store(nvm, drive).write(GAME, blob(number))
    assert (nvm.writes - before[0], drive.writes - before[1]) == (5, 5)


def test_what_is_stored_already_is_not_written_again(nvm, drive):
    Store(nvm, drive).write(GAME, blob(1))
    before = nvm.writes, drive.writes
    assert Store(nvm, drive).write(GAME, blob(1)) is None
    assert (nvm.writes, drive.writes) == before


def test_the_file_keeps_its_size(nvm, drive):
    for number in range(6):
        Store(nvm, drive).write(GAME, blob(number, 10 + 90 * number))
        assert len(drive.files[FILE]) == SIZES[GAME]


@pytest.mark.parametrize("saves_before", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("rest", ["kept", "erased", "noise"])
@pytest.mark.parametrize("kind", [GAME, SETTINGS])
def test_no_cut_at_any_byte_loses_both_copies(saves_before, rest, kind):
    """Whatever a save is cut at, the game is there as before it or as after it; if the cut hit NVM while another
    record was saved, at worst as one save earlier.
    """
    length = 100
    for at in range(HEAD + length + 1):
        nvm, drive = Nvm(), Drive()
        for number in range(saves_before):
            Store(nvm, drive).write(GAME, blob(number + 1, length))
        nvm.cut, drive.cut = (at, rest), at
        try:
            Store(nvm, drive).write(kind, blob(99, length))
        except Cut:
            pass
        found, _ = reopened(nvm, drive).read(GAME)
        allowed = [blob(saves_before, length) if saves_before else None, blob(99, length)]
        if kind != GAME:
            allowed = [blob(number, length) if number else None for number in (saves_before, max(saves_before - 1, 0))]
        assert found in allowed, (at, rest)
        assert reopened(nvm, drive).write(GAME, blob(77, length)) is None
        assert reopened(nvm, drive).read(GAME)[0] == blob(77, length)


@pytest.mark.parametrize("saves_before", [1, 2, 3])
def test_without_the_drive_a_torn_slot_leaves_the_other(saves_before):
    for at in range(HEAD + 101):
        nvm, drive = Nvm(), Drive()
        drive.readonly = True
        for number in range(saves_before):
            Store(nvm, drive).write(GAME, blob(number + 1, 100))
        nvm.cut = at, "kept"
        with pytest.raises(Cut):
            Store(nvm, drive).write(GAME, blob(99, 100))
        found, _ = reopened(nvm, drive).read(GAME)
        assert found in (blob(saves_before, 100), blob(99, 100))


def test_a_flipped_bit_is_never_believed(nvm, drive):
    Store(nvm, drive).write(GAME, blob(1, 60))  # in the file
    Store(nvm, drive).write(GAME, blob(2, 60))  # in slot 0
    whole = bytes(nvm.bytes)
    for bit in range(8 * (HEAD + 60)):
        nvm.bytes[:] = whole
        nvm.bytes[bit // 8] ^= 1 << bit % 8
        drive.files.pop(aside.PATH, None)
        found, wrong = Store(nvm, drive).read(GAME)
        assert found == blob(1, 60)
        assert wrong in ("damaged", "foreign")


def test_both_copies_damaged_is_said_and_survived(nvm, drive):
    Store(nvm, drive).write(GAME, blob(1))
    Store(nvm, drive).write(GAME, blob(2))
    nvm.bytes[40] ^= 1
    drive.files[FILE][40] ^= 1
    assert Store(nvm, drive).read(GAME) == (None, "damaged")
    assert Store(nvm, drive).write(GAME, blob(3)) is None
    assert Store(nvm, drive).read(GAME)[0] == blob(3)


@pytest.mark.parametrize("content", [b"hello", b"P10", b"P10" + bytes(300), b"P11" * 99, b"\0\xff" * 512, b"CODE" * 9])
def test_foreign_content_is_set_aside_once(nvm, drive, content):
    nvm.bytes[:len(content)] = content
    found, wrong = Store(nvm, drive).read(GAME)
    assert found is None
    if content.strip(b"\xff\0"):
        assert wrong in ("foreign", "damaged")
        assert bytes(drive.files[aside.PATH][:len(content)]) == content
    assert Store(nvm, drive).read(GAME) == (None, None)
    assert Store(nvm, drive).write(GAME, blob(1)) is None
    assert Store(nvm, drive).write(GAME, blob(2)) is None
    assert Store(nvm, drive).read(GAME) == (blob(2), None)


def test_without_the_drive_it_is_set_aside_in_nvm(nvm, drive):
    drive.readonly = True
    nvm.bytes[2048:2053] = b"other"
    assert Store(nvm, drive).read(SETTINGS) == (None, "foreign")
    assert nvm.bytes[3584:3589] == b"other"
    assert Store(nvm, drive).read(SETTINGS) == (None, None)


def test_a_record_of_another_kind_or_a_later_format_is_not_read(nvm, drive):
    Store(nvm, drive).write(SETTINGS, blob(1, 20))
    drive.files[FILE] = drive.files.pop("/saves/settings.p10")
    assert Store(nvm, drive).read(GAME) == (None, "foreign")
    later = bytearray(store._packed(GAME, 5, blob(1, 20))[:HEAD - 4])
    later[3] = 2
    later += store.crc32(blob(1, 20), store.crc32(later)).to_bytes(4, "little") + blob(1, 20)
    nvm.bytes[:len(later)] = later
    assert Store(nvm, Drive()).read(GAME) == (None, "newer")


def test_a_full_drive_leaves_nvm(nvm, drive):
    drive.room = 700
    for number in range(5):
        assert Store(nvm, drive).write(GAME, blob(number)) is None
        assert Store(nvm, drive).read(GAME) == (blob(number), None)
    assert FILE not in drive.files


def test_a_full_drive_is_no_matter_once_the_file_is_there(nvm, drive):
    Store(nvm, drive).write(GAME, blob(0))
    drive.room = 0
    before = drive.writes
    for number in range(1, 5):
        assert Store(nvm, drive).write(GAME, blob(number, 900)) is None
    assert drive.writes == before + 2


def test_nowhere_to_write_has_a_reason():
    drive = Drive()
    drive.readonly = True
    assert Store(None, drive).write(GAME, blob(1)) == "readonly"
    drive.readonly, drive.room = False, 0
    assert Store(None, drive).write(GAME, blob(1)) == "full"
    assert Store(Nvm(bytes(256)), drive).write(GAME, blob(1)) == "full"  # an NVM too small is as good as none


def test_worn_out_flash_is_noticed(drive):
    class Worn(Nvm):
        def __setitem__(self, index, value):
            super().__setitem__(index, bytes(len(value)))

    drive.readonly = True
    assert Store(Worn(), drive).write(GAME, blob(1)) in ("readonly", "broken")
    assert Store(Worn(), drive).read(GAME) == (None, None)


def test_on_battery_the_drive_is_opened_for_the_moment_of_a_save(nvm, drive):
    asked = []

    def remount(readonly):
        asked.append(readonly)
        drive.readonly = readonly

    drive.readonly = True
    assert Store(nvm, drive, remount).write(GAME, blob(1)) is None
    assert asked == [False, True]
    assert drive.readonly
    assert FILE in drive.files


def test_a_drive_that_a_computer_owns_stays_its_own(nvm, drive):
    def remount(readonly):
        raise OSError(errno.EROFS, "a computer sees it")

    drive.readonly = True
    assert Store(nvm, drive, remount).write(GAME, blob(1)) is None
    assert not drive.files
    assert Store(nvm, drive, remount).read(GAME) == (blob(1), None)
