import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    include: ['{src,test}/**/*.test.ts'],
    globalSetup: ['@slow-train/local/testing-setup'],
    setupFiles: ['../packages/local/src/testing/property-seed.ts'],
    // Each file has its own database and Worker; loading wrangler for each as well took half of the time.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
