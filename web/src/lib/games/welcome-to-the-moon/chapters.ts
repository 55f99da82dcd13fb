import { t } from '$lib/i18n';
import type { Chapters } from '$lib/games/types';
import type { Event } from './view';

/** The adventures of a campaign. */
export const chapters: Chapters = {
  begins: ({ facts }) => {
    const event = facts as Event | null;
    return event?.type === 'adventure_begun' ? event.adventure : null;
  },
  name: (adventure, texts) =>
    t('welcome-to-the-moon-adventure', { adventure, name: texts.say(`option-adventure-${adventure}`) }),
};
