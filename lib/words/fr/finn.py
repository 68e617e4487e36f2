# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: what is said by FINN the fox, who has always known a trick: at a phase laid, hit by a Skip, going out."""

LAID = ("Malin, non ?", "Un renard a un plan.", "Pas à pas.", "Regardez bien !")
SKIPPED = ("Ouille, ma queue !", "Je m'en souviendrai.", "Malin. Trop malin.", "Qui, moi ?")
OUT = ("Attrapez-moi !", "Filé, le renard.", "Et me voilà parti !", "Trop vif pour vous ?")
