import { defineConfig } from 'vitest/config';

/** Tests that run in Node and drive a real Chromium against the real Worker. */
export default defineConfig({
  test: {
    name: 'browser',
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['../packages/local/src/testing-setup.ts', '../packages/local/src/testing-web-setup.ts'],
    // One at a time: two browsers, each with a Worker and a database, keep each other waiting on a small machine.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
