import type { Rival, Said, Step } from '$lib/wire';
import { foldUndone, type Kept } from './undone';

/** `undone`: what it took back. */
export type LogLine = { id: string; seat: number | null; said: Said; undone?: readonly LogLine[] };
/** `chapter`: in which part of a long game it happened; nothing for the present one. */
export type LogGroup = {
  id: string;
  heading: LogLine | null;
  lines: LogLine[];
  chapter: number | null;
};

/** The lines of a step, made once: an unchanged line is not drawn again. */
const linesOf = (() => {
  const made = new WeakMap<Step, readonly LogLine[]>();
  const linesIn = (step: Kept): readonly LogLine[] => {
    const known = made.get(step);
    if (known) return known;
    const undone = step.undone && { undone: step.undone.flatMap(linesIn) };
    const lines = step.events.map((said, i) => ({
      id: `${step.seq}.${i}`,
      seat: step.actor_seat,
      said,
      ...undone,
    }));
    made.set(step, lines);
    return lines;
  };
  return linesIn;
})();

/** The log in groups: an event that opens one, or begins a chapter, gives it its heading. */
export function groupLog(
  steps: readonly Step[],
  opens: (said: Said) => boolean = () => false,
  begins: (said: Said) => number | null = () => null,
  untold: (said: Said) => boolean = () => false,
): LogGroup[] {
  const groups: LogGroup[] = [];
  const lines = foldUndone(steps)
    .flatMap(linesOf)
    .filter((line) => !untold(line.said));
  // Before the first beginning that is known of, it was the chapter before.
  const first = lines.map((line) => begins(line.said)).find((chapter) => chapter !== null) ?? null;
  let chapter = first === null ? null : first - 1;
  for (const line of lines) {
    if (repeats(groups.at(-1)?.lines.at(-1), line)) continue;
    const begun = begins(line.said);
    chapter = begun ?? chapter;
    const group = { chapter, heading: null, lines: [] };
    if (begun !== null || opens(line.said)) groups.push({ ...group, id: line.id, heading: line });
    else if (groups.length === 0) groups.push({ ...group, id: `before ${line.id}`, lines: [line] });
    else groups.at(-1)!.lines.push(line);
  }
  return groups;
}

/** A host who tries settings out says the same many times; once is enough. */
const repeats = (before: LogLine | undefined, line: LogLine): boolean =>
  before?.said.key === line.said.key && line.said.key === 'table-configured';

/** The mark of the seat or rival that an event names; a heading is about nobody else. */
export function namedSeat({ said }: LogLine, rivals: readonly Rival[] = []): number | null {
  const named = (said.facts as { seat?: unknown } | null)?.seat;
  return typeof named === 'number' ? named : (rivals.find(({ name }) => name === named)?.mark ?? null);
}

/** Who an event is about: whom it names, else whoever acted. */
export const seatOf = (line: LogLine, rivals: readonly Rival[] = []): number | null =>
  namedSeat(line, rivals) ?? line.seat;
