import { written } from '$lib/table/parts';
import { taskOf } from './data';
import type { Action, Letter, Move, Spot, View } from './view';

/** What a click that does nothing was meant to do, as it stands in `data-why`; the server says why it is not possible. */
const meant = (action: Action): string => written(action);

export const whyTake = (combination: number): string =>
  meant({ type: 'take', combination, wild: null, crew: false });
export const whyClaim = (mission: Letter): string => meant({ type: 'claim', mission });

/** For a space or symbol that is not lit; `number` is the number that lit spaces stand for. */
export function whySpot(
  view: View,
  legal: readonly Move[],
  number: string | null,
  isSpace: boolean,
  spot: Spot,
): string | null {
  const { own } = view.board;
  const task = taskOf(view);
  if (!own || task === null) return null;
  if (task === 'choose' || task === 'write') {
    const wanted = number ?? (task === 'write' ? own.turn.offered : (view.combinations[0]?.number ?? '1'));
    return meant(isSpace ? { type: 'write', number: wanted, spot } : { type: 'mark', spot });
  }
  const crosses = legal.some(({ action }) => action.type === 'cross');
  return meant({ type: isSpace && crosses ? 'cross' : 'mark', spot });
}
