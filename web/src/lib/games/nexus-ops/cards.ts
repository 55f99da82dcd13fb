import { t } from '$lib/i18n';
import type { GameTexts } from '$lib/i18n/game.svelte';
import type { IconName } from '$lib/ui/icons';
import { energizeFacts, missionFacts } from './data';
import type { Card } from './view';

/** A card as people read it. */
export interface CardFace {
  card: Card;
  title: string;
  text: string;
  kind: string;
  icon: IconName;
  tone: 'red' | 'plainm' | 'nrg';
  vp: number | null;
  when: string | null;
}

export function faceOf(card: Card, texts: GameTexts): CardFace {
  const face = {
    card,
    title: texts.name(card),
    text: texts.find(`name-${card.replaceAll('_', '-')}.text`) ?? '',
  };
  const mission = missionFacts(card);
  if (mission) {
    const icon: IconName = mission.red ? 'battle' : mission.timing === 'after_destroying' ? 'hit' : 'mission';
    const kind = t(mission.red ? 'nexus-ops-kind-red' : 'nexus-ops-kind-mission');
    return { ...face, kind, icon, tone: mission.red ? 'red' : 'plainm', vp: mission.vp, when: null };
  }
  const window = energizeFacts(card)?.window ?? 'deploy';
  return {
    ...face,
    kind: t(`nexus-ops-kind-${window.replace('_', '-')}`),
    icon: window === 'deploy' ? 'energy' : 'shield',
    tone: 'nrg',
    vp: null,
    when: texts.find(`name-${card.replaceAll('_', '-')}.when`),
  };
}

/** Like cards together, with their number. */
export function counted(cards: readonly Card[]): { card: Card; count: number }[] {
  return [...new Set(cards)].map((card) => ({ card, count: cards.filter((other) => other === card).length }));
}
