import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // All cores: whatever waits for a browser or a database leaves them to the others.
    maxWorkers: '100%',
    projects: ['packages/*', 'api', 'web/vitest.config.ts', 'web/vitest.browser.config.ts'],
  },
});
