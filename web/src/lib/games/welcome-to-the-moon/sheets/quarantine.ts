import data from '../../../../../../crates/welcome-to-the-moon/data/adventure6.json';
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
  value,
} from './build';
import { names } from '../names/quarantine';
import { TONES } from './model';
import type { Decor, Sheet, Thing } from './model';

/** Adventure 6: a deck of living quarters, walkways between them, viruses that spread along. */

const VIRUS: Record<string, string> = {
  grey: '#c7cfdf',
  green: '#a5e35a',
  blue: '#5cc0ff',
  red: '#ff7d7d',
  purple: '#c48bff',
  yellow: '#ffd166',
};
const virusTone = (virus: string) => VIRUS[virus] ?? '#c7cfdf';
const cells = data.slots.map((slot) => cell(slot, 40, 38, slot.quarter));

type Track = typeof data.plant_track | typeof data.water_track;
function track(id: string, raw: Track, icon: 'plant' | 'water'): Thing[] {
  const rows = raw.rows.flatMap((row, at): Thing[] => [
    ...row.symbols.flatMap(({ mark, ...symbol }): Thing[] => [
      sym(symbol, icon, 22),
      ...(mark === null
        ? []
        : [
            mark.kind === 'activate_virus'
              ? sym(mark, 'virus', 27, { tone: virusTone('virus' in mark ? String(mark.virus) : '') })
              : sym(mark, 'spread', 23, { tone: '#ffb0a0' }),
          ]),
    ]),
    value({ id: `${id}-${row.row}`, ...row.value_box }, String(row.value_box.value), 34, 26, {
      track: { id, at },
    }),
  ]);
  const last = raw.rows.at(-1)!.value_box;
  const place = { id: `${id}-last`, x: last.x, y: last.y + 3.3 };
  return [
    ...rows,
    value(place, String(raw.last_value), 34, 26, {
      track: { id, at: raw.rows.length },
      box: { w: 34, h: 26, kind: 'bare' },
    }),
  ];
}
const bonuses = (raw: Track, icon: 'robot' | 'energy'): Decor[] =>
  raw.rows.flatMap(({ bonus }) => (bonus ? [{ ...on(bonus), icon, tone: TONES[icon], size: 21 }] : []));

export const sheet: Sheet = {
  ...common(data),
  names: new Map(names),
  cells,
  groups: data.quarters.map(({ id, rect }) =>
    group(id, frame(rect.x * 10, rect.y * 10, rect.w * 10, rect.h * 10, 16), {
      tone: 'none',
      fill: 'none',
    }),
  ),
  things: [
    ...data.walkways.map((raw) =>
      sym(raw, 'airlock', 15, { tone: '#a9bbe6', disc: 11, stroke: { kind: 'plate' } }),
    ),
    ...data.quarters.flatMap(({ energies, plants }) => [
      ...energies.map((energy) => sym(energy, 'energy', 22)),
      ...plants.map((plant) => sym(plant, 'plant', 23)),
    ]),
    ...data.tanks.map((raw) => sym(raw, 'water', 18, { disc: 13, above: true })),
    ...data.quarters.flatMap(({ id, virus_target: target }) =>
      target
        ? [
            sym({ id: `target-${id}`, ...target }, 'virus', 25, {
              tone: virusTone(target.virus),
              disc: 19,
              above: true,
              stroke: { kind: 'lamp' },
              // A coloured virus lives in one quarter only: ASTRA wakes it there.
              ...(target.virus === 'grey' ? {} : { spot: target.virus }),
            }),
          ]
        : [],
    ),
    ...track('plants', data.plant_track, 'plant'),
    ...track('water', data.water_track, 'water'),
    ...pairs(data.astronaut_track, 'astronaut', 25),
    ...pairs(data.planning_track, 'planning', 25),
    ...errors(data.errors.boxes, 34),
  ],
  plates: [panel(664, 10, 148, 108), panel(816, 10, 146, 108)],
  lines: [],
  decor: [
    ...bonuses(data.plant_track, 'robot'),
    ...bonuses(data.water_track, 'energy'),
    ...data.mission_boxes.map(({ virus, virus_mark: mark }) => ({
      ...on(mark),
      icon: 'virus' as const,
      tone: virusTone(virus),
      size: 28,
    })),
    ...data.errors.boxes
      .filter(({ bonus }) => bonus === 'propagation')
      .map((box) => ({
        x: box.x * 10 + 38,
        y: box.y * 10,
        icon: 'spread' as const,
        tone: '#ffb0a0',
        size: 22,
      })),
    { x: 760, y: 812, icon: 'virus', tone: virusTone('green'), size: 40 },
  ],
  labels: [
    { x: 642, y: 740, word: 'sheet-blocks', size: 14.5 },
    { x: 760, y: 770, word: 'sheet-infected', size: 14.5 },
    { x: 760, y: 868, word: 'sheet-infected-each', size: 13 },
    ...data.quarters.map(({ score_box: box }, i) => ({
      x: box.x * 10 - 13,
      y: box.y * 10 + 9,
      text: String(i + 1),
      size: 10.5,
      tone: '#7f90b5',
    })),
    ...data.quarters.map(({ rect }, i) => ({
      x: rect.x * 10 + 15,
      y: rect.y * 10 + 22,
      text: String(i + 1),
      size: 15,
      weight: 600,
      tone: '#9db0da',
    })),
    { x: 930, y: 918, word: 'sheet-total', size: 14.5, weight: 600 },
  ],
  scores: [
    ...scoreBoxes(data.score_boxes, 50, 34, { quarters: 'evacuated' }),
    ...data.quarters.map(({ score_box: box }, i) => ({ line: `quarter-${i + 1}`, ...on(box), w: 36, h: 26 })),
  ],
  missionBoxes: missionBoxes(data.mission_boxes, 48, 38),
};
