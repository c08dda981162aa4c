import { defineConfig } from 'vitest/config';
import { KitSequencer } from './packages/tools/local/src/testing/sequencer.ts';

export default defineConfig({
  test: {
    projects: [
      'packages/!(tools)',
      'packages/tools/*',
      'packages/tools/checks/vitest.supply-chain.config.ts',
      'packages/tools/trials/vitest.attack.config.ts',
      'api',
      'api/vitest.workerd.config.ts',
      'web/vitest.config.ts',
      'web/vitest.browser.config.ts',
    ],
    sequence: { sequencer: KitSequencer },
  },
});
