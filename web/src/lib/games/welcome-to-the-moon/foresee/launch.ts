import data from '../../../../../../crates/welcome-to-the-moon/data/adventure1.json';
import type { Condition, Consequence, Filled, Writing } from '../sheets/model';
import { circled, count, filledIn, left, outOf, plain, plus, will } from './say';

/** What the launch track makes of so many rockets: which are crossed off, and the score before and after. */
function launch(shown: Writing['shown'], rockets: number): Consequence[] {
  const { rows, top_box: top } = data.launch_track;
  const free = rows.flatMap((row) => row.rockets).filter(({ id }) => plain(shown, id));
  const taken = free.slice(0, rockets).map(({ id }) => id);
  const done = (row: (typeof rows)[number], more: readonly string[]) =>
    row.rockets.every(({ id }) => !plain(shown, id) || more.includes(id));
  const score = (more: readonly string[]) =>
    rows.find((row) => !done(row, more))?.score_box.value ?? top.value;
  const [before, after] = [score([]), score(taken)];
  const lines = [will('rocket', 'rockets', { value: plus(rockets), spots: taken })];
  return before === after ? lines : [...lines, will('star', 'track', { value: `${before} → ${after}` })];
}

/** A filled compartment pays at once. */
export function foresee({ shown, spot }: Writing): Consequence[] {
  const room = data.compartments.find(({ slots }) => slots.includes(spot));
  if (!room) return [];
  const empty = left(shown, room.slots, spot);
  if (empty > 0) return [will('quarter', 'compartment-left', { value: String(empty) })];
  const active = room.bonuses.filter((bonus) => {
    const arrow = 'arrow' in bonus ? bonus.arrow : undefined;
    return bonus.kind === 'rocket' || (arrow !== undefined && circled(shown, arrow.id));
  });
  const rockets = active.reduce((sum, bonus) => sum + (('rockets' in bonus ? bonus.rockets : 0) ?? 0), 0);
  const rest = room.bonuses.flatMap((bonus) => {
    if (bonus.kind === 'x') return [will('x', 'x', { spots: [bonus.id] })];
    if (bonus.kind === 'refuel') return [will('refuel', 'refuel', { spots: [bonus.id] })];
    return bonus.kind === 'sabotage' && plain(shown, bonus.id)
      ? [will('sabotage', 'sabotage', { spots: [bonus.id] })]
      : [];
  });
  const lost = room.bonuses.some((bonus) => bonus.kind === 'inactive_rocket' && !active.includes(bonus));
  return [
    will('quarter', 'compartment', { spots: active.map(({ id }) => id) }),
    ...(rockets > 0 ? launch(shown, rockets) : []),
    ...rest,
    ...(lost ? [will('rocket-off', 'unfuelled', { bad: true })] : []),
  ];
}

/** A number goes on a floor of its effect, or on the wild floor. */
export function allows(_shown: Writing['shown'], cell: string, effect: string): boolean {
  const floor = data.floors.find(({ slots }) => slots.includes(cell));
  return floor?.purpose === effect || floor?.purpose === 'wild';
}

export function progress(shown: Filled, condition: Condition): readonly [number, number] | null {
  switch (condition.kind) {
    case 'fill_floors': {
      const floors = condition['floors'] as readonly string[];
      const slots = data.slots.filter(({ floor }) => floors.includes(floor));
      return [count(slots, ({ id }) => filledIn(shown, id)), slots.length];
    }
    case 'x_written':
      return outOf(
        count(data.slots, ({ id }) => shown.cells.get(id) === 'x'),
        condition,
      );
    case 'circled_uncrossed_errors':
      return outOf(
        count(data.errors.boxes, ({ id }) => circled(shown, id)),
        condition,
      );
    default:
      return null;
  }
}
