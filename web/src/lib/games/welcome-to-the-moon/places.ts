import { lang, t } from '$lib/i18n';
import type { Sheet } from './sheets/model';

/** What the spaces of an adventure are told by, as their names say it; the trajectory has nothing of the kind. */
const TOLD_BY: Readonly<Record<number, readonly [kind: string, fact: string | null]>> = {
  1: ['floor', 'floor'],
  3: ['row', 'row'],
  4: ['level', null],
  5: ['tower', 'tower'],
  6: ['quarter', 'quarter'],
  7: ['ship', 'ship'],
  8: ['planet', 'planet'],
};
/** More of them say nothing at a glance. */
const MOST = 4;

/** How many spaces these are, and where: “2 spaces: floors 4 and 5”. */
export function whereText(sheet: Sheet, spots: ReadonlySet<string>): string {
  const count = spots.size;
  const told = TOLD_BY[sheet.adventure];
  const plain = t('welcome-to-the-moon-fits', { count });
  if (!told || count === 0) return plain;
  const [kind, fact] = told;
  const groups = new Set(
    sheet.cells.flatMap(({ id }) => {
      const name = spots.has(id) ? sheet.names.get(id) : undefined;
      const group = fact === null ? name?.n : name?.facts[fact];
      return group === undefined ? [] : [String(group)];
    }),
  );
  if (groups.size === 0 || groups.size > MOST) return plain;
  const list = new Intl.ListFormat(lang(), { type: 'conjunction' }).format(groups);
  return t('welcome-to-the-moon-fits-in', { count, kind, groups: groups.size, list });
}
