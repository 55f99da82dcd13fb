/** The numbers of a scale that stand at least so far from the next one, from the last to the first. */
export function apart(
  numbers: readonly (readonly [value: number, x: number])[],
  room: number,
): ReadonlySet<number> {
  const kept = new Set<number>();
  let right = Infinity;
  for (const [value, x] of [...numbers].reverse()) {
    if (right - x < room) continue;
    kept.add(value);
    right = x;
  }
  return kept;
}
