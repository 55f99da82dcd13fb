import { t } from '$lib/i18n';
import type { Condition, Consequence, Filled, Glyph } from '../sheets/model';

/** A line of the callout: `word` names a text of the interface without its prefix. */
export function will(
  icon: Glyph,
  word: string,
  more: {
    value?: string;
    spots?: readonly string[];
    bad?: boolean;
    args?: Record<string, string | number>;
  } = {},
): Consequence {
  const { args, ...rest } = more;
  return { icon, text: t(`welcome-to-the-moon-will-${word}`, args), ...rest };
}

/** How many of these spaces stay empty once something is written in `spot`. */
export const left = ({ cells }: Filled, slots: readonly string[], spot: string): number =>
  slots.filter((id) => id !== spot && (cells.get(id) ?? 'empty') === 'empty').length;

export const plain = ({ looks }: Filled, id: string): boolean => (looks.get(id) ?? 'plain') === 'plain';
export const circled = ({ looks }: Filled, id: string): boolean => looks.get(id) === 'circled';
export const plus = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The better value of a race while nobody has taken it, else the lower one. */
export function prize(
  shown: Filled,
  race: { id: string; first: { value: number }; later: { value: number } | null },
): { value: number; spot: string } | null {
  if (plain(shown, `${race.id}-first`)) return { value: race.first.value, spot: `${race.id}-first` };
  return race.later ? { value: race.later.value, spot: `${race.id}-later` } : null;
}

export const filledIn = ({ cells }: Pick<Filled, 'cells'>, id: string): boolean =>
  (cells.get(id) ?? 'empty') !== 'empty';
export const count = <T>(list: readonly T[], holds: (item: T) => boolean): number =>
  list.filter(holds).length;
/** So much done of what the mission asks for. */
export const outOf = (done: number, { at_least: wanted = 1 }: Condition): readonly [number, number] => [
  Math.min(done, wanted),
  wanted,
];

/** The longest run of what holds. */
export function longest(holds: readonly boolean[]): number {
  let [best, run] = [0, 0];
  for (const one of holds) {
    run = one ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return best;
}
