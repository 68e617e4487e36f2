# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Deal codes: seven characters from which a hand can be dealt again, to verify that nothing was rigged."""

SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # base 32 without I, O, 0, 1, which are easily misread
LENGTH = 7


def deal_code(table) -> str:
    """Return the deal code of this hand: state of the generator before the shuffle, number of seats, dealer."""
    signs = SIGNS.encode()  # a letter taken from a str would be interned, which is never freed
    places = [(table.seats - 2) * 6 + table.dealer] + [table.code >> shift & 31 for shift in (25, 20, 15, 10, 5, 0)]
    return bytes([signs[place] for place in places]).decode()


def read_deal_code(code: str):
    """Return (state, seats, dealer) of a deal code; None if it is invalid."""
    places = [SIGNS.find(sign) for sign in code.upper()]
    if len(places) != LENGTH or min(places) < 0 or places[0] >= 30 or places[0] % 6 >= places[0] // 6 + 2:
        return None
    state = 0
    for place in places[1:]:
        state = state << 5 | place
    return (state, places[0] // 6 + 2, places[0] % 6) if state else None  # a generator at 0 stays there
