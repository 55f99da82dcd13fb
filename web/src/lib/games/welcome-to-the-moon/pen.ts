/**
 * The player's hand: digits, X and minus as single strokes, circles that overshoot, crosses that bend. A mark's wobble
 * comes from the id of what it marks, so that it never changes from one drawing to the next.
 */

/** Strokes on a field of 8 by 12. */
// prettier-ignore
const GLYPHS: Record<string, string> = {
  0: 'M4.2.6C1.2.6.4 4 .6 6.6C.8 9.8 2.2 11.6 4 11.5C6.6 11.4 7.6 8.4 7.4 5.4C7.2 2.4 6 .4 3.6.8',
  1: 'M1.6 3.2C2.8 2.6 3.8 1.6 4.6.5C4.5 4 4.3 8 4.4 11.6',
  2: 'M1 2.8C1.6.9 3.4.3 4.9.6C6.9 1 7.1 3.2 6 5.1C4.8 7.2 2.6 9.2.9 11.2C2.8 10.6 5.2 10.9 7.4 11.2',
  3: 'M1.2 1.6C2.6.4 6.2.2 6.4 2.8C6.5 4.7 4.4 5.5 3 5.6C5 5.5 7.2 6.4 7 8.7C6.8 11.6 3 12.3.8 10.4',
  4: 'M4.6.6C3.6 3.2 2.2 5.6.7 7.8C2.8 7.7 5.4 7.6 7.6 7.5M5.6 4.2C5.4 6.8 5.3 9.2 5.3 11.7',
  5: 'M6.8.9C5 .8 3.4.8 1.9 1C1.8 2.6 1.5 4 1.2 5.6C2.8 4.6 5.6 4.4 6.7 6.5C7.8 8.8 5.8 11.6 3 11.5C2 11.5 1.2 11.1.6 10.5',
  6: 'M5.9.6C3.2 1.6 1 4.6.8 7.9C.7 10.2 2.2 11.7 4.1 11.5C6.2 11.3 7.2 9.5 6.9 7.8C6.6 6 4.6 5.3 3 6.1C1.8 6.7 1.1 7.8.9 9',
  7: 'M.8 1.2C2.8 1 5.2.9 7.3.8C5.8 4.2 4.2 7.8 3 11.7M2 6.3C3.4 6.1 5 6 6.4 6',
  8: 'M6.4 2.2C5.4.2 1.6.2 1.5 2.7C1.4 5.2 6.9 5.6 6.9 8.9C6.9 12.2 1 12.2.9 9C.8 6 6.5 5 6.4 2.2',
  9: 'M6.7 3.4C6.2 1.2 4.4.3 2.9.8C1.1 1.4.5 3.6 1.5 5.1C2.6 6.6 5.4 6.2 6.6 3.6C6.7 6.6 6.2 9.4 5 11.7',
  x: 'M1 1C3 4 5.4 7.6 7.4 11.2M7 .9C5.2 4.4 3 8 .8 11.4',
  '-': 'M1 6.2C3 6 5 6.1 6.6 6',
  '.': 'M3.6 11.2L4.1 11.3',
};
const ADVANCE = 7.4;

/** Numbers from 0 to 1, always the same for one word. */
function chance(word: string): () => number {
  let seed = 2166136261;
  for (const letter of word) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822519) + 0x9e3779b9;
    return ((seed ^ (seed >>> 13)) >>> 0) / 2 ** 32;
  };
}
const spread = (next: () => number, by: number) => (next() * 2 - 1) * by;
const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export interface Writing {
  transform: string;
  strokes: readonly { d: string; transform: string }[];
}

/** A number, X or sum, centred at a point and so many units high; narrowed when it would be wider than `widest`. */
export function writing(
  seed: string,
  text: string,
  x: number,
  y: number,
  high: number,
  widest: number,
): Writing {
  const next = chance(seed);
  const tall = high / 12;
  const width = (text.length - 1) * ADVANCE + 7;
  const wide = Math.min(tall, widest / width);
  const lean = spread(next, 4);
  const strokes = [...text].map((letter, i) => {
    const left = i * ADVANCE - ((text.length - 1) * ADVANCE) / 2 - 4;
    return { d: GLYPHS[letter] ?? '', transform: `translate(${at(left, spread(next, 0.45) - 6.1)})` };
  });
  return {
    transform: `translate(${at(x + spread(next, 0.4), y)}) rotate(${lean.toFixed(1)}) scale(${wide.toFixed(2)} ${tall.toFixed(2)})`,
    strokes: strokes.filter(({ d }) => d !== ''),
  };
}

