import { xOf, yOf, type At } from './squares';

const WAY: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The lit square next to one in the direction of an arrow key; straight on counts more than near. */
export function nextSpot(spots: Iterable<At>, from: At | null, key: string): At | null {
  const way = WAY[key];
  const all = [...spots];
  if (!way || all.length === 0) return null;
  if (from === null) return all[0]!;
  let [best, least]: [At | null, number] = [null, Infinity];
  for (const at of all) {
    const [dx, dy] = [xOf(at) - xOf(from), yOf(at) - yOf(from)];
    const along = dx * way[0] + dy * way[1];
    const across = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const cost = along + 2.5 * across;
    if (along > 0 && cost < least) [best, least] = [at, cost];
  }
  return best;
}
