# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""`python3 desktop drive [DIR]` installs the game on a handheld's drive, `--zip [FILE]` writes a zip instead.
contents() builds the files; update.py copies them so that an interrupted update never leaves half a program.
"""

import ast
import errno
import io
import os
import re
import sys
import sysconfig
import zipfile
from importlib import metadata
from pathlib import Path

import arguments
import build_cache
import compiler
import flat
import names
import owners
import saves
import slim
import update
from sources import parsed, walk

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = Path(sysconfig.get_paths()["purelib"])
NAME = "CIRCUITPY"
OLDEST = (10, 1)
BOARDS = ("pybadge", "pybadge_lc", "edgebadge", "pygamer")
LIBRARIES = {"adafruit_display_text": "adafruit-circuitpython-display-text",
             "adafruit_bitmap_font": "adafruit-circuitpython-bitmap-font"}
FIRMWARE = "https://circuitpython.org/downloads"
ZIP_NAME = "phase10-pocket.zip"
BY_COMPUTERS = {".DS_Store", ".Spotlight-V100", ".Trashes", ".fseventsd", ".metadata_never_index",
                "System Volume Information"}  # what an empty drive may hold

README = """Phase 10 for the pocket, for the Adafruit PyBadge and PyGamer
=============================================================

1. Install CircuitPython 10.1 or newer on the badge: https://circuitpython.org/downloads
2. Connect it by USB. A drive named CIRCUITPY appears.
3. Copy everything of this zip onto that drive: the folder saves first and in one go, then lib and the others, code.py
   last. If there is a settings.toml that is not empty, keep yours; if there is a folder saves with a game1 in it, keep
   that.
4. Press reset. The title appears after some seconds.

Hold SELECT while the power comes on and the game may write the drive; the next start gives it back to the computer.
settings.toml says what can be set. The licences lie beside the programs they are about.
Not affiliated with the owner of the Phase 10 trademark.
"""


class Sorry(Exception):
    """An error with a message for the user: why it cannot be done."""


# --- what belongs on the drive --------------------------------------------------------------------------------------


def contents(root=ROOT, mpy=None, without=(), beside=None):
    """Return {path on the drive: bytes} of all files of the game, minified by slim.py. mpy: path of mpy-cross, to make
    .mpy files; without: passes to leave out; beside: {path: text} of scripts that use the program, whose imports
    are adapted; the names that they use are kept.
    """
    with slim.without_collecting():
        return built_anew(root, mpy, without, beside)


def built_anew(root, mpy, without, beside):
    found = {"settings.toml": text(root / "settings.toml"), "lib/LICENSE.phase10.txt": text(root / "LICENSE")}
    made = slim.slimmed(sources(root) | (beside or {}), without)
    theirs = {f"lib/{name}": text(path).decode() for name, path in libraries(made).items()}
    made |= theirs if "compacted" in without else slim.libraries(theirs)
    made[names.FILE] = names.listed(made, ".mpy" if mpy else ".py")
    found |= {name: one if isinstance(one, bytes) else one.encode() for name, one in made.items()}
    for folder in ("fonts", "sprites"):
        for path in sorted((root / folder).iterdir()):
            if path.suffix in (".pcf", ".bdf", ".bmp", ".bin"):
                found[f"{folder}/{path.name}"] = path.read_bytes()
    if mpy:
        found = compiler.compiled(found, mpy, without)
    found[owners.LIST] = "".join(listed(found, root)).encode()
    return found


def listed(found, root):
    """Yield the text of owners.LIST: each module with its source file, for the owner and update.py; then checksums."""
    yield "The modules of Phase 10 here, and where each is in the sources (w_ is words):\n\n"
    home = flat.homes(program(root))
    for path in sorted(found):
        source = home.get(path) or home.get(path.removesuffix(".mpy") + ".py")
        if source:
            words = source.startswith("lib/words/")  # these keep their path
            yield f"{path.removeprefix('lib/')}:{'' if words else ' ' + source[4:].partition('.')[0]}\n"
    yield from owners.checksums(found)


def sources(root=ROOT):
    """Return program() and the two files that start it: what is minified together."""
    return program(root) | {name: text(root / name).decode() for name in ("code.py", "boot.py")}


def program(root=ROOT):
    """Return {path: text} of the game's modules, and {path: bytes} of the .bin files beside them."""
    found = {}
    for path in sorted((root / "lib").rglob("*.*")):
        if path.suffix in (".py", ".bin"):
            content = text(path).decode() if path.suffix == ".py" else path.read_bytes()
            found[path.relative_to(root).as_posix()] = content
    return found


