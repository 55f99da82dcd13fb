import type { DailyChallenge, DailyResult, DailyStanding } from '$lib/wire/rest';

/** A challenge that nobody has begun, for tests and the mock. */
export const challenge = (over: Partial<DailyChallenge> = {}): DailyChallenge => ({
  game: 'welcome-to-the-moon',
  day: '2026-03-01',
  ends_in_ms: 25_920_000,
  options: [
    {
      id: 'adventure',
      value: 3,
      name: 'Adventure',
      choice: 'The Colony',
    },
    {
      id: 'astra',
      value: 'margaret',
      name: 'ASTRA',
      choice: 'Margaret',
    },
  ],
  begun: 0,
  finished: 0,
  table: null,
  result: null,
  ...over,
});

export const result = (over: Partial<DailyResult> = {}): DailyResult => ({
  rank: 1,
  counts: true,
  name: 'Ada',
  you: false,
  points: 72,
  ending: 'won',
  replay: null,
  ...over,
});

export const standing = (over: Partial<DailyStanding> = {}): DailyStanding => ({
  challenge: challenge(),
  results: [],
  earlier: null,
  later: null,
  ...over,
});
