import data from '../../../../../../crates/welcome-to-the-moon/data/adventure5.json';
import { call, numbered, prizes, type Naming } from './build';

/** Storeys are counted from the ground, upwards and downwards. */
function storeys({ slots }: (typeof data.skyscrapers)[number], tower: number): Naming[] {
  const ground = slots.findIndex((id) => data.slots.find((slot) => slot.id === id)?.start === 'above');
  return slots.map((id, i) =>
    i >= ground
      ? call(id, 'storey', { n: i - ground + 1, args: { tower } })
      : call(id, 'cellar', { n: ground - i, args: { tower } }),
  );
}

export const names: Naming[] = [
  ...data.skyscrapers.flatMap((one, i) => [
    ...storeys(one, i + 1),
    ...prizes(one.races.top, 'roof-prize', { args: { tower: i + 1 } }),
    ...prizes(one.races.bottom, 'base-prize', { args: { tower: i + 1 } }),
  ]),
  ...data.research_tower.levels.flatMap(({ plants, water }, i) => [
    ...numbered(plants, 'tower-plant', { args: { level: i + 1 } }),
    call(water.id, 'tower-water', { args: { level: i + 1 } }),
  ]),
  ...numbered(data.dome.sections, 'dome'),
  ...data.dome.sections.flatMap(({ halves }, i) =>
    halves.map(({ id }, k) => call(id, k === 0 ? 'dome-left' : 'dome-right', { args: { section: i + 1 } })),
  ),
  ...data.energy_areas.flatMap(({ id, rows }) => numbered(rows, 'area-row', { of: `area-${id}` })),
  ...numbered(data.astronaut_track.symbols, 'astronaut'),
  ...numbered(data.errors.boxes, 'error'),
];
