// Reads the outlines of letters from a WOFF font: enough of the format for a line of text.
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** A font by its files, each with a part of the letters; the first that has a letter draws it. */
export class Font {
  #faces;
  constructor(files) {
    this.#faces = files.map((file) => new Face(readFileSync(file)));
  }

  /** The contours of a text whose letters are `size` high, from x on, and where it ends. */
  write(text, size, x, y) {
    const contours = [];
    for (const letter of text) {
      const code = letter.codePointAt(0) ?? 0;
      const face = this.#faces.find((face) => face.glyph(code) > 0) ?? this.#faces[0];
      const glyph = face.glyph(code);
      const scale = size / face.unitsPerEm;
      for (const contour of face.outline(glyph)) {
        contours.push(contour.map(([px, py]) => [x + px * scale, y - py * scale]));
      }
      x += face.advance(glyph) * scale;
    }
    return { contours, end: x };
  }

  width(text, size) {
    return this.write(text, size, 0, 0).end;
  }
}

class Face {
  constructor(file) {
    const count = file.readUInt16BE(12);
    this.tables = new Map();
    for (let n = 0; n < count; n++) {
      const at = 44 + 20 * n;
      const [offset, packed, length] = [4, 8, 12].map((field) => file.readUInt32BE(at + field));
      const bytes = file.subarray(offset, offset + packed);
      this.tables.set(file.toString('latin1', at, at + 4), packed < length ? inflateSync(bytes) : bytes);
    }
    const head = this.tables.get('head');
    this.unitsPerEm = head.readUInt16BE(18);
    this.longOffsets = head.readInt16BE(50) === 1;
    this.nMetrics = this.tables.get('hhea').readUInt16BE(34);
    this.#readMap(this.tables.get('cmap'));
  }

  #readMap(cmap) {
    const found = Array.from({ length: cmap.readUInt16BE(2) }, (_, n) => cmap.readUInt32BE(8 + 8 * n));
    this.map = cmap.subarray(found.find((at) => cmap.readUInt16BE(at) === 4));
  }

  /** The number of the glyph of a letter, 0 when there is none (format 4). */
  glyph(code) {
    const { map } = this;
    const segments = map.readUInt16BE(6) / 2;
    for (let n = 0; n < segments; n++) {
      if (map.readUInt16BE(14 + 2 * n) < code) continue;
      const start = map.readUInt16BE(16 + 2 * (segments + n));
      if (start > code) return 0;
      const delta = map.readUInt16BE(16 + 2 * (2 * segments + n));
      const place = 16 + 2 * (3 * segments + n);
      const range = map.readUInt16BE(place);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = map.readUInt16BE(place + range + 2 * (code - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  }

  advance(glyph) {
    return this.tables.get('hmtx').readUInt16BE(4 * Math.min(glyph, this.nMetrics - 1));
  }

  #bytes(glyph) {
    const loca = this.tables.get('loca');
    const at = (n) => (this.longOffsets ? loca.readUInt32BE(4 * n) : 2 * loca.readUInt16BE(2 * n));
    return this.tables.get('glyf').subarray(at(glyph), at(glyph + 1));
  }

  /** The contours of a glyph as polygons. */
  outline(glyph) {
    const bytes = this.#bytes(glyph);
    if (bytes.length === 0) return [];
    const contours = bytes.readInt16BE(0);
    return contours < 0 ? this.#composite(bytes) : simple(bytes, contours).map(flatten);
  }

  /** A glyph that is put together from others, as й and ё are. */
  #composite(bytes) {
    const all = [];
    for (let at = 10, more = true; more;) {
      const flags = bytes.readUInt16BE(at);
      const part = bytes.readUInt16BE(at + 2);
      const wide = flags & 1;
      const dx = wide ? bytes.readInt16BE(at + 4) : bytes.readInt8(at + 4);
      const dy = wide ? bytes.readInt16BE(at + 6) : bytes.readInt8(at + 5);
      at += wide ? 8 : 6;
      at += flags & 8 ? 2 : flags & 64 ? 4 : flags & 128 ? 8 : 0;
      more = (flags & 32) > 0;
      for (const contour of this.outline(part)) all.push(contour.map(([x, y]) => [x + dx, y + dy]));
    }
    return all;
  }
}

/** The points of a glyph by contour: on the curve or beside it. */
function simple(bytes, contours) {
  const ends = Array.from({ length: contours }, (_, n) => bytes.readUInt16BE(10 + 2 * n));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = 10 + 2 * contours;
  at += 2 + bytes.readUInt16BE(at);
  const flags = [];
  while (flags.length < count) {
    const flag = bytes[at++];
    flags.push(flag);
    if (flag & 8) for (let n = bytes[at++]; n > 0; n--) flags.push(flag);
  }
  const axis = (short, same) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? bytes[at++] : -bytes[at++];
      else if (!(flag & same)) {
        value += bytes.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = axis(2, 16);
  const ys = axis(4, 32);
  let first = 0;
  return ends.map((end) => {
    const points = flags.slice(first, end + 1).map((flag, n) => [xs[first + n], ys[first + n], flag & 1]);
    first = end + 1;
    return points;
  });
}

const STEPS = 6;

/** Quadratic curves as short lines. Between two points beside the curve one lies on it, half-way. */
function flatten(points) {
  const all = [];
  points.forEach((point, n) => {
    const next = points[(n + 1) % points.length];
    all.push(point);
    if (!point[2] && !next[2]) all.push([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2, 1]);
  });
  const start = all.findIndex(([, , on]) => on);
  const turned = [...all.slice(start), ...all.slice(0, start), all[start]];
  const polygon = [];
  for (let n = 0; n < turned.length; n++) {
    const [x, y, on] = turned[n];
    if (on) polygon.push([x, y]);
    else {
      const [ax, ay] = turned[n - 1];
      const [bx, by] = turned[n + 1];
      for (let step = 1; step < STEPS; step++) {
        const t = step / STEPS;
        const mix = (a, c, b) => (1 - t) * (1 - t) * a + 2 * t * (1 - t) * c + t * t * b;
        polygon.push([mix(ax, x, bx), mix(ay, y, by)]);
      }
    }
  }
  return polygon;
}
