// SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
// SPDX-License-Identifier: MIT
// CircuitPython's displayio: bitmaps, palettes, grids of tiles, rectangles and groups, and the display that composes
// them into 16-bit pixels. Each refresh finds out what differs from the one before, and draws that alone.

export class Bitmap {
  constructor(width, height, bits) {
    this.width = width;
    this.height = height;
    this.bits = bits;
    this.pixels = new (bits > 8 ? Uint16Array : Uint8Array)(width * height);
    this.changed = null; // [left, top, right, bottom] since the last refresh
  }

  touch(left, top, right, bottom) {
    const area = [left, top, right, bottom];
    this.changed = this.changed ? union(this.changed, area) : area;
  }

  fill(left, top, right, bottom, value) {
    for (let y = top; y < bottom; y++) this.pixels.fill(value, y * this.width + left, y * this.width + right);
    this.touch(left, top, right, bottom);
  }

  // Copies part of another bitmap, or of this one, but for the pixels of one value (-1: all).
  blit(source, x, y, left, top, right, bottom, skip) {
    const from = source === this ? this.pixels.slice() : source.pixels;
    for (let row = top; row < bottom; row++) {
      let to = (y + row - top) * this.width + x;
      for (let at = row * source.width + left; at < row * source.width + right; at++, to++)
        if (from[at] !== skip) this.pixels[to] = from[at];
    }
    this.touch(x, y, x + right - left, y + bottom - top);
  }

  // A row as it is in a file: the first pixel in the highest bits of the first byte.
  unpack(y, byteAt) {
    const each = 8 / this.bits, mask = (1 << this.bits) - 1;
    for (let x = 0; x < this.width; x++)
      this.pixels[y * this.width + x] = byteAt(x / each | 0) >> (each - 1 - x % each) * this.bits & mask;
    this.touch(0, y, this.width, y + 1);
  }
}

export class Palette {
  constructor(count) {
    this.colours = new Int32Array(count); // 16 bits each; -1 is transparent
    this.changed = false;
  }

  set(index, colour, transparent) {
    const red = colour >> 19, green = colour >> 10 & 63, blue = colour >> 3 & 31;
    this.colours[index] = transparent ? -1 : red << 11 | green << 5 | blue;
    this.changed = true;
  }
}

class Layer {
  constructor(x, y) {
    this.x = x;
    this.y = y;
    this.hidden = false;
  }
}

export class Group extends Layer {
  constructor(scale, x, y) {
    super(x, y);
    this.scale = scale;
    this.members = [];
  }
}

export class Grid extends Layer {
  constructor(bitmap, palette, columns, rows, tileWidth, tileHeight, tile, x, y) {
    super(x, y);
    Object.assign(this, { bitmap, palette, columns, rows, tileWidth, tileHeight });
    this.tiles = new Uint16Array(columns * rows).fill(tile);
    this.touched = null; // the tiles that have changed, as an area of the grid's own pixels
  }

  get width() { return this.columns * this.tileWidth; }
  get height() { return this.rows * this.tileHeight; }

  put(place, tile) {
    const x = place % this.columns * this.tileWidth, y = (place / this.columns | 0) * this.tileHeight;
    const area = [x, y, x + this.tileWidth, y + this.tileHeight];
    this.tiles[place] = tile;
    this.touched = this.touched ? union(this.touched, area) : area;
  }

  // What has changed inside of it since the last refresh.
  changes() {
    let area = this.touched;
    if (this.palette.changed) return [0, 0, this.width, this.height];
    if (this.bitmap.changed) {
      const whole = this.tiles.length === 1 && this.tileWidth === this.bitmap.width && this.tileHeight === this.bitmap.height;
      const there = whole ? this.bitmap.changed : [0, 0, this.width, this.height];
      area = area ? union(area, there) : there;
    }
    return area;
  }

  settle() {
    this.touched = null;
    this.palette.changed = false;
    this.bitmap.changed = null;
  }

  look() { return this.bitmap; }

  // The 16-bit colour at a pixel of the grid, -1 where nothing is drawn.
  colourAt(x, y) {
    const bitmap = this.bitmap, across = bitmap.width / this.tileWidth | 0;
    const tile = this.tiles[(y / this.tileHeight | 0) * this.columns + (x / this.tileWidth | 0)];
    const column = tile % across * this.tileWidth + x % this.tileWidth;
    const row = (tile / across | 0) * this.tileHeight + y % this.tileHeight;
    return this.palette.colours[bitmap.pixels[row * bitmap.width + column]];
  }
}

export class Rectangle extends Layer {
  constructor(palette, width, height, x, y) {
    super(x, y);
    Object.assign(this, { palette, width, height });
  }