def text(path):
    """Return the bytes of a text file with line endings as in the repo."""
    return path.read_bytes().replace(b"\r\n", b"\n")


def libraries(found):
    """Return {path below lib/: file} of Adafruit's modules that the program imports, directly or not, and licences."""
    wanted, needed = {}, set()
    for name, content in found.items():
        if name.endswith(".py"):
            needed |= imports(content, name)
    while needed:
        module = needed.pop()
        package = module.split(".")[0]
        path = PACKAGES / (module.replace(".", "/") + ".py")
        if not path.exists():
            path = PACKAGES / module.replace(".", "/") / "__init__.py"
        name = path.relative_to(PACKAGES).as_posix()
        if package not in LIBRARIES or not path.exists() or name in wanted:
            continue
        wanted[name] = path
        wanted[f"{package}/__init__.py"] = PACKAGES / package / "__init__.py"
        wanted[f"{package}/LICENSE"] = licence(package)
        needed |= imports(path.read_bytes(), name)
    return wanted


def imports(source, name):
    """Return the full names of Adafruit's modules that a source imports."""
    package = name.rpartition("/")[0].replace("/", ".")
    text = source if isinstance(source, str) else source.decode()
    if package.split(".")[0] not in LIBRARIES and not any(library in text for library in LIBRARIES):
        return set()  # as most: there is no need to parse them
    found = set()
    for node in walk(parsed(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            if node.level:
                module = f"{package}.{module}".strip(".")
            found |= {module} | {f"{module}.{alias.name}" for alias in node.names}
    return {module for module in found if module.split(".")[0] in LIBRARIES}


def licence(package):
    for file in metadata.files(LIBRARIES[package]) or ():
        if "LICENSE" in file.name and file.suffix in ("", ".txt", ".md"):
            return Path(file.locate())
    raise Sorry(f"The package {LIBRARIES[package]} has come without its licence, so it cannot be passed on.")


# --- the drive ------------------------------------------------------------------------------------------------------


def find_drive():
    """Return the path of the handheld's mounted drive; Sorry if there is none or more than one."""
    found = sorted({path for path in candidates() if path.is_dir()})
    if not found:
        raise Sorry(f"No drive named {NAME} is mounted. Connect the handheld, or name a folder: desktop drive DIR")
    if len(found) > 1:
        raise Sorry(f"There is more than one {NAME}: {', '.join(map(str, found))}. Name the one that is meant.")
    return found[0]


def candidates():
    if sys.platform == "win32":
        return windows_drives()
    if sys.platform == "darwin":
        return [path for path in Path("/Volumes").glob(f"{NAME}*") if path.name in (NAME, f"{NAME} 1", f"{NAME} 2")]
    try:
        mounts = Path("/proc/mounts").read_text(encoding="utf-8", errors="replace")
    except OSError:
        mounts = ""
    folders = [line.split()[1].replace("\\040", " ") for line in mounts.splitlines() if len(line.split()) > 1]
    return [Path(folder) for folder in folders if re.fullmatch(rf"{NAME}\d?", Path(folder).name)]


def windows_drives():
    import ctypes
    label = ctypes.create_unicode_buffer(64)
    for letter in "DEFGHIJKLMNOPQRSTUVWXYZ":
        drive = f"{letter}:\\"
        ask = ctypes.windll.kernel32.GetVolumeInformationW
        if os.path.exists(drive) and ask(drive, label, 64, None, None, None, None, 0) and label.value == NAME:
            yield Path(drive)


def firmware_of(folder):
    """Return ((major, minor) or None, board id or None) from boot_out.txt."""
    try:
        told = (folder / "boot_out.txt").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None, None
    board = re.search(r"Board ID:\s*(\S+)", told)
    return compiler.version_in(told), board[1] if board else None


def check_folder(folder, make, force):
    """Raise Sorry if the game cannot be installed in this folder."""
    if not folder.exists() and not make:
        raise Sorry(f"There is no {folder}. Is the handheld connected? --make makes a folder of that name.")
    if folder.exists() and not folder.is_dir():
        raise Sorry(f"{folder} is a file, not a drive or folder.")
    if (folder / "desktop" / "drive.py").exists():
        raise Sorry(f"{folder.resolve()} holds the sources of the game, which this would replace. Name another folder.")
    if not make and is_foreign(folder):
        raise Sorry(f"{folder} is no handheld's drive: it holds other things and no boot_out.txt. --make puts the game "
                    "among them.")
    version = firmware_of(folder)[0]
    if version and version < OLDEST and not force:
        raise Sorry(f"The handheld has CircuitPython {version[0]}.{version[1]}, and the game needs {OLDEST[0]}."
                    f"{OLDEST[1]} or newer ({FIRMWARE}). Nothing was changed; --force puts it there all the same.")


def is_foreign(folder):
    """Return whether this folder, such as / or a home, holds things but nothing of CircuitPython's or the game's."""
    if not folder.exists() or {path.name for path in folder.iterdir()} <= BY_COMPUTERS:
        return False
    return not any((folder / name).exists() for name in
                   ("boot_out.txt", "code.py", owners.FIRST, "settings.toml", owners.LIST))


def warnings(folder):
    """Yield warnings about the handheld: an unknown board, settings that are missing."""
    board = firmware_of(folder)[1]
    if board and board not in BOARDS:
        yield f"this is a {board}; on a board the game does not know, settings.toml must name the pins of its keys."
    if owners.keeps(folder, "settings.toml"):
        there = (folder / "settings.toml").read_text(encoding="utf-8", errors="replace")
        for line in (ROOT / "settings.toml").read_text(encoding="utf-8").splitlines():
            name = line.partition("=")[0].strip()
            if name.startswith("CIRCUITPY_") and not re.search(rf"^\s*{name}\b", there, re.M):
                yield f"your settings.toml lacks the line `{line.strip()}`, which the game wants; please add it."


def reserved():
    """Return {path on the drive: bytes} of the save files, in the order in which they must be created."""
    return {path.lstrip("/"): content for path, content in saves.reserved().items()}


def write_zip(path, found):
    """Write a reproducible zip: without dates and owners, uncompressed."""
    kept, readme = reserved(), README
    if any(name.endswith(".mpy") for name in found):
        readme = readme.replace("10.1 or newer", "10, at least 10.1,")
    found = found | kept | {"README.txt": readme.encode()}
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as file:
        for name in (*kept, *sorted(set(found) - set(kept))):
            file.writestr(entry(name), found[name])


def entry(name):
    """Return the ZipInfo of a file, dated 1980, without an owner."""
    made = zipfile.ZipInfo(name)
    made.create_system = 3
    made.external_attr = 0o100644 << 16
    return made


def say(sentence):
    try:
        print(f"phase10: {sentence}", flush=True)
    except BrokenPipeError:  # who reads it, such as head, has ended; the drive is finished all the same
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def show_progress(done, of):
    """Show a file counter, in one line that is overwritten if stdout is a terminal."""
    if sys.stdout.isatty():
        print(f"\rphase10: {done} of {of} files ...", end="\n" if done == of else "", flush=True)
    elif done == 1:
        say(f"copying {of} file{'s' if of > 1 else ''} ...")


def run(args):
    if args.zip:
        return make_zip(args)
    folder = args.folder or find_drive()
    check_folder(folder, args.make, args.force)
    for warning in warnings(folder):
        say(f"WARNING: {warning}")
    found = program_for(args, compiler_for(args, firmware_of(folder)[0]))
    done = update.update(folder, found, say, reserved(), args.force, show_progress)
    what = f"{done} of {len(found)} files copied and read back" if done else f"nothing to copy, {len(found)} files"
    say(f"{folder} is up to date: {what}, {sum(map(len, found.values())) // 1000} KB in all.")
    return 0


def make_zip(args):
    path = args.zip / ZIP_NAME if args.zip.is_dir() else args.zip
    if not path.parent.is_dir():
        raise Sorry(f"There is no folder {path.parent} for the zip.")
    made = io.BytesIO()
    write_zip(made, program_for(args, compiler_for(args, None)))
    update.replace(path, made.getvalue())
    say(f"{path} is written, {len(made.getvalue()) // 1000} KB.")
    return 0


def compiler_for(args, firmware):
    """Return the path of mpy-cross, or None, to install the source. firmware: the version on the drive, if known."""
    if args.mpy:
        path = Path(args.mpy)
        mpy = str(path.resolve()) if path.is_file() else args.mpy  # else a file here would be looked for on the PATH
        compiler.check(mpy, firmware)
        return mpy
    asked, fits = args.mpy is not None, firmware and firmware[0] == compiler.MAJOR
    if asked and firmware and not fits:
        raise Sorry(f"What .mpy files CircuitPython {firmware[0]}.{firmware[1]} reads is not known here; its own "
                    f"mpy-cross is at {compiler.COMPILERS}: --mpy PATH takes it.")
    if not asked and (args.source or args.without or not fits):
        return None
    try:
        return compiler.packaged()
    except compiler.Unfit as why:
        if asked:
            raise
        say(f"{why}. So the source is copied, which starts more slowly.")
        return None


def program_for(args, mpy):
    """Return contents() for the arguments, from the build cache if sources and compiler are unchanged."""
    options, versions = [mpy and str(mpy), *args.without], [metadata.version(name) for name in LIBRARIES.values()]
    used = build_cache.fingerprint(ROOT, options, versions)
    found = build_cache.load(used)
    if found is None:
        say(f"{'compiling the program' if mpy else 'building the program out of its sources'} ...")
        found = contents(mpy=mpy, without=args.without)
        build_cache.save(used, found)
    return found


def main(argv):
    words = arguments.Parser("drive", "Puts the game on a handheld's drive.")
    words.add_argument("folder", metavar="DIR", type=arguments.place, nargs="?",
                       help=f"the drive, or any folder; without it the mounted {NAME} is looked for")
    words.add_argument("--zip", metavar="FILE", type=arguments.place, nargs="?", const=Path(ZIP_NAME),
                       help=f"write a zip instead ({ZIP_NAME})")
    lib = words.add_mutually_exclusive_group()
    lib.add_argument("--mpy", metavar="PATH", nargs="?", const="",
                     help="compile lib/, as is done anyway on a drive with CircuitPython 10; PATH: with this "
                     "mpy-cross, which must be CircuitPython's")
    lib.add_argument("--source", action="store_true", help="do not compile lib/")
    words.add_argument("--make", action="store_true",
                       help="make the folder DIR when there is none, or take one in which other things are")
    words.add_argument("--force", action="store_true",
                       help="overwrite what is not the game's, and install to a CircuitPython that is too old")
    words.add_argument("--comments", dest="without", action="store_const", const=("compacted",), default=(),
                       help="leave the comments in, for someone who wants to read the program on the drive; it starts "
                       "somewhat later")
    args = words.parse_args(argv)
    if args.zip and args.folder:
        words.error("DIR and --zip do not go together; --zip FILE says where the zip goes")
    try:
        return run(args)
    except (Sorry, compiler.Unfit, update.Unfit) as why:
        return arguments.failed(why)
    except OSError as error:  # also when the drive is unplugged
        if error.errno == errno.EROFS and not args.zip:
            return arguments.failed("the drive can only be read here, as after a start with SELECT held, or after an "
                                    "error. Eject it, press reset and try again.")
        return arguments.failed(f"{error.filename or 'the drive'}: {error.strerror}."
                                f"{'' if args.zip else ' What was there before still works; try again.'}")
    except KeyboardInterrupt:
        print("\nphase10: stopped. What is on the drive starts; run the command again to finish.", file=sys.stderr)
        return 130
