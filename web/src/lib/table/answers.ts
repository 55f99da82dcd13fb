import type { Answer, GameUi } from '$lib/games/types';
import type { GameTexts } from '$lib/i18n/game.svelte';
import type { Say } from './words.svelte';
import type { LegalAction, SeatView } from '$lib/wire';

export type Button = { action: LegalAction; answer: Answer };

/** Few enough to stand as buttons when a game does not say which. */
const FEW = 4;

/** The legal actions that the prompt shows as buttons, the primary one last. */
export function promptButtons(
  game: GameUi,
  seat: SeatView,
  selected: string | null,
  texts: GameTexts,
  say: Say,
): Button[] {
  const few = () => (seat.legal.length <= FEW ? seat.legal.map(({ notation }) => ({ notation })) : []);
  const answers: Answer[] = game.answers ? game.answers(seat, selected, texts, say) : few();
  const buttons = answers.flatMap((answer) => {
    const action = seat.legal.find(({ notation }) => notation === answer.notation);
    return action ? [{ action, answer }] : [];
  });
  return buttons.sort((a, b) => Number(a.answer.primary ?? false) - Number(b.answer.primary ?? false));
}
