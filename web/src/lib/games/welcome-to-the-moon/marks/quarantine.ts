import data from '../../../../../../crates/welcome-to-the-moon/data/adventure6.json';
import { circled, count, plain, will } from '../foresee/say';
import type { Consequence, Marking } from '../sheets/model';

/** What the next symbol of a track brings: a higher value, a virus, a wave of infections. */
function advance({ shown }: Marking, icon: 'plant' | 'water'): Consequence[] {
  const { rows } = icon === 'plant' ? data.plant_track : data.water_track;
  const at = rows.findIndex(({ symbols }) => symbols.some(({ id }) => plain(shown, id)));
  const row = rows[at];
  const next = row?.symbols.find(({ id }) => plain(shown, id));
  if (!row || !next) return [];
  const last = row.symbols.every(({ id }) => id === next.id || !plain(shown, id));
  const { last_value: top } = icon === 'plant' ? data.plant_track : data.water_track;
  const after = rows[at + 1]?.value_box.value ?? top;
  const { mark } = next;
  return [
    last
      ? will(icon, 'track-row', { value: `${row.value_box.value} → ${after}`, spots: [next.id] })
      : will(icon, 'track-symbol', { spots: [next.id] }),
    ...(mark && plain(shown, mark.id)
      ? [
          will('virus' in mark ? 'virus' : 'spread', 'virus' in mark ? 'wakes' : 'spreads', {
            spots: [mark.id],
          }),
        ]
      : []),
  ];
}

export function mark(marking: Marking): Consequence[] {
  const { shown, spot } = marking;
  const walkway = data.walkways.find(({ id }) => id === spot);
  if (walkway) {
    return [walkway.a, walkway.b].map((quarter) => {
      const open = count(
        data.walkways,
        ({ id, a, b }) => id !== spot && (a === quarter || b === quarter) && plain(shown, id),
      );
      const number = data.quarters.findIndex(({ id }) => id === quarter) + 1;
      return open === 0
        ? will('star', 'sealed', { args: { quarter: number } })
        : will('airlock', 'open-left', { args: { quarter: number }, value: String(open) });
    });
  }
  const quarter = data.quarters.find(({ energies }) => energies.some(({ id }) => id === spot));
  if (quarter) {
    const power = count(quarter.energies, ({ id }) => circled(shown, id));
    return [will('energy', 'power', { value: `${power} → ${power + 1}` })];
  }
  if (data.quarters.some(({ plants }) => plants.some(({ id }) => id === spot)))
    return advance(marking, 'plant');
  if (data.tanks.some(({ id }) => id === spot)) return advance(marking, 'water');
  return data.slots.some(({ id }) => id === spot) ? [will('virus', 'infected', { bad: true })] : [];
}
