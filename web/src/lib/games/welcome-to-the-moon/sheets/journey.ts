import data from '../../../../../../crates/welcome-to-the-moon/data/adventure2.json';
import { cell, common, errors, missionBoxes, on, pairs, panel, race, scoreBoxes, sym } from './build';
import { names } from '../names/journey';
import { TONES } from './model';
import type { Line, Sheet, Thing } from './model';

/** Adventure 2: the way from the Earth to the Moon, four stations beside it. */

const cells = data.slots.map((slot) => cell(slot, 44, 44, 'trajectory', { round: true }));
const placeOf = new Map(cells.map((place) => [place.id, place]));

/** A line across the way, between two spaces. */
function cut(raw: (typeof data.cuts)[number]): Thing {
  const [a, b] = raw.between.map((id) => placeOf.get(id));
  const middle = a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : on(raw);
  const along = a && b ? Math.atan2(b.y - a.y, b.x - a.x) : 0;
  const [dx, dy] = [-Math.sin(along) * 34, Math.cos(along) * 34];
  return {
    id: raw.id,
    ...middle,
    tone: TONES.energy,
    size: 26,
    latent: true,
    stroke: {
      kind: 'line',
      from: { x: middle.x - dx, y: middle.y - dy },
      to: { x: middle.x + dx, y: middle.y + dy },
    },
  };
}
const tethers: Line[] = data.tanks.flatMap((tank) => {
  const place = placeOf.get(tank.slot);
  const { x, y } = on(tank);
  return place ? [{ d: `M${place.x} ${place.y}L${x} ${y}`, tone: TONES.water, width: 2, opacity: 0.5 }] : [];
});
const links = (
  groups: readonly { symbols: readonly { x: number; y: number }[]; to: { x: number; y: number } }[],
  tone: string,
) =>
  groups.map(({ symbols, to }): Line => {
    const last = on(symbols.at(-1) ?? to);
    const end = on(to);
    return { d: `M${last.x} ${last.y + 18}L${end.x} ${end.y - 19}`, tone, width: 1.6, opacity: 0.6 };
  });
const { energy_track: energy, astronaut_track: crew, planning_track: plans } = data;

export const sheet: Sheet = {
  ...common(data),
  names: new Map(names),
  cells,
  groups: [],
  things: [
    ...data.stations.flatMap(({ robots, plants }) => [
      ...plants.map((plant) => sym(plant, 'plant', 27, { disc: 21 })),
      ...robots.map((robot) => sym(robot, 'robot', 23, { disc: 17 })),
    ]),
    ...data.races.flatMap((raw) => race(raw, '×', 43)),
    ...data.tanks.map((tank): Thing => ({
      id: tank.id,
      ...on(tank),
      icon: 'water',
      text: String(tank.points),
      tone: TONES.water,
      size: 19,
      disc: 20,
    })),
    ...pairs(energy, 'energy', 27),
    ...pairs(crew, 'astronaut', 24),
    ...pairs(plans, 'planning', 24),
    ...errors(data.errors.boxes, 34),
    ...data.cuts.map(cut),
  ],
  plates: [
    panel(484, 752, 500, 232),
    panel(120, 18, 348, 172),
    panel(734, 508, 126, 176),
    panel(866, 508, 114, 176),
  ],
  lines: [
    ...tethers,
    ...links(
      energy.groups.map(({ symbols, cut_icon: to }) => ({ symbols, to })),
      TONES.energy,
    ),
    ...links(
      crew.groups.map(({ symbols, wild: to }) => ({ symbols, to })),
      TONES.wild,
    ),
    ...links(
      plans.groups.map(({ symbols, wild: to }) => ({ symbols, to })),
      TONES.wild,
    ),
  ],
  decor: [
    ...energy.groups.map(({ cut_icon: icon }) => ({
      ...on(icon),
      icon: 'cut' as const,
      tone: '#eadcff',
      size: 30,
    })),
    ...data.errors.boxes
      .filter(({ bonus }) => bonus === 'energy')
      .map((box) => ({
        x: box.x * 10 + 36,
        y: box.y * 10,
        icon: 'energy' as const,
        tone: TONES.energy,
        size: 20,
      })),
    { x: 663, y: 921, icon: 'tank', tone: '#a9b8d8', size: 19 },
    { x: 735, y: 921, icon: 'longest', tone: '#a9b8d8', size: 19 },
    { x: 805, y: 921, icon: 'sections', tone: '#a9b8d8', size: 19 },
    { x: 873, y: 920, icon: 'error', tone: '#a9b8d8', size: 19 },
  ],
  labels: [
    { x: 170, y: 640, word: 'sheet-earth', size: 15, tone: '#bfe6ff' },
    { x: 772, y: 143, word: 'sheet-moon', size: 17, weight: 700, tone: '#3b3a44' },
    ...data.stations.flatMap(({ plants, score_box: box }, i) => {
      const middle = (along: 'x' | 'y') =>
        plants.reduce((sum, plant) => sum + plant[along] * 10, 0) / plants.length;
      return [
        { x: middle('x'), y: middle('y') + 6, text: String(i + 1), size: 17, weight: 600, tone: '#bfe9d2' },
        { x: box.x * 10 - 34, y: box.y * 10 + 5, text: String(i + 1), size: 14, tone: '#bfe9d2' },
      ];
    }),
    { x: 663, y: 790, word: 'sheet-water', size: 14 },
    { x: 735, y: 790, word: 'sheet-longest', size: 14 },
    { x: 805, y: 790, word: 'sheet-sections', size: 14 },
    { x: 805, y: 828, text: '20', size: 15, tone: '#ffe2a8', weight: 600 },
    { x: 805, y: 854, text: '10', size: 15, tone: '#ffe2a8', weight: 600 },
    { x: 805, y: 880, text: '5', size: 15, tone: '#ffe2a8', weight: 600 },
    { x: 947, y: 926, word: 'sheet-total', size: 14.5, weight: 600 },
  ],
  scores: [
    ...scoreBoxes(data.score_boxes, 48, 34),
    ...data.stations.map(({ score_box: box }, i) => ({ line: `station-${i + 1}`, ...on(box), w: 46, h: 28 })),
  ],
  missionBoxes: missionBoxes(data.mission_boxes),
};
