import { defineConfig, type Plugin } from 'vite';
import solid from 'vite-plugin-solid';

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

export default defineConfig({
  plugins: [solid(), layersFirst, serviceWorker],
  css: { transformer: 'lightningcss' },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // A data: address is nothing a strict Content-Security-Policy would load.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
