import type { Hex, Seat, Unit } from './view';

/**
 * What is picked, as text. A selection is the beginning of a notation (`buy human`, `move rock_strider A1>`,
 * `play teleport human A1>`): what continues it are its targets. Besides there is `at H0a`, a home hex picked before
 * the unit, and several moves joined by ` + `, a group.
 */

export const GROUP = ' + ';
export const stackKey = (seat: Seat, unit: Unit, sign: string, hex: Hex): string =>
  `${seat} ${unit}${sign} ${hex}`;
export const moveOf = (unit: Unit, sign: string, from: Hex): string => `move ${unit}${sign} ${from}>`;
export const AT = 'at ';

/** Whether the notation goes on where the selection ends. */
export const continues = (notation: string, selected: string): boolean =>
  notation.startsWith(selected.endsWith('>') ? selected : `${selected} `);

/** The selection as the board takes it: a card that places one or two units means as many as possible. */
export function settled(selected: string | null, legal: readonly string[]): string | null {
  if (selected === null || !/^play \w+$/.test(selected)) return selected;
  const counts = legal.filter((notation) => continues(notation, selected)).map((n) => n.split(' ')[2] ?? '');
  const numbers = counts.filter((word) => /^\d$/.test(word)).sort();
  return numbers.length > 0 ? `${selected} ${numbers.at(-1)}` : selected;
}
