# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The ways to play that have a name, each as the options in which it differs from the sheet. The names as players read
them are words, the options themselves stand in phase10.options.
"""

# One text, because every short word in a tuple would stay in memory for ever.
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


def rules(at: int):
    from phase10.options import Rules
    words = TABLE[at].split()
    return Rules("mattel" if words[0] == "mattel" else "sheet", words[1:])


def name(at: int) -> str:
    """`own` for rules without a name."""
    return TABLE[at].split()[0] if at >= 0 else "own"


def played(game) -> int:
    """Which of them this game is played by, 0 where no other goes with its rules."""
    for at in range(len(TABLE) - 1, 0, -1):
        options = [word.split("=") for word in TABLE[at].split()[1:]]
        if options and all([str(getattr(game.rules, option, "")) == value for option, value in options]):
            return at
    return 0


def describe(at: int, variants):
    """The name and the line of a way to play, out of the words of that language."""
    told = variants.VARIANTS
    found = told.find("\n%s|" % name(at)) + 1
    return told[found:].split("\n")[0].split("|")[1:] if found else (name(at), "")


def first_dealer(made) -> int:
    """The seat, -1 where chance decides."""
    return -1 if made.firstDealer == "chance" else int(made.firstDealer) - 1


def deal_first(made, seat: int):
    made.set("firstDealer", str(seat + 1) if seat >= 0 else "chance")


def like(made) -> int:
    """Which of them these rules are, -1 if none."""
    packed = made.pack()
    for at in range(len(TABLE) - 1, -1, -1):  # those without a condition come last
        conditions = [option.split("=") for option in TABLE[at].split()[1:]]
        if False not in [getattr(made, name) == value for name, value in conditions] and rules(at).pack() == packed:
            return at
    return -1
