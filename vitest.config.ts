import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/*', 'api', 'web/vitest.config.ts', 'web/vitest.browser.config.ts'],
  },
});
