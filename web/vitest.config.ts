import solid from 'vite-plugin-solid';
import { defineConfig } from 'vitest/config';
import { SITE_LANGUAGES } from './build/languages.ts';
import { rulesDocument } from './build/rules-document.ts';

export default defineConfig({
  plugins: [solid(), rulesDocument(SITE_LANGUAGES[0])],
  test: {
    name: 'web',
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    setupFiles: ['../packages/local/src/testing/property-seed.ts', './test/setup.ts'],
    // Each file removes what it has rendered; a page and its modules for each file took two thirds of the time.
    isolate: false,
    // Only a safety net: a busy machine is slow.
    testTimeout: 30_000,
    // Cheaper to start than processes.
    pool: 'threads',
  },
});
