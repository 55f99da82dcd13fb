/** What a planet's picture is made of: paths, drawn in order inside its disc. */
export interface Mark {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  dash?: string;
}

/** A small generator: the same seed draws the same planet. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export const disc = (x: number, y: number, r: number): string =>
  `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Craters with a lit rim. */
export function craters(seed: number, count: number, dark: string, light: string): Mark[] {
  const roll = dice(seed);
  return Array.from({ length: count }, () => {
    const [angle, far] = [roll() * 2 * Math.PI, Math.sqrt(roll()) * 280];
    const [x, y, r] = [300 + far * Math.cos(angle), 300 + far * Math.sin(angle), 7 + roll() * 26];
    return [
      { d: disc(x, y, r), fill: dark, opacity: 0.32 },
      { d: `M${x - r} ${y}a${r} ${r} 0 0 0 ${2 * r} 0`, stroke: light, width: 1.6, opacity: 0.4 },
    ];
  }).flat();
}

/** Bands of wind round the planet, bent as on a sphere. */
export function bands(seed: number, colours: readonly string[], opacity: number): Mark[] {
  const roll = dice(seed);
  return colours.map((stroke, i) => {
    const y = 20 + ((i + 0.5) * 560) / colours.length;
    const bend = (y - 300) * 0.16;
    const wave = 14 + roll() * 16;
    return {
      d: `M-20 ${y}C100 ${y + bend - wave} 200 ${y + bend + wave} 300 ${y + bend}S500 ${y + bend - wave} 620 ${y}`,
      stroke,
      width: 16 + roll() * 26,
      opacity,
    };
  });
}

/** Cracks that branch from a few points. */
export function cracks(seed: number, count: number, stroke: string, width: number, opacity: number): Mark[] {
  const roll = dice(seed);
  return Array.from({ length: count }, () => {
    let [x, y, angle] = [600 * roll(), 600 * roll(), 2 * Math.PI * roll()];
    let d = `M${x.toFixed(0)} ${y.toFixed(0)}`;
    for (let i = 0; i < 7; i++) {
      angle += (roll() - 0.5) * 1.5;
      [x, y] = [x + Math.cos(angle) * 38, y + Math.sin(angle) * 38];
      d += `L${x.toFixed(0)} ${y.toFixed(0)}`;
    }
    return { d, stroke, width, opacity };
  });
}

/** Round patches: land, lakes, clouds. */
export function blobs(seed: number, count: number, fill: string, size: number, opacity: number): Mark[] {
  const roll = dice(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = [60 + 480 * roll(), 60 + 480 * roll()];
    const points = Array.from({ length: 9 }, (_, i) => {
      const r = size * (0.55 + roll() * 0.75);
      const a = (i / 9) * 2 * Math.PI;
      return [x + r * 1.25 * Math.cos(a), y + r * Math.sin(a)] as const;
    });
    const middle = (i: number) => {
      const [a, b] = [points[i % 9]!, points[(i + 1) % 9]!];
      return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
    };
    const d = points.map((p, i) => `Q${p[0].toFixed(1)} ${p[1].toFixed(1)} ${middle(i)}`).join('');
    return { d: `M${middle(8)}${d}Z`, fill, opacity };
  });
}
