import { corners } from '$lib/board/hex';
import type { Point } from '$lib/board/pose';
import { DRAWN } from './board';
import type { Terrain } from './view';

/**
 * The ground of a hex as paths. Each kind has a pattern of its own, so that it is told by its shape and not only by
 * its colour; each hex has its own drawing, made from its name. The middle stays calm: figures stand there.
 */
export interface Ground {
  /** Drawn in this order; the class says colour and line. */
  layers: readonly { name: string; d: string }[];
}

/** A small generator of even numbers from a word: the same word, the same numbers. */
function numbers(word: string): () => number {
  let state = [...word].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), 2166136261);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x6d2b79f5;
    const mixed = Math.imul(state ^ (state >>> 13), 3266489909);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
  };
}

const r1 = (n: number) => Math.round(n * 10) / 10;
const EDGE = corners(DRAWN);

/** How far inside the hex a point lies; negative when outside. */
function depth({ x, y }: Point): number {
  return Math.min(
    ...EDGE.map((from, i) => {
      const to = EDGE[(i + 1) % 6] as Point;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      return (dx * (y - from.y) - dy * (x - from.x)) / Math.hypot(dx, dy);
    }),
  );
}

/** Spots round the middle that keep clear of each other, largest near the edge. */
function spots(
  next: () => number,
  count: number,
  sizes: [number, number],
  clear: number,
): (Point & { r: number })[] {
  const found: (Point & { r: number })[] = [];
  for (let tries = 0; tries < count * 14 && found.length < count; tries++) {
    const at = { x: (next() * 2 - 1) * 84, y: (next() * 2 - 1) * 94 };
    const r = sizes[0] + next() * (sizes[1] - sizes[0]);
    const away = Math.hypot(at.x, at.y * 0.92);
    const inside = depth(at);
    if (inside < r * 0.35 || away < clear + r * 0.7) continue;
    if (found.some((other) => Math.hypot(other.x - at.x, other.y - at.y) < (other.r + r) * 0.86)) continue;
    found.push({ ...at, r });
  }
  return found.sort((a, b) => a.y - b.y);
}

const circle = ({ x, y, r }: Point & { r: number }) =>
  `M${r1(x - r)} ${r1(y)}a${r1(r)} ${r1(r)} 0 1 0 ${r1(2 * r)} 0a${r1(r)} ${r1(r)} 0 1 0 ${r1(-2 * r)} 0z`;

function forest(next: () => number): Ground {
  const crowns = spots(next, 30, [7, 18], 46);
  const lit = crowns.map(({ x, y, r }) => circle({ x: x - r * 0.25, y: y - r * 0.28, r: r * 0.48 }));
  const dots = crowns
    .filter(({ r }) => r > 11)
    .map(({ x, y, r }) => circle({ x: x + r * 0.3, y: y + r * 0.25, r: 1.6 }));
  return {
    layers: [
      { name: 'crown', d: crowns.map(circle).join('') },
      { name: 'crown-lit', d: lit.join('') },
      { name: 'crown-dot', d: dots.join('') },
    ],
  };
}

function crystal(next: () => number): Ground {
  const shards = spots(next, 20, [8, 15], 42).map(({ x, y, r }) => {
    const [w, h] = [r * 0.62, r * 2.5];
    const [top, waist, foot] = [y - h * 0.55, y - h * 0.27, y + h * 0.45];
    const lean = (next() - 0.5) * 5;
    return {
      whole: `M${r1(x + lean)} ${r1(top)}L${r1(x + w)} ${r1(waist)}L${r1(x + w * 0.6)} ${r1(foot)}H${r1(x - w * 0.6)}L${r1(x - w)} ${r1(waist)}z`,
      dark: `M${r1(x + lean)} ${r1(top)}L${r1(x + w)} ${r1(waist)}L${r1(x + w * 0.6)} ${r1(foot)}H${r1(x)}z`,
    };
  });
  return {
    layers: [
      { name: 'shard', d: shards.map(({ whole }) => whole).join('') },
      { name: 'shard-dark', d: shards.map(({ dark }) => dark).join('') },
    ],
  };
}

