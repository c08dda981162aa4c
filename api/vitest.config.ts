import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    include: ['{src,test}/**/*.test.ts'],
    globalSetup: ['../packages/local/src/testing-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
