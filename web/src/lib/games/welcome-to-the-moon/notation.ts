import { EFFECTS, LETTERS, type Effect, type Letter, type Spot } from './view';

/** An action as it is written: the same words as in the log and in the journal. */
export type Action =
  | { type: 'take'; combination: number; wild: Effect | null }
  | { type: 'write'; number: string; spot: Spot }
  | { type: 'x'; spot: Spot }
  | { type: 'mark'; spot: Spot }
  | { type: 'claim'; mission: Letter }
  | { type: 'error' | 'skip' | 'confirm' };

export function parse(notation: string): Action | null {
  const [verb, first = '', second = '', third = ''] = notation.split(' ');
  switch (verb) {
    case 'take': {
      const wild = second === 'as' ? (EFFECTS.find((effect) => effect === third) ?? null) : null;
      return /^\d$/.test(first) ? { type: 'take', combination: Number(first), wild } : null;
    }
    case 'write':
      return second === '' ? null : { type: 'write', number: first, spot: second };
    case 'x':
    case 'mark':
      return first === '' ? null : { type: verb, spot: first };
    case 'claim': {
      const mission = LETTERS.find((letter) => letter === first);
      return mission ? { type: 'claim', mission } : null;
    }
    case 'error':
    case 'skip':
    case 'confirm':
      return { type: verb };
    default:
      return null;
  }
}
