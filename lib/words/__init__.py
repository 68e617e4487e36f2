# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Every sentence shown: a folder a language, in it a module for each family of screens, such as table.py, that is
loaded with them, and common.py, which stays. Small families share a module, as each takes up 1 KB of the drive, but not
those of the table. All languages have the same names; what one lacks is said in English. A folder more is a language
more.
"""
