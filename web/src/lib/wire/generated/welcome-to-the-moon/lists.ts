import type { Answer } from './Answer';
import type { Bond } from './Bond';
import type { Claim } from './Claim';
import type { Crew } from './Crew';
import type { Effect } from './Effect';
import type { Letter } from './Letter';
import type { Look } from './Look';
import type { Part } from './Part';
import type { Prize } from './Prize';
import type { SetKind } from './SetKind';
import type { SoloResult } from './SoloResult';

export const ANSWERS: readonly Answer[] = ["a", "b"];

export const BONDS: readonly Bond[] = ["alone", "any_order", "one_of"];

export const CLAIMS: readonly Claim[] = ["open", "first", "later"];

export const CREWS: readonly Crew[] = ["navigator", "roboticist", "engineer", "botanist", "hydrologist", "dispatcher"];

export const EFFECTS: readonly Effect[] = ["robot", "energy", "plant", "water", "astronaut", "planning"];

export const LETTERS: readonly Letter[] = ["A", "B", "C"];

export const LOOKS: readonly Look[] = ["plain", "circled", "crossed"];

export const PARTS: readonly Part[] = ["setup", "draw", "turn", "incidents", "missions", "give", "dilemma", "ready", "over"];

export const PRIZES: readonly Prize[] = ["open", "first", "later"];

export const SET_KINDS: readonly SetKind[] = ["added", "removed"];

export const SOLO_RESULTS: readonly SoloResult[] = ["won", "drawn", "lost"];
