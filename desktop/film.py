# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""`python3 desktop film KEYS OUT.gif`: records an animated GIF of a key script (format: see shots.py), played without a
window in virtual time, so that it is deterministic. It lasts from the script's first shot to its last one; if there are
none, from the beginning to 0.4 seconds after the last key.

`--record SEED` first writes the script: a hand for two that a bot of ours plays by keys, from the deal to the score
sheet. `docs/film.gif` is made so, from a seed with a short hand that is won.
"""

import traceback

import arguments
import driver
import shots
import tour

HEAD = ("# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors", "# SPDX-License-Identifier: MIT",
        "# A hand from the deal to the feast, written by `python3 desktop film --record SEED KEYS OUT.gif`.")
HOLD = 30  # ms that a recorded key is held
THOUGHT = 90  # ms before each move
FRAME = 40  # ms; a GIF counts in hundredths of a second
AFTER = 400


def frames(handheld, events, first, last):
    """Return [[frame, ms]], with equal successive frames merged."""
    made, keys = [], [event for event in events if event[1] != "shot"]
    shots.perform([event for event in keys if event[0] <= first], handheld, None)
    handheld.run(max(first - handheld.time, 1))
    now = first  # not the handheld's time, which may be ahead of it: a key in between would be left out
    while now < last:
        raw = handheld.badge.frame
        if made and made[-1][0] == raw:
            made[-1][1] += FRAME
        else:
            made.append([raw, FRAME])
        shots.perform([event for event in keys if now < event[0] <= now + FRAME], handheld, None)
        now += FRAME
        if handheld.time < now:
            handheld.run(now - handheld.time)
    return made


def pictures(made, scale, size):
    """Return the frames as images with one common palette, so that the GIF holds only what changes."""
    from PIL import Image
    found = [Image.frombytes("RGB", size, raw, "raw", "BGR;16") for raw, _ in made]
    colours = sorted({colour for one in found for _, colour in one.getcolors(size[0] * size[1])})
    palette = Image.new("P", (1, 1))
    if len(colours) <= 256:
        palette.putpalette([part for colour in colours for part in colour])
    else:
        whole = Image.new("RGB", (len(colours), 1))
        whole.putdata(colours)
        palette = whole.quantize(256)
    return [one.quantize(palette=palette, dither=Image.Dither.NONE)
            .resize((size[0] * scale, size[1] * scale), Image.NEAREST) for one in found]


def film(keys, out, scale=2):
    """Play the script and write the film; return (seconds, frames, bytes)."""
    owner, events = shots.read(keys)
    marks = [when for when, what, _ in events if what == "shot"]
    first, last = (marks[0], marks[-1]) if marks else (0, 0)
    if first == last:
        last = max((when for when, *_ in events), default=0) + AFTER
    with driver.Handheld(**owner) as handheld:
        made = frames(handheld, events, first, last)
        size = handheld.badge.width, handheld.badge.height
    found = pictures(made, scale, size)
    out.parent.mkdir(parents=True, exist_ok=True)
    found[0].save(out, save_all=True, append_images=found[1:], duration=[time for _, time in made], loop=0,
                  optimize=False, disposal=1)
    return sum(time for _, time in made) / 1000, len(made), out.stat().st_size


class _Scribe(tour.Guide):
    """Plays a hand and records the keys."""

    def __init__(self, handheld, folder):
        super().__init__(handheld, folder, "")
        self.lines = []

    def shot(self, name):
        """No pictures."""

    def press(self, key, **how):
        self.lines.append(f"{self.handheld.time} {key} {HOLD}")
        super().press(key, **how)

    def mark(self, name):
        self.lines.append(f"{self.handheld.time} shot {name}")

    def hand(self):
        self.handheld.run(500)
        self.arrive("title")
        self.new_game(2)
        self.arrive("table")
        self.mark("begin")
        while self.settle():
            self.handheld.run(THOUGHT)
            self.move()
        self.handheld.until(lambda: self.where() == "score" and not self.screen.animation)
        self.handheld.run(AFTER)
        self.mark("end")


def record(keys, seed):
    """Write the key script of a hand."""
    settings = {"seed": seed, "speed": "fast", "dim": 0}
    with driver.Handheld(**settings) as handheld:
        scribe = _Scribe(handheld, keys.parent)
        scribe.hand()
    lines = [*HEAD, *(f"set {name} {value}" for name, value in settings.items()), *scribe.lines]
    keys.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main(argv):
    words = arguments.Parser("film", __doc__)
    words.add_argument("keys", metavar="KEYS", type=arguments.place, help="a key script")
    words.add_argument("out", metavar="OUT.gif", type=arguments.place)
    words.add_argument("--scale", type=int, choices=range(1, 5), default=2, help="so many pixels for one (default 2)")
    words.add_argument("--record", metavar="SEED", type=int, help="write KEYS anew first: a hand for two of that seed")
    options = words.parse_args(argv)
    if options.out.suffix.lower() != ".gif" or options.out.is_dir():
        words.error(f"{options.out} is no name for a film: it ends in .gif")
    if options.record is not None and not 0 < options.record < arguments.SEEDS:
        words.error(f"--record wants 1 to {arguments.SEEDS - 1}")
    driver.prepare()
    try:
        if options.record is not None:
            record(options.keys.resolve(), options.record)
        seconds, count, size = film(options.keys.resolve(), options.out.resolve(), options.scale)
    except shots.BadScript as error:
        return arguments.failed(error)
    except driver.ProgramEnded as error:
        traceback.print_exception(error.__cause__ or error)
        return 1
    print(f"{options.out.name}: {seconds:.1f} seconds, {count} frames, {size} bytes")
    return 0
