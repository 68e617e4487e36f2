# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The user interface. A screen's module is imported when the screen is entered and unloaded when it is left."""
