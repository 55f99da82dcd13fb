import type { Shown } from './filled';
import type { Sheet } from './sheets/model';

/**
 * Spaces where the number of a combination would keep the order: a hint before it is chosen. What is really possible
 * the server says once it is.
 */
export function fitsOf(
  sheet: Sheet,
  shown: Shown,
  combination: { number: string; effect: string },
): Set<string> {
  const { effect } = combination;
  const number = Number(combination.number);
  /** An X keeps no order. */
  const isX = combination.number === 'x';
  if (sheet.fits) return sheet.fits(shown, number);
  const open = new Set(
    sheet.cells
      .filter(({ id, printed }) => !printed && (shown.cells.get(id) ?? 'empty') === 'empty')
      .map(({ id }) => id),
  );
  for (const sequence of sheet.split?.(shown) ?? sheet.sequences) {
    const numbers = sequence.map((id) => Number(shown.cells.get(id)));
    sequence.forEach((id, at) => {
      const fits =
        isX ||
        numbers.every(
          (other, i) => Number.isNaN(other) || (i < at ? other < number : i > at ? other > number : true),
        );
      if (!fits || numbers.includes(number)) open.delete(id);
    });
  }
  return new Set([...open].filter((id) => sheet.allows?.(shown, id, effect) ?? true));
}
