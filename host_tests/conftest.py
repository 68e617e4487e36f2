# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What tests in every folder can ask for."""

import os

import pytest
from device import micropython


@pytest.fixture(scope="session")
def device():
    """The harness that runs scripts as on the handheld. Without MicroPython the test is skipped, but not in CI."""
    try:
        micropython.command()
    except micropython.Missing as reason:
        (pytest.fail if os.environ.get("CI") in ("true", "1") else pytest.skip)(str(reason))
    return micropython


def pytest_terminal_summary(terminalreporter):
    """What was skipped and why, a line for each reason."""
    reasons = [report.longrepr[2].removeprefix("Skipped: ") for report in terminalreporter.stats.get("skipped", ())]
    for reason in sorted(set(reasons)):
        terminalreporter.write_line(f"{reasons.count(reason)} skipped: {reason}")
