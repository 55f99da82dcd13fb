import data from '../../../../../../crates/welcome-to-the-moon/data/adventure8.json';
import type { Consequence, Filled, Glyph, Writing } from '../sheets/model';
import { left, plain, will } from './say';

const symbols = ({ cells }: Filled, slots: readonly string[], whose: string) =>
  slots.filter((id) => cells.get(id) === whose).length;

export function foresee({ shown, spot, effect }: Writing): Consequence[] {
  const planet = data.planets.find(({ slots }) => slots.includes(spot));
  const slot = data.slots.find(({ id }) => id === spot);
  if (!planet || !slot) return [];
  const last = left(shown, planet.slots, spot) === 0;
  const ours = symbols(shown, planet.slots, 'owner');
  const theirs = symbols(shown, planet.slots, 'neighbour');
  const stock = effect === 'plant' ? planet.plants : effect === 'water' ? planet.waters : [];
  const next = stock.find(({ id }) => plain(shown, id));
  return [
    will('star', last ? 'planet-full' : 'planet', { value: `${ours} : ${theirs}` }),
    ...(slot.bonus ? [will(slot.bonus as Glyph, 'bonus')] : []),
    ...(next && effect ? [will(effect, 'planet-stock', { spots: [next.id] })] : []),
    ...((effect === 'plant' || effect === 'water') && !next ? [will(effect, 'no-stock', { bad: true })] : []),
  ];
}

/** The number names the planets; the first free space of a planet is filled. */
export function fits({ cells }: Filled, number: number): Set<string> {
  const open = data.planets.filter(({ numbers }) => numbers.includes(number));
  const first = open.map(({ slots }) => slots.find((id) => (cells.get(id) ?? 'empty') === 'empty'));
  return new Set(first.flatMap((id) => id ?? []));
}
