import { defineConfig } from 'vitest/config';
import { KitSequencer } from './packages/local/src/testing/sequencer.ts';

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'api',
      'api/vitest.workerd.config.ts',
      'web/vitest.config.ts',
      'web/vitest.browser.config.ts',
    ],
    sequence: { sequencer: KitSequencer },
  },
});
