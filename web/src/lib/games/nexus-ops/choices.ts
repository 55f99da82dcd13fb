import { t } from '$lib/i18n';
import type { GameTexts } from '$lib/i18n/game.svelte';
import { faceOf } from './cards';
import { countOf, taskOf } from './open';
import { ofType } from '$lib/table/parts';
import { asksWhom } from './answers';
import { leading, pickedIn, type Offer } from './selection';
import type { Open, Seat, Unit } from './view';
import { HILL_VP, MISSION_VP } from './data';

/** One way to answer a question that has no place on the board. */
export interface Option {
  notation: string;
  title: string;
  text: string;
  vp?: number;
  unit?: Unit;
  seat?: Seat;
  count?: number;
}
export interface Question {
  title: string;
  options: Option[];
}

/** The question of the moment, when it is answered by picking one of a few things. */
export function questionOf(
  open: Open,
  seat: Seat,
  legal: readonly Offer[],
  selected: string | null,
  names: readonly string[],
  texts: GameTexts,
): Question | null {
  const task = taskOf(open);
  const mission = ({
    notation,
    action: { card },
  }: {
    notation: string;
    action: { card: string };
  }): Option => {
    const { title, text, vp } = faceOf(card, texts);
    return { notation, title, text, ...(vp === null ? {} : { vp }) };
  };
  if (task?.type === 'keep') {
    return { title: t('nexus-ops-ask-keep'), options: ofType(legal, 'keep').map(mission) };
  }
  const hill = ofType(legal, 'take_hill');
  if (hill.length > 0) {
    const energize = ofType(legal, 'take_energize').map(({ notation }) => ({
      notation,
      title: t('nexus-ops-reward-energize'),
      text: t('nexus-ops-reward-energize-text'),
    }));
    const points = hill.map(({ notation }) => ({
      notation,
      title: t('nexus-ops-reward-hill'),
      text: t('nexus-ops-reward-hill-text'),
      vp: HILL_VP,
    }));
    return { title: t('nexus-ops-ask-reward'), options: [...energize, ...points] };
  }
  if (task?.type === 'missions' && open.feat && legal.length > 0) {
    const { hex, won } = open.feat;
    const plain = ofType(legal, 'take_mission').map(({ notation }) => ({
      notation,
      title: t('nexus-ops-mission-card'),
      text: t('nexus-ops-mission-card-text'),
      vp: MISSION_VP,
    }));
    const title = t(won ? 'nexus-ops-ask-missions-won' : 'nexus-ops-ask-missions', { hex });
    return { title, options: [...ofType(legal, 'play_mission').map(mission), ...plain] };
  }
  if (task?.type === 'breath_loss' && legal.length > 0) {
    const { hex } = task;
    const options = ofType(legal, 'lose').map(({ notation, action }): Option => {
      const { unit } = action.figure;
      return {
        notation,
        title: texts.name(unit),
        text: '',
        unit,
        seat,
        count: countOf(open, seat, hex, unit),
      };
    });
    return { title: t('nexus-ops-ask-breath-loss', { hex }), options };
  }
  const [part] = pickedIn(selected);
  if (!asksWhom(part)) return null;
  const options = leading(legal, part).flatMap(({ notation, action }): Option[] => {
    const enemy =
      action.type === 'fight' ? action.defender_seat : action.type === 'breathe' ? action.victim_seat : null;
    return enemy === null ? [] : [{ notation, title: names[enemy] ?? '', text: '', seat: enemy }];
  });
  return options.length > 1 ? { title: t('nexus-ops-ask-whom'), options } : null;
}
