# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: at the table, in Masters. A line has room for about 26 letters, with a second key 16."""

TAKE_SAVED = "Guardado: {}"
VERB = "Guardar {}"
CHOOSE = "Elegir la fase {}"
SAVED = "{} guarda una carta"
SAVES = "{} guarda {}"  # where all see which
TAKES_SAVED = "{} toma una guardada"
CHOSE = "{}: fase {}"
