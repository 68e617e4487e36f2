# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: messages about what is missing or wrong; {} is the name of a setting, a file or a language."""

NOTE = "Atención"
OK = "OK"
FAULT = "Algo ha fallado. La partida sigue como estaba."
RETRIED = "Algo ha fallado. Se intenta otra vez."
WRONG = {
    "fault": "Algo ha vuelto a fallar. Una partida empezada espera en Continuar.",
    "levels": "Los niveles del viaje faltan o están dañados. Otros sencillos los sustituyen.",
    "dice": "El libro de los dados falta o está dañado. Los bots juegan con una regla sencilla.",
    "setting": "{} en settings.toml no tiene sentido. Se usa el valor por defecto.",
    "sheet": "La imagen {} falta o está dañada. Se ven casillas en su lugar.",
    "font": "Las letras {} faltan o están dañadas. Se usan otras.",
    "words": "Los textos {} faltan o están dañados. Se usa el inglés.",
    "ahead": "El archivo {} falta o está dañado. Los menús se abren más despacio.",
    "memory": "No había bastante memoria. Lo guardado espera en Continuar.",
    "files": "Faltan los archivos para guardar partidas. Se crean una sola vez, en medio minuto. No apagues.",
    "unmade": "No se pudieron crear los archivos: {}.",
    "save": "Esto no se ha podido guardar: {}. Se pierde al apagar.",
}
REASONS = {  # why not
    "full": "disco lleno",
    "readonly": "disco bloqueado",
    "broken": "disco roto",
    "memory": "no queda memoria",
    "newer": "hay algo de una versión nueva",
    "big": "demasiado grande",
}
SAVE = {
    "damaged": "Una partida guardada estaba dañada y se ha perdido.",
    "foreign": "La memoria del chip contiene algo que no es nuestro. Así no se guarda nada en ella. ¿La borramos?",
    "newer": "La partida guardada es de una versión más nueva. Se deja como está.",
    "unread": "La partida guardada no se puede leer. Se deja como está. Quizá un archivo del programa esté dañado.",
}
YES = {"files": "Crearlos", "foreign": "Borrar"}
NO = "Dejarlo"
MAKING = "Se están creando los archivos. ¡No apagues hasta que vuelva el inicio!"

# The performance screen.
BENCH = "Rendimiento"
AGAIN = "Otra vez"
BACK = "Atrás"
BOARD = "Placa"
FIRMWARE = "Firmware"
VERSION = "Programa"
FREE = "Libre, bloque"
FRAME = "Imagen"
KEY = "Tecla"
BOT = "Bot: paso, turno"
BATTERY = "Batería"
ERASES = "NVM borrada"
FAULTS = "Fallos"
