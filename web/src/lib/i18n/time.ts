import { lang } from './language.svelte';

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago, in words: «2 мин. назад», "yesterday". */
export function ago(at: number, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(lang(), { numeric: 'auto', style: 'short' });
  for (const [unit, ms] of UNITS) {
    if (now - at >= ms) return format.format(-Math.floor((now - at) / ms), unit);
  }
  return format.format(0, 'second');
}

export const day = (at: number): string =>
  new Intl.DateTimeFormat(lang(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** A day without its year, such as "3 Dec". */
export const shortDay = (at: number): string =>
  new Intl.DateTimeFormat(lang(), { day: 'numeric', month: 'short' }).format(at);

export const hour = (at: number): string =>
  new Intl.DateTimeFormat(lang(), { timeStyle: 'short' }).format(at);

/** A clock: 12:40, 1:02:05, or days when there are many. */
export function clockText(ms: number, dayWord: (count: number) => string): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  if (seconds >= 2 * 86_400) return dayWord(Math.floor(seconds / 86_400));
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${two(m)}:${two(s)}`;
}
