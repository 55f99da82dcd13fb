import type { Row, RowKind } from '$lib/board/consequence';
import { pick, t } from '$lib/i18n';
import { total } from '$lib/table/scores';
import type { Foresight, Said, ScoreSheet } from '$lib/wire';
import type { GlyphName } from '../glyphs';
import {
  at,
  COMPANIES,
  eventOf,
  type Company,
  type Event,
  type Note,
  type Reward,
  type Shares,
} from '../view';
import { gained } from '$lib/ui/signed';

/** What the engine foresees of an action, row by row, in the engine's own words. */

export type ProspectRow = Row<GlyphName>;
type Look = readonly [RowKind, GlyphName];

/** Where the row of an event stands and what it shows; nothing where the board itself says it. */
function lookOf(event: Event): Look | null {
  switch (event.type) {
    case 'cards_used':
      return null;
    case 'entered':
      return ['cost', 'energy'];
    case 'barrier_paid':
      return ['cost', 'gate'];
    case 'plan_flipped':
      return ['cost', 'plan'];
    case 'threat_met':
      return ['cost', 'threat'];
    case 'card_discarded':
      return ['cost', 'oust'];
    case 'returned':
    case 'piece_lost':
      return ['loss', 'oust'];
    case 'outpost_removed':
      return ['note', 'outpost'];
    case 'barrier_halted':
    case 'steps_lost':
    case 'plan_unused':
      return ['loss', 'gate'];
    case 'coins_paid':
      return ['cost', 'credit'];
    case 'coins_gained':
    case 'points_sold':
      return ['gain', 'credit'];
    case 'helium_advanced':
      return ['gain', 'helium'];
    case 'advanced':
      return ['gain', event.company];
    case 'threshold_crossed':
      return ['gain', event.company];
    case 'card_bought':
    case 'card_fetched':
      return ['gain', 'card'];
    case 'uploaded':
      return ['gain', 'upload'];
    case 'plan_taken':
    case 'plan_laid':
      return ['gain', 'plan'];
    case 'slot_on':
      return ['gain', 'slot'];
    case 'mission_done':
    case 'personal_space_open':
      return ['gain', 'mission'];
    case 'threat_removed':
      return ['gain', 'threat'];
    case 'first_player_taken':
      return ['gain', 'first'];
    case 'tile_put':
    case 'tile_received':
      return ['gain', 'plus'];
    case 'deck_taken':
    case 'card_rested':
      return ['note', 'deck'];
    case 'marker_placed':
      return ['note', 'marker'];
    case 'expansion_begun':
      return ['note', event.company];
    case 'plans_refilled':
    case 'display_renewed':
      return null;
    default:
      return ['later', 'check'];
  }
}

function rowOf(said: Said): ProspectRow[] {
  const look = lookOf(eventOf(said.facts));
  if (look === null) return [];
  const [kind, icon] = look;
  return [{ kind, icon, text: pick(said.text) }];
}

const noteOf = ({ facts }: Said): Note => facts as Note;
/** Notes on shares: what an expansion pays when it stops moves markers, too. */
const OF_SHARES: readonly Note['type'][] = ['value_changed', 'shares_changed', 'portfolio'];

/** What stopping here would bring besides: an expansion pays and sends pieces back only then. */
function stopOf({ end, next }: Foresight): { events: Said[]; notes: Said[]; score: ScoreSheet | null } {
  if (next?.prompt.key !== 'prompt-expand' || end === null) return { events: [], notes: [], score: null };
  const steps = end.steps.filter(({ action }) => action.action.type !== 'end');
  const back = ({ facts }: Said) => ['returned', 'piece_lost'].includes(eventOf(facts).type);
  return {
    events: steps.flatMap(({ events }) => events.filter(back)),
    notes: end.notes.filter((said) => OF_SHARES.includes(noteOf(said).type)),
    score: end.score,
  };
}

/** One's shares as they would be in the end; nothing where none of them changes. */
export const valuesIn = (foresight: Foresight): ReadonlyMap<Company, Shares> => {
  const told = [...foresight.notes, ...stopOf(foresight).notes].map(noteOf);
  const last = told.findLast((note) => note.type === 'portfolio');
  return new Map(last ? COMPANIES.map((company) => [company, at(last.shares, company)]) : []);
};

const REWARDS: Readonly<Record<Reward, GlyphName | null>> = {
  coins: 'credit',
  helium: 'helium',
  points: 'research',
  steps: null,
};

function noteRow(said: Said): ProspectRow[] {
  const [note, text] = [noteOf(said), pick(said.text)];
  switch (note.type) {
    case 'value_changed':
      return [{ kind: 'note', icon: note.company, text, bad: note.to < note.from }];
    case 'shares_changed':
      return [{ kind: note.to < note.from ? 'loss' : 'gain', icon: 'share', text }];
    // The list of one's shares says it.
    case 'portfolio':
      return [];
    case 'reward':
      return [{ kind: 'gain', icon: REWARDS[note.what] ?? note.company, text }];
    case 'ousted':
      return [{ kind: 'note', icon: 'oust', text }];
    case 'energy_unused':
      return [{ kind: 'note', icon: 'check', text, bad: true }];
    case 'others_paid':
      return [{ kind: 'note', icon: 'check', text }];
  }
}

export function prospectOf(foresight: Foresight): ProspectRow[] {
  const { steps, notes, scores, next, stop } = foresight;
  const rows = steps.flatMap(({ events }) => events.flatMap(rowOf));
  const stopped = stopOf(foresight);
  const points = scores ? total(stopped.score ?? scores.after) - total(scores.before) : 0;
  return [
    ...rows,
    ...stopped.events.flatMap(rowOf),
    ...[...notes, ...stopped.notes].flatMap(noteRow),
    ...(points === 0
      ? []
      : [
          {
            kind: 'points',
            icon: 'points',
            text: t(stopped.score ? 'skymines-ahead-points-stop' : 'skymines-ahead-points'),
            value: gained(points),
            bad: points < 0,
          } satisfies ProspectRow,
        ]),
    ...(next ? [{ kind: 'later', icon: 'check', text: pick(next.prompt.text) } satisfies ProspectRow] : []),
    ...(stop && !next
      ? [{ kind: 'later', icon: 'lock', text: t('skymines-ahead-hidden') } satisfies ProspectRow]
      : []),
  ];
}
