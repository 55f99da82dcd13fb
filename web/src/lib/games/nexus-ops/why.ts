import { energizeFacts, homesOf } from './data';
import { areEnemies, homeOwner, ownersOf, PLAIN, stacksOf, taskOf, type Stack } from './open';
import { isAt, pickedIn } from './selection';
import type { Layout } from './board';
import type { Action, Card, Hex, Open, Seat, Unit } from './view';

/** The action that a click on something not offered was meant to be; the server says why it is not possible. */

const someEnemy = (open: Open, seat: Seat, hex: Hex): Seat =>
  ownersOf(open, hex).find((owner) => areEnemies(open, seat, owner)) ?? (seat + 1) % open.seats;
const ownHome = (open: Open, seat: Seat): Hex => homesOf(open.seats)[seat]?.[0] ?? 'M';

export function whyStack(board: Layout, { unit, kind, hex }: Stack): Action {
  return { type: 'move', unit, kind, from: hex, to: board.neighbours(hex)[0] ?? hex };
}

/** What is picked, with this hex as its target. */
function aimed(open: Open, seat: Seat, selected: string | null, hex: Hex): Action | null {
  const [part] = pickedIn(selected);
  switch (part?.type) {
    case 'move': {
      const { unit, kind, from } = part;
      return unit && kind && from ? { type: 'move', unit, kind, from, to: hex } : null;
    }
    case 'play_teleport': {
      const { card, unit, kind, from } = part;
      return card && unit && kind && from ? { type: part.type, card, unit, kind, from, to: hex } : null;
    }
    case 'breathe':
      return part.from
        ? { type: 'breathe', from: part.from, to: hex, victim_seat: someEnemy(open, seat, hex) }
        : null;
    case 'buy':
      return part.unit ? { type: 'buy', unit: part.unit, hex } : null;
    case 'play_units':
      return part.card ? { type: part.type, card: part.card, count: part.count ?? 1, hex } : null;
    default:
      return null;
  }
}

export function whyHex(
  open: Open,
  board: Layout,
  seat: Seat,
  selected: string | null,
  hex: Hex,
): Action | null {
  const meant = aimed(open, seat, selected, hex);
  if (meant) return meant;
  switch (taskOf(open)?.type) {
    case 'fight':
      return { type: 'fight', hex, defender_seat: someEnemy(open, seat, hex) };
    case 'explore':
      return { type: 'explore', hex };
    case 'settle':
      return { type: 'settle', hex };
    case 'deploy':
      return homeOwner(open, hex) === seat ? null : { type: 'buy', unit: 'human', hex };
    default: {
      const [stack] = stacksOf(open, seat, hex);
      return stack ? whyStack(board, stack) : null;
    }
  }
}

export function whyBuy(open: Open, seat: Seat, unit: Unit, selected: string | null): Action {
  const [part] = pickedIn(selected);
  return { type: 'buy', unit, hex: isAt(part) ? part.hex : ownHome(open, seat) };
}

/** A whole action for the card: targets that fit what it does, so that the answer is about the moment. */
export function whyCard(open: Open, seat: Seat, card: Card): Action {
  const facts = energizeFacts(card);
  if (!facts) return { type: 'play_mission', card };
  const home = ownHome(open, seat);
  const stack = open.presence[seat]?.flatMap((hex) => stacksOf(open, seat, hex))[0];
  const unit = stack?.unit ?? 'human';
  const kind = stack?.kind ?? PLAIN;
  const at = stack?.hex ?? home;
  switch (facts.targets) {
    case 'home':
    case 'drop':
      return { type: 'play_units', card, count: 1, hex: home };
    case 'teleport':
      return { type: 'play_teleport', card, unit, kind, from: at, to: at === home ? 'A0' : home };
    case 'march':
      return { type: 'play_march', card, unit, kind, hex: at };
    case 'side':
      return { type: 'play_side', card, side: 'attacker' };
    case 'figure':
      return { type: 'play_figure', card, side: 'attacker', figure: { unit: 'human', mark: 0 } };
    case 'hit':
      return { type: 'play_cancel', card, side: 'attacker', unit: 'human', picked: false };
    default:
      return { type: 'play_plain', card };
  }
}
