import { taskOf } from './data';
import type { Offers } from './offers';
import type { Spot, View } from './view';

/** The action that a click on a space or symbol that is not lit was meant to be; the server says why it is not possible. */
export function whySpot(view: View, offers: Offers, isSpace: boolean, spot: Spot): string | null {
  const { own } = view.board;
  if (!own || own.agenda.length === 0) return null;
  switch (taskOf(view)) {
    case 'choose':
    case 'write': {
      const number = offers.number ?? view.combinations[0]?.split(' ')[0] ?? '1';
      return isSpace
        ? `write ${taskOf(view) === 'choose' ? number : (offers.number ?? own.turn.offered)} ${spot}`
        : null;
    }
    case 'finish':
    case 'wrap_up':
      return isSpace ? `x ${spot}` : `mark ${spot}`;
    default:
      return isSpace ? `x ${spot}` : `mark ${spot}`;
  }
}
