import bonusSpaces from '../../../../../../crates/skymines/data/bonus_spaces.json';
import tracks from '../../../../../../crates/skymines/data/tracks.json';
import type { Part } from '../data';
import type { GlyphName } from '../glyphs';
import type { Space, Track } from '../view';

/** The bonus spaces other than majorities: what they cost and what they give. */

export interface SpaceFacts {
  id: Space;
  icon: GlyphName;
  pay: number;
  /** A card is removed from the hand: any, or one of a kind. */
  removes: string | null;
  gives: readonly Part[];
  /** Several ways to use it, one or more of which are chosen. */
  either: readonly (readonly Part[])[];
  /** The track and level it belongs to. */
  track: { id: Track; level: number } | null;
}

const ICONS: Partial<Record<Space, GlyphName>> = {
  std_first_player: 'first',
  std_buy: 'market',
  std_sell: 'oust',
  tile_space_resource: 'plus',
  tile_space_field: 'field',
  tile_space_research: 'research',
  tile_space_energy: 'energy',
};

interface RawSpace {
  id: string;
  pay_coins?: number;
  remove_hand_card?: { filter: string };
  reward?: readonly Part[];
}
const spaceOf = ({ id, pay_coins, remove_hand_card, reward }: RawSpace): SpaceFacts => ({
  id: id as Space,
  icon: ICONS[id as Space] ?? 'marker',
  pay: pay_coins ?? 0,
  removes: remove_hand_card?.filter ?? null,
  gives: reward ?? [],
  either: [],
  track: null,
});

const raw = [...bonusSpaces.standard_spaces, ...bonusSpaces.tile_spaces] as unknown as readonly RawSpace[];
/** The spaces of the board. */
export const COMMON: readonly SpaceFacts[] = raw.map(spaceOf);
export const PERSONAL: SpaceFacts = {
  ...spaceOf(bonusSpaces.personal_mission_space as unknown as RawSpace),
  icon: 'mission',
};

/** Rewards of tracks are written as keys with numbers. */
type Keyed = Readonly<Record<string, unknown>>;
const partOf = ([type, amount]: [string, unknown]): Part => {
  if (typeof amount === 'number') return { type, amount };
  const discount = (amount as { discount?: number } | null)?.discount;
  return discount === undefined ? { type } : { type, discount };
};
const partsOf = (keyed: Keyed | undefined): Part[] => Object.entries(keyed ?? {}).map(partOf);

interface RawBonus {
  level: number;
  effect: string;
  amount?: number;
  pay_coins?: number;
  remove_hand_card?: { filter: string };
  reward?: Keyed;
  choose_one?: readonly Keyed[];
  and_or?: readonly Keyed[];
  coins_printed_cost_plus?: number;
  advance_other_tracks?: readonly number[];
}
function trackSpace(track: Track, bonus: RawBonus): SpaceFacts {
  const plus = bonus.coins_printed_cost_plus;
  return {
    id: `${track}_${bonus.level}` as Space,
    icon: 'marker',
    pay: bonus.pay_coins ?? 0,
    removes: bonus.remove_hand_card?.filter ?? null,
    gives: [
      ...partsOf(bonus.reward),
      ...(plus === undefined ? [] : [{ type: 'coins_printed_cost_plus', amount: plus }]),
      ...(bonus.advance_other_tracks ?? []).map((amount) => ({ type: 'advance_other_track', amount })),
    ],
    either: (bonus.choose_one ?? bonus.and_or ?? []).map(partsOf),
    track: { id: track, level: bonus.level },
  };
}
const bonuses = tracks.tracks as unknown as readonly { id: Track; bonuses: readonly RawBonus[] }[];
/** The spaces that a track brings into the game. */
export const spacesOf = (track: Track): SpaceFacts[] =>
  (bonuses.find(({ id }) => id === track)?.bonuses ?? [])
    .filter(({ effect }) => effect === 'bonus_space')
    .map((bonus) => trackSpace(track, bonus));
