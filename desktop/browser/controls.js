// SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
// SPDX-License-Identifier: MIT
// The eight keys, pushed by thumbs, mouse, keyboard or gamepad. A key is down as long as anything pushes it.

const KEYBOARD = {
  ArrowUp: "UP", ArrowDown: "DOWN", ArrowLeft: "LEFT", ArrowRight: "RIGHT",
  Enter: "A", NumpadEnter: "A", Space: "A", KeyX: "A", KeyA: "A",
  Escape: "B", Backspace: "B", KeyZ: "B", KeyB: "B", KeyS: "SELECT", KeyP: "START", Pause: "START",
};
// buttons of a gamepad with the usual layout, and its first stick and cross
const BUTTONS = { 0: "A", 1: "B", 2: "B", 3: "A", 8: "SELECT", 9: "START", 12: "UP", 13: "DOWN", 14: "LEFT", 15: "RIGHT" };
const AXES = [["LEFT", "RIGHT"], ["UP", "DOWN"]];
const FAR = 0.5; // from the middle of a stick
const TICK = 8; // ms that the phone shakes
const TAP = 60; // ms that a key is down which was only clicked, by an assistive technology, say

export class Controls {
  // press(key, down) is called whenever a key goes down or up; the buttons lie in the document.
  constructor(document, press) {
    this.press = press;
    this.pushing = new Map(); // what pushes: which key
    this.buttons = new Map([...document.querySelectorAll("[data-key]")].map((button) => [button.dataset.key, button]));
    this.listen(document);
  }

  // From now on this pushes that key, or none.
  push(source, key) {
    const before = this.pushing.get(source);
    if (before === key) return;
    this.pushing.delete(source);
    if (before && !this.isDown(before)) this.change(before, false);
    if (!key) return;
    const isNew = !this.isDown(key);
    this.pushing.set(source, key);
    if (isNew) this.change(key, true);
  }

  isDown(key) {
    return [...this.pushing.values()].includes(key);
  }

  change(key, down) {
    this.buttons.get(key).classList.toggle("down", down);
    this.press(key, down);
  }

  letGo() {
    for (const source of [...this.pushing.keys()]) this.push(source, null);
  }

  listen(document) {
    document.addEventListener("keydown", (event) => {
      const key = KEYBOARD[event.code];
      if (!key || event.ctrlKey || event.altKey || event.metaKey || event.target.closest("a, dialog, .plain")) return;
      event.preventDefault();
      this.push(event.code, key);
    });
    document.addEventListener("keyup", (event) => this.push(event.code, null));
    globalThis.addEventListener("blur", () => this.letGo());
    for (const area of document.querySelectorAll(".keys")) this.touched(area, document);
    for (const [key, button] of this.buttons)
      button.addEventListener("click", (event) => {
        if (event.detail) return; // a finger or a mouse, which has been heard already
        this.push("click", key);
        setTimeout(() => this.push("click", null), TAP);
      });
  }

  // A thumb may slide from one key of an area to the next.
  touched(area, document) {
    const under = (event) => {
      const found = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-key]");
      return found ? found.dataset.key : null;
    };
    area.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      area.setPointerCapture(event.pointerId);
      this.slide(event, under(event));
    });
    area.addEventListener("pointermove", (event) => {
      if (area.hasPointerCapture(event.pointerId)) this.slide(event, under(event));
    });
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"])
      area.addEventListener(end, (event) => this.push(event.pointerId, null));
    area.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  slide(event, key) {
    if (key && key !== this.pushing.get(event.pointerId) && event.pointerType === "touch") navigator.vibrate?.(TICK);
    this.push(event.pointerId, key);
  }

  // Gamepads do not tell; they are looked at once a frame.
  look() {
    for (const pad of navigator.getGamepads?.() || []) {
      if (!pad) continue;
      for (const [number, key] of Object.entries(BUTTONS))
        this.push(`${pad.index} button ${number}`, pad.buttons[number]?.pressed ? key : null);
      AXES.forEach(([low, high], axis) => {
        const at = pad.axes[axis] || 0;
        this.push(`${pad.index} axis ${axis}`, at < -FAR ? low : at > FAR ? high : null);
      });
    }
  }
}
