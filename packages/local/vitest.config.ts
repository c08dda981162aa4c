import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'local',
    include: ['{src,test}/**/*.test.ts'],
    globalSetup: ['src/testing/server-setup.ts'],
    // The tests start and stop servers.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
