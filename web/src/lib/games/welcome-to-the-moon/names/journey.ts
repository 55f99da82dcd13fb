import data from '../../../../../../crates/welcome-to-the-moon/data/adventure2.json';
import { call, idsOf, inPairs, numbered, place, prizes, type Naming } from './build';

const way = idsOf(data.slots);
const at = (id: string | undefined) => place(way, id ?? '');

export const names: Naming[] = [
  ...numbered(data.slots, 'way-space'),
  ...data.cuts.map(({ id, between: [a, b] }) => call(id, 'cut', { args: { a: at(a), b: at(b) } })),
  ...data.tanks.map(({ id, slot }) => call(id, 'way-tank', { args: { space: at(slot) } })),
  ...data.stations.flatMap(({ id, robots, plants, race }, i): Naming[] => {
    const args = { station: i + 1 };
    return [
      call(id, 'station', { args }),
      ...numbered(robots, 'station-robot', { args }),
      ...numbered(plants, 'station-plant', { args }),
      ...prizes(race, 'station-prize', { args }),
    ];
  }),
  ...inPairs(data.energy_track.groups, 'energy'),
  ...inPairs(data.astronaut_track.groups, 'astronaut'),
  ...inPairs(data.planning_track.groups, 'calendar'),
  ...numbered(data.errors.boxes, 'error'),
];
