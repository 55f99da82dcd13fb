import { t } from '$lib/i18n';
import type { Say } from '$lib/table/words.svelte';
import { corporationNamed, type Bonus } from './data';
import type { GlyphName } from './glyphs';
import type { Mode } from './offers';
import { placeOf } from './squares';
import { cellOf, nextIn, printed, readCell } from './tracks';
import type { Action, Ahead, Board, Offer } from './view';

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
const GIVES: Readonly<Record<Bonus['type'], GlyphName>> = {
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
  const named = action.to === null ? null : readCell(action.to);
  const next = named ?? nextIn(ahead, track);
  if (!next) return plain;
  const cell = printed(corporationNamed(board.corporation), next);
  const gives: GlyphName[] = [
    ...(cell?.medal ? (['medal'] as const) : []),
    ...(cell?.bonuses ?? []).map((bonus) =>
      bonus.type === 'advance' && bonus.track ? bonus.track : GIVES[bonus.type],
    ),
  ];
  const side = next.track !== here.track ? ` ${t(`planet-unknown-terrain-${next.track}`)}` : '';
  const text = twice ? `${here.row} +2` : `${here.row} → ${next.row}${side}`;
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
  const at = mode.from;
  const where = at === null ? '' : placeOf(at);
  const text = t(`planet-unknown-mode-${mode.kind}`, { moves: board.moves });
  return { id: mode.id, icon: MODE_ICON[mode.kind], text: several && where ? `${text} (${where})` : text };
}
