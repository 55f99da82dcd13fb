import data from '../../../../../../crates/welcome-to-the-moon/data/adventure7.json';
import { reach } from '../foresee/ships';
import { circled, count, plus, will } from '../foresee/say';
import type { Consequence, Marking } from '../sheets/model';

const blocks = data.starships.flatMap((ship) => ship.blocks);

export function mark({ shown, spot }: Marking): Consequence[] {
  const door = data.airlocks.find(({ id }) => id === spot);
  if (door) {
    const reached = reach(shown);
    const opened = blocks.filter(({ id }) => (id === door.a || id === door.b) && !reached.has(id));
    const spaces = opened.reduce((sum, { slots }) => sum + slots.length, 0);
    return [will('airlock', 'opens', { value: plus(spaces) })];
  }
  const tank = data.tanks.find(({ id }) => id === spot);
  if (tank) return [will('water', 'module-doubled', { value: `×${data.module_points.tank_factor}` })];
  const engine = data.starships.find((ship) => ship.engine.some(({ id }) => id === spot))?.engine;
  const garden = data.starships.find((ship) => ship.greenhouse.plants.some(({ id }) => id === spot));
  const symbols = engine ?? garden?.greenhouse.plants ?? [];
  const drawn = count(symbols, ({ id }) => circled(shown, id));
  const points = engine ? data.module_points.by_energies : data.greenhouse_points.by_plants;
  const value = `${points[drawn] ?? 0} → ${points[drawn + 1] ?? 0}`;
  return symbols.length === 0
    ? []
    : [will(engine ? 'energy' : 'plant', engine ? 'module-worth' : 'greenhouse-worth', { value })];
}
