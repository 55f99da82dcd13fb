import printed from '../../../../../crates/sample-game/data/prizes.json';
import type { Prize } from './view';

/** What is printed, from the data of the crate: what a prize is worth. */
export const worth = (prize: Prize): number => printed.prizes.find(({ id }) => id === prize)?.points ?? 0;

/** The most that any prize is worth, by which its gem is drawn. */
export const MOST = Math.max(...printed.prizes.map(({ points }) => points));
