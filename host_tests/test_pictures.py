# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A few reviewed pictures of the table, compared pixel by pixel. After an intended visible change, review and update
them: `REMAKE=1 python3 host_tests host_tests/test_pictures.py`.
"""

import os
from pathlib import Path

import driver
import table_positions
import pytest
from PIL import Image, ImageChops

driver.prepare()

PICTURES = Path(__file__).resolve().parent / "pictures"


@pytest.mark.parametrize("name", table_positions.LOOKS)
def test_the_table_looks_as_it_did(name, tmp_path):
    with driver.Handheld(seed=7, speed="none", dim=0, dark=0) as handheld:
        handheld.run(300)
        getattr(table_positions, name)(handheld)
        seen = handheld.picture()
    path = PICTURES / f"{name}.png"
    if os.environ.get("REMAKE"):
        PICTURES.mkdir(exist_ok=True)
        seen.save(path, optimize=True)
    known = Image.open(path).convert("RGB")
    if ImageChops.difference(known, seen).getbbox():
        seen.save(tmp_path / "seen.png")
        pytest.fail(f"it looks different: {tmp_path / 'seen.png'} instead of {path}")
