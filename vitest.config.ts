import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'api',
      'api/vitest.workerd.config.ts',
      'web/vitest.config.ts',
      'web/vitest.browser.config.ts',
    ],
  },
});
