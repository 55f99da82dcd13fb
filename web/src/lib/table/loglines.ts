import type { GameUi, Part } from '$lib/games/types';
import type { Said, Step } from '$lib/wire';

export type LogLine = { id: string; seat: number | null; said: Said };
export type LogGroup = { id: string; heading: LogLine | null; lines: LogLine[] };

/** The lines of a step, made once: an unchanged line is not drawn again. */
const linesOf = (() => {
  const made = new WeakMap<Step, readonly LogLine[]>();
  return (step: Step): readonly LogLine[] => {
    const known = made.get(step);
    if (known) return known;
    const lines = step.events.map((said, i) => ({ id: `${step.seq}.${i}`, seat: step.actor_seat, said }));
    made.set(step, lines);
    return lines;
  };
})();

/** The log in groups: an event that opens one gives it its heading. */
export function groupLog(steps: readonly Step[], opens: (said: Said) => boolean): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const line of steps.flatMap(linesOf)) {
    if (repeats(groups.at(-1)?.lines.at(-1), line)) continue;
    if (opens(line.said)) groups.push({ id: line.id, heading: line, lines: [] });
    else (groups.at(-1) ?? newGroup(groups, line.id)).lines.push(line);
  }
  return groups;
}

/** A host who tries settings out says the same many times; once is enough. */
const repeats = (before: LogLine | undefined, line: LogLine): boolean =>
  before?.said.key === line.said.key && line.said.key === 'table-configured';

function newGroup(groups: LogGroup[], id: string): LogGroup {
  const group: LogGroup = { id: `before ${id}`, heading: null, lines: [] };
  groups.push(group);
  return group;
}

/** Cuts a sentence where it names places of the board. */
export function partsOf(text: string, place: RegExp | undefined): Part[] {
  if (!place) return [{ text, place: null }];
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(new RegExp(place.source, 'gu'))) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index), place: null });
    parts.push({ text: match[0], place: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), place: null });
  return parts;
}

/** A sentence of the server as this game tells it. */
export const told = (game: GameUi, text: string, view: unknown): readonly Part[] =>
  game.refer?.(text, view) ?? partsOf(text, game.place);
export const toldPlainly = (game: GameUi, text: string, view: unknown): string =>
  told(game, text, view)
    .map((part) => part.text)
    .join('');

/** Who an event is about: the seat it names, else the one who acted. */
export function seatOf(line: LogLine): number | null {
  const facts = line.said.facts as { seat?: unknown } | null;
  return typeof facts?.seat === 'number' ? facts.seat : line.seat;
}
