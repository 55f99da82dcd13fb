import { energizeFacts, homesOf } from './data';
import { GROUP } from './selection';
import { areEnemies, homeOwner, ownersOf, stacksOf, taskOf, type Stack } from './open';
import type { Layout } from './board';
import type { Card, Hex, Open, Seat, Unit } from './view';

/** The action that a click on something not offered was meant to be; the server says why it is not possible. */

const someEnemy = (open: Open, seat: Seat, hex: Hex): string => {
  const enemy = ownersOf(open, hex).find((owner) => areEnemies(open, seat, owner));
  return `s${enemy ?? (seat + 1) % open.seats}`;
};
const ownHome = (open: Open, seat: Seat): Hex => homesOf(open.seats)[seat]?.[0] ?? 'M';

export function whyStack(board: Layout, { unit, sign, hex }: Stack): string {
  return `move ${unit}${sign} ${hex}>${board.neighbours(hex)[0] ?? hex}`;
}

export function whyHex(
  open: Open,
  board: Layout,
  seat: Seat,
  selected: string | null,
  hex: Hex,
): string | null {
  const picked = selected?.split(GROUP)[0] ?? '';
  if (picked.startsWith('move ') || /^play \w+ .*>$/.test(picked)) return picked + hex;
  if (picked.startsWith('breathe ')) return `${picked.split('>')[0]}>${hex} ${someEnemy(open, seat, hex)}`;
  if (picked.startsWith('buy ') || /^play \w+_(recruits|call)$/.test(picked)) return `${picked} ${hex}`;
  if (picked.startsWith('play dropship')) return `play dropship ${picked.split(' ')[2] ?? '1'} ${hex}`;
  switch (taskOf(open)?.type) {
    case 'fight':
      return `fight ${hex} ${someEnemy(open, seat, hex)}`;
    case 'explore':
      return `explore ${hex}`;
    case 'settle':
      return `settle ${hex}`;
    case 'deploy':
      return homeOwner(open, hex) === seat ? null : `buy human ${hex}`;
    default: {
      const [stack] = stacksOf(open, seat, hex);
      return stack ? whyStack(board, stack) : null;
    }
  }
}

export const whyBuy = (open: Open, seat: Seat, unit: Unit, selected: string | null): string =>
  `buy ${unit} ${selected?.startsWith('at ') ? selected.slice(3) : ownHome(open, seat)}`;

/** A whole sentence for the card: targets that fit what it does, so that the answer is about the moment. */
export function whyCard(open: Open, seat: Seat, card: Card): string {
  const facts = energizeFacts(card);
  if (!facts) return `mission ${card}`;
  const home = ownHome(open, seat);
  const stack = open.presence[seat]?.flatMap((hex) => stacksOf(open, seat, hex))[0];
  const unit = `${stack?.unit ?? 'human'}${stack?.sign ?? ''}`;
  const at = stack?.hex ?? home;
  switch (facts.targets) {
    case 'home':
      return `play ${card} ${home}`;
    case 'drop':
      return `play ${card} 1 ${home}`;
    case 'teleport':
      return `play ${card} ${unit} ${at}>${at === home ? 'A0' : home}`;
    case 'march':
      return `play ${card} ${unit} ${at}`;
    case 'side':
      return `play ${card} attacker`;
    case 'figure':
    case 'hit':
      return `play ${card} attacker human`;
    default:
      return `play ${card}`;
  }
}
