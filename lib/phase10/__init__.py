# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The rules of Phase 10. They use no display, clock, file or bot. Start reading at table.py."""
