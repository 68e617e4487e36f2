# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What the handheld starts. Everything else lives in lib/, or still in update/lib when an update of the drive was
interrupted after all of it had arrived.
"""

import sys

try:
    open("update/ready").close()
    sys.path.insert(0, "update/lib")
except OSError:
    pass

from handheld import curtain  # noqa: E402

curtain.show()
del curtain

from screens.app import start  # noqa: E402

app = start()
while True:
    app.frame()
