import { lang } from '$lib/i18n';

/** A text as it was recorded. */
export type Recorded = { en: string; ru: string };

/** What recorded moments say in two languages, in the one that is shown: a server speaks one. */
export function spoken<T>(value: unknown): T {
  if (Array.isArray(value)) return value.map((item) => spoken(item)) as T;
  if (typeof value !== 'object' || value === null) return value as T;
  const fields = Object.entries(value);
  if (fields.length === 2 && 'en' in value && 'ru' in value)
    return spoken((value as Record<string, unknown>)[lang()] ?? value.en);
  return Object.fromEntries(fields.map(([key, item]) => [key, spoken(item)])) as T;
}
