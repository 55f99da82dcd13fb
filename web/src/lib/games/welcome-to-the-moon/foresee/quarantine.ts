import data from '../../../../../../crates/welcome-to-the-moon/data/adventure6.json';
import type { Consequence, Writing } from '../sheets/model';
import { circled, left, plain, will } from './say';

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
