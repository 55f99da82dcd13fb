import { t } from '$lib/i18n';
import type { Chapters, Part } from '$lib/games/types';
import { refer } from './called';
import { askSheet, sheetOf } from './sheets.svelte';
import type { Event } from './view';
import type { View } from './view';

/** The adventures of a campaign. */
export const chapters: Chapters = {
  begins: ({ facts }) => {
    const event = facts as Event | null;
    return event?.type === 'adventure_begun' ? event.adventure : null;
  },
  name: (adventure, texts) =>
    t('welcome-to-the-moon-adventure', { adventure, name: texts.say(`option-adventure-${adventure}`) }),
};

/** A sentence with the names of the sheet on which it happened. Places of an earlier sheet cannot be shown any more. */
export function tell(text: string, { table }: View, adventure: number | null): readonly Part[] {
  const played = adventure ?? table.adventure;
  void askSheet(played);
  const sheet = sheetOf(played);
  if (!sheet) return [{ text, place: null }];
  const parts = refer(sheet, text);
  return played === table.adventure ? parts : parts.map((part) => ({ ...part, place: null }));
}
