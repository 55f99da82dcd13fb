import data from '../../../../../../crates/welcome-to-the-moon/data/adventure2.json';
import type { Condition, Consequence, Filled, Writing } from '../sheets/model';
import { circled, count, filledIn, left, longest, outOf, plain, plus, will } from './say';

/** The way as the cuts divide it. */
export function sections(shown: Filled): string[][] {
  const list: string[][] = [[]];
  for (const { id } of data.slots) {
    list.at(-1)!.push(id);
    if (data.cuts.some((cut) => cut.between[0] === id && circled(shown, cut.id))) list.push([]);
  }
  return list;
}

export function foresee({ shown, spot, effect }: Writing): Consequence[] {
  const section = sections(shown).find((one) => one.includes(spot)) ?? [];
  const empty = left(shown, section, spot);
  const tank = data.tanks.find(({ slot }) => slot === spot);
  const waters = effect === 'water' && tank && plain(shown, tank.id);
  const near = data.stations.filter(({ linked_slot: slot }) => section.includes(slot));
  const plants = near.flatMap((station) => station.plants.filter(({ id }) => plain(shown, id)).slice(0, 1));
  return [
    ...(waters ? [will('tank', 'tank', { value: plus(tank.points), spots: [tank.id] })] : []),
    ...(effect === 'plant'
      ? [
          will('plant', plants.length > 0 ? 'station-plant' : 'no-station', {
            spots: plants.map(({ id }) => id),
            bad: plants.length === 0,
          }),
        ]
      : []),
    empty === 0
      ? will('sections', 'section', { value: String(section.length) })
      : will('sections', 'section-left', { value: String(empty) }),
  ];
}

const multiplied = (shown: Filled, race: string) =>
  circled(shown, `${race}-first`) || circled(shown, `${race}-later`);

/** Sections of these sizes that are filled, each counted once. */
function matched(shown: Filled, sizes: readonly number[]): number {
  const full = sections(shown).filter((section) => section.every((id) => filledIn(shown, id)));
  const lengths = full.map(({ length }) => length);
  return count(sizes, (size) => {
    const at = lengths.indexOf(size);
    if (at >= 0) lengths.splice(at, 1);
    return at >= 0;
  });
}

export function progress(shown: Filled, condition: Condition): readonly [number, number] | null {
  const { stations, tanks } = data;
  switch (condition.kind) {
    case 'stations_with_multiplier':
      return outOf(
        count(stations, ({ race }) => multiplied(shown, race)),
        condition,
      );
    case 'stations_with_all_plants':
      return outOf(
        count(stations, ({ plants }) => plants.every(({ id }) => circled(shown, id))),
        condition,
      );
    case 'filled_sections': {
      const sizes = condition['sizes'] as readonly number[];
      return [matched(shown, sizes), sizes.length];
    }
    case 'tanks':
      return outOf(
        count(tanks, ({ id }) => circled(shown, id)),
        condition,
      );
    case 'consecutive_tanks':
      return outOf(longest(tanks.map(({ id }) => circled(shown, id))), condition);
    default:
      return null;
  }
}
