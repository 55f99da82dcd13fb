import type { Component } from 'svelte';
import type { LegalAction, Said, SeatView, Step, TableState } from '$lib/wire';
import type { IconName } from '$lib/ui/icons';
import type { Engine } from '$lib/engine';
import type { Part as ActionPart, Tagged } from '$lib/table/parts';
import type { Selection } from '$lib/table/selection.svelte';
import type { GameTexts } from '$lib/i18n/game.svelte';
import type { Say } from '$lib/table/words.svelte';

/** The one choice of a game that newcomers make on the shelf. */
export interface QuickProps {
  slug: string;
  options: Record<string, unknown>;
  onpick: (options: Record<string, unknown>) => void;
}

/** What a board, a hand or an aside gets. README.md says what each means. */
export interface TableProps {
  state: TableState;
  seatView: SeatView;
  steps: readonly Step[];
  done: () => void;
  hurry: number;
  trail: readonly Step[];
  since: readonly Step[];
  pending: LegalAction | null;
  select: Selection;
  act: (notation: string) => void;
  /** Takes the last step back; nothing where that cannot be done without asking others. */
  back: (() => void) | null;
  engine: Engine;
  why: (action: LegalAction['action']) => void;
  spot: string | null;
  point: (place: string | null) => void;
  texts: GameTexts;
  names: readonly string[];
  readonly: boolean;
  motion: boolean;
  zoom: number;
}

/** One phase of the stepper in the top bar. */
export interface Phase {
  id: string;
  icon: IconName;
  name: string;
}

/** What the top bar and the seat cards say about the game. */
export interface Frame {
  caption: string;
  phases: readonly Phase[];
  phase: string | null;
  turn: number | null;
  points: readonly number[];
  target: number | null;
  unit: string;
}

/** A public fact on a seat card. */
export interface Fact {
  icon: IconName;
  text: string;
  label: string;
  tone?: string;
}

/** What everyone knows of an automated opponent, where its score alone would not say enough. */
export interface RivalFacts {
  points: number;
  /** What kind of opponent it is, such as its level. */
  kind: string;
  facts: readonly Fact[];
}

/** A legal action that stands as a button in the prompt. */
export interface Answer {
  notation: string;
  label?: string;
  primary?: boolean;
  key?: string;
}

/** A key of the game's own, and the message that says what it does. */
export interface OwnKey {
  shown: string;
  text: string;
}

/** One step of the guided first game: done by an action (`expect`), by the game (`until`), or by "Next". */
export interface TutorialStep<A extends Tagged = Tagged> {
  /** Its words are `tutorial-<id>` of the game's texts, with `.body`. */
  id: string;
  rule?: string;
  /** Any of these, as far as they say what. */
  expect?: readonly ActionPart<A>[];
  until?: (seatView: SeatView, log: readonly Step[]) => boolean;
  /** While this holds, what the step is about was taken back: the coach returns to the step of that id. */
  back?: { to: string; when: (seatView: SeatView, log: readonly Step[]) => boolean };
  /** What may be done on the way there, when it takes several actions. */
  on?: readonly ActionPart<A>[];
  /** Until then the player acts, and does not only watch. */
  yours?: boolean;
  point?: string;
}

export interface Tutorial<A extends Tagged = Tagged> {
  seats: readonly string[];
  options: Record<string, unknown>;
  seed: string;
  steps: readonly TutorialStep<A>[];
}

/** A long game of several parts, whose points start from zero in each: the adventures of a campaign. */
export interface Chapters {
  /** The chapter that begins with an event, if one does. */
  begins: (said: Said) => number | null;
  name: (chapter: number, texts: GameTexts) => string;
}

/** What the result of a game is drawn from. */
export interface OverProps {
  view: unknown;
  state: TableState;
  texts: GameTexts;
  names: readonly string[];
}

/** Everything a game brings. */
export interface GameUi {
  Table: Component<TableProps>;
  Hand?: Component<TableProps>;
  Aside?: Component<TableProps>;
  /** Beneath the players, where they have a column of their own. */
  Under?: Component<TableProps>;
  /** On phones, the parts of the table: they come first in the bar at the foot of the screen. */
  Tabs?: Component<TableProps>;
  /** The score of the result page, where the usual table does not tell all. */
  Over?: Component<OverProps>;
  /** How it ended, in one sentence; nothing where the usual one will do. */
  verdict?: (view: unknown, state: TableState, texts: GameTexts) => string | null;
  /** A question in words, where the board itself says the rest; nothing where the server's will do. */
  ask?: (prompt: Said, view: unknown) => string | null;
  frame: (view: unknown, state: TableState, texts: GameTexts) => Frame;
  facts?: (seat: number, view: unknown, texts: GameTexts) => Fact[];
  /** The same of an automated opponent, by its place among them. */
  rival?: (place: number, view: unknown, texts: GameTexts) => RivalFacts | null;
  /** A legal action in words, where those of the server do not say enough by themselves. */
  label?: (action: LegalAction, view: unknown, say: Say) => string;
  answers?: (seatView: SeatView, selected: string | null, texts: GameTexts, say: Say) => Answer[];
  chapters?: Chapters;
  opensGroup?: (said: Said) => boolean;
  /** What the table shows anyway and the log need not repeat. */
  untold?: (said: Said) => boolean;
  /** A scene of others before which the player should look up, such as a battle with them in it. */
  halts?: (steps: readonly Step[], you: readonly number[]) => boolean;
  /** How much an event of others matters to a player who sums up what changed; 0: not at all. */
  weigh?: (said: Said, you: readonly number[]) => number;
  keeps?: (value: string, seatView: SeatView) => boolean;
  secrets?: boolean;
  keys?: readonly OwnKey[];
  tutorial?: Tutorial;
  /** Short lessons on what is new elsewhere in the game, by the last part of their address. */
  lessons?: Readonly<Record<string, Tutorial>>;
}
