import { t } from '$lib/i18n';
import type { Need, Part, TokenFacts } from './data';
import type { GlyphName } from './glyphs';
import type { Company } from './view';

/** A number with its symbol: what plans ask for, what spaces give. The words say the same for those who hear. */
export interface Bit {
  icon: GlyphName;
  /** A second symbol behind the first. */
  also?: GlyphName;
  n: string;
  words: string;
}

const bit = (
  icon: GlyphName,
  n: string | number,
  key: string,
  args: Record<string, string | number>,
): Bit => ({
  icon,
  n: String(n),
  words: t(`skymines-bit-${key}`, args),
});

const NEED_ICONS: Record<string, GlyphName> = {
  carbon: 'carbon',
  minerals: 'minerals',
  titanium: 'titanium',
  energy: 'energy',
  any_single_resource: 'market',
  science_any: 'card',
  field: 'field',
  research: 'research',
  other_science: 'card',
  research_cards: 'research',
};
export const iconOf = (measure: string): GlyphName => NEED_ICONS[measure] ?? 'card';

export const needBits = (needs: readonly Need[]): Bit[] =>
  needs.map(({ type, min }) => bit(iconOf(type), min, `need-${type.replaceAll('_', '-')}`, { count: min }));

const SIMPLE: Record<string, readonly [GlyphName, string]> = {
  coins: ['credit', 'coins'],
  helium: ['helium', 'helium'],
  research_points: ['research', 'points'],
  advance_any_track: ['step', 'advance-any'],
  advance_other_track: ['step', 'advance-other'],
  advance_expanding_company_track: ['surface', 'advance-own'],
  remove_outposts: ['outpost', 'remove'],
  pay_coins: ['credit', 'pay'],
  take_from_discard: ['deck', 'fetch'],
};

export function partBit({ type, amount = 1, company, measure, minus = 0, discount = 0 }: Part): Bit {
  switch (type) {
    case 'coins_by_total':
      return { ...bit('credit', `Σ−${minus}`, 'by-total', { minus }), also: iconOf(measure ?? '') };
    case 'advance_company_track':
      return bit(company as Company, amount, 'advance', { count: amount, company: t(`skymines-${company}`) });
    case 'take_first_player_marker':
      return bit('first', '', 'first', {});
    case 'buy_card_with_coins':
      return bit('market', discount > 0 ? `−${discount}` : '', 'buy', { discount });
    case 'coins_printed_cost_plus':
      return { ...bit('card', `+${amount}`, 'sell', { count: amount }), also: 'credit' };
    case 'perform_removed_card_action':
      return bit('card', '', 'act', {});
    default: {
      const [icon, key] = SIMPLE[type] ?? (['marker', 'coins'] as const);
      return bit(icon, type === 'remove_outposts' ? `−${amount}` : amount, key, { count: amount });
    }
  }
}
export const partBits = (parts: readonly Part[]): Bit[] => parts.map(partBit);
export const payBits = (coins: number, removes: string | null): Bit[] => [
  ...(coins > 0 ? [bit('credit', `−${coins}`, 'pay', { count: coins })] : []),
  ...(removes === null
    ? []
    : [bit(removes === 'carbon' ? 'carbon' : 'card', '−1', `discard-${removes}`, {})]),
];
export const startBits = (bonus: TokenFacts['bonus']): Bit[] =>
  bonus.map(({ track, steps }) =>
    track === 'helium'
      ? bit('helium', steps, 'helium', { count: steps })
      : bit(track, steps, 'advance', { count: steps, company: t(`skymines-${track}`) }),
  );
