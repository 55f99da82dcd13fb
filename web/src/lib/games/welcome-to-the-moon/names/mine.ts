import data from '../../../../../../crates/welcome-to-the-moon/data/adventure4.json';
import { call, idsOf, numbered, place, prizes, type Naming } from './build';

const mines = idsOf(data.mines);
const levelOf = new Map(data.slots.map(({ id, level }) => [id, level]));
const dashed = (id: string) => id.replaceAll('_', '-');

type Works = { id: string; upgrade_symbols: readonly { id: string; kind: string }[] };
const upgrades = ({ id, upgrade_symbols: symbols }: Works): Naming[] =>
  ['energy', 'robot'].flatMap((kind) =>
    numbered(
      symbols.filter((symbol) => symbol.kind === kind),
      `upgrade-${kind}`,
      { of: dashed(id) },
    ),
  );

export const names: Naming[] = [
  ...data.slots.map(({ id, mine, level }) =>
    call(id, 'mine-space', { n: level, args: { mine: place(mines, mine) } }),
  ),
  ...numbered(data.mines, 'mine'),
  ...data.resources.map(({ id, kind, mine, between: [a, b] }) =>
    call(id, `mine-${kind}`, {
      args: { mine: place(mines, mine), a: levelOf.get(a ?? '') ?? 0, b: levelOf.get(b ?? '') ?? 0 },
    }),
  ),
  ...data.main_structures.flatMap((works) => [
    ...numbered(works.symbols, `stored-${works.counts}`),
    ...upgrades(works),
  ]),
  ...data.optimisation_centres.flatMap(upgrades),
  ...data.races.flatMap(({ id, owner }) => prizes(id, 'works-prize', { of: dashed(owner) })),
  ...numbered(data.errors.boxes, 'error'),
];
