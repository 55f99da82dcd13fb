import data from '../../../../../../crates/welcome-to-the-moon/data/adventure1.json';
import { cell, common, errors, frame, group, missionBoxes, on, panel, scoreBoxes, sym, value } from './build';
import { names } from '../names/launch';
import { TONES, toneOf } from './model';
import type { Decor, Glyph, Group, Line, Sheet, Thing } from './model';

/** Adventure 1: a ship on the pad at night, nine floors, and the launch track beside it. */

const BONUS: Record<string, { icon: Glyph; tone: string }> = {
  rocket: { icon: 'rocket', tone: '#ffe9c4' },
  inactive_rocket: { icon: 'rocket-off', tone: '#b9c6e6' },
  refuel: { icon: 'refuel', tone: '#8fe3c0' },
  x: { icon: 'x', tone: TONES.planning },
  sabotage: { icon: 'sabotage', tone: '#ff8a7a' },
};

const cells = data.slots.map((slot) => cell(slot, 41, 41, slot.floor));
const placeOf = new Map(cells.map((place) => [place.id, place]));

function compartment({ id, slots, bonuses }: (typeof data.compartments)[number]): Group {
  const places = slots.flatMap((slot) => placeOf.get(slot) ?? []);
  const left = Math.min(...places.map(({ x }) => x - 29), ...bonuses.map(({ x }) => x * 10 - 24));
  const right = Math.max(...places.map(({ x }) => x + 29), ...bonuses.map(({ x }) => x * 10 + 22));
  const top = Math.min(...bonuses.map(({ y }) => y * 10 - 20));
  const bottom = Math.max(...places.map(({ y }) => y + 29));
  return group(id, frame(left, top, right - left, bottom - top, 9));
}

function bonusThings(bonus: (typeof data.compartments)[number]['bonuses'][number]): Thing[] {
  const look = BONUS[bonus.kind] ?? BONUS['x']!;
  const rockets = 'rockets' in bonus ? bonus.rockets : undefined;
  const moved = rockets === undefined ? bonus : { ...bonus, x: bonus.x + 0.8 };
  const thing = sym(moved, look.icon, 21, {
    tone: look.tone,
    ...(rockets === undefined ? {} : { beside: String(rockets) }),
  });
  const arrow = 'arrow' in bonus ? bonus.arrow : undefined;
  return arrow ? [thing, sym(arrow, 'fuel', 15, { tone: '#b9c6e6', stroke: { kind: 'arrow' } })] : [thing];
}

const floors = data.floors.map((floor) => ({
  ...floor,
  at: on(floor.sign),
  edge: Math.min(...floor.slots.flatMap((slot) => placeOf.get(slot)?.x ?? [])) - 31,
}));
const signs: Decor[] = floors.map(({ id, purpose, at }) => ({
  ...at,
  icon: purpose as Glyph,
  tone: toneOf(purpose),
  size: 27,
  disc: 23,
  of: id,
}));
const rails: Line[] = floors
  .filter(({ at, edge }) => edge > at.x + 26)
  .map(({ id, purpose, at, edge }) => ({
    d: `M${at.x + 24} ${at.y}H${edge}`,
    tone: toneOf(purpose),
    width: 1.6,
    opacity: 0.4,
    dash: '2 5',
    of: id,
  }));
const rows = data.launch_track.rows;
const underRows: Line[] = rows.map(({ score_box: box }) => ({
  d: `M770 ${box.y * 10 + 22}H904`,
  tone: '#8ea3d6',
  width: 1.4,
  opacity: 0.4,
}));
const top = { id: 'launch-top', ...data.launch_track.top_box };

export const sheet: Sheet = {
  ...common(data),
  names: new Map(names),
  cells,
  groups: data.compartments.map(compartment),
  things: [
    ...data.compartments.flatMap(({ bonuses }) => bonuses.flatMap(bonusThings)),
    ...rows.flatMap(({ id, score_box: box, rockets }, at) => [
      ...rockets.map((rocket) => sym(rocket, 'rocket', 25, { tone: '#ffe9c4' })),
      value({ id, ...box }, String(box.value), 48, 32, { track: { id: 'launch', at }, size: 15 }),
    ]),
    value(top, String(top.value), 54, 36, {
      track: { id: 'launch', at: rows.length },
      size: 18,
      tone: TONES.gold,
      box: { w: 54, h: 36, kind: 'value' },
    }),
    ...data.launch_track.tie_break_rockets.map((rocket) => sym(rocket, 'rocket', 21, { tone: '#b9c6e6' })),
    ...errors(data.errors.boxes),
  ],
  plates: [panel(642, 258, 330, 92, { fill: '#1a0d14', tone: TONES.error })],
  lines: [...rails, ...underRows],
  decor: signs,
  labels: [
    { x: 684, y: 92, word: 'missions', size: 15, anchor: 'start' },
    { x: 847, y: 92, word: 'sheet-after-launch', size: 14 },
    { x: 943, y: 104, word: 'sheet-total', size: 14, weight: 600 },
    { x: 654, y: 251, word: 'sheet-errors', size: 15, anchor: 'start' },
    { x: 836, y: 428, word: 'sheet-launch', size: 19, weight: 600, tone: '#8ea3d6' },
  ],
  scores: scoreBoxes(data.score_boxes, 50, 34),
  missionBoxes: missionBoxes(data.mission_boxes, 40, 40),
};
