import { t } from '$lib/i18n';
import type { Track } from './view';

/** What the two thresholds of a track bring, in words. */
export const bonusWords = (track: Track): string =>
  [1, 2]
    .map((level) => `${'I'.repeat(level)}: ${t(`skymines-track-${track.toLowerCase()}-${level}`)}`)
    .join('\n');
