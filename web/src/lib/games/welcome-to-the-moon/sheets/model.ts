import type { Name } from '../names/build';
import type { Effect, Letter, Look } from '../view';

/** A printed sheet as things to draw, in units of 1000 by 1000. Made once from the data of an adventure. */

export type Glyph =
  | Effect
  | 'wild'
  | 'rocket'
  | 'rocket-off'
  | 'fuel'
  | 'refuel'
  | 'x'
  | 'sabotage'
  | 'error'
  | 'antenna'
  | 'tank'
  | 'greenhouse'
  | 'cut'
  | 'pearl'
  | 'ruby'
  | 'virus'
  | 'spread'
  | 'airlock'
  | 'star'
  | 'star2'
  | 'moonlet'
  | 'asteroid'
  | 'tower'
  | 'domei'
  | 'sky'
  | 'quarter'
  | 'longest'
  | 'sections';

export interface Point {
  x: number;
  y: number;
}
export interface Rect extends Point {
  w: number;
  h: number;
}

/** A space that is written in. */
export interface Cell extends Rect {
  id: string;
  round: boolean;
  /** What it belongs to: a floor, a quarter, a mine. */
  group: string;
  /** Printed as filled: with an X, or with a symbol. */
  printed?: 'x' | Glyph;
  /** A symbol inside the empty space. */
  hint?: Glyph;
  /** The first space of a planet has a frame. */
  framed?: boolean;
}

/** A frame around spaces that belong together; it lights up when all of them are filled. */
export interface Group {
  id: string;
  d: string;
  tone: string;
  fill: string;
}

/** How a mark looks where a ring would be wrong: a line, a tunnel, a plate. */
export type Stroke =
  | { kind: 'line'; from: Point; to: Point }
  | { kind: 'tunnel'; from: Point; to: Point }
  | { kind: 'arc'; d: string }
  | { kind: 'door'; axis: 'horizontal' | 'vertical' }
  | { kind: 'plate' }
  | { kind: 'arrow' }
  | { kind: 'lamp' }
  | { kind: 'symbol' };

/** Something printed that can be marked: a symbol, a value in a box, a line to draw. */
export interface Thing extends Point {
  id: string;
  icon?: Glyph;
  tone: string;
  /** Size of the symbol. */
  size: number;
  /** Radius of the disc under it. */
  disc?: number;
  /** A box with a value instead of a symbol. */
  box?: { w: number; h: number; kind: 'value' | 'first' | 'later' | 'pill' | 'bare' };
  text?: string;
  /** The track of values that it belongs to, and how many of its boxes come before. */
  track?: { id: string; at: number };
  /** A number printed beside the symbol. */
  beside?: string;
  stroke?: Stroke;
  /** Nothing is printed: it appears when it is drawn or can be drawn. */
  latent?: boolean;
  /** Stands above the spaces. */
  above?: boolean;
  /** The spot it belongs to, where several things are marked together. */
  spot?: string;
}

export interface Label extends Point {
  /** A text of the interface, by its id without the prefix; or plain text. */
  word?: string;
  text?: string;
  size: number;
  anchor?: 'start' | 'middle' | 'end';
  tone?: string;
  weight?: number;
}
export interface Line {
  d: string;
  tone: string;
  width: number;
  opacity: number;
  dash?: string;
  /** The group whose spaces light it up. */
  of?: string;
}
export interface Plate extends Rect {
  tone?: string;
  fill?: string;
  r?: number;
}
export interface Decor extends Point {
  icon: Glyph;
  tone: string;
  size: number;
  disc?: number;
  of?: string;
}
/** A box of the score zone; `line` names the line of the score pad, or the sum beside it, that is written there. */
export interface ScoreBox extends Rect {
  line: string;
  total?: boolean;
}
export interface MissionBox extends Rect {
  letter: Letter;
}

export interface MissionCard {
  id: number;
  letter: Letter;
  text: string;
  first: number | null;
  later: number | null;
  unit: 'points' | 'rockets' | 'area_column';
}
export interface ScoringLine {
  id: string;
  sign: number;
  label: string;
  rule: string;
}

/** A line of the score pad that two shared sheets have, each under its own label. */
export interface SharedLine {
  name: string;
  left: string;
  right: string;
}

export interface Sheet {
  adventure: number;
  name: string;
  numbering: string;
  /** What the things on it are called. */
  names: ReadonlyMap<string, Name>;
  cells: readonly Cell[];
  groups: readonly Group[];
  things: readonly Thing[];
  plates: readonly Plate[];
  lines: readonly Line[];
  decor: readonly Decor[];
  labels: readonly Label[];
  scores: readonly ScoreBox[];
  missionBoxes: readonly MissionBox[];
  missions: readonly MissionCard[];
  effects: Readonly<Record<Effect, string>>;
  scoring: readonly ScoringLine[];
  ends: readonly string[];
  /** Lines of the score pad that both shared sheets have. */
  shared: readonly SharedLine[];
  /** What is circled in print: airlocks to the base are open from the start. */
  circled?: readonly string[];
}

/** What stands on one sheet. */
export interface Filled {
  /** Of each space: `empty`, `x`, `infected`, or a number. */
  cells: ReadonlyMap<string, string>;
  looks: ReadonlyMap<string, Look>;
}

export const TONES = {
  robot: '#c3cfe4',
  energy: '#c9a2ff',
  plant: '#86e08f',
  water: '#6fd0ff',
  astronaut: '#ff9a76',
  planning: '#f49ac1',
  wild: '#e4cf8c',
  cream: '#fff0d0',
  gold: '#ffe2a8',
  pearl: '#f3e6d2',
  ruby: '#ff7f97',
  antenna: '#ffcf9a',
  error: '#ff9c8c',
  steel: '#93a5d1',
} as const;
export const toneOf = (name: string): string => TONES[name as keyof typeof TONES] ?? TONES.steel;
