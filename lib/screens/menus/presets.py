# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The named variants, each with the options that differ from the default rules; their words are in words/."""

# One text, because CircuitPython interns every short string of a tuple and never frees it.
TABLE = """
sheet
mattel
fixed10 mode=fixed10
firstFive phaseList=1,2,3,4,5
even phaseList=2,4,6,8,10
odd phaseList=1,3,5,7,9
short55 short55=manual
freeOrder mode=freeOrder
knock knock=on
replaceWild replaceWild=on
wildAsSkip wildAsSkip=on
dealerChooses firstWild=dealerChooses firstSkip=dealerChooses
floating goOut=float
altRun altRun=replacePhase6
postal postal=on
antiPhase mode=antiPhase
antiOthers antiOthers=on
masters mode=masters
mastersDeclare mode=mastersDeclare
twist mode=twist
dice mode=dice
""".strip().split("\n")


def rules(at: int, first_dealer: str = "chance"):
    """The Rules of a variant. Who deals first belongs to none, and is passed on from one to another."""
    from phase10.options import Rules
    words = TABLE[at].split()
    made = Rules("mattel" if words[0] == "mattel" else "sheet", words[1:])
    if first_dealer != "chance":
        made.set("firstDealer", first_dealer)
    return made


def beside(at: int, step: int, own, made) -> tuple:
    """(index, rules, own) of the next variant or the one before. own: the last rules that matched none, which are
    passed, too; None: there were none yet.
    """
    own = own if at >= 0 else made
    first = -1 if own else 0
    at = (at - first + step) % (len(TABLE) - first) + first
    if at < 0:
        own.set("firstDealer", made.firstDealer)
        return at, own, own
    return at, rules(at, made.firstDealer), own


def name(at: int) -> str:
    """The key of a variant; "own" for -1, rules that match none."""
    return TABLE[at].split()[0] if at >= 0 else "own"


def played(game) -> int:
    """The index of the variant that fits a game's rules, 0 if only the default does."""
    for at in range(len(TABLE) - 1, 0, -1):
        options = [word.split("=") for word in TABLE[at].split()[1:]]
        if options and all([str(getattr(game.rules, option, "")) == value for option, value in options]):
            return at
    return 0


def describe(at: int, variants):
    """[name, description] of a variant, from the words of the language."""
    return line_of(variants.VARIANTS, name(at)) or (name(at), "")


def line_of(text: str, key: str) -> list:
    """[name, description] in the line of a text that begins with this key, [] if none does."""
    start = text.find("\n%s|" % key) + 1
    end = text.find("\n", start)
    return text[start:end if end > 0 else len(text)].split("|")[1:] if start else []


def like(made) -> int:
    """The index of the variant that equals these rules, -1 if none does."""
    packed, first = made.pack(), made.firstDealer
    for at in range(len(TABLE) - 1, -1, -1):  # variants without options last
        conditions = [option.split("=") for option in TABLE[at].split()[1:]]
        if name(at) == "mattel":
            conditions = [("wildPoints", "25")]  # to make its rules takes longest
        if False in [getattr(made, option) == value for option, value in conditions]:
            continue
        if rules(at, first).pack() == packed:
            return at
    return -1
