import type { Column, Topic } from '$lib/board/reminder';
import { t } from '$lib/i18n';
import type { GlyphName } from './glyphs';
import type { Sheet } from './sheets/model';
import { EFFECTS } from './view';
import { word } from './words';

const BONUSES = ['rocket', 'rocket-off', 'refuel', 'x', 'sabotage'] as const;

/** What effects do; in the first adventure all of them bring the bonuses of the sheet. */
function effects(sheet: Sheet): Topic<GlyphName> {
  const title = t('welcome-to-the-moon-reminder-effects');
  if (sheet.adventure === 1) {
    const symbols = BONUSES.map((icon) => ({ icon, text: t(`welcome-to-the-moon-bonus-${icon}`) }));
    return { title, text: [t('welcome-to-the-moon-reminder-launch')], symbols };
  }
  const symbols = EFFECTS.map((icon) => ({
    icon,
    text: word(sheet.effects[icon]),
    label: t(`welcome-to-the-moon-effect-${icon}`),
  }));
  return { title, symbols };
}

/** One adventure: how to write, what effects do, what scores, what ends it. */
export function reminderOf(sheet: Sheet): Column<GlyphName>[] {
  const terms = sheet.scoring.map(({ sign, label, rule }) => ({
    term: `${sign < 0 ? '−' : '+'} ${word(label)}`,
    text: word(rule),
  }));
  return [
    {
      wide: true,
      topics: [
        {
          title: t('welcome-to-the-moon-reminder-goal'),
          text: [t(`welcome-to-the-moon-goal-${sheet.adventure}`)],
          aside: [word(sheet.numbering)],
        },
      ],
    },
    { topics: [effects(sheet)] },
    {
      topics: [
        { title: t('welcome-to-the-moon-reminder-score'), terms },
        { title: t('welcome-to-the-moon-reminder-end'), list: sheet.ends.map((text) => word(text)) },
      ],
    },
  ];
}
