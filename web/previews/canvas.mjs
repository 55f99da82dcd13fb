// A picture of points, drawn in software and written as PNG: no browser and no library is needed to build the app.
import { crc32, deflateSync } from 'node:zlib';

/** Lines that are looked at for each line of points. */
const FINE = 4;

export class Canvas {
  constructor(width, height) {
    [this.width, this.height] = [width, height];
    this.points = new Float32Array(width * height * 3);
  }

  /** Colours every point by itself. */
  paint(colour) {
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) this.points.set(colour(x, y), 3 * (y * this.width + x));
    }
  }

  #blend(x, y, [r, g, b], cover) {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return;
    const at = 3 * (y * this.width + x);
    const { points } = this;
    points[at] += (r - points[at]) * cover;
    points[at + 1] += (g - points[at + 1]) * cover;
    points[at + 2] += (b - points[at + 2]) * cover;
  }

  /** A disc, or with `thick` a ring. Soft at its edge. */
  disc(cx, cy, radius, colour, { thick = Infinity, cover = 1 } = {}) {
    const reach = radius + Math.min(thick, 0) + 2;
    for (let y = Math.floor(cy - reach); y <= cy + reach; y++) {
      for (let x = Math.floor(cx - reach); x <= cx + reach; x++) {
        const far = Math.hypot(x + 0.5 - cx, y + 0.5 - cy);
        const inside = thick === Infinity ? radius - far : thick / 2 - Math.abs(far - radius);
        const share = Math.min(1, Math.max(0, inside + 0.5));
        if (share > 0) this.#blend(x, y, colour, share * cover);
      }
    }
  }

  /** Fills contours; where they turn around each other stays free (not zero). */
  fill(contours, colour) {
    const edges = contours.flatMap((points) =>
      points
        .map((point, n) => [...point, ...points[(n + 1) % points.length]])
        .filter(([, a, , b]) => a !== b),
    );
    const top = Math.floor(Math.min(...edges.map(([, a, , b]) => Math.min(a, b))));
    const foot = Math.ceil(Math.max(...edges.map(([, a, , b]) => Math.max(a, b))));
    for (let y = top; y < foot; y++) {
      const cover = new Float32Array(this.width + 1);
      for (let line = 0; line < FINE; line++) this.#line(edges, y + (line + 0.5) / FINE, cover);
      for (let x = 0; x < this.width; x++) if (cover[x] > 0) this.#blend(x, y, colour, Math.min(1, cover[x]));
    }
  }

  #line(edges, y, cover) {
    const crossings = [];
    for (const [ax, ay, bx, by] of edges) {
      if (ay <= y === by <= y) continue;
      crossings.push([ax + ((y - ay) / (by - ay)) * (bx - ax), by > ay ? 1 : -1]);
    }
    crossings.sort((a, b) => a[0] - b[0]);
    for (let n = 0, turns = 0; n + 1 < crossings.length; n++) {
      turns += crossings[n][1];
      if (turns === 0) continue;
      const [from, to] = [Math.max(0, crossings[n][0]), Math.min(this.width, crossings[n + 1][0])];
      for (let x = Math.floor(from); x < to; x++) {
        cover[x] += (Math.min(to, x + 1) - Math.max(from, x)) / FINE;
      }
    }
  }

  png() {
    const rows = Buffer.alloc(this.height * (1 + 3 * this.width));
    for (let y = 0, to = 0; y < this.height; y++) {
      rows[to++] = 1;
      for (let n = 0; n < 3 * this.width; n++) {
        const at = 3 * y * this.width + n;
        const value = (i) => Math.round(Math.min(255, Math.max(0, this.points[i])));
        rows[to++] = (value(at) - (n < 3 ? 0 : value(at - 3))) & 255;
      }
    }
    const head = Buffer.alloc(13);
    head.writeUInt32BE(this.width, 0);
    head.writeUInt32BE(this.height, 4);
    head.set([8, 2, 0, 0, 0], 8);
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return Buffer.concat([
      signature,
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(rows, { level: 9 })),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const whole = Buffer.alloc(8 + body.length);
  whole.writeUInt32BE(data.length, 0);
  whole.set(body, 4);
  whole.writeUInt32BE(crc32(body), 4 + body.length);
  return whole;
}
