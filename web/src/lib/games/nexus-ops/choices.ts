import { t } from '$lib/i18n';
import type { GameTexts } from '$lib/i18n/game.svelte';
import { faceOf } from './cards';
import { countOf, taskOf } from './open';
import { parse } from './notation';
import { continues } from './selection';
import type { Open, Seat, Unit } from './view';
import { MISSION_VP } from './data';

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
  legal: readonly string[],
  selected: string | null,
  names: readonly string[],
  texts: GameTexts,
): Question | null {
  const task = taskOf(open);
  const of = (type: string) => legal.filter((notation) => parse(notation)?.type === type);
  const mission = (notation: string): Option => {
    const { title, text, vp } = faceOf(notation.split(' ')[1] ?? '', texts);
    return { notation, title, text, ...(vp === null ? {} : { vp }) };
  };
  if (task?.type === 'keep') {
    return { title: t('nexus-ops-ask-keep'), options: of('keep').map(mission) };
  }
  if (of('take_hill').length > 0) {
    return {
      title: t('nexus-ops-ask-reward'),
      options: [
        {
          notation: 'take energize',
          title: t('nexus-ops-reward-energize'),
          text: t('nexus-ops-reward-energize-text'),
        },
        {
          notation: 'take hill',
          title: t('nexus-ops-reward-hill'),
          text: t('nexus-ops-reward-hill-text'),
          vp: 1,
        },
      ],
    };
  }
  if (task?.type === 'missions' && open.feat && legal.length > 0) {
    const { hex, won } = open.feat;
    const plain = of('take_mission').map((notation) => ({
      notation,
      title: t('nexus-ops-mission-card'),
      text: t('nexus-ops-mission-card-text'),
      vp: MISSION_VP,
    }));
    const title = t(won ? 'nexus-ops-ask-missions-won' : 'nexus-ops-ask-missions', { hex });
    return { title, options: [...of('mission').map(mission), ...plain] };
  }
  if (task?.type === 'breath_loss' && legal.length > 0) {
    const hex = task.hex ?? 'M';
    const options = of('lose').map((notation): Option => {
      const unit = notation.split(' ')[1] as Unit;
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
  const aimed = selected !== null && /^(fight \w+|breathe \w+>\w+)$/.test(selected);
  if (!aimed) return null;
  const options = legal
    .filter((notation) => continues(notation, selected))
    .map((notation): Option => {
      const enemy = Number(notation.split(' s').at(-1));
      return { notation, title: names[enemy] ?? '', text: '', seat: enemy };
    });
  return options.length > 1 ? { title: t('nexus-ops-ask-whom'), options } : null;
}
