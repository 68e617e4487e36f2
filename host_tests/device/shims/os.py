# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's os: MicroPython's own, with getenv reading settings.toml as the handheld does."""

from uos import *  # noqa: F403 the module as it is


def getenv(key, default=None):
    try:
        with open("/settings.toml", encoding="utf-8") as file:
            for line in file:
                name, equals, value = line.partition("=")
                if equals and name.strip() == key:
                    value = value.strip()
                    return value.split(value[0])[1] if value[:1] in ("'", '"') else int(value.split("#")[0])
    except OSError:
        pass
    return default


def sync():
    pass
