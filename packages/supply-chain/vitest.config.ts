import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'supply-chain',
    include: ['test/**/*.test.ts'],
    globalSetup: ['@slow-train/local/testing-setup', '@slow-train/local/testing-web-setup'],
    testTimeout: 30_000,
  },
});
