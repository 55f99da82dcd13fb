import data from '../../../../../../crates/welcome-to-the-moon/data/adventure3.json';
import { cell, common, errors, frame, group, missionBoxes, on, race, scoreBoxes, sym, track } from './build';
import { names } from '../names/colony';
import { TONES } from './model';
import type { Cell, Line, Sheet, Thing } from './model';

/** Adventure 3: domes on the regolith, tunnels between them, greenhouses at the edge. */

const PRINTED: Record<string, Cell['printed']> = {
  starship: 'rocket',
  observatory: 'antenna',
  printed_x: 'x',
};
const cells = data.slots.map((slot) => {
  const printed = slot.writable === false ? (PRINTED[slot.kind] ?? 'x') : undefined;
  return cell(slot, 45, 45, slot.quarter, printed ? { printed } : {});
});
const placeOf = new Map(cells.map((place) => [place.id, place]));
/** Rows from below, columns from the left. */
const COUNTED = [1, 2, 3, 4, 5, 6];
const MULTIPLIERS = data.multiplier_tracks;

/** A tube between two domes; the rims of the domes lie over its ends. */
function tunnel(raw: (typeof data.tunnels)[number]): Thing {
  const [from, to] = [placeOf.get(raw.a) ?? on(raw), placeOf.get(raw.b) ?? on(raw)];
  return {
    id: raw.id,
    ...on(raw),
    tone: TONES.robot,
    size: 26,
    latent: true,
    stroke: { kind: 'tunnel', from, to },
  };
}
const paths: Line[] = data.tunnels.map(({ a, b }) => {
  const [from, to] = [placeOf.get(a)!, placeOf.get(b)!];
  return {
    d: `M${from.x} ${from.y}L${to.x} ${to.y}`,
    tone: '#c9d5f5',
    width: 1.6,
    opacity: 0.3,
    dash: '3 6',
  };
});
const greenhouse = (raw: { id: string; plants: number; x: number; y: number }): Thing =>
  sym(raw, 'plant', raw.plants > 1 ? 24 : 28, {
    tone: '#aef0b6',
    disc: raw.plants > 1 ? 33 : 25,
    ...(raw.plants > 1 ? { text: 'twice' } : {}),
  });
const around = (ids: readonly string[]) => {
  const places = ids.flatMap((id) => placeOf.get(id) ?? []);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, up] = [Math.min(...xs) - 46, Math.min(...ys) - 44];
  return frame(left, up, Math.max(...xs) + 46 - left, Math.max(...ys) + 44 - up, 16);
};

export const sheet: Sheet = {
  ...common(data),
  names: new Map(names),
  cells,
  groups: data.quarters.map(({ id, slots }) => group(id, around(slots), { tone: 'none', fill: 'none' })),
  things: [
    ...data.tunnels.map(tunnel),
    ...data.quarters.flatMap(({ greenhouses }) => greenhouses.map(greenhouse)),
    ...data.races.flatMap((raw) => race({ ...raw, later: { ...raw.later, y: raw.later.y + 1.1 } }, '', 46)),
    ...data.antennas.map((raw) => sym(raw, 'antenna', 22, { disc: 17, above: true })),
    ...data.tanks.map((raw) => sym(raw, 'tank', 22, { disc: 16, tone: TONES.water, above: true })),
    ...track('plants', MULTIPLIERS.plants, 40, 27, '×'),
    ...track('water', MULTIPLIERS.water, 40, 27, '×'),
    ...track('antennas', MULTIPLIERS.antennas, 40, 27, '×'),
    ...data.astronaut_track.symbols.map((symbol) => sym(symbol, 'astronaut', 27)),
    ...track('planning', data.planning_track, 33, 27, '−'),
    ...errors(data.errors.boxes, 34),
  ],
  plates: [],
  lines: [
    ...data.quarters.map(({ greenhouses }): Line => {
      const [first, last] = [on(greenhouses[0]!), on(greenhouses.at(-1)!)];
      return { d: `M${first.x} ${first.y}L${last.x} ${last.y}`, tone: TONES.plant, width: 3, opacity: 0.35 };
    }),
    ...paths,
  ],
  decor: [
    { x: 148, y: 722, icon: 'plant', tone: TONES.plant, size: 24 },
    { x: 176, y: 722, icon: 'energy', tone: TONES.energy, size: 20 },
    { x: 242, y: 722, icon: 'tank', tone: TONES.water, size: 24 },
    { x: 270, y: 722, icon: 'energy', tone: TONES.energy, size: 20 },
    { x: 334, y: 722, icon: 'antenna', tone: TONES.antenna, size: 24 },
    { x: 362, y: 722, icon: 'energy', tone: TONES.energy, size: 20 },
    { x: 727, y: 742, icon: 'planning', tone: TONES.planning, size: 22 },
  ],
  labels: [
    ...COUNTED.map((n) => ({ x: 193, y: (placeOf.get(`m1${n}`)?.y ?? 0) + 5, text: String(n), size: 13 })),
    ...COUNTED.map((n) => ({ x: placeOf.get(`m${n}1`)?.x ?? 0, y: 667, text: String(n), size: 13 })),
    { x: 471, y: 735, word: 'sheet-quarters', size: 16 },
    { x: 619, y: 735, word: 'sheet-crew', size: 15 },
    { x: 619, y: 888, text: '20 · 10 · 5', size: 15 },
    { x: 922, y: 927, word: 'sheet-total', size: 14.5, weight: 600 },
  ],
  scores: [
    ...scoreBoxes(data.score_boxes, 50, 34),
    ...data.quarters.map(({ score_box: box }, i) => ({ line: `quarter-${i + 1}`, ...on(box), w: 46, h: 32 })),
  ],
  missionBoxes: missionBoxes(data.mission_boxes),
};
