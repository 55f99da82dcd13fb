import type { Legal } from '$lib/table/parts';
import type { SeatView } from '$lib/wire';
import type {
  Action,
  Board,
  Company,
  Event,
  Open,
  Rest,
  Slot,
  Space,
  View,
} from '$lib/wire/generated/skymines';

/** What the server shows of a game of Skymines, as the crate's types say it. The app only reads it. */

export type {
  Account,
  Action,
  Board,
  Company,
  Event,
  Kind,
  Laid,
  Lock,
  Luna,
  Lying,
  Marker,
  Measure,
  Merit,
  Note,
  Open,
  Party,
  Person,
  Rest,
  Reward,
  Slot,
  Space,
  Station,
  Threat,
  Track,
  View,
  Way,
} from '$lib/wire/generated/skymines';

/** In the order in which the server lists what belongs to each. */
export const COMPANIES: readonly Company[] = ['skymine', 'minerva', 'astrogo', 'tawac'];
export const SLOTS: readonly Slot[] = ['slot_left', 'slot_2', 'slot_3', 'slot_4', 'slot_right'];
export const RESTS: readonly Rest[] = ['rest_1', 'rest_2', 'rest_3', 'rest_4', 'rest_5'];
// prettier-ignore
export const SPACES: readonly Space[] = [
  'maj_research', 'maj_titanium', 'maj_carbon', 'maj_minerals', 'maj_energy', 'std_first_player', 'std_buy', 'std_sell',
  'tile_space_resource', 'tile_space_field', 'tile_space_research', 'tile_space_energy', 'C1_1', 'C1_2', 'C2_1', 'C2_2',
  'D1_1', 'D1_2', 'D2_1', 'D2_2', 'E2_1', 'E2_2', 'mission_personal',
];
/** Who stands in which corner, by the side of the board. */
export const CORNERS: Readonly<Record<Board, readonly [Company, Company, Company, Company]>> = {
  moon: ['astrogo', 'tawac', 'skymine', 'minerva'],
  belt: ['tawac', 'astrogo', 'minerva', 'skymine'],
};

/** A legal action. */
export type Offer = Legal<Action>;
export const viewOf = ({ view }: SeatView): View => view as View;
export const legalOf = ({ legal }: SeatView): readonly Offer[] => legal as readonly Offer[];
export const eventOf = (facts: unknown): Event => facts as Event;

export const at = <T>(list: readonly T[], company: Company): T => list[COMPANIES.indexOf(company)]!;
/** What is to be decided now, if somebody decides. */
export const taskOf = ({ tasks, phase }: Open) => (phase === 'action' ? (tasks.at(-1) ?? null) : null);
