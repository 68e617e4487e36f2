# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Runs in MicroPython and sets up the emulated handheld: imports the stand-ins, mounts the drive as the only file
system, and calls main() of a test's script. The script can import workbench (keys, time, the display), beat and all
modules on the drive; to start the program as the handheld does, it calls exec(open("/code.py").read()). It interns as
many additional names as it is told, see micropython.py.
"""

import gc
import sys

import micropython
import uos
import vfs
import workbench

script, drive, board, mode = sys.argv[1:5]
names = int(sys.argv[5])
while names:
    hasattr(sys, "~%d" % names)
    names -= 1
workbench.board_id = board
for standin in ("__future__", "analogio", "atexit", "audiocore", "audioio", "beat", "bitmaptools", "board", "digitalio",
                "displayio", "fontio", "keypad", "microcontroller", "neopixel_write", "os", "storage", "supervisor",
                "synthio", "terminalio", "time", "traceback", "vectorio"):
    __import__(standin)
with open(script, encoding="utf-8") as file:
    space = {"__name__": "script"}
    exec(compile(file.read(), script, "exec"), space)
del file, standin, names
if mode == "weigh":
    gc.collect()
    print(gc.mem_alloc())
    micropython.qstr_info()
    sys.exit()
vfs.umount("/")
vfs.mount(vfs.VfsPosix(drive), "/", readonly=mode == "r")
uos.chdir("/")
sys.path[:] = ["", "/", "/lib"]
gc.collect()
space["main"]()
