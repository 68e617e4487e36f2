# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""`python3 desktop page DIR` builds a static web page that plays the game in a browser, for any web server; without DIR
the page is served on this computer, and opened. Its sources are in browser/; contents() adds the other files.
MicroPython comes from npm, pinned to one version, and its checksum is verified.
"""

import contextlib
import functools
import hashlib
import http.server
import io
import json
import shutil
import subprocess
import tarfile
import tempfile
import webbrowser
from pathlib import Path

import arguments
import drive
from drive import Sorry
from venv import say

ROOT = Path(__file__).resolve().parent.parent
SOURCES = Path(__file__).resolve().parent / "browser"
STANDINS = Path(__file__).resolve().parent / "standins"
CACHE = ROOT / ".cache" / "page"

# MicroPython for WebAssembly that returns control after each frame and shares objects with the page's scripts. The one
# on PyPI runs a program from start to end: a page could only run it in a web worker that blocks, for which a plain web
# server does not send the required headers.
PACKAGE = "@micropython/micropython-webassembly-pyscript"
VERSION = "1.27.0"
SHA256 = "303919763c8ebfe5923b9da66226c20dce44ad72b604b225fb39338ea15367af"
WANTED = {"micropython.mjs": "package/micropython.mjs", "micropython.wasm": "package/micropython.wasm"}

POLICY = ("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
          "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'")
# stand-ins for the handheld's modules that the page uses, too
SHARED = ("analogio", "audiocore", "audioio", "board", "digitalio", "keypad", "microcontroller", "neopixel_write",
          "storage", "supervisor", "synthio")
NAMES_KEPT = ("inlined", "side_by_side", "shortened")  # passes of slim.py that a browser does not need
ICONS = 192, 512
FELT, GREEN = (15, 74, 57), (6, 39, 32)


# --- MicroPython ------------------------------------------------------------------------------------------------------


def interpreter(archive=None):
    """Return {name: bytes} of MicroPython's files from npm's archive: the given or cached one, or a new download."""
    path = archive or CACHE / f"micropython-{VERSION}.tgz"
    if not path.exists() and not archive:
        fetch(path)
    packed = path.read_bytes()
    if hashlib.sha256(packed).hexdigest() != SHA256:
        raise Sorry(f"{path} is not the archive of {PACKAGE} {VERSION} that the page is made for; remove it and try "
                    "again.")
    with tarfile.open(fileobj=io.BytesIO(packed)) as files:
        return {name: files.extractfile(member).read() for name, member in WANTED.items()}


def fetch(path):
    npm = shutil.which("npm")
    if not npm:
        raise Sorry(f"npm, which comes with Node.js, is needed once to fetch {PACKAGE} {VERSION}; where there is none, "
                    "bring npm's archive of it from elsewhere: --interpreter FILE")
    say(f"fetching {PACKAGE} {VERSION} ...")
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run([npm, "pack", f"{PACKAGE}@{VERSION}", "--silent", "--pack-destination", folder],
                              capture_output=True, text=True, timeout=180)
        made = list(Path(folder).glob("*.tgz"))
        if done.returncode or not made:
            why = (done.stderr.strip() or "npm gives no reason").splitlines()[0]
            raise Sorry(f"npm cannot fetch it; is there a network? ({why})")
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(made[0], path)


# --- the page's files -------------------------------------------------------------------------------------------------


def contents(archive=None):
    """Return {path: bytes} of all files of the page; reproducible."""
    found = {path.name: drive.text(path) for path in sorted(SOURCES.glob("*.*"))}
    found["index.html"] = found["index.html"].replace(b"{policy}", POLICY.encode())
    found["program.bin"] = packed(program())
    found["licences.txt"] = licences(found["licences.txt"])
    found["manifest.webmanifest"] = manifest()
    found |= {f"icon-{size}.png": icon(size) for size in ICONS}
    found |= interpreter(archive)
    found["worker.js"] = worker(found)
    return found


def program():
    """Return {path: bytes} of MicroPython's file system: the game, Adafruit's library, browser/python and stand-ins."""
    found = {path: content for path, content in drive.contents(without=NAMES_KEPT).items()
             if path.startswith(("lib/", "fonts/", "sprites/", "settings")) and not path.endswith((".txt", "LICENSE"))}
    for path in sorted((SOURCES / "python").glob("*.py")):
        found[f"browser/{path.name}"] = drive.text(path)
    for name in SHARED:
        found[f"standins/{name}.py"] = drive.text(STANDINS / f"{name}.py")
    found["standins/badge.py"] = drive.text(STANDINS.parent / "badge.py")
    return found


def packed(files):
    """Pack files into one: a line of JSON, [[name, size], ...], then their contents."""
    names = sorted(files)
    return json.dumps([[name, len(files[name])] for name in names]).encode() + b"\n" + b"".join(map(files.get, names))


def licences(own):
    """Return the text of licences.txt with the licences inserted."""
    adafruit = drive.text(drive.licence("adafruit_bitmap_font"))
    return own.replace(b"{own}", drive.text(ROOT / "LICENSE")).replace(b"{adafruit}", adafruit)


def manifest():
    icons = [{"src": f"./icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
             for size in ICONS for purpose in ("any", "maskable")]
    return json.dumps({"name": "Phase 10 for the pocket", "short_name": "Phase 10", "id": "./", "start_url": "./",
                       "scope": "./", "display": "standalone", "orientation": "any", "background_color": "#06140f",
                       "theme_color": "#0b1512", "categories": ["games"], "icons": icons}, indent=1).encode()


def worker(found):
    """Return the service worker's source with the list of files to cache and a cache name made of their hash."""
    digest = hashlib.sha256()
    for name in sorted(found):
        digest.update(name.encode() + b"\0" + hashlib.sha256(found[name]).digest())
    names = " ".join(["./"] + ["./" + name for name in sorted(found) if name not in ("worker.js", "index.html")])
    made = found["worker.js"].replace(b"{version}", b"phase10 " + digest.hexdigest()[:16].encode())
    return made.replace(b"{files}", names.encode())


