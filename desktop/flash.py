# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A model of the handheld's flash: a QSPI chip that is erased in sectors, CircuitPython's write cache of one sector,
and a FAT12 volume that behaves like CircuitPython's; and NVM, one block that is erased as a whole. A power cut can be
simulated before any single erase or page write. A Volume stands in for storage.getmount("/"), an Nvm for
microcontroller.nvm; saves.MemoryDrive is the simple version.
"""

import errno
import functools
import io
import random
import struct

SECTOR = 4096  # bytes erased at once
PAGE = 256  # bytes written at once
BLOCK = 512  # block of the file system in bytes
CHIP = 2 << 20
OFFSET = 63  # blocks before the volume
ROOT = 512  # entries of the root folder
ENTRY = 32
FOLDER, LONG = 0x10, 0x0F  # attributes of entries


class Cut(BaseException):
    """A simulated power cut. Not an Exception, so the program cannot catch it."""


class Power:
    """Counts the flash operations ("steps") of one handheld. left: steps until the power cut, None for never. comes:
    None or [steps, callback for that step].
    """

    def __init__(self):
        self.steps = 0
        self.left = self.comes = None

    def step(self):
        """Count a step; return True if the power is cut during it."""
        if self.comes:
            self.comes[0] -= 1
            if self.comes[0] < 0:
                happens, self.comes = self.comes[1], None
                happens()
        if self.left is not None:
            if self.left == 0:
                return True
            self.left -= 1
        self.steps += 1
        return False


def noise(size):
    """Return deterministic random bytes, as may be read from a half erased or half written area."""
    return random.Random(size).randbytes(size)


class Chip:
    """Sectors of flash, with a count of erases. torn: content of the area of a step in which the power was cut, "kept"
    (as before) or "noise".
    """

    def __init__(self, power, size=CHIP):
        self.power = power
        self.sectors = [b"\xff" * SECTOR] * (size // SECTOR)
        self.erases = [0] * len(self.sectors)
        self.torn = "kept"

    def read(self, address, size):
        sector, at = divmod(address, SECTOR)
        return self.sectors[sector][at:at + size]

    def erase(self, sector):
        self._step(sector, 0, SECTOR)
        self.erases[sector] += 1
        self.sectors[sector] = b"\xff" * SECTOR

    def write(self, address, page):
        """Write one page; writing only clears bits."""
        sector, at = divmod(address, SECTOR)
        self._step(sector, at, PAGE)
        old = self.sectors[sector]
        if old[at:at + PAGE].strip(b"\xff"):
            page = bytes(map(int.__and__, old[at:at + PAGE], page))
        self.sectors[sector] = old[:at] + page + old[at + PAGE:]

    def _step(self, sector, at, size):
        if self.power.step():
            if self.torn == "noise":
                old = self.sectors[sector]
                self.sectors[sector] = old[:at] + noise(size) + old[at + size:]
            raise Cut


class Blocks:
    """Reads and writes blocks through a cache of one sector, which is flushed when another sector is written, when the
    same block is written twice, or on sync. A block that is erased on the chip is written there at once.
    """

    def __init__(self, chip):
        self.chip = chip
        self.sector = -1
        self.dirty = {}

    def read(self, block):
        sector = block * BLOCK // SECTOR
        if sector == self.sector and block in self.dirty:
            return self.dirty[block]
        return self.chip.read(block * BLOCK, BLOCK)

    def write(self, block, content):
        sector = block * BLOCK // SECTOR
        if sector != self.sector or block in self.dirty:
            if not self.chip.read(block * BLOCK, BLOCK).strip(b"\xff"):
                for at in range(0, BLOCK, PAGE):
                    self.chip.write(block * BLOCK + at, bytes(content[at:at + PAGE]))
                return
            self.sync()
            self.sector = sector
        self.dirty[block] = bytes(content)

    def sync(self):
        if self.sector >= 0:
            start = self.sector * SECTOR
            whole = bytearray(self.chip.read(start, SECTOR))
            for block, content in self.dirty.items():
                whole[block * BLOCK - start:(block + 1) * BLOCK - start] = content
            self.chip.erase(self.sector)
            for at in range(0, SECTOR, PAGE):
                self.chip.write(start + at, bytes(whole[at:at + PAGE]))
        self.sector = -1
        self.dirty.clear()


class NoVolume(Exception):
    """Raised if there is no file system to mount: CircuitPython would format the drive."""


@functools.lru_cache(maxsize=4096)
def entries_in(block, long):
    """Return ([((name, attribute, first cluster, size), offset)] of a block of a folder, the long name that goes on in
    the next one, None where the folder ends). long: what the block before it began. Kept by content, for each path is
    looked up block by block, again and again.
    """
    found = []
    for at in range(0, BLOCK, ENTRY):
        entry = block[at:at + ENTRY]
        if entry[0] == 0:
            return found, None
        attribute = entry[11] & 0x3F
        if entry[0] == 0xE5 or attribute == 8:
            long = ""
        elif attribute == LONG:
            part = (entry[1:11] + entry[14:26] + entry[28:32]).decode("utf-16-le", "replace")
            long = part.split("\0")[0] + long
        else:
            short = entry[:8].decode("latin-1").rstrip()
            if entry[8:11].strip():
                short += "." + entry[8:11].decode("latin-1").rstrip()
            found.append(((long or short.lower(), attribute, *struct.unpack_from("<HI", entry, 26)), at))
            long = ""
    return found, long


class Volume:
    """FAT12 with one FAT. A buffer of one block (window) is read and changed; it is written back when another block is
    needed. readonly: what CircuitPython reports to the program; computer: a computer has mounted the drive, so that
    no block may be written.
    """

    def __init__(self, chip, cluster=1024, fresh=False):
        self.blocks = Blocks(chip)
        self.readonly = False
        self.computer = False
        self.at, self.window, self.changed = -1, bytearray(BLOCK), False
        self.last = 1  # the cluster that was allocated last
        self.time = 0
        if fresh:
            self._format(cluster // BLOCK)
        self._mount()

    def _format(self, per_cluster):
        blocks = len(self.blocks.chip.sectors) * SECTOR // BLOCK - SECTOR // BLOCK - OFFSET
        size = -(-(blocks // per_cluster * 3 // 2 + 4) // BLOCK)
        first = bytearray(BLOCK)
        first[446:462] = struct.pack("<B3sB3sII", 0x80, b"\0\1\0", 1, b"\0\0\0", OFFSET, blocks)
        first[510:] = b"\x55\xaa"
        boot = bytearray(BLOCK)
        boot[:36] = struct.pack("<3s8sHBHBHHBHHHII", b"\xeb\xfe\x90", b"MSDOS5.0", BLOCK, per_cluster, 1, 1, ROOT,
                                blocks, 0xF8, size, 63, 255, OFFSET, 0)
        boot[510:] = b"\x55\xaa"
        self.blocks.write(0, first)
        self.blocks.write(OFFSET, boot)
        for block in range(OFFSET + 1, OFFSET + 1 + size + ROOT * ENTRY // BLOCK):
            self.blocks.write(block, bytes(BLOCK))
        self.blocks.write(OFFSET + 1, b"\xf8\xff\xff".ljust(BLOCK, b"\0"))
        self.blocks.sync()

    def _mount(self):
        first, boot = self.blocks.read(0), self.blocks.read(OFFSET)
        if first[510:] != b"\x55\xaa" or boot[510:] != b"\x55\xaa" or boot[:1] != b"\xeb":
            raise NoVolume
        self.per_cluster, size = boot[13], struct.unpack_from("<H", boot, 22)[0]
        blocks = struct.unpack_from("<H", boot, 19)[0]
        self.fat = OFFSET + 1
        self.root = self.fat + size
        self.data = self.root + ROOT * ENTRY // BLOCK
        self.count = (blocks - (self.data - OFFSET)) // self.per_cluster + 2
        self.cluster = self.per_cluster * BLOCK

    # --- blocks and clusters ------------------------------------------------------------------------------------------

    def _write(self, block, content):
        assert not self.computer, "written while a computer has the drive"
        self.blocks.write(block, content)

    def _tidy(self):
        if self.changed:
            self._write(self.at, self.window)
            self.changed = False

    def _look(self, block):
        if block != self.at:
            self._tidy()
            self.window[:] = self.blocks.read(block)
            self.at = block
        return self.window

    def sync(self):
        self._tidy()
        self.blocks.sync()

    def _byte(self, at, value=None):
        window = self._look(self.fat + at // BLOCK)
        if value is not None:
            window[at % BLOCK] = value
            self.changed = True
        return window[at % BLOCK]

    def next(self, cluster):
        """Return the FAT entry of a cluster: 0 for free, 0xFF8 and above for the last of a chain, else the next one."""
        block, at = divmod(cluster * 3 // 2, BLOCK)
        low = self._look(self.fat + block)[at]
        high = self.window[at + 1] if at + 1 < BLOCK else self._look(self.fat + block + 1)[0]
        return low >> 4 | high << 4 if cluster & 1 else low | (high & 15) << 8

    def _link(self, cluster, value):
        at = cluster * 3 // 2
        low, high = self._byte(at), self._byte(at + 1)
        if cluster & 1:
            low, high = low & 15 | (value & 15) << 4, value >> 4
        else:
            low, high = value & 255, high & 0xF0 | value >> 8
        self._byte(at, low)
        self._byte(at + 1, high)

    def _take(self, behind=0):
        """Allocate a free cluster, if possible the next one; append it to the chain that ends with `behind`."""
        start = behind or self.last
        for step in range(1, self.count):
            cluster = (start - 2 + step) % (self.count - 2) + 2
            if self.next(cluster) == 0:
                self._link(cluster, 0xFFF)
                if behind:
                    self._link(behind, cluster)
                self.last = cluster
                return cluster
        raise OSError(errno.ENOSPC, "full")

    def _free(self, cluster):
        while 2 <= cluster < 0xFF0:
            following = self.next(cluster)
            self._link(cluster, 0)
            cluster = following

    def block_of(self, cluster):
        return self.data + (cluster - 2) * self.per_cluster

    def chain(self, cluster):
        found = []
        while 2 <= cluster < self.count and len(found) < self.count:
            found.append(cluster)
            cluster = self.next(cluster)
        return found

    # --- folders ------------------------------------------------------------------------------------------------------

    def _blocks_of(self, folder):
        """Return the blocks of a folder, given by its first cluster, 0 for the root."""
        if not folder:
            return range(self.root, self.data)
        return [self.block_of(cluster) + i for cluster in self.chain(folder) for i in range(self.per_cluster)]

    def _spots(self, folder):
        """Yield (block, offset) of each entry slot of a folder."""
        for block in self._blocks_of(folder):
            for at in range(0, BLOCK, ENTRY):
                yield block, at

    def _entries(self, folder):
        """Yield (name, attribute, first cluster, size, block, offset) of each entry of a folder."""
        long = ""
        for block in self._blocks_of(folder):
            found, long = entries_in(bytes(self._look(block)), long)
            for entry, at in found:
                yield (*entry, block, at)
            if long is None:
                return

    def _find(self, path):
        """Return (entry or None, first cluster of its folder, name) of a path."""
        folder, found = 0, ("", FOLDER, 0, 0, -1, 0)
        parts = [part for part in path.split("/") if part]
        for part in parts:
            if not found or not found[1] & FOLDER:
                raise OSError(errno.ENOENT, path)
            folder = found[2]
            found = next((entry for entry in self._entries(folder) if entry[0].lower() == part.lower()), None)
        return found, folder, parts[-1] if parts else ""

    def _register(self, folder, name, attribute, cluster):
        """Add an entry to a folder, after those of its long name; return its (block, offset)."""
        stem, _, extension = name.partition(".")
        short = len(stem) <= 8 and len(extension) <= 3 and "." not in extension and name == name.lower()
        parts = [] if short else [name[i:i + 13] for i in range(0, len(name), 13)]
        if not short:
            stem = "%s~%d" % (stem[:6], sum(1 for _ in self._entries(folder)) % 10)
        needed, free = len(parts) + 1, []
        for block, at in self._spots(folder):
            if self._look(block)[at] in (0, 0xE5):
                free.append((block, at))
                if len(free) == needed:
                    break
            else:
                free.clear()
        while len(free) < needed:
            if not folder:
                raise OSError(errno.ENOSPC, "the root is full")
            fresh = self._take(self.chain(folder)[-1])
            self._clear(fresh)
            free += [(self.block_of(fresh) + at // BLOCK, at % BLOCK) for at in range(0, self.cluster, ENTRY)]
        for i in range(needed):
            block, at = free[i]
            if i < len(parts):
                part = parts[-1 - i]
                units = (part + "\0" if len(part) < 13 else part).encode("utf-16-le").ljust(26, b"\xff")
                entry = bytearray(ENTRY)
                entry[0] = len(parts) - i | (0x40 if i == 0 else 0)
                entry[11] = LONG
                entry[1:11], entry[14:26], entry[28:32] = units[:10], units[10:22], units[22:]
            else:
                entry = (stem.upper().encode().ljust(8)[:8] + extension.upper().encode().ljust(3)[:3]
                         + bytes((attribute,)) + bytes(14) + struct.pack("<HI", cluster, 0))
            self._look(block)[at:at + ENTRY] = entry
            self.changed = True
        return free[needed - 1]

    def _clear(self, cluster):
        self._tidy()
        for i in range(self.per_cluster):
            self._write(self.block_of(cluster) + i, bytes(BLOCK))
        self.at = -1

    # --- what the program calls ---------------------------------------------------------------------------------------

    def _must_write(self):
        if self.readonly:
            raise OSError(errno.EROFS, "read-only")

    def mkdir(self, path):
        self._must_write()
        found, folder, name = self._find(path)
        if found:
            raise OSError(errno.EEXIST, path)
        cluster = self._take()
        self._clear(cluster)
        window = self._look(self.block_of(cluster))
        for at, dots, whose in ((0, b".", cluster), (ENTRY, b"..", folder)):
            window[at:at + ENTRY] = dots.ljust(11) + bytes((FOLDER,)) + bytes(14) + struct.pack("<HI", whose, 0)
        self.changed = True
        self._register(folder, name, FOLDER, cluster)
        self.sync()

    def open(self, path, mode="r"):
        found, folder, name = self._find(path)
        if found and found[1] & FOLDER:
            raise OSError(errno.EISDIR, path)
        if mode != "rb":
            self._must_write()
        if mode == "wb":
            if found:
                self._free(found[2])
                block, at = found[4:]
            else:
                block, at = self._register(folder, name, 0x20, 0)
            self._look(block)[at + 26:at + ENTRY] = bytes(6)
            self.changed = True
            found = name, 0x20, 0, 0, block, at
        if not found:
            raise OSError(errno.ENOENT, path)
        return File(self, found, mode)

    def remove(self, path):
        self._must_write()
        found, folder, _ = self._find(path)
        if not found:
            raise OSError(errno.ENOENT, path)
        self._look(found[4])[found[5]] = 0xE5
        self.changed = True
        self._free(found[2])
        self.sync()

    def stat(self, path):
        found = self._find(path)[0]
        if not found:
            raise OSError(errno.ENOENT, path)
        return (0x4000 if found[1] & FOLDER else 0x8000, 0, 0, 0, 0, 0, found[3], 0, 0, 0)

    # --- what tests ask -----------------------------------------------------------------------------------------------

    def read(self, path):
        with self.open(path, "rb") as file:
            return file.read()

    def sectors_of(self, path, start=0, size=None):
        """Return the set of flash sectors that hold these bytes of a file or folder."""
        found = self._find(path)[0]
        clusters = self.chain(found[2])
        size = len(clusters) * self.cluster - start if size is None else size
        wanted = clusters[start // self.cluster:-(-(start + size) // self.cluster)]
        return {(self.block_of(cluster) + i) * BLOCK // SECTOR for cluster in wanted for i in range(self.per_cluster)}

    def tree(self, path=""):
        """Yield the paths of all files below a folder."""
        for name, attribute, *_ in list(self._entries(self._find(path)[0][2])):
            if attribute & FOLDER:
                if not name.startswith("."):
                    yield from self.tree(f"{path}/{name}")
            else:
                yield f"{path}/{name}"


class File(io.RawIOBase):
    """An open file; close() updates its folder entry if it was written to."""

    def __init__(self, volume, entry, mode):
        super().__init__()
        self.volume, self.mode = volume, mode
        _, _, self.first, self.size, self.block, self.entry_at = entry
        self.place = 0
        self.written = mode == "wb"

    def readable(self):
        return True

    def readall(self):
        return self.read(self.size - self.place)

    def read(self, size=-1):
        size = self.size - self.place if size is None or size < 0 else min(size, self.size - self.place)
        volume, found = self.volume, b""
        clusters = volume.chain(self.first)
        while len(found) < size:
            index, at = divmod(self.place, volume.cluster)
            if index >= len(clusters):
                raise OSError(errno.EIO, "the chain is broken")
            block = volume.block_of(clusters[index]) + at // BLOCK
            content = volume.window if block == volume.at else volume.blocks.read(block)
            part = bytes(content[at % BLOCK:at % BLOCK + size - len(found)])
            found += part
            self.place += len(part)
        return found

    def seek(self, place, whence=0):
        self.place = place
        return place

    def tell(self):
        return self.place

    def write(self, content):
        volume, done = self.volume, 0
        content = bytes(content)
        self.written = True
        clusters = volume.chain(self.first)
        while done < len(content):
            index, at = divmod(self.place, volume.cluster)
            while index >= len(clusters):
                clusters.append(volume._take(clusters[-1] if clusters else 0))
                self.first = clusters[0]
            block = volume.block_of(clusters[index]) + at // BLOCK
            at %= BLOCK
            part = content[done:done + BLOCK - at]
            if len(part) == BLOCK:
                if block == volume.at:
                    volume.window[:] = part
                    volume.changed = False
                volume._write(block, part)
            else:
                volume._look(block)[at:at + len(part)] = part
                volume.changed = True
            done += len(part)
            self.place += len(part)
            self.size = max(self.size, self.place)
        return done

    def close(self):
        if not self.closed and self.written:
            volume = self.volume
            volume.time += 1
            window = volume._look(self.block)
            struct.pack_into("<HHHI", window, self.entry_at + 22, volume.time & 0xFFFF, 0, self.first, self.size)
            volume.changed = True
            volume.sync()
            self.written = False
        super().close()

    def __exit__(self, kind, *rest):
        if kind is Cut:
            self.written = False  # without power close() writes nothing
        return super().__exit__(kind, *rest)

    def __del__(self):
        """Override: do not flush when Python collects the object."""


class Nvm:
    """The microcontroller's NVM. Every assignment erases and writes all of it, in pages of 512 bytes."""

    SIZE, PAGE = 8192, 512

    def __init__(self, power=None, content=None):
        self.power = power or Power()
        self.bytes = bytearray(content or b"\xff" * self.SIZE)
        self.erases = self.cuts = 0
        self.lasts = None  # erases left until it is worn out, None for unlimited
        self.torn = "kept"

    def __len__(self):
        return len(self.bytes)

    def __getitem__(self, index):
        return self.bytes[index]

    def __setitem__(self, index, value):
        whole = bytearray(self.bytes)
        assert isinstance(index, slice) and len(whole[index]) == len(value)
        whole[index] = value
        if self.lasts == 0:
            raise RuntimeError("Unable to write to nvm.")
        if self.lasts:
            self.lasts -= 1
        self._step(0, len(whole))
        self.erases += 1
        self.bytes[:] = b"\xff" * len(whole)
        for at in range(0, len(whole), self.PAGE):
            self._step(at, self.PAGE)
            self.bytes[at:at + self.PAGE] = whole[at:at + self.PAGE]

    def _step(self, at, size):
        if self.power.step():
            self.cuts += 1
            if self.torn == "noise":
                self.bytes[at:at + size] = noise(size)
            raise Cut


