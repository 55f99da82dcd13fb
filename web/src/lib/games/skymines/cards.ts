import { t } from '$lib/i18n';
import type { CardFacts } from './data';
import type { GlyphName } from './glyphs';
import type { Kind } from './view';

/** How a card is shown and called. */

const ORDER: readonly Kind[] = [
  'carbon',
  'minerals',
  'titanium',
  'energy',
  'research',
  'field',
  'share',
  'plus',
];

export const cardIcon = ({ kind }: CardFacts): GlyphName => kind;
export function cardWords(card: CardFacts): string {
  const kind = t(`skymines-kind-${card.kind}`);
  const what = card.value === null ? kind : `${kind} ${card.value}`;
  return card.share
    ? t('skymines-card-with-share', { card: what, company: t(`skymines-${card.share.company}`) })
    : what;
}
/** By kind, then by value: a hand is the same for everybody who holds those cards. */
export const inOrder = (cards: readonly CardFacts[]): CardFacts[] =>
  [...cards].sort(
    (a, b) =>
      ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) ||
      (b.value ?? 0) - (a.value ?? 0) ||
      (a.id < b.id ? -1 : 1),
  );
