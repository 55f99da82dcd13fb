import data from '../../../../../../crates/welcome-to-the-moon/data/adventure8.json';
import { cell, common, errors, missionBoxes, on, sym, track } from './build';
import { names } from '../names/planets';
import { TONES } from './model';
import type { Decor, Glyph, Label, ScoreBox, Sheet, Thing } from './model';

/** Adventure 8: seven planets and a belt between two players; the far side stands upright, too. */

const TYPE: Record<string, string> = { green: '#bff0a2', blue: '#bfe6ff', grey: '#f0e9e0' };
const FILL: Record<string, string> = { green: '#5aa06a', blue: '#4a8fd6', grey: '#9a93a6' };
const ink = { green: '#0b2a18', blue: '#e8ffe9', grey: '#0b2a18' } as Record<string, string>;

const cells = data.slots.map((slot) =>
  cell(slot, 38, 38, slot.planet, {
    round: true,
    ...(slot.order === 1 ? { framed: true } : {}),
    ...(slot.bonus ? { hint: slot.bonus as Glyph } : {}),
  }),
);
type Side = (typeof data.sides)[number];
function side(raw: Side): Thing[] {
  const id = `s${raw.side}`;
  const { green, blue, grey } = raw.planet_value;
  return [
    ...track(`${id}-plants`, raw.plant_track, 30, 26, ''),
    ...track(`${id}-water`, raw.water_track, 30, 26, ''),
    ...track(`${id}-green`, green, 34, 26, ''),
    ...track(`${id}-blue`, blue, 34, 26, ''),
    ...track(`${id}-grey`, grey, 34, 26, ''),
    ...track(`${id}-planning`, raw.planning_track, 32, 26, '−'),
    ...raw.astronaut_track.symbols.map((symbol) => sym(symbol, 'astronaut', 26)),
    ...errors(raw.errors.boxes, 32),
  ];
}
function signs(raw: Side): Decor[] {
  const toward = raw.side === 1 ? -1 : 1;
  const over = (boxes: readonly { x: number; y: number }[], icon: Glyph, tone: string): Decor => {
    const first = on(boxes[0]!);
    return { x: first.x, y: first.y + toward * 28, icon, tone, size: 24 };
  };
  return [
    over(raw.plant_track.boxes, 'plant', TONES.plant),
    over(raw.water_track.boxes, 'water', TONES.water),
    over(raw.planning_track.boxes, 'planning', TONES.planning),
  ];
}
const boxes = (raw: Side): ScoreBox[] => [
  ...Object.entries(raw.score_boxes).map(([key, box]) => ({
    line: key === 'total' ? 'total' : key === 'errors' ? `side-${raw.side}-errors` : `s${raw.side}-${key}`,
    ...on(box as { x: number; y: number }),
    w: 44,
    h: 30,
    ...(key === 'total' ? { total: true } : {}),
  })),
  ...Object.entries(raw.count_boxes).map(([key, box]) => ({
    line: `side-${raw.side}-${data.planet_types.findIndex(({ id }) => id === key) + 1}`,
    ...on(box),
    w: 34,
    h: 26,
  })),
];
const range = (numbers: readonly number[]) => `${Math.min(...numbers)}–${Math.max(...numbers)}`;

export const sheet: Sheet = {
  // A treaty of the campaign adds a card to each pool.
  ...common({ ...data, missions: [...data.missions, ...data.campaign_missions] }),
  names: new Map(names),
  cells,
  groups: [],
  things: [
    ...data.planets.flatMap(({ id, type, moon, plants, waters, flag, numbers }): Thing[] => [
      ...moon.map((spot): Thing => ({
        id: spot.id,
        ...on(spot),
        tone: '#c9d1ee',
        size: 22,
        disc: 12.5,
        stroke: { kind: 'symbol' },
      })),
      ...plants.map((plant) => sym(plant, 'plant', 23, { tone: ink[type] ?? '#fff' })),
      ...waters.map((water) => sym(water, 'water', 22, { tone: type === 'blue' ? '#e2f4ff' : '#0a2a55' })),
      {
        id,
        ...on(flag),
        text: range(numbers),
        tone: TYPE[type] ?? '#fff',
        size: 16,
        box: { w: 80, h: 34, kind: 'pill' },
      },
    ]),
    ...data.asteroids.flatMap(({ bonuses, ...rock }): Thing[] => [
      { id: rock.id, ...on(rock), icon: 'asteroid', tone: '#e2cda8', size: 46, stroke: { kind: 'symbol' } },
      ...bonuses.map((bonus) => sym(bonus, bonus.kind as Glyph, 21)),
    ]),
    ...data.sides.flatMap(side),
  ],
  plates: [],
  lines: data.sides.flatMap(({ side: number, planet_value: columns }) => {
    const y = number === 1 ? 742 : 262;
    const dots = (['green', 'blue', 'grey'] as const).map((type) => {
      const first = on(columns[type].boxes[0]!);
      const at = first.y + (number === 1 ? -24 : 24);
      return {
        d: `M${first.x - 8} ${at}a8 8 0 1 0 16 0a8 8 0 1 0 -16 0`,
        tone: FILL[type] ?? '#fff',
        width: 6,
        opacity: 1,
      };
    });
    return [{ d: `M0 ${y}H868`, tone: `side-${number}`, width: 2.4, opacity: 1 }, ...dots];
  }),
  decor: data.sides.flatMap(signs),
  labels: [] as Label[],
  scores: data.sides.flatMap(boxes),
  missionBoxes: data.sides.flatMap((raw) =>
    'mission_boxes' in raw && raw.mission_boxes ? missionBoxes(raw.mission_boxes) : [],
  ),
};
