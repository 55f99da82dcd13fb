import { t } from '$lib/i18n';
import type { Answer } from '$lib/games/types';
import type { SeatView } from '$lib/wire';
import { energizeFacts } from './data';
import { cardIn, leading, pickedIn, type Offer, type Picked } from './selection';
import { taskOf } from './open';
import { legalOf, viewOf, type Action } from './view';

const DONE: Record<string, string> = {
  deploy: 'nexus-ops-done-deploy',
  move: 'nexus-ops-done-move',
  breathe: 'nexus-ops-done-breathe',
  missions: 'nexus-ops-done-missions',
  end_turn: 'nexus-ops-done-turn',
};
/** So many fights or losses still fit beside the question. */
const FEW = 3;

/** A choice of enemy: where is settled, against whom is not. */
export const asksWhom = (part: Picked | undefined): part is Picked =>
  (part?.type === 'fight' && part.hex !== undefined) || (part?.type === 'breathe' && part.to !== undefined);

/** The actions that stand as buttons beside the question; the rest is on the board, in the hand or in the battle. */
export function answers(seatView: SeatView, selected: string | null): Answer[] {
  const legal = legalOf(seatView);
  const task = taskOf(viewOf(seatView).open)?.type ?? '';
  const of = (type: Action['type']) => legal.filter(({ action }) => action.type === type);
  const few = (list: readonly Offer[]): Answer[] =>
    list.length <= FEW ? list.map(({ notation }) => ({ notation })) : [];
  const [part] = pickedIn(selected);
  const card = cardIn(selected);
  // A card that serves a side: both sides fit beside the question.
  const sides = card !== null && energizeFacts(card)?.targets === 'side';
  const aimed = part && (asksWhom(part) || sides) ? few(leading(legal, part)) : [];
  const found: Answer[] = [...aimed];
  const add = (answer: Answer) => {
    if (!found.some(({ notation }) => notation === answer.notation)) found.push(answer);
  };
  const put = (type: Action['type'], more: Omit<Answer, 'notation'> = {}) =>
    of(type).forEach(({ notation }) => add({ notation, ...more }));
  if (aimed.length === 0)
    [...few(of('fight')), ...(task === 'breath_loss' ? few(of('lose')) : [])].forEach(add);
  few(of('keep')).forEach(add);
  put('take_energize');
  put('take_hill');
  const mission = of('take_mission').length > 0;
  const label = DONE[task];
  put('done', { key: 'E', primary: !mission, ...(label ? { label: t(label) } : {}) });
  put('take_mission', { primary: true });
  put('pass', { key: 'E', primary: aimed.length === 0 });
  return found;
}

/** After a purchase the next of the same kind is one click away; a move ends its selection. */
export function keeps(value: string, seatView: SeatView): boolean {
  const [part] = pickedIn(value);
  return part?.type === 'buy' && part.unit !== undefined && leading(legalOf(seatView), part).length > 0;
}
