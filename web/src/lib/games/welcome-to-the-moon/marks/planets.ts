import data from '../../../../../../crates/welcome-to-the-moon/data/adventure8.json';
import { will } from '../foresee/say';
import type { Consequence, Glyph, Marking } from '../sheets/model';

export function mark({ shown, spot }: Marking): Consequence[] {
  const rock = data.asteroids.find(({ id }) => id === spot);
  if (rock) return rock.bonuses.map(({ id, kind }) => will(kind as Glyph, 'asteroid', { spots: [id] }));
  const planet = data.planets.find(({ moon, plants, waters }) =>
    [...moon, ...plants, ...waters].some(({ id }) => id === spot),
  );
  if (!planet) return [];
  if (planet.plants.some(({ id }) => id === spot)) return [will('plant', 'planet-stock')];
  if (planet.waters.some(({ id }) => id === spot)) return [will('water', 'planet-stock')];
  const symbols = (whose: string) => planet.slots.filter((id) => shown.cells.get(id) === whose).length;
  return [will('moonlet', 'moon', { value: `${symbols('owner')} : ${symbols('neighbour')}` })];
}
