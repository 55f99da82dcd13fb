export type Mark = { x: number; y: number };
export type Line = { seat: number; path: string; marks: Mark[]; end: Mark; label: number };
export type Chart = {
  lines: Line[];
  ticks: { y: number; value: number }[];
  target: number | null;
  columns: Mark[];
};
export type Area = { left: number; right: number; top: number; bottom: number };

/** Ticks that people count in: 1, 2, 3, 5, 10 … so that there are at most six. */
export function tickStep(most: number): number {
  return [1, 2, 3, 5, 10, 20, 25, 50, 100].find((step) => most / step <= 6) ?? 200;
}

/** Keeps labels at least `gap` apart, moving them as little as possible, in their order. */
export function spread(wanted: readonly number[], gap: number): number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  const placed: number[] = [];
  let last = -Infinity;
  for (const { y, i } of order) {
    last = Math.max(y, last + gap);
    placed[i] = last;
  }
  return placed;
}

/** Points of every seat as stepped lines inside an area. */
export function pointsChart(
  steps: readonly { at: number; points: readonly number[] }[],
  area: Area,
  target: number | null,
): Chart {
  const last = Math.max(1, steps.at(-1)?.at ?? 1);
  const most = Math.max(1, target ?? 0, ...steps.flatMap(({ points }) => points));
  // Some games go below nothing.
  const least = Math.min(0, ...steps.flatMap(({ points }) => points));
  const x = (at: number) => area.left + ((area.right - area.left) * at) / last;
  const y = (value: number) => area.bottom - ((area.bottom - area.top) * (value - least)) / (most - least);
  const seats = steps[0]?.points.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) => {
    const values = steps.map(({ at, points }) => ({ x: x(at), y: y(points[seat] ?? 0) }));
    const path = values.map((p, i) => (i === 0 ? `M${p.x} ${p.y}` : `H${p.x}V${p.y}`)).join('');
    const marks = values.filter((p, i) => i > 0 && p.y !== values[i - 1]?.y);
    const end = values.at(-1) ?? { x: area.left, y: area.bottom };
    return { seat, path, marks, end, label: end.y };
  });
  const labels = spread(
    lines.map((line) => line.end.y),
    16,
  );
  const step = tickStep(most - least);
  const below = Math.floor(-least / step);
  const ticks = Array.from({ length: below + Math.floor(most / step) + 1 }, (_, i) => ({
    y: y((i - below) * step),
    value: (i - below) * step,
  }));
  return {
    lines: lines.map((line, i) => ({ ...line, label: labels[i] ?? line.end.y })),
    ticks,
    target: target === null ? null : y(target),
    columns: steps.map(({ at }) => ({ x: x(at), y: area.bottom })),
  };
}
