import data from '../../../../../../crates/welcome-to-the-moon/data/adventure4.json';
import {
  cell,
  common,
  errors,
  frame,
  group,
  missionBoxes,
  on,
  panel,
  race,
  scoreBoxes,
  sym,
  value,
} from './build';
import { signed } from '$lib/ui/signed';
import { names } from '../names/mine';
import { TONES, toneOf } from './model';
import type { Glyph, Sheet, Thing } from './model';

/** Adventure 4: twelve shafts below the ground, the works they feed above it. */

const cells = data.slots.map((slot) => cell(slot, 42, 42, slot.mine));
const placeOf = new Map(cells.map((place) => [place.id, place]));
const minerals = data.slots.flatMap(({ id, mineral }): Thing[] => {
  const place = placeOf.get(id);
  if (!mineral || !place) return [];
  return [
    {
      id: `mineral-${id}`,
      x: place.x + 24,
      y: place.y - 20,
      icon: mineral as Glyph,
      tone: toneOf(mineral),
      size: 19,
      disc: 13,
      above: true,
    },
  ];
});
const COUNTS: Record<string, Glyph> = {
  plant: 'plant',
  water: 'water',
  pearl: 'pearl',
  ruby: 'ruby',
  astronaut: 'astronaut',
  planning: 'planning',
};

type Main = (typeof data.main_structures)[number];
const upgrade = (
  { upgrade_symbols: symbols }: { upgrade_symbols: Main['upgrade_symbols'] },
  disc: boolean,
): Thing[] => symbols.map((symbol) => sym(symbol, symbol.kind as Glyph, 21, disc ? { disc: 13 } : {}));

function works(structure: Main, i: number): Thing[] {
  const icon = COUNTS[structure.counts] ?? 'pearl';
  const { value_box_before: before, value_box_after: after } = structure;
  const id = `main-${i + 1}`;
  return [
    ...structure.symbols.map((symbol) => sym(symbol, icon, 22)),
    value({ id: `${id}-before`, ...before }, signed(before.value), 34, 28, { track: { id, at: 0 } }),
    value({ id: `${id}-after`, ...after }, signed(after.value), 34, 28, { track: { id, at: 1 } }),
    ...upgrade(structure, true),
  ];
}

export const sheet: Sheet = {
  ...common(data),
  names: new Map(names),
  cells,
  groups: data.mines.map(({ id, slots }) => {
    const place = placeOf.get(slots[0]!)!;
    return group(id, frame(place.x - 33, 640, 66, 352, 10), { tone: 'none', fill: 'none' });
  }),
  things: [
    ...data.mines.map(({ id, head }): Thing => ({
      id,
      ...on(head),
      y: 578,
      tone: TONES.gold,
      size: 16,
      stroke: { kind: 'lamp' },
    })),
    ...data.resources.map((raw) => sym(raw, raw.kind as Glyph, 20, { disc: 14 })),
    ...data.main_structures.flatMap(works),
    ...data.optimisation_centres.flatMap((centre) => upgrade(centre, false)),
    ...data.races.flatMap((raw) =>
      race(raw, '+', 32, { box: { w: 32, h: 24, kind: 'pill' }, size: 14, tone: TONES.cream }),
    ),
    ...errors(data.errors.boxes, 30),
    ...minerals,
  ],
  plates: [panel(34, 508, 930, 62, { fill: '#0a0d1a', tone: '#e9bd8c' })],
  lines: data.main_structures.map(({ value_box_before: a, value_box_after: b }) => ({
    d: `M${a.x * 10} ${a.y * 10 + 15}V${b.y * 10 - 15}`,
    tone: TONES.energy,
    width: 2,
    opacity: 0.35,
  })),
  decor: data.optimisation_centres.flatMap(({ bonus }) =>
    bonus.icons.map((icon) => ({
      ...on(icon),
      icon: (bonus.kind === 'robot_symbol' ? 'robot' : bonus.kind) as Glyph,
      tone: toneOf(bonus.kind === 'robot_symbol' ? 'robot' : bonus.kind),
      size: 22,
    })),
  ),
  labels: [
    ...data.mines.map(({ head }, i) => ({
      x: head.x * 10,
      y: 662,
      text: String(i + 1),
      size: 13,
      tone: '#e9c9a4',
    })),
    { x: 905, y: 126, text: '−5', size: 17, weight: 600, tone: '#ffb7a8' },
  ],
  scores: scoreBoxes(data.score_boxes, 56, 38),
  missionBoxes: missionBoxes(data.mission_boxes),
};
