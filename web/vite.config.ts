import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import solid from 'vite-plugin-solid';
import { rulesDocument } from './rules-document.ts';

/** Whichever stylesheet comes in first has to say in which order the layers of all of them apply. */
const layersFirst: Plugin = {
  name: 'layers-first',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = `@layer tokens,base,parts,pages;${String(file.source)}`;
    }
  },
};

/** Adds the names of the breakpoints to every stylesheet: a sheet only knows custom media that stand in it. */
const breakpoints: Plugin = {
  name: 'breakpoints',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.css') || !id.includes('/src/')) return null;
    const file = join(import.meta.dirname, 'src/ui/styles/breakpoints.css');
    this.addWatchFile(file);
    return `${code}\n${readFileSync(file, 'utf8')}`;
  },
};

const WORKER = 'src/service-worker/service-worker.ts';
/** A browser knows a service worker by its address, so this one never changes; it stands in one file, for classic workers. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  buildStart() {
    if (this.environment.mode === 'build') this.emitFile({ type: 'chunk', id: WORKER, fileName: 'service-worker.js' });
  },
  configureServer({ middlewares }) {
    // With hot replacement it comes from its sources: as a module, see notify/push.ts.
    middlewares.use((request, _, next) => {
      if (request.url === '/service-worker.js') request.url = `/${WORKER}`;
      next();
    });
  },
};

/**
 * Which modules share a file. Without this every set of pages that shares some modules gets a file of its own: more than
 * fifty of them for the page of a game.
 */
const isPage = (id: string): boolean => !id.includes('service-worker');
const CHUNKS = [
  // What every page loads first.
  { name: 'start', tags: ['$initial' as const], test: isPage },
  { name: 'rules', test: /packages[\\/]rules[\\/]src/ },
  { name: 'words', test: /packages[\\/]words[\\/]src/ },
  // What three pages or more have in common. A QR code, its drawing and the words about accounts are for few of them.
  {
    name: 'parts',
    test: /web[\\/]src[\\/](ui|components[\\/](?!QrCode)|text[\\/](?!account|sign-in)|client|player-state|panels|fairness[\\/](create-part|verdict)|account[\\/]link-token)/,
    minShareCount: 3,
    maxModuleSize: 8000,
  },
  // What the board shares with the plan and the playback.
  { name: 'board', test: /web[\\/]src[\\/]board/, minShareCount: 2 },
];

export default defineConfig(({ mode }) => ({
  plugins: [solid(), rulesDocument, breakpoints, layersFirst, serviceWorker],
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      drafts: { customMedia: true },
      // What a class belongs to can be read while developing; what is shipped is short.
      cssModules: { pattern: mode === 'production' ? '[hash]_[local]' : '[name]_[local]' },
    },
  },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // A data: address is nothing a strict Content-Security-Policy would load.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Says which files a page needs; a test weighs them.
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS, includeDependenciesRecursively: false } } },
  },
}));
