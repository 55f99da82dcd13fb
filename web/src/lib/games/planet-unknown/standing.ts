import { OBJECTIVES, type Compared } from './data';
import type { Board, Seat, TableFacts, View } from './view';

/** How objectives stand, as the view tells it, and in which order the others are shown. */

/** Lifepods collected, wherever they lie now. */
export function podsOf(board: Board): number {
  const bits = (n: number) => n.toString(2).replaceAll('0', '').length;
  return board.pods + board.pod_cells.reduce((sum, row) => sum + bits(row), 0) + bits(board.pod_techs);
}

/** An objective between two players, and how they stand in it. */
export interface Duel {
  card: string;
  asked: Compared;
  mine: number;
  theirs: number;
  /** 1: one leads, −1: the other, 0: equal. */
  lead: -1 | 0 | 1;
}

/** The objectives that lie between two players; one for everybody is shown apart. */
export function duelsOf({ standings, table }: View, seat: Seat, rival: Seat): Duel[] {
  return standings.flatMap(({ card, shares, leaders }) => {
    const asked = OBJECTIVES.get(card)?.neighbour;
    const valueOf = (one: Seat) => shares.find((share) => share.seat === one)?.value;
    const [mine, theirs] = [valueOf(seat), valueOf(rival)];
    if (!asked || card === table.shared || mine === undefined || theirs === undefined) return [];
    const lead = leaders.length > 1 ? 0 : leaders.includes(seat) ? 1 : -1;
    return [{ card, asked, mine, theirs, lead }];
  });
}

/** The rivals in the order in which they are shown: the neighbour on the left, on the right, then the others. */
export function rivalsOf({ seats }: TableFacts, seat: Seat): Seat[] {
  const around = Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats);
  if (around.length < 3) return around;
  const [right, ...others] = around;
  const left = others.pop()!;
  return [left, right!, ...others];
}
