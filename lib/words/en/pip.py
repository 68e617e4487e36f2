# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: what is said by PIP the frog, who cannot sit still: at a phase laid, hit by a Skip, going out."""

LAID = ("Hop!", "Ribbit! Did you see?", "One leap further.", "Splash!")
SKIPPED = ("Hey, I was mid-jump!", "Croak...", "Back on my lily pad.", "Boing. Or not.")
OUT = ("Hop, hop, hooray!", "The biggest leap!", "Ribbit and goodbye!", "Woohoo!")
