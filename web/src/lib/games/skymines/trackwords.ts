import { t } from '$lib/i18n';
import type { Track } from './view';

/** What the two thresholds of a track bring, in words. */
export const bonusWords = (track: Track): string => t(`skymines-track-${track.toLowerCase()}`);
