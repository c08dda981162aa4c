import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import solid from 'vite-plugin-solid';
import { rulesDocument } from './rules-document.ts';

/** Declares the order of the layers in every stylesheet, because any of them may load first. */
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

/** Appends the breakpoints to every stylesheet: a sheet only knows custom media defined in it. */
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
/** Browsers identify a service worker by its URL, so this one never changes. It is one file, for classic workers. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  buildStart() {
    if (this.environment.mode === 'build') this.emitFile({ type: 'chunk', id: WORKER, fileName: 'service-worker.js' });
  },
  configureServer({ middlewares }) {
    // In development it is served from its sources, as a module: see src/notifications/push.ts.
    middlewares.use((request, _, next) => {
      if (request.url === '/service-worker.js') request.url = `/${WORKER}`;
      next();
    });
  },
};

/** Lists the modules of which anything is left in the page, with paths from the repository's folder, for `npm run sbom`. */
const bundledModules: Plugin = {
  name: 'bundled-modules',
  enforce: 'post',
  generateBundle(_, bundle) {
    const paths = Object.values(bundle).flatMap((file) => {
      if (file.type === 'asset') return file.originalFileNames;
      return Object.entries(file.modules)
        .filter(([id, { renderedLength }]) => renderedLength > 0 && !id.startsWith('\0'))
        .map(([id]) => id.replace(/\?.*$/, ''));
    });
    const listed = paths.map((path) => relative(join(import.meta.dirname, '..'), resolve(import.meta.dirname, path)));
    const source = JSON.stringify([...new Set(listed)].toSorted());
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
  },
};

/**
 * Modules that share a file. Without this, every set of pages that share modules gets its own file: more than fifty
 * for the page of a game.
 */
const isPage = (id: string): boolean => !id.includes('service-worker');
const CHUNKS = [
  // What every page loads first.
  { name: 'start', tags: ['$initial' as const], test: isPage },
  { name: 'rules', test: /packages[\\/]rules[\\/]src/ },
  { name: 'words', test: /packages[\\/]words[\\/]src/ },
  // What three pages or more share. QR codes and the texts about accounts are needed by too few.
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
  plugins: [solid(), rulesDocument, breakpoints, layersFirst, serviceWorker, bundledModules],
  resolve: { alias: [{ find: /^zod$/, replacement: join(import.meta.dirname, 'src/client/zod.ts') }] },
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      drafts: { customMedia: true },
      // Readable class names in development, short ones in production.
      cssModules: { pattern: mode === 'production' ? '[hash]_[local]' : '[name]_[local]' },
    },
  },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // A strict Content-Security-Policy blocks data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Lists the files each page needs; a test checks their size.
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS, includeDependenciesRecursively: false } } },
  },
}));
