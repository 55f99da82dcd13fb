import type { Sheet } from './model';

/** The printed sheets; the data of an adventure are loaded with the first table that plays it. */

type Loader = () => Promise<{ sheet: Sheet }>;
const LOADERS: Record<number, Loader> = {
  1: () => import('./launch'),
  2: () => import('./journey'),
  3: () => import('./colony'),
  4: () => import('./mine'),
  5: () => import('./city'),
  6: () => import('./quarantine'),
  7: () => import('./ships'),
  8: () => import('./planets'),
};
export const ADVENTURES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const art = import.meta.glob<string>('../art/[1-8].svg', { query: '?url', import: 'default', eager: true });
/** The picture under an adventure's sheet. */
export const artOf = (adventure: number): string => art[`../art/${adventure}.svg`] ?? '';

export async function loadSheet(adventure: number): Promise<Sheet> {
  const loader = LOADERS[adventure];
  if (!loader) throw new Error(`There is no adventure ${adventure}.`);
  return (await loader()).sheet;
}
