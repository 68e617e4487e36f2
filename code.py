# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The program that CircuitPython runs at the start. Everything else is in lib/, or still in update/lib, if an update of
the drive was interrupted after all of its files had been copied.
"""

import sys

sys.path.insert(0, "lib")  # before the folders in which an import would look in vain
try:
    open("update/ready").close()
    sys.path.insert(0, "update/lib")
except OSError:
    pass

try:
    from handheld import splash

    splash.show()
    del splash

    from screens.app import start

    app = start()
    while True:
        app.frame()
except Exception as error:
    from handheld import failure

    failure.end(error)
