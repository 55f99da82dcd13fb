import data from '../../../../../../crates/welcome-to-the-moon/data/adventure7.json';
import type { Condition, Consequence, Filled, Writing } from '../sheets/model';
import { circled, count, filledIn, left, outOf, plain, plus, prize, will } from './say';

const blocks = data.starships.flatMap((ship) => ship.blocks);

export function foresee({ shown, spot, effect }: Writing): Consequence[] {
  const slot = data.slots.find(({ id }) => id === spot);
  const ship = data.starships.find(({ id }) => id === slot?.starship);
  const block = blocks.find(({ slots }) => slots.includes(spot));
  if (!slot || !ship || !block) return [];
  const energy = ship.engine.find(({ id }) => plain(shown, id));
  const plant = ship.greenhouse.plants.find(({ id }) => plain(shown, id));
  const tank = data.tanks.find((one) => one.slot === spot);
  const power =
    ship.engine.filter(({ id }) => circled(shown, id)).length + (effect === 'energy' && energy ? 1 : 0);
  const watered =
    block.tank !== null && (circled(shown, block.tank) || (effect === 'water' && tank?.id === block.tank));
  const points =
    (data.module_points.by_energies[power] ?? 0) * (watered ? data.module_points.tank_factor : 1);
  const empty = left(shown, block.slots, spot);
  const race = data.races.find((one) => one.slot === spot);
  const double = race ? prize(shown, race) : null;
  const full =
    block.kind === 'greenhouse'
      ? []
      : [
          empty === 0
            ? will('star', 'module', { value: plus(points) })
            : will('quarter', 'module-left', { value: String(empty) }),
        ];
  return [
    ...(slot.robot_bonus ? [will('airlock', 'airlock')] : []),
    ...(double ? [will('greenhouse', 'double', { value: '×2', spots: [double.spot] })] : []),
    ...(effect === 'energy' && energy ? [will('energy', 'engine', { spots: [energy.id] })] : []),
    ...(effect === 'plant' && plant ? [will('plant', 'ship-plant', { spots: [plant.id] })] : []),
    ...(effect === 'water' && tank && plain(shown, tank.id)
      ? [will('water', 'tank-plain', { spots: [tank.id] })]
      : []),
    ...full,
  ];
}

/** The blocks that open airlocks lead to. */
export function reach(shown: Filled): Set<string> {
  const reached = new Set(data.base_airlocks.map(({ b }) => b));
  for (const _ of data.airlocks) {
    for (const { id, a, b } of data.airlocks) {
      if (circled(shown, id) && (reached.has(a) || reached.has(b))) reached.add(a).add(b);
    }
  }
  return reached;
}

/** Only blocks within reach can be written in. */
export function allows(shown: Filled, cell: string): boolean {
  const reached = reach(shown);
  return blocks.some(({ id, slots }) => reached.has(id) && slots.includes(cell));
}

export function progress(shown: Filled, condition: Condition): readonly [number, number] | null {
  const { starships } = data;
  const isFull = ({ slots }: { slots: readonly string[] }) => slots.every((id) => filledIn(shown, id));
  const drawn = (things: readonly { id: string }[]) => things.every(({ id }) => circled(shown, id));
  const green = ({ greenhouse }: (typeof starships)[number]) =>
    filledIn(shown, greenhouse.slot) && drawn(greenhouse.plants);
  switch (condition.kind) {
    case 'greenhouses_full':
      return outOf(count(starships, green), condition);
    case 'greenhouse_full': {
      const ship = starships.find(({ id }) => id === condition['starship']);
      if (!ship) return null;
      const plants = count(ship.greenhouse.plants, ({ id }) => circled(shown, id));
      return [plants + (filledIn(shown, ship.greenhouse.slot) ? 1 : 0), ship.greenhouse.plants.length + 1];
    }
    case 'modules_full':
      return outOf(
        count(blocks, (block) => block.kind !== 'greenhouse' && isFull(block)),
        condition,
      );
    case 'starships_full':
      return outOf(
        count(starships, (ship) => ship.blocks.every(isFull)),
        condition,
      );
    case 'engines_full':
      return outOf(
        count(starships, ({ engine }) => drawn(engine)),
        condition,
      );
    case 'tanks_full':
      return outOf(
        count(starships, ({ id }) => drawn(data.tanks.filter(({ starship }) => starship === id))),
        condition,
      );
    default:
      return null;
  }
}
