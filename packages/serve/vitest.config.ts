import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'serve',
    include: ['test/**/*.test.ts'],
    globalSetup: ['@slow-train/local/testing-setup'],
    // The tests start and stop servers.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
