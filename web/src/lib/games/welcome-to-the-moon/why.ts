import type { LegalAction } from '$lib/wire';
import { taskOf } from './data';
import { parse } from './notation';
import type { Spot, View } from './view';

/**
 * The action that a click on a space or symbol that is not lit was meant to be; the server says why it is not possible.
 * `number` is the number that lit spaces stand for.
 */
export function whySpot(
  view: View,
  legal: readonly LegalAction[],
  number: string | null,
  isSpace: boolean,
  spot: Spot,
): string | null {
  const { own } = view.board;
  const task = taskOf(view);
  if (!own || task === null) return null;
  if (task === 'choose' || task === 'write') {
    const wanted = number ?? (task === 'write' ? own.turn.offered : (view.combinations[0]?.number ?? '1'));
    return isSpace ? `write ${wanted} ${spot}` : `mark ${spot}`;
  }
  const crosses = legal.some(({ notation }) => parse(notation)?.type === 'x');
  return isSpace && crosses ? `x ${spot}` : `mark ${spot}`;
}
