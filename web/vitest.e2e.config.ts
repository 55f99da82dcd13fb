import { defineConfig } from 'vitest/config';

// The stories of e2e/, each in a real Chromium against a real server. Two at a time: as many as there are cores where the checks run.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/**/*.test.ts'],
    // Stories that wait for luck are told in the long form alone.
    exclude: process.env['ROBOT_GAMES'] ? [] : ['e2e/long/**'],
    maxWorkers: 2,
    testTimeout: 900_000,
    hookTimeout: 30_000,
    // A busy machine may take its time; what never comes is found out all the same.
    expect: { poll: { timeout: 20_000 } },
    reporters: ['verbose'],
  },
});
