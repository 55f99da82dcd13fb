import type { Row } from '$lib/board/consequence';
import { listed, pick, t } from '$lib/i18n';
import { points, total } from '$lib/table/scores';
import type { Foresight, OwedThing, OwedWay, Said, ScoreSheet } from '$lib/wire';
import type { GlyphName } from './glyphs';
import { cellOf, writeCell } from './tracks';
import {
  TRACKS,
  type Action,
  type Board,
  type Cell,
  type Event,
  type Item,
  type Note,
  type Track,
} from './view';
import { gained } from '$lib/ui/signed';

/** What the engine foresees of a move, row by row. */

export type ProspectLine = Row<GlyphName>;
export interface Prospect {
  lines: readonly ProspectLine[];
  /** Cells of tracks that trackers come to, or may. */
  cells: ReadonlySet<Cell>;
  /** Rows and columns that would be finished: `row3`. */
  finished: ReadonlySet<string>;
}
type Moved = Extract<Event, { type: 'trackers_moved' }>['trackers'][number];

const NOTES: Record<Note['type'], { icon: GlyphName; bad?: boolean }> = {
  lifepods_lost: { icon: 'lifepod', bad: true },
  rovers_lost: { icon: 'rover', bad: true },
  meteorite_lands: { icon: 'meteor', bad: true },
  cities_covered: { icon: 'civ', bad: true },
  ice_covered: { icon: 'ice' },
  no_ice: { icon: 'ice', bad: true },
  no_expansion: { icon: 'biomass', bad: true },
  civ_card_gained: { icon: 'card' },
  moves_gained: { icon: 'move' },
  technology_opens: { icon: 'chip' },
  line_done: { icon: 'medal' },
  line_left: { icon: 'medal' },
};

function numberIn(note: Note): string {
  switch (note.type) {
    case 'line_done':
      return String(note.medals);
    case 'line_left':
      return String(note.left);
    case 'civ_card_gained':
      return String(note.level || '');
    case 'technology_opens':
      return t('planet-unknown-key', { key: note.technology });
    case 'meteorite_lands':
    case 'no_ice':
    case 'no_expansion':
      return '';
    default:
      return String(note.count);
  }
}

const noteOf = ({ facts }: Said) => facts as Note;
const eventsIn = (said: readonly Said[]) => said.map(({ facts }) => facts as Event);
const noteLine = (said: Said, kind: ProspectLine['kind']): ProspectLine => {
  const note = noteOf(said);
  return { kind, ...NOTES[note.type], text: pick(said.text), short: numberIn(note) };
};
const ofLines = (said: Said) => noteOf(said).type === 'line_done' || noteOf(said).type === 'line_left';

const gain = (icon: GlyphName, text: string, value: string): ProspectLine => ({
  kind: 'gain',
  icon,
  text,
  value,
});
const name = (track: Track) => t(`planet-unknown-track-${track}`);
const movedIn = (said: readonly Said[]): Moved[] =>
  eventsIn(said).flatMap((event) => (event.type === 'trackers_moved' ? event.trackers : []));
const cellIn = ({ track, on, row }: Moved): Cell => writeCell({ track: on ?? track, row });

/** Where a tracker comes to, and the medals that makes. */
function trackerLines(
  board: Board,
  moved: Moved,
  before: ScoreSheet | null,
  after: ScoreSheet | null,
): ProspectLine[] {
  const { track, on, row } = moved;
  const to = { from: cellOf(board, track).row, to: row, on: on ? t(`planet-unknown-terrain-${on}`) : 'none' };
  const line = gain(track, name(track), t('planet-unknown-step', to));
  const label = `track_${track}`;
  const medals = before && after ? points(after, label) - points(before, label) : 0;
  const worth = gain('medal', t('planet-unknown-medal-track'), gained(medals));
  return medals === 0 ? [line] : [line, { ...worth, bad: medals < 0 }];
}

/** What was picked up. */
function collectedLines(said: readonly Said[]): ProspectLine[] {
  return eventsIn(said).flatMap((event) => {
    if (event.type !== 'collected') return [];
    const pods = gain('lifepod', t('planet-unknown-collects-pod'), `+${event.lifepods}`);
    const rocks = gain('meteorite', t('planet-unknown-collects-meteor'), `+${event.meteorites}`);
    return [...(event.lifepods ? [pods] : []), ...(event.meteorites ? [rocks] : [])];
  });
}

const tracksIn = (bits: number): Track[] => TRACKS.filter((_, i) => (bits >> i) % 2 === 1);

