import data from '../../../../../../crates/welcome-to-the-moon/data/adventure6.json';
import type { Condition, Consequence, Filled, Writing } from '../sheets/model';
import { circled, count, filledIn, left, outOf, plain, will } from './say';

export function foresee({ shown, spot, effect }: Writing): Consequence[] {
  const quarter = data.quarters.find(({ slots }) => slots.includes(spot));
  if (!quarter) return [];
  const empty = left(shown, quarter.slots, spot);
  const power = quarter.energies.filter(({ id }) => circled(shown, id)).length;
  const next = quarter.energies.find(({ id }) => plain(shown, id));
  const gains = effect === 'energy' && next !== undefined;
  const plant = quarter.plants.find(({ id }) => plain(shown, id));
  const lived = quarter.slots.filter(
    (id) => id === spot || !['empty', 'infected'].includes(shown.cells.get(id) ?? 'empty'),
  ).length;
  const times = power + (gains ? 1 : 0);
  return [
    ...(gains ? [will('energy', 'power', { value: `${power} → ${power + 1}`, spots: [next.id] })] : []),
    ...(effect === 'plant' && plant ? [will('plant', 'plant', { spots: [plant.id] })] : []),
    ...(effect === 'water' && quarter.tank && plain(shown, quarter.tank)
      ? [will('water', 'water', { spots: [quarter.tank] })]
      : []),
    empty === 0
      ? will('star', 'evacuated', { value: `${lived} × ${times} = ${lived * times}` })
      : will('quarter', 'block-left', { value: String(empty) }),
  ];
}

export function progress(shown: Filled, condition: Condition): readonly [number, number] | null {
  const { quarters, floors, walkways } = data;
  const isFull = ({ slots }: { slots: readonly string[] }) => slots.every((id) => filledIn(shown, id));
  const isShut = (quarter: string) =>
    walkways.every(({ id, a, b }) => (a !== quarter && b !== quarter) || !plain(shown, id));
  const on = (floor: { quarters: readonly string[] }) =>
    quarters.filter(({ id }) => floor.quarters.includes(id));
  switch (condition.kind) {
    case 'quarters_evacuated':
      return outOf(count(quarters, isFull), condition);
    case 'floor_evacuated': {
      const best = floors.map((floor) => [count(on(floor), isFull), floor.quarters.length] as const);
      return best.reduce((a, b) => (b[1] - b[0] < a[1] - a[0] ? b : a));
    }
    case 'quarters_quarantined':
      return outOf(
        count(quarters, ({ id }) => isShut(id)),
        condition,
      );
    case 'quarters_quarantined_all': {
      const wanted = condition['quarters'] as readonly string[];
      return [count(wanted, isShut), wanted.length];
    }
    case 'floors_all_energies': {
      const lit = (floor: (typeof floors)[number]) =>
        on(floor).every(({ energies }) => energies.every(({ id }) => circled(shown, id)));
      return outOf(count(floors, lit), condition);
    }
    case 'floors_all_plants_and_tanks': {
      const green = (floor: (typeof floors)[number]) =>
        on(floor).every(
          ({ plants, tank }) =>
            plants.every(({ id }) => circled(shown, id)) && (tank === null || circled(shown, tank)),
        );
      return outOf(count(floors, green), condition);
    }
    default:
      return null;
  }
}
