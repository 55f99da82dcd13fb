import data from '../../../../../../crates/welcome-to-the-moon/data/campaign.json';
import type { Glyph } from '../sheets/model';
import { EFFECTS } from '../view';
import { CREW, type Answer, type Campaign, type Crew, type TableFacts } from '../view';

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
/** The dilemma after an adventure. */
export function dilemmaOf(adventure: number): Dilemma | null {
  const dilemma = data.dilemmas.find(({ after }) => after === adventure);
  if (!dilemma) return null;
  const options = dilemma.options.map(({ id, do: steps }, i) => ({
    answer: i === 0 ? ('a' as const) : ('b' as const),
    text: `answer-${id}`,
    brings: steps.map((_, step) => `answer-${id}.${step === 0 ? 'first' : 'second'}`),
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
  /** For how many turns it holds; nothing when it only happens. */
  turns: number | null;
}
export function eventCard(id: number): EventCard | null {
  const card = data.events.cards.find((one) => one.id === id);
  if (!card) return null;
  const { effect } = card;
  const name = `card-${id}`;
  // A deadline counts the turns after the present one.
  const turns = effect.turns ?? (effect.after_turns ? effect.after_turns + 1 : null);
  return { id, name, text: `${name}.text`, detail: `${name}.detail`, turns };
}

/** One thing that an answer brings about. */
interface Step {
  kind: string;
  set?: string;
  adventure?: number;
  event?: number;
  place?: number;
  stars?: number;
}
/** What the answers so far tell to do, in order. */
const stepsOf = ({ answers }: Campaign): Step[] =>
  data.dilemmas.flatMap(({ options }, i): readonly Step[] => {
    const answer = answers[i];
    return answer ? (options[answer === 'a' ? 0 : 1]?.do ?? []) : [];
  });

export interface CardSet {
  name: string;
  text: string;
  kind: 'added' | 'removed';
}
const worded = (set: string) => ({ name: `cards-${set}`, text: `cards-${set}.text` });
/** The sets of cards in force: of each kind the one named last. */
export function setsOf(campaign: Campaign): CardSet[] {
  const last = (kind: string) => stepsOf(campaign).findLast((step) => step.kind === kind);
  const removal = last('removal_set');
  const starship = last('starship_set');
  const removed = data.removal_sets.find(({ id }) => id === removal?.set);
  const added = data.starship_sets.find(({ id }) => id === starship?.set);
  return [
    ...(added ? [{ ...worded(added.id), kind: 'added' as const }] : []),
    ...(removed ? [{ ...worded(removed.id), kind: 'removed' as const }] : []),
  ];
}

/** An event of this or a later adventure that has not come yet; nobody knows the turn. */
export interface Coming extends EventCard {
  adventure: number;
}
export function comingOf({ campaign, adventure }: TableFacts): Coming[] {
  if (!campaign) return [];
  const come = new Set(campaign.come.map(({ event }) => event));
  return stepsOf(campaign).flatMap((step): Coming[] => {
    const card = step.kind === 'event' && step.event ? eventCard(step.event) : null;
    const at = step.adventure ?? 0;
    const due = at > adventure || (at === adventure && card !== null && !come.has(card.id));
    return card && due ? [{ ...card, adventure: at }] : [];
  });
}

/** The events that have come in this adventure, and for how many more turns they hold, the present one included. */
export interface InForce extends EventCard {
  left: number;
}
export function cameIn({ campaign, turn }: TableFacts): InForce[] {
  return (campaign?.come ?? []).flatMap((come): InForce[] => {
    const card = eventCard(come.event);
    // A pile is closed only when the one before is open again.
    const waits = come.turn > turn;
    return card && !waits ? [{ ...card, left: come.turn + (card.turns ?? 1) - turn }] : [];
  });
}
/** Those that hold now: a flare is gone with its turn, a deadline stays. */
export const inForce = (table: TableFacts): InForce[] => cameIn(table).filter(({ left }) => left > 0);

/** Stars for the places of an adventure, with what the answers add. */
export function starsOf(campaign: Campaign, adventure: number): number[] {
  const printed: readonly number[] =
    Object.entries(data.stars_by_adventure).find(([id]) => Number(id) === adventure)?.[1] ?? [];
  const bonus = (place: number) =>
    stepsOf(campaign)
      .filter((step) => step.kind === 'star_bonus' && step.adventure === adventure && step.place === place)
      .reduce((sum, step) => sum + (step.stars ?? 0), 0);
  return printed.map((stars, i) => stars + bonus(i + 1));
}

export const sum = (stars: readonly number[] | undefined): number =>
  (stars ?? []).reduce((all, one) => all + one, 0);

/** The title that a single player earns with these stars. */
export function titleOf(stars: number): string | null {
  const rank = data.solo_campaign.result.find((one) => stars >= one.stars);
  return rank ? `name-title-${rank.stars}` : null;
}

/** The symbol of a crew card: the effect it stands for, or what it helps with. */
export function crewGlyph(crew: Crew): Glyph {
  const { effect } = crewCard(crew);
  const known = EFFECTS.find((one) => one === effect);
  return known ?? (crew === 'navigator' ? 'astronaut' : 'error');
}
