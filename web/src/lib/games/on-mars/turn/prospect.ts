import type { Row, RowKind } from '$lib/board/consequence';
import { pick, t } from '$lib/i18n';
import { total } from '$lib/table/scores';
import type { Foresight, Said } from '$lib/wire';
import { LSS_COLUMNS } from '../pieces';
import { buildingGlyph, type GlyphName } from '../glyphs';
import type { Glimpse } from '../look.svelte';
import { eventOf, type Event, type Note } from '../view';
import { gained } from '$lib/ui/signed';

/** What the engine foresees of an action, row by row, in the engine's own words. */

export type ProspectRow = Row<GlyphName>;
type Look = readonly [RowKind, GlyphName];

/** What happens at every turn, or what the board itself shows. */
const SILENT = new Set<Event['type']>(['turn_started', 'main_chosen', 'stack_turned', 'discovery_turned']);
const COSTS: Partial<Record<Event['type'], GlyphName>> = {
  extra_paid: 'crystal',
  boosted: 'colonist',
  fuelled: 'crystal',
  paid: 'any',
  executive_used: 'crystal',
  building_used: 'crystal',
  goal_spent: 'goal',
};
const TOOLS: Partial<Record<Event['type'], GlyphName>> = { tech_used: 'tech' };
const LOSSES: Partial<Record<Event['type'], GlyphName>> = {
  crystal_destroyed: 'crystal',
  find_destroyed: 'discovery',
  displaced: 'travel',
};
const NOTES: Partial<Record<Event['type'], GlyphName>> = {
  evicted: 'colonist',
  colonist_posted: 'colonist',
  moved: 'travel',
  miner_placed: 'colonist',
  miner_returned: 'colonist',
  space_taken: 'flag-first',
  shuttle_moved: 'travel',
  shuttle_flew: 'travel',
  crystal_appeared: 'crystal',
};
const LATER: Partial<Record<Event['type'], GlyphName>> = {
  level_raised: 'colony',
  mission_spared: 'mission',
  blueprints_turned: 'blueprint',
  techs_turned: 'lab',
  warehouse_filled: 'resupply',
  end_triggered: 'flag-first',
  last_round: 'flag-first',
};
const GAINS: Partial<Record<Event['type'], GlyphName>> = {
  crystals_stored: 'crystal',
  points_scored: 'vp',
  lss_rewarded: 'vp',
  colonists_gained: 'colonist',
  colonists_returned: 'colonist',
  colonist_retrieved: 'colonist',
  worker_retrieved: 'colonist',
  blueprint_taken: 'blueprint',
  tech_learned: 'learn',
  tech_developed: 'rd',
  oxygen_kept: 'oxygen',
  crystal_collected: 'crystal',
  claimed: 'discovery',
  progress_made: 'cube',
  lss_raised: 'lss',
  upgraded: 'upgrade',
  ship_welcomed: 'rocket',
  bot_landed: 'bot',
  scientist_hired: 'scientist',
  contract_taken: 'contract',
  delivered: 'contract',
  contract_completed: 'contract',
  mission_advanced: 'mission',
  mission_completed: 'mission',
  goal_completed: 'goal',
  produced: 'plus',
  travelled: 'travel',
};

const NOTED: Record<Note['type'], readonly [GlyphName, boolean]> = {
  crystals_wait: ['crystal', false],
  crystals_overflow: ['crystal', true],
  level_ahead: ['colony', false],
  mission_left: ['mission', false],
  end_ahead: ['flag-first', false],
};

/** Where the row of an event stands and what it shows; nothing where the board itself says it. */
function lookOf(event: Event): Look | null {
  const { type } = event;
  if (SILENT.has(type)) return null;
  if (event.type === 'gained' || event.type === 'taken_from_warehouse') return ['gain', event.good];
  if (event.type === 'constructed') return ['gain', buildingGlyph(event.building)];
  const kinds: readonly [RowKind, Partial<Record<Event['type'], GlyphName>>][] = [
    ['cost', COSTS],
    ['tool', TOOLS],
    ['loss', LOSSES],
    ['note', NOTES],
    ['gain', GAINS],
    ['later', LATER],
  ];
  for (const [kind, table] of kinds) {
    const icon = table[type];
    if (icon) return [kind, icon];
  }
  return ['later', 'check'];
}

const rowOf = (said: Said): ProspectRow[] => {
  const shown = lookOf(eventOf(said.facts));
  return shown ? [{ kind: shown[0], icon: shown[1], text: pick(said.text) }] : [];
};
const events = ({ steps }: Foresight): readonly Said[] => steps.flatMap((step) => step.events);

/** The marker of life support that would move. */
export function glimpseOf(foresight: Foresight): Glimpse | null {
  const told = events(foresight).map(({ facts }) => eventOf(facts));
  const raised = told.find((event) => event.type === 'lss_raised');
  if (raised?.type !== 'lss_raised') return null;
  const column = LSS_COLUMNS.findIndex((type) => type === raised.building);
  return { column, row: raised.row, rewarded: told.some((event) => event.type === 'lss_rewarded') };
}

/** The cells that would get a crystal. */
export const crystalsIn = (foresight: Foresight): string[] =>
  events(foresight).flatMap(({ facts }) => {
    const event = eventOf(facts);
    return event.type === 'crystal_appeared' ? [event.cell] : [];
  });

export function prospectOf(foresight: Foresight): ProspectRow[] {
  const { steps, scores, notes, next, stop } = foresight;
  const points = scores ? total(scores.after) - total(scores.before) : 0;
  return [
    ...steps.flatMap((step) => step.events).flatMap(rowOf),
    ...notes.map((said): ProspectRow => {
      const [icon, bad] = NOTED[(said.facts as Note).type];
      return { kind: 'note', icon, text: pick(said.text), bad };
    }),
    ...(points === 0
      ? []
      : [
          {
            kind: 'points',
            icon: 'vp',
            text: t('on-mars-ahead-points'),
            value: gained(points),
            bad: points < 0,
          } satisfies ProspectRow,
        ]),
    ...(next ? [{ kind: 'later', icon: 'right', text: pick(next.prompt.text) } satisfies ProspectRow] : []),
    ...(stop && !next
      ? [{ kind: 'later', icon: 'lock', text: t('on-mars-ahead-hidden') } satisfies ProspectRow]
      : []),
  ];
}
