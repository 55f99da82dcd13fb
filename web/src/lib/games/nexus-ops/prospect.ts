import type { Row, RowKind } from '$lib/board/consequence';
import { glyphSet } from '$lib/board/glyphs';
import { pick, t } from '$lib/i18n';
import { total } from '$lib/table/scores';
import type { IconName } from '$lib/ui/icons';
import type { Foresight, ForesightStop, Said } from '$lib/wire';
import sprite from '$art/icons.svg?url';
import type { Event, Note } from './view';
import { gained } from '$lib/ui/signed';

/** What the engine foresees of an action, row by row, in the engine's own words. */

export type ProspectRow = Row<IconName>;
type Look = readonly [RowKind, IconName];

const TONES: Partial<Record<IconName, string>> = {
  rubium: 'var(--rubium)',
  mine: 'var(--rubium)',
  battle: 'var(--bad)',
  vp: 'var(--accent)',
};
export const glyphs = glyphSet<IconName>(sprite, 'i', (name) => TONES[name]);

/** Where the row of an event stands and what it shows; nothing where the title, the board or a note says it. */
function lookOf(event: Event): Look | null {
  switch (event.type) {
    case 'turn_began':
    case 'unit_bought':
    case 'unit_moved':
    case 'unit_teleported':
    case 'energize_sold':
    case 'secret_sold':
    case 'energize_played':
    case 'card_passed':
    case 'rubium_gained':
      return null;
    case 'units_placed':
      return ['gain', 'plus'];
    case 'march_ordered':
      return ['gain', 'arrow'];
    case 'discount_gained':
    case 'income_taken':
      return ['gain', 'rubium'];
    case 'mission_played':
    case 'mission_taken':
    case 'hill_taken':
      return ['gain', 'vp'];
    case 'unit_destroyed':
    case 'draw_lost':
      return ['loss', 'hit'];
    case 'battle_began':
    case 'battle_won':
    case 'battle_lost':
    case 'battle_undecided':
      return ['note', 'battle'];
    default:
      return ['note', 'check'];
  }
}

function noteLook(note: Note): Look {
  switch (note.type) {
    case 'rubium_changes':
      return [note.to < note.from ? 'cost' : 'gain', 'rubium'];
    case 'income_changes':
      return [note.to < note.from ? 'loss' : 'gain', 'mine'];
    case 'tile_ahead':
      return ['later', 'explore'];
    case 'battle_ahead':
      return ['later', 'battle'];
    case 'battle_avoided':
      return ['note', 'shield'];
    case 'eliminates':
      return ['loss', 'hit'];
  }
}

const row = ({ text }: Said, [kind, icon]: Look): ProspectRow => ({ kind, icon, text: pick(text) });

function eventRow(said: Said): ProspectRow[] {
  const look = lookOf(said.facts as Event);
  return look ? [row(said, look)] : [];
}

function pointsRow({ scores }: Foresight): ProspectRow[] {
  const more = scores ? total(scores.after) - total(scores.before) : 0;
  if (more === 0) return [];
  const text = t('nexus-ops-ahead-points');
  return [{ kind: 'points', icon: 'vp', text, value: gained(more), bad: more < 0 }];
}

/** Why nobody can say more. */
function stopRow(stop: ForesightStop | null): ProspectRow[] {
  const later = (icon: IconName, id: string): ProspectRow[] => [{ kind: 'later', icon, text: t(id) }];
  if (stop?.type === 'unknown')
    return later(stop.what === 'roll' ? 'dice' : 'hidden', `nexus-ops-ahead-${stop.what}`);
  if (stop?.type === 'others') return later('human', 'nexus-ops-ahead-others');
  return stop?.type === 'over' ? later('flag-first', 'nexus-ops-ahead-over') : [];
}

/** `asked` is the key of the question now: that the same is asked again is no news. */
export function prospectOf(foresight: Foresight, asked: string | null): ProspectRow[] {
  const { steps, notes, next, stop } = foresight;
  const following = next && next.prompt.key !== asked ? [row(next.prompt, ['later', 'help'])] : [];
  return [
    ...steps.flatMap(({ events }) => events.flatMap(eventRow)),
    ...notes.map((said) => row(said, noteLook(said.facts as Note))),
    ...pointsRow(foresight),
    ...(following.length > 0 ? following : stopRow(stop)),
  ];
}
