# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""`python3 desktop release [DIR]` builds all downloads: the zip for the drive (as source and compiled), the
page for browsers as a zip, the GIF film, and a list of checksums for `sha256sum --check`. Builds are reproducible:
the same sources give the same bytes.
"""

import contextlib
import hashlib
import io
import re
import tempfile
import zipfile
from pathlib import Path

import arguments
import compiler
import drive
import driver
import film
import page

ROOT = drive.ROOT
LIST = "SHA256SUMS"
KEYS = ROOT / "desktop" / "keys" / "hand"  # the key script of the GIF film


def version():
    """Return the version number that the performance screen shows."""
    text = (ROOT / "lib" / "screens" / "startup.py").read_text(encoding="utf-8")
    return re.search(r'^VERSION = "([\w.]+)"', text, re.M)[1]


def products(archive=None):
    """Generator: yield (name, bytes) of each file as it is built."""
    name = f"phase10-pocket-{version()}"
    pages = page.contents(archive)  # first, as it may need the network or another archive
    yield f"{name}.zip", zipped(drive.write_zip, drive.contents())
    yield f"{name}-mpy.zip", zipped(drive.write_zip, drive.contents(mpy=compiler.packaged()))
    yield f"{name}-page.zip", zipped(write_page, pages)
    yield f"{name}.gif", moving_picture()


def zipped(write, found):
    made = io.BytesIO()
    write(made, found)
    return made.getvalue()


def write_page(file, found):
    """Write a zip of the page's files, compressed, without dates and owners."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name in sorted(found):
            packed.writestr(drive.entry(name), found[name], zipfile.ZIP_DEFLATED)


def moving_picture():
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "film.gif"
        with contextlib.redirect_stdout(io.StringIO()):  # discard the badge's serial output
            film.film(KEYS, made)
        return made.read_bytes()


def write(folder, made):
    """Write all files, reporting each, and the list of checksums."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / LIST).unlink(missing_ok=True)  # of an earlier release, whose files are replaced now
    lines = []
    for name, content in made:
        (folder / name).write_bytes(content)
        lines.append(f"{hashlib.sha256(content).hexdigest()}  {name}\n")
        drive.say(f"{folder / name}: {len(content) // 1000} KB")
    (folder / LIST).write_bytes("".join(lines).encode())
    drive.say(f"{folder / LIST}: the checksums of {len(lines)} files")


def main(argv):
    words = arguments.Parser("release", __doc__)
    words.add_argument("folder", metavar="DIR", type=arguments.place, nargs="?", default=Path("release"),
                       help="where the files go (default: %(default)s)")
    words.add_argument("--interpreter", metavar="FILE", type=arguments.place,
                       help="npm's archive of the page's MicroPython")
    args = words.parse_args(argv)
    driver.prepare()
    try:
        write(args.folder, products(args.interpreter))
    except (drive.Sorry, compiler.Unfit) as why:
        return arguments.failed(why)
    except OSError as error:
        return arguments.failed(f"{error.filename or args.folder}: {error.strerror}.")
    return 0
