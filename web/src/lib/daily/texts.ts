import { lang, pick, t } from '$lib/i18n';
import type { DailyChallenge, DailyOption, DailyResult } from '$lib/wire/rest';

/** A day that a challenge is named by: «1 марта 2026 г.», "1 March 2026". */
export function dayText(day: string): string {
  const locale = lang() === 'en' ? 'en-GB' : lang();
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
}

/** What the day has decided: «Приключение 3 «Колония»». Nothing for what is switched off. */
function optionText({ value, name, choice }: DailyOption): string {
  if (typeof value === 'boolean') return value ? pick(name) : '';
  const called = choice ? pick(choice) : String(value);
  if (typeof value === 'string') return t('daily-choice', { name: pick(name), choice: called });
  const numbered = t('daily-number', { name: pick(name), value });
  return choice ? t('daily-titled', { text: numbered, choice: called }) : numbered;
}

export const optionsText = (challenge: DailyChallenge): string =>
  challenge.options.map(optionText).filter(Boolean).join('\u00a0· ');

/** How far this person has come. */
export const progressOf = (challenge: DailyChallenge): 'new' | 'going' | 'done' | 'missed' => {
  if (challenge.result) return 'done';
  if (challenge.table) return 'going';
  return challenge.ends_in_ms === null ? 'missed' : 'new';
};

/** One's own result in a line: «72 очка, 3-е место». */
export function resultText({ points, rank, counts, ending }: DailyResult): string {
  if (points === null || rank === null) return t(`daily-ending-${ending}`);
  return t(counts ? 'daily-result' : 'daily-result-uncounted', { points, rank });
}

/** How long until the next day, to the minute: nobody waits for seconds here. */
export function untilText(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t('daily-minutes', { minutes });
  return t(rest === 0 ? 'daily-hours' : 'daily-hours-minutes', { hours, minutes: rest });
}
