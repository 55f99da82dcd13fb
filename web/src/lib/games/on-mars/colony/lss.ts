/** Where the parts of the life support system stand in its drawing. */
const ROW = 24;
const LOWEST = 156;

export const LssShape = {
  height: 210,
  x: (column: number): number => 28 + column * 44,
  /** The upper edge of a row; the sixth one lies above the drawn steps. */
  y: (row: number): number => LOWEST - (row - 1) * ROW,
};
