# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What the handheld starts. Everything else lives in lib/."""

from screens.app import start

app = start()
while True:
    app.frame()
