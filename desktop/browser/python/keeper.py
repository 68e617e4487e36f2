# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What the page keeps in place of the badge's NVM and drive. keeper.js has it in the browser's storage, from where it
comes back with the next visit.
"""

import errno

import browser
from uctypes import addressof

NVM_SIZE = 8192


def _kept(name, size):
    content = bytearray(b"\xff" * size)
    browser.kept(name, addressof(content), size)
    return content


class Nvm:
    def __init__(self):
        self._bytes = _kept("nvm", NVM_SIZE)

    def __len__(self):
        return NVM_SIZE

    def __getitem__(self, index):
        return self._bytes[index]

    def __setitem__(self, index, value):
        self._bytes[index] = value
        if not browser.keep("nvm", addressof(self._bytes), NVM_SIZE):
            raise RuntimeError("Unable to write to nvm.")


class Drive:
    """The files that are made in advance for saves; there are no others."""

    readonly = False

    def __init__(self, files):
        self._files = {path: _kept(path, size) for path, size in files}

    def stat(self, path):
        """Is there such a file, or a folder of some?"""
        for name in self._files:
            if name == path or name.startswith(path + "/"):
                return
        raise OSError(errno.ENOENT)

    def open(self, path, mode="r"):
        return File(path, self._content(path), mode)

    def _content(self, path):
        if path not in self._files:
            raise OSError(errno.ENOENT)
        return self._files[path]


class File:
    """One of them, opened to be read or to be written over; it keeps its size."""

    def __init__(self, path, content, mode):
        self._path, self._content, self._changed, self._at = path, content, False, 0

    def seek(self, offset):
        self._at = offset

    def read(self, size):
        self._at += size
        return bytes(self._content[self._at - size:self._at])

    def write(self, content):
        end = self._at + len(content)
        if end > len(self._content):
            raise OSError(errno.ENOSPC)
        self._content[self._at:end] = content
        self._at, self._changed = end, True
        return len(content)

    def close(self):
        if self._changed and not browser.keep(self._path, addressof(self._content), len(self._content)):
            raise OSError(errno.ENOSPC)
        self._changed = False

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
