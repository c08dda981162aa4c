import { defineConfig } from 'vitest/config';

/** Tests that run in Node and drive a real Chromium against the real Worker. */
export default defineConfig({
  test: {
    name: 'browser',
    include: ['e2e/**/*.test.ts'],
    globalSetup: [
      '@slow-train/local/testing-setup',
      '@slow-train/local/testing-web-setup',
      'e2e/harness/chromium-setup.ts',
    ],
    // Each file has its own Worker and contexts; loading playwright and wrangler for each as well took a tenth of the time.
    isolate: false,
    // A browser on a busy machine; the report names whatever needed it.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As long as playwright waits. Only a safety net.
    expect: { poll: { timeout: 30_000 } },
  },
});
