import type { Aboard } from './Aboard';
import type { Benefit } from './Benefit';
import type { Building } from './Building';
import type { Ending } from './Ending';
import type { Errand } from './Errand';
import type { GoalReward } from './GoalReward';
import type { Good } from './Good';
import type { Lab } from './Lab';
import type { Length } from './Length';
import type { Main } from './Main';
import type { Mover } from './Mover';
import type { Phase } from './Phase';
import type { Research } from './Research';
import type { Scientist } from './Scientist';
import type { Side } from './Side';
import type { SoloGoal } from './SoloGoal';
import type { SoloResult } from './SoloResult';
import type { Tech } from './Tech';
import type { Vessel } from './Vessel';

export const ABOARDS: readonly Aboard[] = ["bot", "crew"];

export const BENEFITS: readonly Benefit[] = ["crystal", "mineral", "bots", "retrieve"];

export const BUILDINGS: readonly Building[] = ["mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser", "shelter"];

export const ENDINGS: readonly Ending[] = ["no", "one_more", "last"];

export const ERRANDS: readonly Errand[] = ["obtain_blueprint", "learn_tech", "travel_by_shuttle", "construct_shelter", "hire_scientist", "develop_once", "develop_twice_in_turn", "place_discovery"];

export const GOAL_REWARDS: readonly GoalReward[] = ["develop", "own"];

export const GOODS: readonly Good[] = ["mineral", "battery", "water", "plant", "oxygen", "crystal"];

export const LABS: readonly Lab[] = ["L1T", "L1B", "L2T", "L2M", "L2B", "L3T", "L3B", "L4T", "L4M", "L4B", "L5T", "L5B", "L6M"];

export const LENGTHS: readonly Length[] = ["short", "long"];

export const MAINS: readonly Main[] = ["landing_pod", "obtain_blueprint", "learn_tech", "research_development", "resupply", "control_center", "construct", "upgrade", "welcome_ship", "hire"];

export const MOVERS: readonly Mover[] = ["bot", "rover"];

export const PHASES: readonly Phase[] = ["setup", "colonization", "shuttle", "scoring", "over"];

export const RESEARCHS: readonly Research[] = ["RA", "RB", "RC", "RD"];

export const SCIENTISTS: readonly Scientist[] = ["geologist", "rd_engineer", "hydrologist", "biochemist", "geochemist", "systems_engineer"];

export const SIDES: readonly Side[] = ["orbit", "colony"];

export const SOLO_GOALS: readonly SoloGoal[] = ["colonists", "next_generation", "hunky_dory", "martian_potato"];

export const SOLO_RESULTS: readonly SoloResult[] = ["won", "drawn", "lost"];

export const TECHS: readonly Tech[] = ["tech-mine", "tech-generator", "tech-water_extractor", "tech-greenhouse", "tech-oxygen_condenser", "tech-rover", "tech-upgrade", "tech-ship", "tech-shelter"];

export const VESSELS: readonly Vessel[] = ["shuttle", "ship"];
