# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Every sentence shown. A language is one small module that stays, en.py, and one for each family of screens, such as
en_table.py, that is loaded with them. All languages have the same names.
"""
