import type { Card, Hex, Seat, Side, Unit } from './view';

/** An action as it is written (docs/notation.md), taken apart as far as the board needs it. */
export type Action =
  | { type: 'done' | 'pass' | 'take_mission' | 'take_energize' | 'take_hill' }
  | { type: 'buy'; unit: Unit; hex: Hex }
  | { type: 'move'; unit: Unit; sign: string; from: Hex; to: Hex }
  | { type: 'breathe'; from: Hex; to: Hex; victim: Seat }
  | { type: 'explore' | 'settle'; hex: Hex }
  | { type: 'fight'; hex: Hex; defender: Seat }
  | { type: 'lose' | 'pick'; unit: Unit; mark: number }
  | { type: 'mission' | 'sell' | 'keep'; card: Card }
  | { type: 'play'; card: Card; targets: readonly string[] };

const seatOf = (word: string): Seat => Number(word.slice(1));
const sideWords: readonly string[] = ['attacker', 'defender'];
export const isSide = (word: string | undefined): word is Side => sideWords.includes(word ?? '');

/** `human*+` is the unit and its sign. */
export function unitAndSign(word: string): { unit: Unit; sign: string } {
  const end = word.search(/[*+]/);
  return end < 0
    ? { unit: word as Unit, sign: '' }
    : { unit: word.slice(0, end) as Unit, sign: word.slice(end) };
}

/** `human*2` is the unit with the battle's second mark; plain figures have mark 0. */
export function unitAndMark(word: string): { unit: Unit; mark: number } {
  const [unit = '', mark = '0'] = word.split('*');
  return { unit: unit as Unit, mark: Number(mark) };
}

/** Reads what the server wrote. Nothing for words that are no action of this game. */
export function parse(notation: string): Action | null {
  const [verb, first = '', second = '', ...rest] = notation.split(' ');
  const [from = '', to = ''] = (verb === 'move' ? second : first).split('>');
  switch (verb) {
    case 'done':
    case 'pass':
      return { type: verb };
    case 'take':
      return { type: `take_${first}` as 'take_mission' };
    case 'buy':
      return { type: 'buy', unit: first as Unit, hex: second };
    case 'move':
      return { type: 'move', ...unitAndSign(first), from, to };
    case 'breathe':
      return { type: 'breathe', from, to, victim: seatOf(second) };
    case 'explore':
    case 'settle':
      return { type: verb, hex: first };
    case 'fight':
      return { type: 'fight', hex: first, defender: seatOf(second) };
    case 'lose':
    case 'pick':
      return { type: verb, ...unitAndMark(first) };
    case 'mission':
    case 'sell':
    case 'keep':
      return { type: verb, card: first };
    case 'play':
      return { type: 'play', card: first, targets: second === '' ? [] : [second, ...rest] };
    default:
      return null;
  }
}
