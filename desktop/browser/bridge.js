// SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
// SPDX-License-Identifier: MIT
// Starts MicroPython with the program's files in its memory, and offers it the badge's parts as the module `browser`.
// Numbers and strings cross as they are; of bytes the address crosses, from which they are read one by one.

import { loadMicroPython } from "./micropython.mjs";
import { Bitmap, Grid, Group, Palette, Rectangle } from "./display.js";

const HEAP = 8 * 1024 * 1024;

// {path: bytes} of the one file that holds all others: a line that says how long each is, then one after the other.
export function unpacked(buffer) {
  const bytes = new Uint8Array(buffer), newline = bytes.indexOf(10), files = {};
  let at = newline + 1;
  for (const [path, size] of JSON.parse(new TextDecoder().decode(bytes.subarray(0, newline)))) {
    files[path] = bytes.subarray(at, at + size);
    at += size;
  }
  return files;
}

// MicroPython with these files, and a badge made of these parts: display, keeper, speaker, setting(name), now(),
// lights(colours), brightness(level).
export async function start(files, parts, print) {
  const python = await loadMicroPython({ heapsize: HEAP, stdout: print, stderr: print });
  for (const [path, content] of Object.entries(files)) {
    const folders = path.split("/").slice(0, -1);
    folders.forEach((_, i) => makeFolder(python.FS, "/" + folders.slice(0, i + 1).join("/")));
    python.FS.writeFile("/" + path, content);
  }
  python.FS.chdir("/");
  python.registerJsModule("browser", offered(python._module, parts));
  python.runPython('import sys\nsys.path[:] = ["/browser", "/standins", "/lib"]');
  return python;
}

function makeFolder(files, path) {
  try {
    files.mkdir(path);
  } catch {
    // it is there
  }
}

function offered(module, parts) {
  const { display, keeper, speaker } = parts;
  const byteAt = (address) => module.getValue(address, "i8") & 255;
  return {
    bitmap: (width, height, bits) => new Bitmap(width, height, bits),
    pixel: (bitmap, x, y) => bitmap.pixels[y * bitmap.width + x],
    fill: (bitmap, ...area) => bitmap.fill(...area),
    blit: (bitmap, ...from) => bitmap.blit(...from),
    row: (bitmap, y, address) => bitmap.unpack(y, (i) => byteAt(address + i)),
    palette: (count) => new Palette(count),
    colour: (palette, ...colour) => palette.set(...colour),
    grid: (...of) => new Grid(...of),
    tile: (grid, place, tile) => grid.put(place, tile),
    rectangle: (...of) => new Rectangle(...of),
    group: (scale, x, y) => new Group(scale, x, y),
    splice: (group, at, gone, layer) => void group.members.splice(at, gone, ...(layer ? [layer] : [])),
    root: (group) => void (display.root = group),
    refresh: () => display.refresh(),
    keep: (name, address, size) => keeper.keep(name, Uint8Array.from({ length: size }, (_, i) => byteAt(address + i))),
    kept(name, address, size) {
      const [start, bytes] = keeper.kept(name) || [0, []];
      bytes.forEach((byte, i) => start + i < size && module.setValue(address + start + i, byte, "i8"));
    },
    play: (sound) => speaker.play(sound),
    setting: (name) => parts.setting(name),
    now: () => parts.now(),
    lights: (colours) => parts.lights(colours),
    brightness: (level) => parts.brightness(level),
  };
}
