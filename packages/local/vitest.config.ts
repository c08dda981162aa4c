import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'local',
    include: ['{src,test}/**/*.test.ts'],
    globalSetup: ['src/testing/server-setup.ts'],
    // Servers are started and stopped here.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
