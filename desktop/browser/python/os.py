# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's os: MicroPython's own, with what the owner wrote into settings.toml, or the page's address says."""

import browser
from uos import *  # noqa: F403 the module as it is


def getenv(key, default=None):
    value = browser.setting(key)
    return default if value is None else value
