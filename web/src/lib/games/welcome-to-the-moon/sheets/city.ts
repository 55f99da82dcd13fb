import data from '../../../../../../crates/welcome-to-the-moon/data/adventure5.json';
import { cell, common, errors, on, panel, race, scoreBoxes, sym, value } from './build';
import { names } from '../names/city';
import { TONES } from './model';
import type { Line, Point, Sheet, Thing } from './model';
import type { Letter } from '../view';

/** Adventure 5: towers above and below the ground under a dome that is built section by section. */

const cells = data.slots.map((slot) => cell(slot, 43, 41, slot.skyscraper));
const MIDDLE: Point = { x: 500, y: 420 };

/** A part of the dome as an arc that bulges outwards. */
function arc(from: Point, to: Point, bulge: number): string {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const far = Math.hypot(middle.x - MIDDLE.x, middle.y - MIDDLE.y);
  const out = { x: ((middle.x - MIDDLE.x) / far) * bulge, y: ((middle.y - MIDDLE.y) / far) * bulge };
  return `M${from.x} ${from.y}Q${(middle.x + out.x).toFixed(1)} ${(middle.y + out.y).toFixed(1)} ${to.x} ${to.y}`;
}
const outside = (place: Point, far: number): Point => {
  const length = Math.hypot(place.x - MIDDLE.x, place.y - MIDDLE.y);
  const by = (length + far) / length;
  return { x: MIDDLE.x + (place.x - MIDDLE.x) * by, y: MIDDLE.y + (place.y - MIDDLE.y) * by };
};

type Section = (typeof data.dome.sections)[number];
function section({ id, from, to, halves }: Section): Thing[] {
  const [a, b] = [on(from), on(to)];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const top = outside(middle, 4.5);
  const common = { tone: '#8ff5df', size: 30 };
  const [left, right] = halves;
  return [
    { id, ...middle, ...common, stroke: { kind: 'arc', d: arc(a, b, 9) } },
    ...(left && right
      ? [
          {
            id: left.id,
            ...on(left),
            ...common,
            latent: true,
            stroke: { kind: 'arc' as const, d: arc(a, top, 3) },
          },
          {
            id: right.id,
            ...on(right),
            ...common,
            latent: true,
            stroke: { kind: 'arc' as const, d: arc(top, b, 3) },
          },
        ]
      : []),
  ];
}
/** One bolt for odd numbers, two for even ones. */
const bolts: Line[] = data.dome.sections.flatMap(({ from, to, parity }) => {
  const middle = outside(on({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }), 30);
  const along = Math.atan2(to.y - from.y, to.x - from.x);
  const shifts = parity === 'odd' ? [0] : [-8, 8];
  return shifts.map((by): Line => {
    const [x, y] = [middle.x + Math.cos(along) * by, middle.y + Math.sin(along) * by];
    return {
      d: `M${(x - 4.6).toFixed(1)} ${y.toFixed(1)}a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0`,
      tone: TONES.cream,
      width: 1.6,
      opacity: 0.95,
    };
  });
});

function area({ id, rows, last_row: last }: (typeof data.energy_areas)[number]): Thing[] {
  const sign = (n: number) => (id === 'dome' ? `−${n}` : n < 0 ? `−${-n}` : String(n));
  const wide = id === 'dome' || id === 'tower' ? 38 : id === 'missions' ? 24 : 30;
  const bottom = rows.at(-1)?.boxes ?? [];
  return [
    ...rows.flatMap((row, at) =>
      row.boxes.map((box, i) =>
        value({ id: `${row.id}#${i}`, ...box }, sign(box.value), wide, 25, {
          spot: row.id,
          track: { id, at },
        }),
      ),
    ),
    ...last.map((n, i) => {
      const above = bottom[i] ?? { x: 0, y: 0 };
      const place = { id: `${id}-last#${i}`, x: above.x, y: above.y + 3.1 };
      return value(place, sign(n), wide, 25, {
        track: { id, at: rows.length },
        box: { w: wide, h: 25, kind: 'bare' },
      });
    }),
  ];
}
const stars: Thing[] = data.mission_boxes.flatMap(({ type, first_symbol: first, later_symbol: later }) => [
  sym({ id: `mission-${type}-first`, ...first }, 'star', 19, { tone: TONES.cream }),
  sym({ id: `mission-${type}-later`, ...later }, 'star2', 19, { tone: '#bfe9e2' }),
]);
/** The bonus of an end stands on both sides of its space. */
function bonus(raw: (typeof data.races)[number]): Thing[] {
  const place = data.slots.find(({ id }) => id === raw.slot) ?? raw.first;
  return race(
    { ...raw, first: { ...raw.first, x: place.x - 4.8 }, later: { ...raw.later, x: place.x + 4.5 } },
    '',
    42,
  );
}
/** The box of the bonus at an end of a skyscraper. */
const end = (id: string) => `end-${data.races.findIndex((race) => race.id === id) + 1}`;

export const sheet: Sheet = {
  ...common(data),
  names: new Map(names),
  cells,
  groups: [],
  things: [
    ...data.dome.sections.flatMap(section),
    ...data.races.flatMap(bonus),
    ...data.research_tower.levels.flatMap(({ plants, water }) => [
      ...plants.map((plant) => sym(plant, 'plant', 26)),
      sym(water, 'water', 25),
    ]),
    ...data.energy_areas.flatMap(area),
    ...stars,
    ...data.astronaut_track.symbols.map((symbol) => sym(symbol, 'astronaut', 25)),
    ...errors(data.errors.boxes, 34),
  ],
  plates: data.research_tower.levels.map(({ plants }) =>
    panel(722, (plants[0]?.y ?? 0) * 10 - 20, 112, 40, { fill: '#061420', tone: '#5fb7b0', r: 9 }),
  ),
  lines: bolts,
  decor: [],
  labels: [
    ...data.research_tower.levels.map(({ plants }, i) => ({
      x: 860,
      y: (plants[0]?.y ?? 0) * 10 + 5,
      text: String(i + 1),
      size: 15,
    })),
    { x: 150, y: 738, word: 'missions', size: 14 },
    { x: 334, y: 722, word: 'sheet-tower', size: 14 },
    { x: 471, y: 738, word: 'sheet-ends', size: 14 },
    { x: 638, y: 752, word: 'sheet-crew', size: 14 },
    { x: 735, y: 722, word: 'sheet-dome', size: 14 },
    { x: 930, y: 918, word: 'sheet-total', size: 14.5, weight: 600 },
  ],
  scores: [
    ...scoreBoxes(data.score_boxes, 50, 34, {
      tower_1: 'tower-1',
      tower_2: 'tower-2',
      tower_3: 'tower-3',
    }),
    ...data.skyscrapers.flatMap(({ id, score_boxes: boxes }) => [
      { line: end(`${id}-top`), ...on(boxes.top), w: 34, h: 28 },
      { line: end(`${id}-bottom`), ...on(boxes.bottom), w: 34, h: 28 },
    ]),
    ...Object.entries(data.count_boxes).map(([key, box]) => ({
      line: key.replace('levels_with_', 'levels-'),
      ...on(box),
      w: 36,
      h: 28,
    })),
  ],
  missionBoxes: data.mission_boxes.map((box) => ({ letter: box.type as Letter, ...on(box), w: 60, h: 50 })),
};
