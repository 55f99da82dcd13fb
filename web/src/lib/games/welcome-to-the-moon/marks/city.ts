import data from '../../../../../../crates/welcome-to-the-moon/data/adventure5.json';
import { circled, count, plain, will } from '../foresee/say';
import type { Consequence, Marking } from '../sheets/model';

export function mark({ shown, spot, split }: Marking): Consequence[] {
  const level = data.research_tower.levels.findIndex(({ plants, water }) =>
    [...plants, water].some(({ id }) => id === spot),
  );
  const raw = data.research_tower.levels[level];
  if (raw) {
    const drawn = count([...raw.plants, raw.water], ({ id }) => circled(shown, id));
    return [will('tower', 'tower-level', { value: `${drawn} → ${drawn + 1}`, args: { level: level + 1 } })];
  }
  const crew = data.astronaut_track.symbols;
  if (crew.some(({ id }) => id === spot)) {
    const gone = count(crew, ({ id }) => !plain(shown, id));
    return [will('astronaut', 'crew', { value: `${gone} → ${gone + 1}` })];
  }
  const isDome = data.dome.sections.some(
    ({ id, halves }) => id === spot || halves.some((half) => half.id === spot),
  );
  if (!isDome) return [];
  if (split) return [will('domei', 'dome-split')];
  const pieces = data.dome.sections.flatMap(({ id, halves }) =>
    shown.looks.get(id) === 'crossed' ? halves.map((half) => half.id) : [id],
  );
  const left = count(pieces, (id) => id !== spot && !circled(shown, id));
  return [will('domei', 'dome-left', { value: String(left) })];
}
