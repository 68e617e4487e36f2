# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: messages about what is missing or wrong; {} is the name of a setting, a file or a language."""

NOTE = "Please note"
OK = "OK"
FAULT = "Something went wrong. The game goes on as it was."
RETRIED = "Something went wrong. It is tried once more."  # without a game
WRONG = {
    "fault": "Something went wrong again. A game that was played waits under Continue.",
    "levels": "The levels of the journey are missing or damaged. Plain ones stand in for them.",
    "dice": "The book of the dice is missing or damaged. Bots play Dice by a plain rule.",
    "setting": "{} in settings.toml makes no sense. The default is used.",
    "sheet": "The picture {} is missing or damaged. Boxes stand in for it.",
    "font": "The letters {} are missing or damaged. Others stand in.",
    "words": "The sentences {} are missing or damaged. English is used.",
    "ahead": "The file {} is missing or damaged. Menus open more slowly.",
    "memory": "There was not enough memory. What was saved waits under Continue.",
    "files": "The files for saved games are missing. They are made once, in half a minute. The power must stay on.",
    "unmade": "The files could not be made: {}.",
    "save": "This could not be saved: {}. It is lost when the power goes.",
}
REASONS = {  # why not
    "full": "the drive is full",
    "readonly": "the drive is locked",
    "broken": "the drive is broken",
    "memory": "no memory left",
    "newer": "a newer save is there",
    "big": "too large",
}
SAVE = {
    "damaged": "A saved game was damaged and is lost.",
    "foreign": "The chip's memory holds what is not ours. Games cannot be kept there. Shall it be overwritten?",
    "newer": "The saved game is from a newer version. It is left alone.",
    "unread": "The saved game cannot be read. It is left alone. Perhaps a file of the program is damaged.",
}
YES = {"files": "Make them", "foreign": "Overwrite"}
NO = "Leave it"
MAKING = "The files are being made. Do not switch off until the title is back!"

# The performance screen.
BENCH = "Performance"
AGAIN = "Again"
BACK = "Back"
BOARD = "Board"
FIRMWARE = "Firmware"
VERSION = "Program"
FREE = "Free, block"
FRAME = "Picture"
KEY = "Key"
BOT = "Bot: step, turn"
BATTERY = "Battery"
ERASES = "NVM erased"
FAULTS = "Faults"
