import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'pairing',
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    isolate: false,
    setupFiles: ['../local/src/testing/property-seed.ts'],
  },
});
