import data from '../../../../../../crates/welcome-to-the-moon/data/adventure3.json';
import type { Condition, Consequence, Filled, Writing } from '../sheets/model';
import { circled, count, filledIn, left, outOf, plain, plus, prize, will } from './say';

const writable = (slots: readonly string[]) =>
  slots.filter((id) => data.slots.find((slot) => slot.id === id)?.writable !== false);
export const connected = (shown: Filled, slot: string) =>
  data.tunnels.some(({ id, a, b }) => (a === slot || b === slot) && circled(shown, id));

export function foresee({ shown, spot, effect }: Writing): Consequence[] {
  const quarter = data.quarters.find(({ slots }) => slots.includes(spot));
  if (!quarter) return [];
  const empty = left(shown, writable(quarter.slots), spot);
  const race = data.races.find(({ id }) => id === quarter.race);
  const won = empty === 0 && race ? prize(shown, race) : null;
  const tank = data.tanks.find(({ slot }) => slot === spot);
  const garden = quarter.greenhouses.find(({ id }) => plain(shown, id));
  const antennas = data.antennas.filter(({ slot, id }) => slot === spot && plain(shown, id));
  const lines = data.sequences.filter(({ slots }) => slots.includes(spot) && left(shown, slots, spot) === 0);
  return [
    ...(effect === 'water' && tank ? [will('tank', 'tank-plain', { spots: [tank.id] })] : []),
    ...(effect === 'plant' && garden
      ? [will('plant', 'greenhouse', { value: plus(garden.plants), spots: [garden.id] })]
      : []),
    ...(antennas.length > 0 && connected(shown, spot)
      ? [will('antenna', 'antenna', { value: plus(antennas.length), spots: antennas.map(({ id }) => id) })]
      : []),
    won
      ? will('quarter', 'quarter', { value: plus(won.value), spots: [won.spot] })
      : will('quarter', 'quarter-left', { value: String(empty) }),
    ...lines.map(({ direction }) => will('star', direction === 'bottom to top' ? 'column' : 'row')),
  ];
}

export function progress(shown: Filled, condition: Condition): readonly [number, number] | null {
  const lines = (direction: string) =>
    count(
      data.sequences,
      (line) => line.direction === direction && writable(line.slots).every((id) => filledIn(shown, id)),
    );
  const quarters = (things: readonly { id: string; quarter: string }[]) =>
    count(data.quarters, ({ id }) => things.every((one) => one.quarter !== id || circled(shown, one.id)));
  switch (condition.kind) {
    case 'filled_columns':
      return outOf(lines('bottom to top'), condition);
    case 'filled_rows':
      return outOf(lines('left to right'), condition);
    case 'observatory_connected':
      return outOf(connected(shown, data.observatory_slot) ? 1 : 0, condition);
    case 'quarters_all_antennas':
      return outOf(quarters(data.antennas), condition);
    case 'quarters_all_tanks':
      return outOf(quarters(data.tanks), condition);
    case 'plants': {
      const grown = data.quarters.flatMap(({ greenhouses }) =>
        greenhouses.filter(({ id }) => circled(shown, id)),
      );
      return outOf(
        grown.reduce((sum, { plants }) => sum + plants, 0),
        condition,
      );
    }
    default:
      return null;
  }
}
