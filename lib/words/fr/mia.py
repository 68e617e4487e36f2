# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: what is said by MIA the rabbit, who is quick and a little shy: at a phase laid, hit by a Skip, going out."""

LAID = ("Oh ! J'ai réussi !", "Vive comme l'éclair.", "Et hop, hop.", "C'est juste ? Oui !")
SKIPPED = ("Hiii !", "Mes pauvres oreilles...", "J'ai juste cligné !", "Pas la carotte !")
OUT = ("Première au terrier !", "Vraiment ? Moi ?", "Gâteau aux carottes !", "Zou !")