  changes() { return this.palette.changed ? [0, 0, this.width, this.height] : null; }
  settle() { this.palette.changed = false; }
  look() { return null; }
  colourAt() { return this.palette.colours[0]; }
}

function union(a, b) {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

function overlap(a, b) {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

const MOST_AREAS = 12; // more of them are drawn as one

export class Display {
  constructor(width, height, canvas) {
    this.width = width;
    this.height = height;
    this.root = null;
    this.frame = new Uint16Array(width * height);
    this.shown = new Map(); // layer: how it was at the last refresh
    this.sent = 0; // pixels so far
    this.context = canvas ? canvas.getContext("2d", { alpha: false }) : null;
    this.image = this.context ? this.context.createImageData(width, height) : null;
    if (this.image) this.image.data.fill(255);
  }

  // Draws what has changed; whether that was anything.
  refresh() {
    const now = new Map();
    if (this.root && !this.root.hidden) this.walk(this.root, 0, 0, 1, now);
    const areas = this.differences(now);
    for (const layer of now.keys()) layer.settle();
    this.shown = now;
    for (const area of areas) {
      this.compose(area, now);
      if (this.image) this.send(area);
    }
    return areas.length > 0;
  }

  walk(group, x, y, scale, found) {
    x += group.x * scale;
    y += group.y * scale;
    scale *= group.scale;
    for (const layer of group.members) {
      if (layer.hidden) continue;
      if (layer instanceof Group) {
        this.walk(layer, x, y, scale, found);
        continue;
      }
      const left = x + layer.x * scale, top = y + layer.y * scale;
      const area = [left, top, left + layer.width * scale, top + layer.height * scale];
      found.set(layer, { rank: found.size, scale, area, palette: layer.palette, bitmap: layer.look() });
    }
  }

  // The areas in which the layers now are not what they were.
  differences(now) {
    const areas = [];
    let highest = -1;
    for (const [layer, is] of now) {
      const was = this.shown.get(layer);
      if (!was) {
        this.add(areas, is.area);
        continue;
      }
      const moved = was.area.some((edge, i) => edge !== is.area[i]);
      const other = was.palette !== is.palette || was.bitmap !== is.bitmap || was.scale !== is.scale;
      if (moved || other || was.rank < highest) {
        this.add(areas, was.area);
        if (moved) this.add(areas, is.area);
      } else {
        const inside = layer.changes();
        if (inside) {
          const [left, top] = is.area;
          this.add(areas, inside.map((edge, i) => (i & 1 ? top : left) + edge * is.scale));
        }
      }
      highest = Math.max(highest, was.rank);
    }
    for (const [layer, was] of this.shown) if (!now.has(layer)) this.add(areas, was.area);
    return areas.length > MOST_AREAS ? [areas.reduce(union)] : areas;
  }

  // Adds the part of an area that is on the screen, together with those that it overlaps.
  add(areas, area) {
    let more = [Math.max(area[0], 0), Math.max(area[1], 0), Math.min(area[2], this.width), Math.min(area[3], this.height)];
    if (more[0] >= more[2] || more[1] >= more[3]) return;
    for (let i = areas.length - 1; i >= 0; i--) {
      if (overlap(areas[i], more)) {
        more = union(areas[i], more);
        areas.splice(i, 1);
        i = areas.length;
      }
    }
    areas.push(more);
  }

  compose(area, layers) {
    const [left, top, right, bottom] = area;
    this.sent += (right - left) * (bottom - top);
    for (let y = top; y < bottom; y++) this.frame.fill(0, y * this.width + left, y * this.width + right);
    for (const [layer, is] of layers) if (overlap(is.area, area)) this.draw(layer, is, area);
  }

  draw(layer, is, area) {
    const scale = is.scale, [x0, y0] = is.area;
    const left = Math.max(x0, area[0]), right = Math.min(is.area[2], area[2]);
    const top = Math.max(y0, area[1]), bottom = Math.min(is.area[3], area[3]);
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const colour = layer.colourAt((x - x0) / scale | 0, (y - y0) / scale | 0);
        if (colour >= 0) this.frame[y * this.width + x] = colour;
      }
    }
  }

  // The area of the frame, onto the canvas.
  send([left, top, right, bottom]) {
    const data = this.image.data;
    for (let y = top; y < bottom; y++) {
      for (let at = y * this.width + left; at < y * this.width + right; at++) {
        const pixel = this.frame[at];
        data[4 * at] = (pixel >> 11) * 255 / 31 | 0;
        data[4 * at + 1] = (pixel >> 5 & 63) * 255 / 63 | 0;
        data[4 * at + 2] = (pixel & 31) * 255 / 31 | 0;
      }
    }
    this.context.putImageData(this.image, 0, 0, left, top, right - left, bottom - top);
  }
}
