import data from '../../../../../../crates/welcome-to-the-moon/data/adventure2.json';
import type { Consequence, Filled, Writing } from '../sheets/model';
import { circled, left, plain, plus, will } from './say';

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