/** Something to be done later, where only what it is can be said. */
function itemLine(item: Item): ProspectLine | null {
  switch (item.type) {
    case 'boost':
    case 'boost_or_peek':
      return gain('synergy', t('planet-unknown-bonus-synergy'), '+1');
    case 'civ':
      return gain('card', t('planet-unknown-bonus-civ'), String(item.level || ''));
    case 'patch':
      return gain('patch', t('planet-unknown-bonus-patch'), '+1');
    case 'rover':
    case 'extra_rover':
      return gain('rover', t('planet-unknown-bonus-rover'), '+1');
    case 'advance': {
      const tracks = tracksIn(item.tracks);
      const icon = tracks.length === 1 ? tracks[0]! : 'synergy';
      return gain(icon, listed(tracks.map(name)), `+${item.steps}`);
    }
    case 'collect_meteor':
      return gain('meteorite', t('planet-unknown-collects-meteor'), '+1');
    default:
      return null;
  }
}

const itemLines = (items: readonly unknown[]): ProspectLine[] =>
  items.flatMap((item) => itemLine(item as Item) ?? []);

/** What one way to carry something out brings. */
function wayLines(board: Board, { prospect, owed }: OwedWay, now: ScoreSheet | null): ProspectLine[] {
  return [
    ...movedIn(prospect.draft).flatMap((moved) => trackerLines(board, moved, now, prospect.score)),
    ...prospect.notes.map((said) => noteLine(said, 'gain')),
    ...itemLines(owed),
  ];
}

/** The tracks that the ways to carry something out move. */
const served = (ways: readonly OwedWay[]): Track[] => {
  const actions = ways.map(({ prospect }) => prospect.steps[0]?.action.action as Action | undefined);
  const tracks = new Set(actions.flatMap((action) => (action?.type === 'advance' ? [action.track] : [])));
  return TRACKS.filter((track) => tracks.has(track));
};

function owedLines(board: Board, thing: OwedThing, times: number, now: ScoreSheet | null): ProspectLine[] {
  const item = thing.due as Item;
  const { ways } = thing;
  if (item.type === 'station') {
    if (thing.choices === 0) {
      return [gain(item.track, name(item.track), t('planet-unknown-at-end'))];
    }
    if (times > 1) return [gain(item.track, name(item.track), `+${times}`)];
    if (ways.length === 1) return wayLines(board, ways[0]!, now);
  }
  if (item.type === 'station' || item.type === 'energy') {
    const tracks = served(ways).map((track) => t(`planet-unknown-terrain-${track}`));
    const icon = item.type === 'energy' ? 'energy' : item.track;
    const one = t('planet-unknown-energy-one-of', { tracks: listed(tracks) });
    return [gain(icon, item.type === 'energy' ? one : name(item.track), '+1')];
  }
  return itemLines([item]);
}

/** What is owed, stations of one kind together. */
function allOwed(board: Board, owed: readonly OwedThing[], now: ScoreSheet | null): ProspectLine[] {
  const stationOf = ({ due }: OwedThing) =>
    (due as Item).type === 'station' ? (due as Extract<Item, { type: 'station' }>).track : null;
  return owed.flatMap((thing, i) => {
    const track = stationOf(thing);
    const alike = track === null ? [i] : owed.flatMap((one, j) => (stationOf(one) === track ? [j] : []));
    return alike[0] === i ? owedLines(board, thing, alike.length, now) : [];
  });
}

/** Own medals in all, where they change. */
function medalLines({ scores }: Foresight): ProspectLine[] {
  if (!scores) return [];
  const [before, after] = [total(scores.before), total(scores.after)];
  if (before === after) return [];
  const text = t('planet-unknown-medals-in-all');
  return [{ kind: 'points', icon: 'medal', text, value: `${before} → ${after}`, bad: after < before }];
}

export function prospectOf(foresight: Foresight, board: Board): Prospect {
  const { draft, notes, owed, scores } = foresight;
  const sure = movedIn(draft);
  const ways = owed.flatMap((thing) => thing.ways.flatMap(({ prospect }) => movedIn(prospect.draft)));
  const after = scores?.after ?? null;
  return {
    lines: [
      ...notes.filter((said) => !ofLines(said)).map((said) => noteLine(said, 'note')),
      ...collectedLines(draft),
      ...sure.flatMap((moved) => trackerLines(board, moved, scores?.before ?? null, after)),
      ...allOwed(board, owed, after),
      ...notes.filter(ofLines).map((said) => noteLine(said, 'points')),
      ...medalLines(foresight),
    ],
    cells: new Set([...sure, ...ways].map(cellIn)),
    finished: new Set(
      notes.flatMap((said) => {
        const note = noteOf(said);
        return note.type === 'line_done' ? [note.line] : [];
      }),
    ),
  };
}
