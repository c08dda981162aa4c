import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'deploy',
    include: ['test/**/*.test.ts'],
    globalSetup: ['@slow-train/local/testing-setup', '@slow-train/local/testing-web-setup'],
    isolate: false,
    // The tests run wrangler and start servers.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
