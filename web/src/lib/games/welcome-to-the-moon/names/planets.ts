import data from '../../../../../../crates/welcome-to-the-moon/data/adventure8.json';
import { call, numbered, type Naming } from './build';

/** A planet is called by the numbers that lead to it, as on its flag. */
const flag = (numbers: readonly number[]) => `${Math.min(...numbers)}–${Math.max(...numbers)}`;

function side(raw: (typeof data.sides)[number]): Naming[] {
  const of = `side-${raw.side}`;
  return [
    ...numbered(raw.plant_track.boxes, 'side-plant', { of }),
    ...numbered(raw.water_track.boxes, 'side-water', { of }),
    ...numbered(raw.planning_track.boxes, 'side-planning', { of }),
    ...numbered(raw.astronaut_track.symbols, 'side-astronaut', { of }),
    ...numbered(raw.errors.boxes, 'side-error', { of }),
    ...Object.entries(raw.planet_value).flatMap(([type, { boxes }]) =>
      numbered(boxes, `side-${type}`, { of }),
    ),
  ];
}

export const names: Naming[] = [
  ...data.planets.flatMap(({ id, numbers, slots, moon, plants, waters }): Naming[] => {
    const args = { planet: flag(numbers) };
    return [
      call(id, 'planet', { args }),
      ...slots.map((slot, i) => call(slot, 'planet-space', { n: i + 1, args })),
      ...numbered(moon, 'planet-moon', { args }),
      ...numbered(plants, 'planet-plant', { args }),
      ...numbered(waters, 'planet-water', { args }),
    ];
  }),
  ...numbered(data.asteroids, 'asteroid'),
  ...data.asteroids.flatMap(({ bonuses }, i) =>
    numbered(bonuses, 'asteroid-bonus', { args: { rock: i + 1 } }),
  ),
  ...data.sides.flatMap(side),
];
