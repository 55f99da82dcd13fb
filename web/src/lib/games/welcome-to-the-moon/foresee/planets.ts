import data from '../../../../../../crates/welcome-to-the-moon/data/adventure8.json';
import type { Condition, Consequence, Filled, Glyph, Half, Played, Writing } from '../sheets/model';
import { count, filledIn, left, plain, will } from './say';

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

/** The planets that are full and belong to the player's side, those shared included, by their types. */
function won({ cells, sides, mine }: Half): string[] {
  const places = data.planets.flatMap(({ moon }) => moon.map(({ id }) => id));
  const symbols = (side: 0 | 1, { slots, moon }: (typeof data.planets)[number]) =>
    count(slots, (id) => cells.get(id) === (side === 0 ? 'owner' : 'neighbour')) +
    count(sides[side].moons, (at) => moon.some(({ id }) => id === places[at]));
  const full = data.planets.filter(({ slots }) => slots.every((id) => filledIn({ cells }, id)));
  const held = full.filter((planet) => symbols(mine, planet) >= symbols(mine === 0 ? 1 : 0, planet));
  return held.map(({ type }) => type);
}

type Far = readonly [number, number];
const sum = (list: readonly number[]) => list.reduce((all, n) => all + n, 0);
const capped = (list: readonly (readonly [number, number])[]): Far => [
  sum(list.map(([done, wanted]) => Math.min(done, wanted))),
  sum(list.map(([, wanted]) => wanted)),
];

/** How far a mission is on one side of one sheet. */
function onHalf(half: Half, condition: Condition): Far | null {
  const own = half.sides[half.mine];
  const fact = (name: string) => Number(condition[name] ?? condition[`${name}_each`] ?? 1);
  switch (condition.kind.replace(/_on_(one|both)_sheets?$/, '')) {
    case 'planets':
      return capped([[won(half).length, fact('at_least')]]);
    case 'planet_types': {
      const types = won(half);
      return capped(data.planet_types.map(({ id }) => [count(types, (type) => type === id), fact('each')]));
    }
    case 'asteroids':
      return capped([[own.asteroids, fact('at_least')]]);
    case 'planet_values_raised':
      return capped(own.worth.map((crossed) => [crossed, fact('each')]));
    case 'boxes':
      return capped([
        [own.plants, fact('plants')],
        [own.water, fact('water')],
      ]);
    case 'moons':
      return capped([[new Set(own.moons.map((place) => place >> 1)).size, fact('at_least')]]);
    default:
      return null;
  }
}

/** On the better of the two sheets, or on both where the mission asks for both. */
export function progress({ halves = [] }: Played, condition: Condition): Far | null {
  const all = halves.flatMap((half) => {
    const far = onHalf(half, condition);
    return far ? [far] : [];
  });
  if (all.length === 0) return null;
  if (condition.kind.endsWith('both_sheets')) return capped(all);
  return all.reduce((a, b) => (b[0] > a[0] ? b : a));
}
