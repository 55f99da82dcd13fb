/** Bots by strength; the words are `level-<id>` in the texts. */
export const LEVELS = [
  { id: 'novice', spec: 'random' },
  { id: 'even', spec: 'greedy' },
  { id: 'strong', spec: 'mcts:500ms' },
  { id: 'master', spec: 'mcts:2000ms' },
] as const;

export type LevelId = (typeof LEVELS)[number]['id'];

export const specOf = (level: LevelId): string => LEVELS.find(({ id }) => id === level)?.spec ?? 'greedy';

/** The level a spec stands for; other specs (a bot of one's own) have none. */
export const levelOf = (spec: string | null): LevelId | null =>
  LEVELS.find((level) => level.spec === spec)?.id ?? null;
