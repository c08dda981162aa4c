import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'chaos',
    include: ['test/**/*.test.ts'],
    // Builds the Worker, once for all projects.
    globalSetup: ['@slow-train/local/testing-setup'],
    // One run takes a minute, on a busy machine longer.
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
