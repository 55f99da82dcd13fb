import { t } from '$lib/i18n';
import { letterOf } from './squares';

/** A row by its number, a column by its letter. */
export const lineName = (kind: 'row' | 'column', index: number): string =>
  t(`planet-unknown-${kind}`, { number: index + 1, letter: letterOf(index) });
