import type { Board } from './Board';
import type { Company } from './Company';
import type { Kind } from './Kind';
import type { LockBy } from './LockBy';
import type { LunaName } from './LunaName';
import type { LunaPick } from './LunaPick';
import type { LunaSlot } from './LunaSlot';
import type { Merit } from './Merit';
import type { Phase } from './Phase';
import type { Rest } from './Rest';
import type { Reward } from './Reward';
import type { Slot } from './Slot';
import type { SoloResult } from './SoloResult';
import type { Space } from './Space';
import type { Threat } from './Threat';
import type { ThreatPick } from './ThreatPick';
import type { Tokens } from './Tokens';
import type { Track } from './Track';
import type { Tracks } from './Tracks';
import type { Way } from './Way';

export const BOARDS: readonly Board[] = ["moon", "belt"];

export const COMPANIES: readonly Company[] = ["skymine", "minerva", "astrogo", "tawac"];

export const KINDS: readonly Kind[] = ["carbon", "minerals", "titanium", "energy", "research", "field", "share", "plus"];

export const LOCK_BIES: readonly LockBy[] = ["tank", "screen"];

export const LUNA_NAMES: readonly LunaName[] = ["luna_1", "luna_2", "luna_3"];

export const LUNA_PICKS: readonly LunaPick[] = ["none", "0", "1", "2", "3", "4", "5", "6", "7", "8"];

export const LUNA_SLOTS: readonly LunaSlot[] = ["a", "b", "c", "d", "e"];

export const MERITS: readonly Merit[] = ["not_last", "beat_two", "win", "missions", "track_end", "first_personal", "threat"];

export const PHASES: readonly Phase[] = ["token", "resting", "planning", "action", "again", "chapter", "over"];

export const RESTS: readonly Rest[] = ["rest_1", "rest_2", "rest_3", "rest_4", "rest_5"];

export const REWARDS: readonly Reward[] = ["coins", "helium", "points", "steps"];

export const SLOTS: readonly Slot[] = ["slot_left", "slot_2", "slot_3", "slot_4", "slot_right"];

export const SOLO_RESULTS: readonly SoloResult[] = ["won", "drawn", "lost"];

export const SPACES: readonly Space[] = ["maj_research", "maj_titanium", "maj_carbon", "maj_minerals", "maj_energy", "std_first_player", "std_buy", "std_sell", "tile_space_resource", "tile_space_field", "tile_space_research", "tile_space_energy", "C1_1", "C1_2", "C2_1", "C2_2", "D1_1", "D1_2", "D2_1", "D2_2", "E2_1", "E2_2", "mission_personal"];

export const THREATS: readonly Threat[] = ["TH1", "TH2", "TH3", "TH4", "TH5", "TH6"];

export const THREAT_PICKS: readonly ThreatPick[] = ["none", "random", "TH1", "TH2", "TH3", "TH4", "TH5", "TH6"];

export const TOKENSES: readonly Tokens[] = ["first", "two"];

export const TRACKS: readonly Track[] = ["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2", "E1", "E2"];

export const TRACKSES: readonly Tracks[] = ["first", "random", "chosen"];

export const WAYS: readonly Way[] = ["1", "2", "3", "a", "b", "buy", "helium", "both", "act", "fetch"];
