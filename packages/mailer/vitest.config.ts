import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mailer',
    include: ['test/**/*.test.ts'],
    // The tests start and stop mail servers and a Worker.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
