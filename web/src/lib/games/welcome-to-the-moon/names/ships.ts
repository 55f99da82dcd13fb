import data from '../../../../../../crates/welcome-to-the-moon/data/adventure7.json';
import { call, inPairs, numbered, type Naming } from './build';

/** Starships are counted from below, their blocks from the left. */
const blocks = new Map(
  data.starships.flatMap((ship, i) =>
    ship.blocks
      .toSorted((a, b) => a.rect.x - b.rect.x)
      .map(({ id }, k) => [id, { ship: i + 1, block: k + 1 }] as const),
  ),
);
const blockOf = (id: string) => blocks.get(id) ?? { ship: 0, block: 0 };

function airlock({ id, a, b }: (typeof data.airlocks)[number]): Naming {
  const [from, to] = [blockOf(a), blockOf(b)];
  if (from.ship === 0) return call(id, 'airlock-base', { args: { block: to.block } });
  return from.ship === to.ship
    ? call(id, 'airlock', { args: { ship: from.ship, a: from.block, b: to.block } })
    : call(id, 'airlock-up', { args: { low: from.ship, a: from.block, high: to.ship, b: to.block } });
}

export const names: Naming[] = [
  ...data.starships.flatMap(({ id, engine, greenhouse }, i): Naming[] => {
    const args = { ship: i + 1 };
    const own = data.slots.filter((slot) => slot.starship === id);
    return [
      ...numbered(own, 'ship-space', { args }),
      ...numbered(engine, 'ship-energy', { args }),
      ...numbered(greenhouse.plants, 'ship-plant', { args }),
      call(`${greenhouse.race}-first`, 'ship-double', { args }),
    ];
  }),
  ...[...data.airlocks, ...data.base_airlocks].map(airlock),
  ...data.tanks.map(({ id, block }) => call(id, 'ship-tank', { args: blockOf(block) })),
  ...inPairs(data.astronaut_track.groups, 'astronaut'),
  ...numbered(data.planning_track.boxes, 'planning-box'),
  ...numbered(data.errors.boxes, 'error'),
];
