import type { Click } from '../turn/click';

/** A cell where something can be done now. */
export interface Target {
  click: Click;
  /** It is picked; one more click does it. */
  picked?: boolean;
  /** What it brings, in a badge. */
  tag?: string;
  /** Several steps away: they are sent one by one. */
  far?: () => void;
  /** A technology is needed. */
  tech?: boolean;
}
/** A cell that the automated opponent chose from, with the number he compared. */
export interface Candidate {
  text: string;
  chosen: boolean;
}