/** Lines of equal height round a few peaks. */
function rock(next: () => number): Ground {
  const peaks = [0, 1, 2].map((i) => {
    const angle = next() * 0.9 + (i * 2 * Math.PI) / 3;
    return { x: 62 * Math.cos(angle), y: 66 * Math.sin(angle), phase: next() * 6, bend: 0.1 + next() * 0.12 };
  });
  const loop = ({ x, y, phase, bend }: (typeof peaks)[number], radius: number) => {
    const points = Array.from({ length: 20 }, (_, i) => {
      const angle = (i * Math.PI) / 10;
      const wave =
        radius * (1 + bend * Math.sin(2 * angle + phase) + bend * 0.7 * Math.sin(3 * angle - phase));
      return `${r1(x + wave * 1.15 * Math.cos(angle))} ${r1(y + wave * 0.85 * Math.sin(angle))}`;
    });
    return `M${points.join('L')}z`;
  };
  const rings = peaks.flatMap((peak, i) =>
    [9, 18, 28, 39, 51].slice(0, i === 0 ? 5 : 4).map((r) => loop(peak, r)),
  );
  const caps = peaks.map((peak) => loop(peak, 5));
  return {
    layers: [
      { name: 'height', d: rings.join('') },
      { name: 'peak', d: caps.join('') },
    ],
  };
}

/** Seams between slabs: walls between cells round scattered middles. */
function magma(next: () => number): Ground {
  const knots = Array.from({ length: 6 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 3 + (next() - 0.5) * 0.5;
    const away = 46 + next() * 16;
    return { x: away * Math.cos(angle), y: away * Math.sin(angle) };
  });
  const ring = knots.map((from, i) => {
    const to = knots[(i + 1) % 6] as Point;
    const bend = {
      x: (from.x + to.x) / 2 + (next() - 0.5) * 14,
      y: (from.y + to.y) / 2 + (next() - 0.5) * 14,
    };
    return `M${r1(from.x)} ${r1(from.y)}L${r1(bend.x)} ${r1(bend.y)}L${r1(to.x)} ${r1(to.y)}`;
  });
  const rays = knots.map(({ x, y }) => {
    const turn = (next() - 0.5) * 0.5;
    const [cos, sin] = [Math.cos(turn) * 1.95, Math.sin(turn) * 1.95];
    const bend = { x: x * 1.35 + (next() - 0.5) * 12, y: y * 1.35 + (next() - 0.5) * 12 };
    return `M${r1(x)} ${r1(y)}L${r1(bend.x)} ${r1(bend.y)}L${r1(x * cos - y * sin)} ${r1(x * sin + y * cos)}`;
  });
  const seams = [...ring, ...rays].join('');
  return {
    layers: [
      { name: 'glow', d: seams },
      { name: 'seam', d: seams },
      { name: 'ember', d: knots.map((knot) => circle({ ...knot, r: 2.4 + next() * 1.6 })).join('') },
    ],
  };
}

/** Plates in rings, as if made, not grown. */
function monolith(): Ground {
  const ring = (radius: number) =>
    `M${corners(radius)
      .map(({ x, y }) => `${r1(x)} ${r1(y)}`)
      .join('L')}z`;
  const spokes = corners(86).map(({ x, y }) => `M${r1(x * 0.62)} ${r1(y * 0.62)}L${r1(x)} ${r1(y)}`);
  return { layers: [{ name: 'plate', d: [88, 74, 60].map(ring).join('') + spokes.join('') }] };
}

const MAKERS: Record<Terrain, (next: () => number) => Ground> = { forest, crystal, rock, magma, monolith };
const drawn = new Map<string, Ground>();

/** The ground of this terrain at the place of that name. */
export function groundOf(terrain: Terrain, name: string): Ground {
  const key = `${terrain} ${name}`;
  const known = drawn.get(key) ?? MAKERS[terrain](numbers(key));
  drawn.set(key, known);
  return known;
}
