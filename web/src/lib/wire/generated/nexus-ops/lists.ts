import type { Answering } from './Answering';
import type { Assumption } from './Assumption';
import type { Bond } from './Bond';
import type { Phase } from './Phase';
import type { Side } from './Side';
import type { Terrain } from './Terrain';
import type { Unit } from './Unit';
import type { Verdict } from './Verdict';

export const ANSWERINGS: readonly Answering[] = ["closed", "asked", "passed", "empty", "later"];

export const ASSUMPTIONS: readonly Assumption[] = ["fought_from_here", "no_cards", "cheapest_first", "dearest_picked"];

export const BONDS: readonly Bond[] = ["alone", "any_order", "one_of"];

export const PHASES: readonly Phase[] = ["deploy", "move", "explore", "fight", "income", "draw"];

export const SIDES: readonly Side[] = ["attacker", "defender"];

export const TERRAINS: readonly Terrain[] = ["forest", "crystal", "rock", "magma", "monolith"];

export const UNITS: readonly Unit[] = ["human", "fungoid", "crystalline", "rock_strider", "lava_leaper", "rubium_dragon"];

export const VERDICTS: readonly Verdict[] = ["miss", "hit", "picked"];
