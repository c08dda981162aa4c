import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mailer',
    include: ['test/**/*.test.ts'],
    // Mail servers and a Worker are started and stopped here.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
