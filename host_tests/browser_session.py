# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Opens the page in a real browser: builds it once, serves it locally, and opens it in a headless Chromium. All errors
(console, content security policy, failed requests) are recorded.
"""

import base64
import contextlib
import os
import shutil
import threading
import time
from pathlib import Path

import page

BARE = Path(__file__).resolve().parent / "fixtures" / "bare"  # the page without a running program
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = ("--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync", "--autoplay-policy=no-user-gesture-required")
HELP = ("install Chromium or Chrome, on Debian with `apt install chromium`, or name one in PHASE10_BROWSER; Firefox is "
        "not led by the pinned Playwright, see CONTRIBUTING.md")
LONG = 60  # seconds until something counts as failed


class Missing(Exception):
    """No browser, or no MicroPython for the page, is available; the message says why."""


def make(folder):
    """Build the page into a folder, with the files that tests need beside it."""
    try:
        page.write(folder, page.contents())
    except page.Sorry as why:
        raise Missing(str(why)) from None
    for path in BARE.iterdir():
        shutil.copy(path, folder)


@contextlib.contextmanager
def served(folder):
    """Context: the URL of that folder, served locally."""
    with page.server(folder) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{host.server_port}/"
        finally:
            host.shutdown()


def launch(playwright):
    """Start the system's Chromium."""
    found = os.environ.get("PHASE10_BROWSER") or next(filter(None, map(shutil.which, NAMES)), None)
    ways = [{"executable_path": found}] if found else [{"channel": "chrome"}, {"channel": "msedge"}]
    for way in ways:
        try:
            return playwright.chromium.launch(args=QUIET, **way)
        except Exception as error:  # the next one
            why = str(error).splitlines()[0]
    raise Missing(f"no browser for the page's tests; {HELP} ({why})")


class Visitor:
    """A browser window with a storage of its own."""

    def __init__(self, browser, address, **how):
        self.address = address
        self.complaints = []
        self.asked = set()  # the hosts that received requests
        self.context = browser.new_context(**{"viewport": {"width": 900, "height": 640}, "locale": "en-US"} | how)
        self.tab = self.context.new_page()
        self.tab.on("console", self._hear)
        self.tab.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.tab.on("request", lambda request: self.asked.add(request.url.split("/")[2]))

    def _hear(self, said):
        if said.type in ("error", "warning"):
            self.complaints.append(f"{said.text} {said.location.get('url')}")

    def open(self, what=""):
        """Open the page, and wait for the title."""
        self.tab.goto(self.address + what)
        self.until("!!globalThis.phase10")
        self.until("phase10.program.app.screen !== null")

    def run(self, script, *given):
        return self.tab.evaluate(script, *given)

    def python(self, source):
        """Return what these lines assign to `result`, run in the page's MicroPython."""
        self.run("(source) => phase10.python.runPython(source)", source)
        return self.run("phase10.python.globals.get('result')")

    def until(self, script, *given, most=LONG):
        """Wait until a script returns true, by polling; the page's content security policy allows no other way."""
        return until(lambda: self.run(script, *given), script, most)

    @property
    def line(self):
        return self.tab.text_content("#line")

    @property
    def hand(self):
        return self.tab.text_content("#hand")

    @property
    def here(self):
        """The name of the screen shown."""
        return self.run("phase10.program.app.here")

    def press(self, *keys):
        for key in keys:
            self.tab.keyboard.press(key, delay=30)

    def touch(self, key):
        box = self.tab.locator(f"[data-key={key}]").bounding_box()
        self.tab.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


class Bench(Visitor):
    """A window with the page's badge that runs only a test's code. `files`: {path: Path} of further modules to import;
    `settings` as in settings.toml.
    """

    def __init__(self, browser, address, files, **settings):
        super().__init__(browser, address)
        self.tab.goto(address + "bare.html")
        self.until("!!globalThis.bare")
        for path, source in files.items():
            self.run("([path, text]) => bare.file(path, text)", [path, source.read_text(encoding="utf-8")])
        self.run("(given) => Object.assign(bare.settings, given)", {f"P10_{name.upper()}": value
                                                                    for name, value in settings.items()})

    def result(self, source):
        """Return what these lines assign to `result`, and the pixels of the display."""
        told, pixels = self.run("(source) => bare.result(source)", source)
        return told, base64.b64decode(pixels)

    def watched(self, source):
        """Return what these lines pass to watcher.look(): (the texts, the pixels at that moment, whether the canvas
        shows them).
        """
        return [(told, base64.b64decode(pixels), seen)
                for told, pixels, seen in self.run("(source) => bare.watched(source)", source)]


def until(condition, what, most=LONG):
    end = time.monotonic() + most
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        time.sleep(0.02)
    raise TimeoutError(f"not within {most} s: {what}")


@contextlib.contextmanager
def browser():
    """Context: a browser shared by many tests."""
    from playwright.sync_api import sync_playwright
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()
