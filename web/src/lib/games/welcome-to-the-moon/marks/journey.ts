import data from '../../../../../../crates/welcome-to-the-moon/data/adventure2.json';
import { sections } from '../foresee/journey';
import { circled, count, plain, plus, prize, will } from '../foresee/say';
import type { Consequence, Marking } from '../sheets/model';

function robot({ shown, spot }: Marking): Consequence[] {
  const station = data.stations.find(({ robots }) => robots.some(({ id }) => id === spot));
  const race = data.races.find(({ id }) => id === station?.race);
  if (!station || !race) return [];
  const rest = count(station.robots, ({ id }) => id !== spot && plain(shown, id));
  const won = rest === 0 ? prize(shown, race) : null;
  return won
    ? [will('star', 'multiplier', { value: `×${won.value}`, spots: [won.spot] })]
    : [will('robot', 'robots-left', { value: String(rest) })];
}

function plant({ shown, spot }: Marking): Consequence[] {
  const station = data.stations.find(({ plants }) => plants.some(({ id }) => id === spot));
  const race = data.races.find(({ id }) => id === station?.race);
  if (!station || !race) return [];
  const [first, later] = [circled(shown, `${race.id}-first`), circled(shown, `${race.id}-later`)];
  return first || later
    ? [will('plant', 'station-points', { value: plus((first ? race.first : race.later).value) })]
    : [will('plant', 'station-waits')];
}

/** How a cut divides the section that it lies in. */
function cut({ shown, spot }: Marking): Consequence[] {
  const between = data.cuts.find(({ id }) => id === spot)?.between;
  const section = sections(shown).find((one) => between?.every((id) => one.includes(id)));
  if (!between || !section) return [];
  const first = section.indexOf(between[0] ?? '') + 1;
  return [will('cut', 'cut', { value: `${first} + ${section.length - first}` })];
}

export function mark(marking: Marking): Consequence[] {
  const { shown, spot } = marking;
  const tank = data.tanks.find(({ id }) => id === spot);
  if (tank) return [will('tank', 'tank', { value: plus(tank.points) })];
  const pair = data.energy_track.groups.find(({ symbols }) => symbols.some(({ id }) => id === spot));
  if (pair) {
    const last = pair.symbols.every(({ id }) => id === spot || !plain(shown, id));
    return [will('cut', last ? 'then-cut' : 'cut-next')];
  }
  return [...cut(marking), ...robot(marking), ...plant(marking)];
}
