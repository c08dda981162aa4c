import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // More than there are cores: whoever waits for a browser or a database leaves them to the others.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: ['packages/*', 'api', 'web/vitest.config.ts', 'web/vitest.browser.config.ts'],
  },
});
