import data from '../../../../../../crates/welcome-to-the-moon/data/adventure3.json';
import { call, numbered, prizes, type Naming } from './build';

const slotOf = new Map(data.slots.map((slot) => [slot.id, slot]));
const at = (id: string) => ({ column: slotOf.get(id)?.col ?? 0, row: slotOf.get(id)?.row ?? 0 });

function tunnel({ id, a, b }: (typeof data.tunnels)[number]): Naming {
  const [from, to] = [at(a), at(b)];
  return from.row === to.row
    ? call(id, 'tunnel-across', { args: { row: from.row, a: from.column, b: to.column } })
    : call(id, 'tunnel-up', { args: { column: from.column, a: from.row, b: to.row } });
}
/** One module has several antennas. */
function antenna({ id, slot }: (typeof data.antennas)[number]): Naming {
  const own = data.antennas.filter((one) => one.slot === slot);
  const n = own.findIndex((one) => one.id === id) + 1;
  return own.length > 1
    ? call(id, 'antenna-of', { n, args: at(slot) })
    : call(id, 'antenna', { args: at(slot) });
}

export const names: Naming[] = [
  ...data.slots.map(({ id, col, row }) => call(id, 'module', { n: col, args: { row } })),
  ...data.tunnels.map(tunnel),
  ...data.antennas.map(antenna),
  ...data.tanks.map(({ id, slot }) => call(id, 'module-tank', { args: at(slot) })),
  ...data.quarters.flatMap(({ id, greenhouses, race }) => [
    call(id, 'quarter', { of: `quarter-${id}` }),
    ...numbered(greenhouses, 'greenhouse', { of: `quarter-${id}` }),
    ...prizes(race, 'quarter-prize', { of: `quarter-${id}` }),
  ]),
  ...Object.entries(data.multiplier_tracks).flatMap(([track, { boxes }]) =>
    boxes.map(({ id, value }) => call(id, 'multiplier', { of: track, args: { value } })),
  ),
  ...numbered(data.astronaut_track.symbols, 'astronaut'),
  ...numbered(data.planning_track.boxes, 'planning-box'),
  ...numbered(data.errors.boxes, 'error'),
];
