import { t } from '$lib/i18n';
import type { Answer } from '$lib/games/types';
import type { SeatView } from '$lib/wire';
import { energizeFacts } from './data';
import { continues } from './selection';
import { taskOf } from './open';
import { parse } from './notation';
import type { View } from './view';

const DONE: Record<string, string> = {
  deploy: 'nexus-ops-done-deploy',
  move: 'nexus-ops-done-move',
  breathe: 'nexus-ops-done-breathe',
  missions: 'nexus-ops-done-missions',
  end_turn: 'nexus-ops-done-turn',
};
/** So many fights or losses still fit beside the question. */
const FEW = 3;

/** A card that serves a side: both sides fit beside the question. */
const aimsAtSide = (selected: string): boolean =>
  energizeFacts(selected.replace(/^play /, ''))?.targets === 'side';

/** The actions that stand as buttons beside the question; the rest is on the board, in the hand or in the battle. */
export function answers({ view, legal }: SeatView, selected: string | null): Answer[] {
  const task = taskOf((view as View).open)?.type ?? '';
  const has = (notation: string) => legal.some((action) => action.notation === notation);
  const named = legal.map(({ notation }) => notation);
  const of = (type: string) => named.filter((notation) => parse(notation)?.type === type);
  const few = (list: string[]): Answer[] =>
    list.length <= FEW ? list.map((notation) => ({ notation })) : [];
  const aimed =
    selected !== null && (/^(fight \w+|breathe \w+>\w+)$/.test(selected) || aimsAtSide(selected))
      ? few(named.filter((notation) => continues(notation, selected)))
      : [];
  const found: Answer[] = [...aimed];
  const add = (answer: Answer) => {
    if (has(answer.notation) && !found.some(({ notation }) => notation === answer.notation))
      found.push(answer);
  };
  if (aimed.length === 0)
    [...few(of('fight')), ...(task === 'breath_loss' ? few(of('lose')) : [])].forEach(add);
  few(of('keep')).forEach(add);
  add({ notation: 'take energize' });
  add({ notation: 'take hill' });
  const mission = has('take mission');
  const label = DONE[task];
  add({ notation: 'done', key: 'E', primary: !mission, ...(label ? { label: t(label) } : {}) });
  add({ notation: 'take mission', primary: true });
  add({ notation: 'pass', key: 'E', primary: aimed.length === 0 });
  return found;
}

/** After a purchase the next of the same kind is one click away; a move ends its selection. */
export function keeps(value: string, { legal }: SeatView): boolean {
  return value.startsWith('buy ') && legal.some(({ notation }) => continues(notation, value));
}
