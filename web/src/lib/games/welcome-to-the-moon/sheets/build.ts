import type { Effect, Letter } from '../view';
import { EFFECTS } from '../view';
import { TONES, toneOf } from './model';
import type {
  Cell,
  Glyph,
  Group,
  MissionCard,
  Plate,
  Point,
  Rect,
  ScoreBox,
  ScoringLine,
  SharedLine,
  Sheet,
  Thing,
} from './model';

/** Parts that all sheets are built of. The data give places on a field of 100 by 100. */

export const on = (place: Point): Point => ({ x: round(place.x * 10), y: round(place.y * 10) });
const round = (n: number) => Math.round(n * 10) / 10;

interface RawCommon {
  adventure: number;
  missions: readonly {
    id: number;
    type: string;
    reward: { first?: number; later?: number; unit: string };
  }[];
  scoring: readonly { id: string; sign: number }[];
  end_conditions: readonly { kind: string }[];
  shared_lines?: readonly SharedLine[];
}
type Common = Pick<
  Sheet,
  'adventure' | 'name' | 'numbering' | 'missions' | 'effects' | 'scoring' | 'ends' | 'shared'
>;

/**
 * What every adventure file has: the cards, the effects, what ends the game, how it is scored. Names and texts are ids of
 * messages of the game (`word` says them).
 */
export function common(data: RawCommon): Common {
  const here = `adventure-${data.adventure}`;
  const written = (id: string) => id.replaceAll('_', '-');
  return {
    adventure: data.adventure,
    name: `option-${here}`,
    numbering: `${here}-numbering`,
    missions: data.missions.map(({ id, type, reward }): MissionCard => ({
      id,
      letter: type as Letter,
      text: `name-mission-${id}`,
      first: reward.first ?? null,
      later: reward.later ?? null,
      unit: reward.unit as MissionCard['unit'],
    })),
    effects: Object.fromEntries(EFFECTS.map((effect) => [effect, `${here}-effect-${effect}`])) as Record<
      Effect,
      string
    >,
    scoring: data.scoring.map(({ id, sign }): ScoringLine => ({
      id,
      sign,
      label: `score-${written(id)}`,
      rule: `${here}-score-${written(id)}`,
    })),
    ends: data.end_conditions.map(({ kind }) => `${here}-end-${kind}`),
    shared: data.shared_lines ?? [],
  };
}

export function cell(
  slot: Point & { id: string },
  w: number,
  h: number,
  group: string,
  more: Partial<Cell> = {},
): Cell {
  return { id: slot.id, ...on(slot), w, h, round: false, group, ...more };
}

export function sym(
  place: Point & { id: string },
  icon: Glyph,
  size: number,
  more: Partial<Thing> = {},
): Thing {
  return { id: place.id, ...on(place), icon, tone: toneOf(icon), size, ...more };
}

/** A value in a box. */
export function value(
  place: Point & { id: string },
  text: string,
  w: number,
  h: number,
  more: Partial<Thing> = {},
): Thing {
  return {
    id: place.id,
    ...on(place),
    text,
    tone: '#dbe5fb',
    size: 17,
    box: { w, h, kind: 'value' },
    ...more,
  };
}

