/** What stands and lies on the cells besides buildings. */
export interface Lying {
  cell: string;
  kind: 'crystal' | 'research' | 'discovery';
  /** The type of a research tile. */
  letter?: string;
}
export type PieceKind = 'bot' | 'rover' | 'colonist';
export interface Piece {
  cell: string;
  kind: PieceKind;
  seat: number;
}