/** A hand-drawn ring: it starts at the upper left and runs on a little past its start. */
export function ring(seed: string, x: number, y: number, rx: number, ry = rx): string {
  const next = chance(seed);
  const points = Array.from({ length: 11 }, (_, i) => {
    const angle = -2.2 + (i / 9) * 2 * Math.PI + spread(next, 0.05);
    const far = 1 + spread(next, 0.045) + (i > 8 ? 0.07 : 0);
    return { x: x + rx * far * Math.cos(angle), y: y + ry * far * Math.sin(angle) };
  });
  let d = `M${at(points[0]!.x, points[0]!.y)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [
      points[i - 1] ?? points[i]!,
      points[i]!,
      points[i + 1]!,
      points[i + 2] ?? points[i + 1]!,
    ];
    const first = at(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6);
    const second = at(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6);
    d += `C${first} ${second} ${at(to.x, to.y)}`;
  }
  return d;
}

function bent(next: () => number, x1: number, y1: number, x2: number, y2: number): string {
  const far = Math.hypot(x2 - x1, y2 - y1) * 0.06;
  const middle = at((x1 + x2) / 2 + spread(next, far), (y1 + y2) / 2 + spread(next, far));
  return `M${at(x1 + spread(next, 1.2), y1 + spread(next, 1.2))}Q${middle} ${at(x2 + spread(next, 1.2), y2 + spread(next, 1.2))}`;
}

/** Two strokes. */
export function cross(seed: string, x: number, y: number, half: number): string {
  const next = chance(seed);
  return (
    bent(next, x - half, y - half, x + half, y + half) + bent(next, x + half, y - half, x - half, y + half)
  );
}

/** One stroke through a box. */
export function slash(seed: string, x: number, y: number, w: number, h: number): string {
  return bent(chance(seed), x - w / 2 + 4, y + h / 2, x + w / 2 - 4, y - h / 2);
}

/** Corners of the players' shapes around a middle of 0, at most 1 away. */
// prettier-ignore
const SHAPES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[-0.8, -0.8], [0.8, -0.8], [0.8, 0.8], [-0.8, 0.8]],
  [[0, -1], [0.95, 0.75], [-0.95, 0.75]],
  [[0, -1.05], [0.9, 0], [0, 1.05], [-0.9, 0]],
  [[-0.35, -0.95], [0.35, -0.95], [0.35, -0.35], [0.95, -0.35], [0.95, 0.35], [0.35, 0.35], [0.35, 0.95], [-0.35, 0.95], [-0.35, 0.35], [-0.95, 0.35], [-0.95, -0.35], [-0.35, -0.35]],
  [[0, -1.05], [0.3, -0.35], [1, -0.3], [0.45, 0.15], [0.65, 0.85], [0, 0.45], [-0.65, 0.85], [-0.45, 0.15], [-1, -0.3], [-0.3, -0.35]],
];

/** The shape of a seat, drawn by hand. */
export function shape(seed: string, seat: number, x: number, y: number, far: number): string {
  const corners = SHAPES[seat] ?? [];
  if (corners.length === 0) return ring(seed, x, y, far * 0.95);
  const next = chance(seed);
  const points = corners.map(([dx, dy]) =>
    at(x + dx * far + spread(next, 0.9), y + dy * far + spread(next, 0.9)),
  );
  return `M${points.join('L')}Z`;
}

/** One stroke from here to there. */
export const stroke = (seed: string, x1: number, y1: number, x2: number, y2: number): string =>
  bent(chance(seed), x1, y1, x2, y2);

/** The stroke grows from its start; nothing moves when motion is off. */
export const inked = (_node: Element, { motion, after = 0 }: { motion: boolean; after?: number }) => ({
  delay: motion ? after : 0,
  duration: motion ? 220 : 0,
  css: (t: number) => `stroke-dasharray: 1 1; stroke-dashoffset: ${1 - t}`,
});
