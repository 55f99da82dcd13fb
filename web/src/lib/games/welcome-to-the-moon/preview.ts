import { assumedWords, type Assumed, type Row } from '$lib/board/consequence';
import type { Foreseen } from '$lib/engine';
import { pick } from '$lib/i18n';
import type { GameTexts } from '$lib/i18n/game.svelte';
import type { Say } from '$lib/table/words.svelte';
import type { Foresight, ScoreSheet } from '$lib/wire';
import { BAD, glyphOf } from './notes';
import type { Glyph } from './sheets/model';
import type { Action, Move, Note, Spot } from './view';
import { signed } from '$lib/ui/signed';

type Consequence = Row<Glyph>;
export interface Preview {
  title: string;
  lines: readonly Consequence[];
  assumed: readonly Assumed[];
  ghosts: ReadonlySet<Spot>;
}

/** More places than these are a choice for the board, not a hint. */
const CHOICE = 4;

/** Lines of one's own score pad that change. */
function points(texts: GameTexts, before: ScoreSheet, after: ScoreSheet): Consequence[] {
  const sums = ({ lines }: ScoreSheet) =>
    lines.reduce(
      (all, { label, points: worth }) => all.set(label, (all.get(label) ?? 0) + worth),
      new Map<string, number>(),
    );
  const [was, is] = [sums(before), sums(after)];
  return [...is].flatMap(([label, now]): Consequence[] => {
    const then = was.get(label) ?? 0;
    if (then === now) return [];
    const text = texts.find(`score-${label.replaceAll('_', '-')}`) ?? label;
    return [
      { kind: 'points', icon: 'star', text, value: `${signed(then)} → ${signed(now)}`, bad: now < then },
    ];
  });
}

/** What is owed then, in the words of the question that comes next. */
function owed({ owed: things, next }: Foresight): Consequence[] {
  return things.length > 0 && next ? [{ kind: 'later', icon: 'quarter', text: pick(next.prompt.text) }] : [];
}

/** Where the draft would leave marks, and where the player has a few places to choose from next. */
function ghosts({ places, next }: Foresight): Set<Spot> {
  const marks = (next?.legal ?? []).flatMap(({ action }) => {
    const read = action as Action;
    return read.type === 'mark' ? [read.spot] : [];
  });
  return new Set([...(places as Spot[]), ...(marks.length <= CHOICE ? marks : [])]);
}

/**
 * What an action will do to the sheet: for the callout and the ghosts. Its name stands there at once, the rest when the
 * engine has answered.
 */
export function previewOf(
  { notation, action }: Move,
  seen: Foreseen | null,
  texts: GameTexts,
  say: Say,
): Preview | null {
  if (action.type !== 'write' && action.type !== 'cross' && action.type !== 'mark') return null;
  const title = say(notation);
  if (!seen?.ok) return { title, lines: [], assumed: [], ghosts: new Set() };
  const { foresight } = seen;
  const notes = foresight.notes.map(({ facts, text }): Consequence => {
    const { type } = facts as Note;
    return { kind: 'note', icon: glyphOf(type), text: pick(text), bad: BAD.has(type) };
  });
  const changes = foresight.scores ? points(texts, foresight.scores.before, foresight.scores.after) : [];
  return {
    title,
    lines: [...notes, ...changes, ...owed(foresight)],
    assumed: assumedWords(foresight, say),
    ghosts: ghosts(foresight),
  };
}

/** Spaces that the question after a combination was taken offers, or the only one: a hint before it is chosen. */
export function fitsOf(seen: Foreseen | null): ReadonlySet<Spot> {
  const assumed = seen?.ok ? seen.foresight.steps[1] : undefined;
  const asked = seen?.ok ? (seen.foresight.next?.legal ?? []) : [];
  const legal = assumed ? [assumed.action, ...(assumed.assumed ?? [])] : asked;
  return new Set(
    legal.flatMap(({ action }) => {
      const read = action as Action;
      return read.type === 'write' || read.type === 'cross' ? [read.spot] : [];
    }),
  );
}
