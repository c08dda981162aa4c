import { defineConfig } from 'vitest/config';

/** Tests that attack the real Worker, some of them through a real Chromium. */
export default defineConfig({
  test: {
    name: 'attack',
    include: ['test/**/*.test.ts'],
    globalSetup: [
      '@slow-train/local/testing-setup',
      '@slow-train/local/testing-web-setup',
      '../../web/e2e/harness/chromium-setup.ts',
    ],
    // A browser on a busy machine; the report names whatever needed it.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
