import { defineConfig } from 'vitest/config';
import { KitSequencer } from './packages/tools/local/src/testing/sequencer.ts';

export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'packages/tools/*/vitest*.config.ts',
      'api/vitest*.config.ts',
      'web/vitest*.config.ts',
    ],
    sequence: { sequencer: KitSequencer },
  },
});
