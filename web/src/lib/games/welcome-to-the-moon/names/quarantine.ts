import data from '../../../../../../crates/welcome-to-the-moon/data/adventure6.json';
import { call, idsOf, inPairs, numbered, place, type Naming } from './build';

const quarters = idsOf(data.quarters);
type Track = typeof data.plant_track | typeof data.water_track;

function track(raw: Track, word: string): Naming[] {
  const symbols = raw.rows.flatMap((row) => row.symbols);
  const signs = symbols.flatMap(({ mark }, i): Naming[] => {
    if (mark === null) return [];
    return 'virus' in mark
      ? [call(mark.id, 'virus-sign', { of: `sign-${mark.virus}` })]
      : [call(mark.id, 'spread-sign', { of: `${word}-symbol`, args: { symbol: i + 1 } })];
  });
  return [...numbered(symbols, word), ...signs];
}

export const names: Naming[] = [
  ...data.quarters.flatMap(({ id, slots, energies, plants, tank }, i): Naming[] => {
    const args = { quarter: i + 1 };
    return [
      call(id, 'block', { n: i + 1 }),
      ...slots.map((slot, k) => call(slot, 'block-space', { n: k + 1, args })),
      ...numbered(energies, 'block-energy', { args }),
      ...numbered(plants, 'block-plant', { args }),
      ...(tank ? [call(tank, 'block-tank', { args })] : []),
    ];
  }),
  ...data.walkways.map(({ id, a, b }) =>
    call(id, 'walkway', { args: { a: place(quarters, a), b: place(quarters, b) } }),
  ),
  ...data.viruses.map(({ id }) => call(id, 'virus', { of: `virus-${id}` })),
  ...track(data.plant_track, 'track-plant'),
  ...track(data.water_track, 'track-water'),
  ...inPairs(data.astronaut_track.groups, 'astronaut'),
  ...inPairs(data.planning_track.groups, 'calendar'),
  ...numbered(data.errors.boxes, 'error'),
];
