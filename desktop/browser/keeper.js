// SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
// SPDX-License-Identifier: MIT
// Keeps the badge's NVM and its files for saves in the browser's storage. What is blank at both ends, as most of them
// is, takes no room: an entry is the place where the rest begins, a colon, and its bytes in base 64.

const PREFIX = "phase10:";
const BLANK = 255;

export class Keeper {
  constructor(storage) {
    this.storage = storage;
  }

  // False when the browser keeps nothing, or has no room.
  keep(name, bytes) {
    let start = 0, end = bytes.length;
    while (start < end && bytes[start] === BLANK) start++;
    while (end > start && bytes[end - 1] === BLANK) end--;
    try {
      this.storage.setItem(PREFIX + name, `${start}:${btoa(String.fromCharCode(...bytes.subarray(start, end)))}`);
      return true;
    } catch {
      return false;
    }
  }

  // [where it begins, the bytes] as they were kept; null when there is nothing that can be read.
  kept(name) {
    try {
      const [start, text] = this.storage.getItem(PREFIX + name).split(":");
      return [Number(start), Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))];
    } catch {
      return null;
    }
  }
}
