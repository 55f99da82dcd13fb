import { EFFECTS, LETTERS, type Effect, type Letter, type Spot } from './view';
import { CREW, type Answer, type Crew } from './wire';

/** An action as it is written: the same words as in the log and in the journal. */
export type Action =
  | { type: 'take'; combination: number; wild: Effect | null; crew: boolean }
  | { type: 'write'; number: string; spot: Spot }
  | { type: 'x'; spot: Spot }
  | { type: 'mark'; spot: Spot }
  | { type: 'claim'; mission: Letter }
  | { type: 'give'; card: number; spare: boolean }
  | { type: 'answer'; answer: Answer }
  | { type: 'crew'; crew: Crew }
  | { type: 'error' | 'skip' | 'confirm' | 'excuse' };

/** `take 2`, `take 2 as plant`, `take 2 with crew`, `take 2 as plant with crew`. */
const TAKE = /^take (\d)(?: as (\w+))?( with crew)?$/;
function take(notation: string): Action | null {
  const [, combination, effect, crew] = TAKE.exec(notation) ?? [];
  const wild = EFFECTS.find((one) => one === effect) ?? null;
  if (combination === undefined || (effect !== undefined && wild === null)) return null;
  return { type: 'take', combination: Number(combination), wild, crew: crew !== undefined };
}

export function parse(notation: string): Action | null {
  const [verb, first = '', second = ''] = notation.split(' ');
  switch (verb) {
    case 'take':
      return take(notation);
    case 'write':
      return second === '' ? null : { type: 'write', number: first, spot: second };
    case 'x':
    case 'mark':
      return first === '' ? null : { type: verb, spot: first };
    case 'claim': {
      const mission = LETTERS.find((letter) => letter === first);
      return mission ? { type: 'claim', mission } : null;
    }
    case 'give':
    case 'spare':
      return /^\d$/.test(first) ? { type: 'give', card: Number(first), spare: verb === 'spare' } : null;
    case 'answer':
      return first === 'a' || first === 'b' ? { type: 'answer', answer: first } : null;
    case 'crew': {
      const crew = CREW.find((one) => one === first);
      return crew ? { type: 'crew', crew } : null;
    }
    case 'error':
    case 'skip':
    case 'confirm':
    case 'excuse':
      return { type: verb };
    default:
      return null;
  }
}
