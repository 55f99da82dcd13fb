import type { Point } from '$lib/board/pose';
import type { Layout } from './board';
import { taskOf } from './open';
import type { Hex, Open, Seat } from './view';

/** Where to look when not all of the board is seen: at what the question is about. */
export function focusOf(open: Open, seat: Seat | null, decision: string | null, board: Layout): Point | null {
  if (decision === null || seat === null) return null;
  const task = taskOf(open);
  const hexes: readonly Hex[] =
    task && 'hex' in task
      ? [task.hex]
      : task?.type === 'deploy' || task?.type === 'settle'
        ? (board.homes[seat] ?? [])
        : (open.presence[seat] ?? []);
  if (hexes.length === 0) return null;
  const places = hexes.map(board.at);
  const mean = (pick: (point: Point) => number) =>
    places.reduce((sum, point) => sum + pick(point), 0) / places.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}
