import data from '../../../../../../crates/welcome-to-the-moon/data/adventure7.json';
import {
  cell,
  common,
  errors,
  frame,
  group,
  missionBoxes,
  on,
  pairs,
  panel,
  scoreBoxes,
  sym,
  track,
} from './build';
import { names } from '../names/ships';
import { TONES } from './model';
import type { Group, Sheet, Thing } from './model';

/** Adventure 7: six starships above each other, joined by airlocks that must be opened first. */

const cells = data.slots.map((slot) => cell(slot, 41, 41, slot.block));
const HEXAGON = 'l-29 50.2h-58l-29-50.2l29-50.2h58z';

function block({ id, kind, rect }: (typeof data.starships)[number]['blocks'][number]): Group {
  if (kind !== 'greenhouse') {
    return group(id, frame(rect.x * 10 - 7, rect.y * 10 - 7, rect.w * 10 + 14, rect.h * 10 + 14, 13), {
      tone: '#7f8dbd',
      fill: '#0a0e24',
    });
  }
  const middle = { x: (rect.x + rect.w / 2) * 10, y: (rect.y + rect.h / 2) * 10 };
  return group(id, `M${middle.x + 58} ${middle.y}${HEXAGON}`, { tone: '#5f9d84', fill: '#17533c' });
}
const doors: Thing[] = [...data.airlocks, ...data.base_airlocks].map((raw) => ({
  id: raw.id,
  ...on(raw),
  tone: '#b3c1ee',
  size: raw.axis === 'horizontal' ? 30 : 28,
  stroke: { kind: 'door', axis: raw.axis as 'horizontal' | 'vertical' },
}));
const robots: Thing[] = data.slots
  .filter(({ robot_bonus: bonus }) => bonus)
  .map((slot) =>
    sym({ id: `robot-${slot.id}`, x: slot.x + 1.6, y: slot.y + 1.9 }, 'robot', 16, { disc: 11, above: true }),
  );

const blocks = data.starships.flatMap((ship) => ship.blocks);

export const sheet: Sheet = {
  ...common(data),
  names: new Map(names),
  cells,
  groups: blocks.map(block),
  things: [
    ...doors,
    ...data.starships.flatMap(({ engine, greenhouse }) => [
      ...engine.map((energy) => sym(energy, 'energy', 22, { disc: 14 })),
      ...greenhouse.plants.map((plant) => sym(plant, 'plant', 22, { tone: '#b5f5bd' })),
    ]),
    ...data.races.map((raw): Thing => ({
      id: `${raw.id}-first`,
      ...on(raw.first),
      text: `×${raw.first.value}`,
      tone: TONES.gold,
      size: 17,
      box: { w: 30, h: 24, kind: 'bare' },
    })),
    ...pairs(data.astronaut_track, 'astronaut', 25),
    ...track('planning', data.planning_track, 31, 26, '−'),
    ...errors(data.errors.boxes, 34),
    ...robots,
    ...data.tanks.map((raw) => sym(raw, 'water', 17, { disc: 12, above: true })),
  ],
  plates: [panel(846, 336, 140, 112)],
  lines: [],
  decor: [
    { x: 734, y: 742, icon: 'planning', tone: TONES.planning, size: 22 },
    ...data.errors.boxes
      .filter(({ bonus }) => bonus === 'airlock')
      .map((box) => ({
        x: box.x * 10 + 38,
        y: box.y * 10,
        icon: 'airlock' as const,
        tone: '#b3c1ee',
        size: 22,
      })),
  ],
  labels: [
    { x: 222, y: 770, word: 'sheet-greenhouses', size: 16, weight: 600, tone: '#9ff0c5' },
    { x: 222, y: 800, word: 'sheet-greenhouse-points', size: 14.5 },
    { x: 222, y: 822, word: 'sheet-greenhouse-first', size: 14.5 },
    { x: 515, y: 770, word: 'sheet-modules', size: 16, weight: 600, tone: '#b3c1ee' },
    { x: 515, y: 800, word: 'sheet-module-points', size: 14.5 },
    { x: 515, y: 822, word: 'sheet-module-tank', size: 14.5 },
    ...data.starships.flatMap(({ greenhouse: { score_box: a }, modules_score_box: b }, i) => [
      { x: a.x * 10 - 17, y: a.y * 10 + 5, text: String(i + 1), size: 11, tone: '#9ff0c5' },
      { x: b.x * 10 - 17, y: b.y * 10 + 5, text: String(i + 1), size: 11, tone: '#b3c1ee' },
    ]),
    ...data.starships.map(({ blocks: own }, i) => {
      const last = own.reduce((a, b) => (b.rect.x > a.rect.x ? b : a)).rect;
      return {
        x: (last.x + last.w) * 10 + 112,
        y: (last.y + last.h / 2) * 10 + 6,
        text: String(i + 1),
        size: 18,
        weight: 600,
        tone: '#b3c1ee',
      };
    }),
    { x: 930, y: 922, word: 'sheet-total', size: 14.5, weight: 600 },
  ],
  scores: [
    ...scoreBoxes(data.score_boxes, 50, 34),
    ...data.starships.flatMap(({ greenhouse, modules_score_box: box }, i) => [
      { line: `greenhouse-${i + 1}`, ...on(greenhouse.score_box), w: 52, h: 28 },
      { line: `modules-${i + 1}`, ...on(box), w: 52, h: 28 },
    ]),
  ],
  missionBoxes: missionBoxes(data.mission_boxes),
  circled: data.base_airlocks.map(({ id }) => id),
};
