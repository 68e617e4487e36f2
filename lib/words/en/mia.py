# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: what is said by MIA the rabbit, who is quick and a little shy: at a phase laid, hit by a Skip, going out."""

LAID = ("Oh! I did it!", "Quick as a carrot.", "Hippety-hop.", "Is that right? Yes!")
SKIPPED = ("Eek!", "My poor ears...", "I only blinked!", "Not the carrot!")
OUT = ("First at the burrow!", "Really? Me?", "Carrot cake for all!", "Zoom!")
