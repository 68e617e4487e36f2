# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The user interface. A screen's module is imported when the screen is entered and unloaded when it is left.

A screen is a class Screen(app, *args), args being those of App.go(). It has a group, which is shown, key(event), and
tick(), called each frame, which returns how many ms that lasts, or None for the usual time. It may have a bar, a KeyBar
on which a dot moves while the next screen is loaded, and close(), called when it is left.
"""
