import data from '../../../../../../crates/welcome-to-the-moon/data/campaign.json';
import type { Glyph } from '../sheets/model';
import { EFFECTS } from '../view';
import { CREW, type Answer, type CampaignView, type Crew } from '../view';

/**
 * Printed facts of the campaign: story, dilemmas, events, sets of cards, crew. Names and texts are ids of messages of
 * the game (`word` says them).
 */

export const ADVENTURES = data.story.map(({ adventure }) => adventure);
export const LAST = ADVENTURES.length;

export interface Option {
  answer: Answer;
  text: string;
  /** Everything that follows. */
  brings: readonly string[];
}
export interface Dilemma {
  question: string;
  options: readonly Option[];
}
/** One thing that an answer brings about. */
interface Step {
  kind: string;
  event?: number;
}
/** Whether an event is told otherwise to a single player, who has no piles and only ASTRA to compare stars with. */
const toldAlone = (event: number | undefined): boolean =>
  data.events.cards.some((card) => card.id === event && 'alone' in card && card.alone);

/** The dilemma after an adventure, as several players or a single one are told it. */
export function dilemmaOf(adventure: number, alone = false): Dilemma | null {
  const dilemma = data.dilemmas.find(({ after }) => after === adventure);
  if (!dilemma) return null;
  const options = dilemma.options.map(({ id, do: steps }, i) => ({
    answer: i === 0 ? ('a' as const) : ('b' as const),
    text: `answer-${id}`,
    brings: steps.map((step: Step, i) => {
      const other = alone && toldAlone(step.event) ? '-alone' : '';
      return `answer-${id}.${i === 0 ? 'first' : 'second'}${other}`;
    }),
  }));
  return { question: `name-dilemma-${adventure}`, options };
}

const told = (kind: 'story' | 'outro', adventure: number): string | null =>
  ADVENTURES.includes(adventure) ? `name-${kind}-${adventure}` : null;
export const introOf = (adventure: number): string | null => told('story', adventure);
export const outroOf = (adventure: number): string | null => told('outro', adventure);

export interface CrewCard {
  name: string;
  text: string;
  /** The effect it stands for, if any. */
  effect: string | null;
}
export function crewCard(crew: Crew): CrewCard {
  const card = data.crew_cards.cards[CREW.indexOf(crew)]!;
  return { name: `crew-${crew}`, text: `crew-${crew}.text`, effect: card.effect.effect ?? null };
}

export interface EventCard {
  id: number;
  name: string;
  text: string;
  detail: string;
}
export function eventCard(id: number, alone = false): EventCard {
  const name = `card-${id}`;
  return { id, name, text: `${name}.${alone && toldAlone(id) ? 'alone' : 'text'}`, detail: `${name}.detail` };
}

/** What a set of cards in force is called. */
export const setCard = ({ name }: CampaignView['sets'][number]) => ({
  name: `cards-${name}`,
  text: `cards-${name}.text`,
});

/** The events in force now: a flare is gone with its turn, a deadline stays. */
export const inForce = (campaign: CampaignView | null): CampaignView['came'] =>
  (campaign?.came ?? []).filter(({ left }) => left > 0);

export const sum = (stars: readonly number[] | undefined): number =>
  (stars ?? []).reduce((all, one) => all + one, 0);

/** The title that a single player has earned. */
export const titleOf = ({ title }: CampaignView): string | null =>
  title === null ? null : `name-title-${title}`;

/** The symbol of a crew card: the effect it stands for, or what it helps with. */
export function crewGlyph(crew: Crew): Glyph {
  const { effect } = crewCard(crew);
  const known = EFFECTS.find((one) => one === effect);
  return known ?? (crew === 'navigator' ? 'astronaut' : 'error');
}
