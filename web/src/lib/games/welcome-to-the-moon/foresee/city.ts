import data from '../../../../../../crates/welcome-to-the-moon/data/adventure5.json';
import type { Condition, Consequence, Filled, Writing } from '../sheets/model';
import { circled, count, filledIn, left, outOf, plain, plus, prize, will } from './say';

/** The first unbuilt piece of the dome from each side: a whole section, or a half of a split one. */
function openEnds(shown: Filled): { id: string; parity: string }[] {
  const pieces = data.dome.sections.flatMap(({ id, parity, halves }) =>
    shown.looks.get(id) === 'crossed' ? halves.map((half) => ({ id: half.id, parity })) : [{ id, parity }],
  );
  const rest = pieces.filter(({ id }) => !circled(shown, id));
  return [...new Set([rest[0], rest.at(-1)])].flatMap((piece) => piece ?? []);
}

export function foresee({ shown, spot, text, effect }: Writing): Consequence[] {
  const slot = data.slots.find(({ id }) => id === spot);
  const race = data.races.find((one) => one.slot === spot);
  const won = race ? prize(shown, race) : null;
  const at = data.research_tower.levels.findIndex(({ id }) => id === slot?.tower_level);
  const level = data.research_tower.levels[at];
  const symbol =
    effect === 'water'
      ? level?.water
      : effect === 'plant'
        ? level?.plants.find(({ id }) => plain(shown, id))
        : undefined;
  const parity = Number(text) % 2 === 0 ? 'even' : 'odd';
  const dome = effect === 'robot' ? openEnds(shown).filter((piece) => piece.parity === parity) : [];
  const tower = data.skyscrapers.find(({ slots }) => slots.includes(spot))?.slots ?? [];
  const empty = left(shown, tower, spot);
  return [
    ...(won
      ? [
          will('sky', race?.id.endsWith('top') ? 'roof' : 'base', {
            value: plus(won.value),
            spots: [won.spot],
          }),
        ]
      : []),
    ...(symbol && effect && plain(shown, symbol.id)
      ? [will('tower', 'tower', { args: { level: at + 1 }, spots: [symbol.id] })]
      : []),
    ...((effect === 'water' || effect === 'plant') && !symbol
      ? [will('tower', 'no-tower', { bad: true })]
      : []),
    ...(effect === 'robot'
      ? [
          will('domei', dome.length > 0 ? `dome-${parity}` : 'no-dome', {
            spots: dome.map(({ id }) => id),
            bad: dome.length === 0,
          }),
        ]
      : []),
    will('sky', 'storeys-left', { value: String(empty) }),
  ];
}

/** A skyscraper grows from the ground without gaps. */
export function allows({ cells }: Filled, cell: string): boolean {
  const tower = data.skyscrapers.find(({ slots }) => slots.includes(cell))?.slots ?? [];
  const filled = tower.map((id) => (cells.get(id) ?? 'empty') !== 'empty');
  const at = tower.indexOf(cell);
  if (!filled.includes(true)) return (data.slots.find(({ id }) => id === cell)?.start ?? null) !== null;
  return filled[at - 1] === true || filled[at + 1] === true;
}

export function progress(shown: Filled, condition: Condition): readonly [number, number] | null {
  const { skyscrapers, research_tower: tower, dome } = data;
  switch (condition.kind) {
    case 'skyscrapers_full': {
      const best = skyscrapers.map(
        ({ slots }) => [count(slots, (id) => filledIn(shown, id)), slots.length] as const,
      );
      return best.reduce((a, b) => (b[1] - b[0] < a[1] - a[0] ? b : a));
    }
    case 'skyscraper_tops':
      return outOf(
        count(skyscrapers, ({ slots }) => filledIn(shown, slots.at(-1) ?? '')),
        condition,
      );
    case 'tower_levels': {
      const wanted = Number(condition['min_symbols']);
      const circles = ({ plants, water }: (typeof tower.levels)[number]) =>
        count([...plants, water], ({ id }) => circled(shown, id));
      return outOf(
        count(tower.levels, (level) => circles(level) >= wanted),
        condition,
      );
    }
    case 'dome_complete': {
      const pieces = dome.sections.flatMap(({ id, halves }) =>
        shown.looks.get(id) === 'crossed' ? halves.map((half) => half.id) : [id],
      );
      return [count(pieces, (id) => circled(shown, id)), pieces.length];
    }
    case 'x_written':
      return outOf(
        count(data.slots, ({ id }) => shown.cells.get(id) === 'x'),
        condition,
      );
    default:
      return null;
  }
}
