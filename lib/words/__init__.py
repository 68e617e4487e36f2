# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""All texts of the game (localization): one folder per language, in it a module for each family of screens, such as
table.py, which is loaded with them, and common.py, which stays loaded. Small families share a module, because each
takes up 1 KB of the drive, but not those of the table. All languages have the same names; what one lacks is shown in
English. To add a language, add a folder.
"""
