import { t } from '.';

/** Names in a row, as the language now shown puts them: “Ann, Bob and Cid”. Reactive. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  if (items.length === 1) return last;
  const before = items.slice(0, -1).reduce((list, next) => t('list-more', { list, next }));
  return t('list-last', { list: before, next: last });
}
