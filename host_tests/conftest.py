# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What tests in every folder can ask for."""

import os

import pytest
import visit
from device import micropython, wasm


@pytest.fixture(scope="session")
def device():
    """The harness that runs scripts as on the handheld. Without MicroPython the test is skipped, but not in CI."""
    try:
        micropython.command()
    except micropython.Missing as reason:
        without(reason)
    return micropython


def without(reason):
    """What a test needs is not here: it is skipped, but not in CI."""
    (pytest.fail if os.environ.get("CI") in ("true", "1") else pytest.skip)(str(reason))


@pytest.fixture(scope="session")
def wasm_device():
    """The same for scripts that measure nothing, on any system."""
    try:
        wasm.artifact()
    except wasm.Missing as reason:
        without(reason)
    return wasm


@pytest.fixture(scope="session")
def any_device(request):
    """For tests that measure nothing: the quicker one where there is one, the other one elsewhere."""
    try:
        micropython.command()
    except micropython.Missing:
        return request.getfixturevalue("wasm_device")
    return micropython


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """The address of the page."""
    folder = tmp_path_factory.mktemp("site")
    try:
        visit.make(folder)
    except visit.Missing as reason:
        without(reason)
    with visit.served(folder) as address:
        yield address


@pytest.fixture(scope="session")
def browser():
    """A real browser."""
    try:
        with visit.browser() as found:
            yield found
    except (ImportError, visit.Missing) as reason:
        without(reason)


@pytest.fixture
def visitor(browser, site):
    """Opens windows of the page; none of them may have had anything to complain of, or have asked anybody else."""
    visitors = []

    def visiting(what="", **how):
        visitors.append(visit.Visitor(browser, site, **how))
        visitors[-1].open(what)
        return visitors[-1]

    yield visiting
    for found in visitors:
        found.context.close()
        assert not found.complaints and found.asked == {site.split("/")[2]}


@pytest.fixture
def bench(browser, site):
    """Opens windows in which a test has the page's badge for itself."""
    opened = []

    def opening(files, **settings):
        opened.append(visit.Bench(browser, site, files, **settings))
        return opened[-1]

    yield opening
    for found in opened:
        found.context.close()
        assert not found.complaints


def pytest_terminal_summary(terminalreporter):
    """What was skipped and why, a line for each reason."""
    reasons = [report.longrepr[2].removeprefix("Skipped: ") for report in terminalreporter.stats.get("skipped", ())]
    for reason in sorted(set(reasons)):
        terminalreporter.write_line(f"{reasons.count(reason)} skipped: {reason}")
