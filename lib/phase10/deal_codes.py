# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Deal codes: whoever has the seven signs of a hand can deal it again and see that nothing was rigged."""

_CODE = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # 32 signs nobody mistakes for another: no I, O, 0, 1


def deal_code(table) -> str:
    """Seven signs that deal a hand again: the state before its shuffle, how many play and who deals."""
    signs = [_CODE[table.code >> shift & 31] for shift in (25, 20, 15, 10, 5, 0)]
    return _CODE[(table.seats - 2) * 6 + table.dealer] + "".join(signs)


def read_deal_code(code: str):
    """(state, seats, dealer) of a deal code, or None when it is none."""
    places = [_CODE.find(sign) for sign in code.upper()]
    if len(places) != 7 or min(places) < 0 or places[0] >= 30 or places[0] % 6 >= places[0] // 6 + 2:
        return None
    state = 0
    for place in places[1:]:
        state = state << 5 | place
    return state, places[0] // 6 + 2, places[0] % 6
