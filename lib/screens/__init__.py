# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What a person sees and does. A screen is imported when it is entered and dropped from memory when it is left."""