def icon(size):
    """Return a PNG icon, cards on felt scaled by an integer, within the safe zone of a maskable icon."""
    from PIL import Image
    cards, small = Image.open(ROOT / "sprites" / "cards.bmp"), Image.new("RGB", (48, 48), FELT)
    table = (ROOT / "sprites" / "palettes.bin").read_bytes()
    across = cards.width // 14
    for x, y in ((x, y) for x in range(0, 48, 8) for y in range(0, 48, 8)):
        small.putpixel((x + 3, y + 3), (28, 99, 76))
    for colour, number, x, y in ((0, 10, 9, 13), (3, 10, 17, 11), (2, 10, 25, 13)):
        left, top = number % across * 14, number // across * 22
        tile = cards.crop((left, top, left + 14, top + 22))
        colours = [tuple(table[48 * colour + 3 * i:48 * colour + 3 * i + 3]) for i in range(16)]
        for at, value in enumerate(tile.get_flattened_data()):
            if value:
                small.putpixel((x + at % 14, y + at // 14), colours[value])
    made = io.BytesIO()
    whole = small.resize((size // 48 * 48,) * 2, Image.NEAREST)
    picture = Image.new("RGB", (size, size), FELT)
    picture.paste(whole, ((size - whole.width) // 2,) * 2)
    picture.save(made, "PNG", optimize=True)
    return made.getvalue()


# --- made, or served --------------------------------------------------------------------------------------------------


def write(folder, found):
    """Write the files into a folder; other files in it stay."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in found.items():
        (folder / name).write_bytes(content)


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the files of a folder with the page's Content-Security-Policy, and without caching."""

    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | {
        ".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json", ".txt": "text/plain; charset=utf-8"}

    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")
        self.send_header("Content-Security-Policy", POLICY + "; frame-ancestors 'none'")
        super().end_headers()

    def log_message(self, *_):
        """Override: log nothing."""


def server(folder, port=0):
    """Return an HTTP server for that folder, bound to localhost; call its serve_forever()."""
    handler = functools.partial(Handler, directory=str(folder))
    return http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)


def serve(found, port, opens):
    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder), found)
        with server(folder, port) as host:
            address = f"http://127.0.0.1:{host.server_port}/"
            say(f"the game is at {address}; Ctrl-C ends it.")
            if opens:
                webbrowser.open(address)
            with contextlib.suppress(KeyboardInterrupt):
                host.serve_forever()
    return 0


def main(argv):
    words = arguments.Parser("page", "The game as a page for browsers.")
    words.add_argument("folder", metavar="DIR", type=arguments.place, nargs="?",
                       help="where its files are put, for any web server; without it the page is served and opened")
    words.add_argument("--port", type=int, default=0, help="where it is served; without it any free port")
    words.add_argument("--no-open", dest="opens", action="store_false", help="do not open it in the browser")
    words.add_argument("--interpreter", metavar="FILE", type=arguments.place,
                       help=f"npm's archive of {PACKAGE} {VERSION}")
    args = words.parse_args(argv)
    if not 0 <= args.port < 1 << 16:
        words.error("--port wants 0 to 65535")
    try:
        found = contents(args.interpreter)
        if not args.folder:
            return serve(found, args.port, args.opens)
        write(args.folder, found)
    except Sorry as why:
        return arguments.failed(why)
    except OSError as error:
        return arguments.failed(f"{error.filename or 'the page'}: {error.strerror}.")
    say(f"{args.folder} holds the page: {len(found)} files, {sum(map(len, found.values())) // 1000} KB. Put it on any "
        "web server.")
    return 0
