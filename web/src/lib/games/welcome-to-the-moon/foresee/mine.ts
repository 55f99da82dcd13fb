import data from '../../../../../../crates/welcome-to-the-moon/data/adventure4.json';
import type { Condition, Consequence, Filled, Glyph, Writing } from '../sheets/model';
import { circled, count, left, longest, outOf, plain, will } from './say';

export function foresee({ shown, spot, effect }: Writing): Consequence[] {
  const slot = data.slots.find(({ id }) => id === spot);
  const mine = data.mines.find(({ slots }) => slots.includes(spot));
  if (!slot || !mine) return [];
  const empty = left(shown, mine.slots, spot);
  const near = data.resources.filter(
    ({ id, kind, between }) => kind === effect && between.includes(spot) && plain(shown, id),
  );
  const stored = data.resources.filter(({ id, mine: at }) => at === mine.id && circled(shown, id));
  const minerals = data.slots.filter(({ id, mineral }) => mineral && mine.slots.includes(id));
  const yields = stored.length + minerals.length + Math.min(1, near.length);
  return [
    ...(slot.mineral ? [will(slot.mineral as Glyph, slot.mineral, { spots: [`mineral-${spot}`] })] : []),
    ...(near.length > 0
      ? [
          will(effect as Glyph, near.length > 1 ? 'resource-choice' : 'resource', {
            spots: near.map(({ id }) => id),
          }),
        ]
      : []),
    empty === 0
      ? will('star', 'mine', { value: String(yields), spots: [mine.id] })
      : will('quarter', 'mine-left', { value: String(empty) }),
  ];
}

export function progress(shown: Filled, condition: Condition): readonly [number, number] | null {
  const done = ({ upgrade_symbols: symbols }: { upgrade_symbols: readonly { id: string }[] }) =>
    symbols.every(({ id }) => !plain(shown, id));
  switch (condition.kind) {
    case 'mines_extracted':
      return outOf(
        count(data.mines, ({ id }) => circled(shown, id)),
        condition,
      );
    case 'adjacent_mines_extracted':
      return outOf(longest(data.mines.map(({ id }) => circled(shown, id))), condition);
    case 'optimisation_centres_active':
      return outOf(count(data.optimisation_centres, done), condition);
    case 'structures_done':
      return outOf(count(data.main_structures, done) + count(data.optimisation_centres, done), condition);
    case 'circled_in_mines':
      return outOf(
        count(data.resources, ({ id, kind }) => kind === condition['resource'] && !plain(shown, id)),
        condition,
      );
    default:
      return null;
  }
}