class Handheld:
    """A drive and an NVM with a common power supply. keep() copies their content, restart() restores it."""

    def __init__(self, cluster=1024):
        self.power = Power()
        self.chip = Chip(self.power)
        self.nvm = Nvm(self.power)
        self.drive = Volume(self.chip, cluster, fresh=True)

    def install(self, files, folders_first=False):
        """Write {path: content} in its order, as a computer does; folders_first: create all folders before."""
        made = set()
        for name in files if folders_first else ():
            self._folders(name, made)
        for name, content in files.items():
            self._folders(name, made)
            with self.drive.open("/" + name, "wb") as file:
                file.write(content)

    def _folders(self, name, made):
        parts = name.split("/")[:-1]
        for i in range(len(parts)):
            path = "/" + "/".join(parts[:i + 1])
            if path not in made:
                made.add(path)
                try:
                    self.drive.mkdir(path)
                except OSError as error:
                    if error.errno != errno.EEXIST:
                        raise

    def keep(self):
        """Return a copy of the whole state, for restart()."""
        return list(self.chip.sectors), bytes(self.nvm.bytes), self.drive.readonly

    def restart(self, kept=None):
        """Switch off and on, with the flash as it is or as returned by keep(); return self."""
        if kept:
            self.chip.sectors[:] = kept[0]
            self.nvm.bytes[:] = kept[1]
        readonly = kept[2] if kept else self.drive.readonly
        self.power.left = self.power.comes = None
        self.drive = Volume(self.chip)
        self.drive.readonly = readonly
        return self
