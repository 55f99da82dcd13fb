import data from '../../../../../../crates/welcome-to-the-moon/data/adventure4.json';
import type { Consequence, Glyph, Writing } from '../sheets/model';
import { circled, left, plain, will } from './say';

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