interface RawTrack {
  boxes: readonly (Point & { id: string; value: number })[];
  last_value: number;
}
/** Boxes crossed off one after another, and the value printed after the last, where the next box would stand. */
export function track(id: string, raw: RawTrack, widest: number, h: number, before: string): Thing[] {
  const w = Math.min(widest, apart(raw.boxes) * 10 - 3);
  const box = (place: Point & { id: string }, n: number, at: number, more: Partial<Thing>) => {
    const text = sign(before, n);
    return value(place, text, w, h, { track: { id, at }, size: text.length > 2 ? 14 : 16, ...more });
  };
  const boxes = raw.boxes.map((one, at) => box(one, one.value, at, {}));
  const [first, last] = [raw.boxes[0], raw.boxes.at(-1)];
  if (!first || !last) return boxes;
  const columns = raw.boxes.filter(({ y }) => Math.abs(y - first.y) < 1).length;
  const column = raw.boxes.length % columns;
  const above = raw.boxes[raw.boxes.length - columns] ?? first;
  const step = (raw.boxes[columns]?.y ?? first.y) - first.y;
  const place = {
    id: `${id}-last`,
    x: raw.boxes[column]?.x ?? last.x,
    y: column === 0 ? above.y + step : last.y,
  };
  return [...boxes, box(place, raw.last_value, boxes.length, { box: { w, h, kind: 'bare' } })];
}
/** How near the boxes of one row stand. */
function apart(boxes: readonly Point[]): number {
  const steps = boxes.slice(1).flatMap(({ x, y }, i) => {
    const before = boxes[i];
    return before && Math.abs(before.y - y) < 1 ? [Math.abs(before.x - x)] : [];
  });
  return Math.min(Infinity, ...steps);
}
const sign = (before: string, n: number) =>
  before === '−' && n === 0 ? '0' : `${n < 0 ? '−' : before}${Math.abs(n)}`;

interface RawRace {
  id: string;
  first: Point & { value: number };
  later: (Point & { value: number }) | null;
}
/** A reward that is better for whoever is first. */
export function race(raw: RawRace, before: string, big: Rect['w'], more: Partial<Thing> = {}): Thing[] {
  const high = big * 0.8;
  const first: Thing = {
    id: `${raw.id}-first`,
    ...on(raw.first),
    text: `${before}${raw.first.value}`,
    tone: TONES.gold,
    size: 19,
    box: { w: big, h: high, kind: 'first' },
    ...more,
  };
  if (!raw.later) return [{ ...first, id: `${raw.id}-first` }];
  const later: Thing = {
    ...first,
    id: `${raw.id}-later`,
    ...on(raw.later),
    text: `${before}${raw.later.value}`,
    tone: '#c6d2ee',
    size: 14.5,
    box: { w: big * 0.76, h: high * 0.78, kind: 'later' },
  };
  return [first, later];
}

interface RawPairs {
  groups: readonly {
    symbols: readonly (Point & { id: string })[];
    wild?: Point & { id: string };
  }[];
}
/** Pairs of symbols, each pair with its wild. */
export const pairs = (raw: RawPairs, icon: Glyph, size: number): Thing[] =>
  raw.groups.flatMap(({ symbols, wild }) => [
    ...symbols.map((symbol) => sym(symbol, icon, size)),
    ...(wild ? [sym(wild, 'wild', size + 3)] : []),
  ]);

export const errors = (boxes: readonly (Point & { id: string })[], size = 32): Thing[] =>
  boxes.map((box) => sym(box, 'error', size, { tone: TONES.error }));

export function frame(x: number, y: number, w: number, h: number, r: number): string {
  return `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`;
}
export const group = (id: string, d: string, more: Partial<Group> = {}): Group => ({
  id,
  d,
  tone: '#7d92c4',
  fill: '#070d1d',
  ...more,
});
export const panel = (x: number, y: number, w: number, h: number, more: Partial<Plate> = {}): Plate => ({
  x,
  y,
  w,
  h,
  ...more,
});

/** Boxes of the score zone, centred on their places. `lines` names those whose key is not that of their line. */
export function scoreBoxes(
  raw: Readonly<Record<string, Point>>,
  w: number,
  h: number,
  lines: Readonly<Record<string, string>> = {},
): ScoreBox[] {
  return Object.entries(raw).map(([key, place]) => {
    const total = key === 'total';
    const size = total ? { w: w + 6, h: h + 2 } : { w, h };
    return { line: lines[key] ?? key, ...on(place), ...size, ...(total ? { total } : {}) };
  });
}
export const missionBoxes = (raw: readonly (Point & { type: string })[], w = 46, h = 36) =>
  raw.map((box) => ({ letter: box.type as Letter, ...on(box), w, h }));
