import { readSquare, squareOf, squaresOf, type At } from './squares';
import type { Ahead, Board } from './view';

/** A way that a rover can take. */
export interface Drive {
  /** The squares on the way, without the start. */
  steps: readonly At[];
  /** What it costs. */
  points: number;
}

/** Where the rover of a square can get to, as the view tells it: each square by the one before it. */
export function drivesOf(ahead: Ahead | null, from: At | null): ReadonlyMap<At, Drive> {
  const found = new Map<At, Drive>();
  const reach = ahead?.reach.find((one) => from !== null && one.from === squareOf(from));
  // The nearer squares come first, so the way to the one before is known.
  for (const { at, by, points } of reach?.squares ?? []) {
    const [to, before] = [readSquare(at), readSquare(by)];
    if (to === null || before === null) continue;
    found.set(to, { steps: [...(found.get(before)?.steps ?? []), to], points });
  }
  return found;
}

/** Whether something lies on a square that a rover would pick up. */
export const worthAWay = (board: Board, at: At): boolean =>
  squaresOf([...board.lifepods, ...board.meteorites]).includes(at);
