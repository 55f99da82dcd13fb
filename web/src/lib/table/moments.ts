export type Turning = { at: number; seat: number; gained: number; leads: boolean };

const leaders = (points: readonly number[]): number[] => {
  const most = Math.max(...points);
  return points.flatMap((value, seat) => (value === most ? [seat] : []));
};

/**
 * Where the points turned: the larger gains and those that took the lead, at most `count` of them, in order.
 * Where a chapter starts, points only start from zero again. A game of its own notion of "decisive" is a bot's business; this only reads the points.
 */
export function turningPoints(
  history: readonly (readonly number[])[],
  count: number,
  starts: readonly number[] = [],
): Turning[] {
  const all = history.flatMap((points, at) => {
    const before = history[at - 1];
    if (!before || starts.includes(at)) return [];
    return points.flatMap((value, seat) => {
      const gained = value - (before[seat] ?? 0);
      if (gained <= 0) return [];
      const alone = leaders(points).length === 1 && leaders(points)[0] === seat;
      const leads = alone && !(leaders(before).length === 1 && leaders(before)[0] === seat);
      return [{ at, seat, gained, leads }];
    });
  });
  const weight = (turning: Turning) =>
    turning.gained + (turning.leads ? 2 : 0) + turning.at / (2 * history.length);
  const chosen = [...all].sort((a, b) => weight(b) - weight(a)).slice(0, count);
  return chosen.sort((a, b) => a.at - b.at);
}
