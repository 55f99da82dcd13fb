import type { By } from './By';
import type { Events } from './Events';
import type { Kind } from './Kind';
import type { Part } from './Part';
import type { Ring } from './Ring';
import type { Shift } from './Shift';
import type { Side } from './Side';
import type { SoloResult } from './SoloResult';
import type { Track } from './Track';

export const BYS: readonly By[] = ["station", "energy", "boost", "card", "bonus", "raise", "event", "tech", "final"];

export const EVENTSES: readonly Events[] = ["standard", "none", "easy", "normal", "hard", "extreme", "example", "gentle", "balanced", "harsh", "custom"];

export const KINDS: readonly Kind[] = ["advance", "boost", "regress", "patch", "rover", "tile", "card", "event"];

export const PARTS: readonly Part[] = ["draft", "setup", "rotate", "event", "event_civs", "turn", "civs", "final", "final_civs", "over"];

export const RINGS: readonly Ring[] = ["outer", "inner"];

export const SHIFTS: readonly Shift[] = ["recommended", "random", "shift_1", "shift_2", "shift_3", "shift_4", "shift_5"];

export const SIDES: readonly Side[] = ["neighbour", "private"];

export const SOLO_RESULTS: readonly SoloResult[] = ["won", "drawn", "lost"];

export const TRACKS: readonly Track[] = ["civ", "water", "biomass", "rover", "tech"];
