import type { Bond } from './Bond';
import type { Ties } from './Ties';

export const BONDS: readonly Bond[] = ["alone", "any_order", "one_of"];

export const TIESES: readonly Ties[] = ["dice", "carry"];
