# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The screens around the table. What they are made of stands in page.py and rows.py."""
