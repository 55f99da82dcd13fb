import { CELLS, homesOf, TERRAINS, UNITS, unitIndex } from './data';
import type { Figures, Hex, Kind, Open, Seat, Task, Terrain, Unit } from './view';

/** Reading the open table. Nothing here decides what is allowed; the list of legal actions does. */

const PLACE = new Map(CELLS.map((cell, index) => [cell.id, index]));
export const hexIndex = (hex: Hex): number => PLACE.get(hex) ?? -1;
const NONE: Figures = UNITS.map(() => 0);

export const terrainOf = (open: Open, hex: Hex): Terrain =>
  TERRAINS[open.terrain.findIndex((hexes) => hexes.includes(hex))] ?? 'monolith';
export const mineOf = (open: Open, hex: Hex): number => open.mines[hexIndex(hex)] ?? 0;
export const figuresOf = (open: Open, seat: Seat, hex: Hex): Figures =>
  open.units[seat]?.[hexIndex(hex)] ?? NONE;
export const countOf = (open: Open, seat: Seat, hex: Hex, unit: Unit): number =>
  figuresOf(open, seat, hex)[unitIndex(unit)] ?? 0;
export const ownersOf = (open: Open, hex: Hex): Seat[] =>
  open.presence.flatMap((hexes, seat) => (hexes.includes(hex) ? [seat] : []));
export const areEnemies = (open: Open, a: Seat, b: Seat): boolean => open.enemies[a]?.includes(b) ?? false;
export const hasEnemies = (open: Open, seat: Seat, hex: Hex): boolean =>
  ownersOf(open, hex).some((owner) => areEnemies(open, seat, owner));
export const isContested = (open: Open, hex: Hex): boolean =>
  ownersOf(open, hex).some((owner) => hasEnemies(open, owner, hex));
export const homeOwner = (open: Open, hex: Hex): Seat | null => {
  const owner = homesOf(open.seats).findIndex((home) => home.includes(hex));
  return owner < 0 ? null : owner;
};

/** What is decided or carried out now. */
export const taskOf = (open: Open): Task | null => open.agenda.at(-1)?.task ?? null;

export const PLAIN: Kind = { extra: 0, fresh: false };
const FRESH: Kind = { extra: 0, fresh: true };

/** `` for plain figures, `*` for each forced march, `+` for one deployed this turn into a battle. */
export const signOf = ({ extra, fresh }: Kind): string => '*'.repeat(extra) + (fresh ? '+' : '');

/** Figures of one type and kind on one hex. */
export interface Stack {
  seat: Seat;
  hex: Hex;
  unit: Unit;
  kind: Kind;
  sign: string;
  count: number;
  /** How many of them have not moved; of other seats none. */
  ready: number;
}

/** The stacks of a seat on a hex, strongest first; figures that a card or a deployment sets apart stand alone. */
export function stacksOf(open: Open, seat: Seat, hex: Hex): Stack[] {
  const figures = figuresOf(open, seat, hex);
  const active = open.turn.active === seat;
  const at = hexIndex(hex);
  const home = homesOf(open.seats)[seat]?.indexOf(hex) ?? -1;
  return UNITS.flatMap(({ id: unit }, i): Stack[] => {
    const count = figures[i] ?? 0;
    if (count === 0) return [];
    const stack = (kind: Kind, n: number, ready: number): Stack => ({
      seat,
      hex,
      unit,
      kind,
      sign: signOf(kind),
      count: n,
      ready,
    });
    if (!active) return [stack(PLAIN, count, 0)];
    const marches = open.turn.marches.filter((march) => march.hex === hex && march.unit === unit);
    const fresh = open.turn.fresh[home]?.[i] ?? 0;
    const plain = count - marches.length - fresh;
    const kinds = new Map(marches.map(({ kind }) => [signOf(kind), kind]));
    const ofSign = (sign: string) => marches.filter(({ kind }) => signOf(kind) === sign).length;
    return [
      ...(plain > 0 ? [stack(PLAIN, plain, plain - (open.turn.spent[at]?.[i] ?? 0))] : []),
      ...(fresh > 0 ? [stack(FRESH, fresh, fresh)] : []),
      ...[...kinds].sort().map(([sign, kind]) => stack(kind, ofSign(sign), ofSign(sign))),
    ];
  }).reverse();
}
