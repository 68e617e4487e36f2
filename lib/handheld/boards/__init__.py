# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The supported boards, one module per family; power_on.py selects it by board_id. Each defines open_keys(), LIGHTS
(their number) and BATTERY (a pin or None).
"""
