import { t } from '$lib/i18n';
import type { Say } from '$lib/table/words.svelte';
import type { GlyphName } from './glyphs';
import type { Mode } from './offers';
import { placeOf } from './squares';
import { cellOf, stepOf } from './tracks';
import type { Action, Ahead, Board, Given, Offer } from './view';

/** An action that is no place on the planet, as a button: why, which track, and what the next cell gives. */
export interface Chip {
  notation: string;
  /** What it comes from. */
  from: GlyphName;
  /** The heading it stands under: what is the same for several. */
  group: string | null;
  /** The track it moves. */
  track: GlyphName | null;
  /** What is written: short where the symbols say it all. */
  text: string;
  /** What the cell gives. */
  gives: readonly GlyphName[];
  label: string;
}

const FROM: Readonly<Record<string, GlyphName>> = {
  station: 'medal',
  energy: 'energy',
  boost: 'synergy',
  card: 'card',
  bonus: 'biomass',
  final: 'card',
  raise: 'card',
  event: 'meteor',
  tech: 'chip',
  regress: 'meteor',
  lower: 'chip',
  yield: 'card',
  store: 'patch',
  double: 'patch',
  swap: 'synergy',
  choose: 'biomass',
  reset: 'biomass',
  flux: 'synergy',
  rush: 'synergy',
  benefits: 'chip',
  objectives: 'card',
  look: 'card',
  add: 'card',
  peek: 'meteor',
  pod: 'lifepod',
  lose: 'lifepod',
  empty: 'rotate',
  take: 'move',
};
const GIVES: Readonly<Record<Given['type'], GlyphName>> = {
  medal: 'medal',
  synergy: 'synergy',
  civ_card: 'card',
  biomass_patch: 'patch',
  place_rover: 'rover',
  move: 'move',
  tech: 'chip',
  advance: 'synergy',
};
const GROUP: Readonly<Record<string, string>> = {
  station: 'station',
  energy: 'energy',
  boost: 'boost',
  card: 'card',
  bonus: 'bonus',
  final: 'card',
  raise: 'card',
  event: 'event',
  regress: 'event',
  tech: 'tech',
  lower: 'tech',
};

/** What the action comes from: a tracker goes up by one of several gains, or down. */
function originOf(action: Action): string {
  if (action.type === 'advance') return action.by;
  if (action.type !== 'regress') return action.type;
  return action.by === 'tech' ? 'lower' : action.by === 'event' ? 'regress' : 'yield';
}

export function chipOf(offer: Offer, board: Board, ahead: Ahead | null, say: Say): Chip {
  const { notation, action } = offer;
  const label = say(notation);
  const origin = originOf(action);
  const plain = {
    notation,
    from: FROM[origin] ?? 'medal',
    group: GROUP[origin] ?? null,
    track: action.type === 'advance' || action.type === 'regress' ? action.track : null,
    gives: [],
    text: label,
    label,
  };
  if (action.type !== 'advance') return plain;
  const { track, twice } = action;
  const here = cellOf(board, track);
  const step = stepOf(ahead, action);
  if (!step) return plain;
  const gives = step.gives.map((given) => (given.type === 'advance' ? given.track : GIVES[given.type]));
  const text = t('planet-unknown-step', {
    from: here.row,
    to: twice ? 'twice' : step.row,
    on: step.on ? t(`planet-unknown-terrain-${step.on}`) : 'none',
  });
  return { ...plain, text, gives: twice ? [] : gives };
}

/** A way to use the planet, as a button that selects it. */
export interface ModeChip {
  id: string;
  icon: GlyphName;
  text: string;
}
const MODE_ICON: Readonly<Record<Mode['kind'], GlyphName>> = {
  lay: 'rotate',
  patch: 'patch',
  rover: 'rover',
  drop: 'rover',
  collect: 'lifepod',
  destroy: 'meteorite',
  clear: 'meteorite',
  meteor: 'meteor',
  scrap: 'rover',
  abandon: 'lifepod',
  relocate: 'move',
  move: 'move',
  teleport: 'synergy',
  dump: 'meteorite',
};

export function modeChip(mode: Mode, board: Board, several: boolean): ModeChip {
  const { id, kind, from } = mode;
  const at = several && from !== null ? placeOf(from) : 'none';
  return { id, icon: MODE_ICON[kind], text: t('planet-unknown-mode', { kind, moves: board.moves, at }) };
}
