import solid from 'vite-plugin-solid';
import { project } from '../packages/tools/local/src/testing/project.ts';
import { isolatedNames } from './build/isolated-names.ts';
import { SITE_LANGUAGES } from './build/languages.ts';
import { rulesDocument } from './build/rules-document.ts';
import { plainLinks } from './vite.config.ts';

export default {
  plugins: [plainLinks, isolatedNames, solid({ hot: false }), rulesDocument(SITE_LANGUAGES[0])],
  ...project('web', {
    environment: 'happy-dom',
    setupFiles: ['./test/setup.ts'],
    // Cheaper to start than processes.
    pool: 'threads',
  }),
};
