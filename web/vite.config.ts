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

export default defineConfig({
  plugins: [solid(), layersFirst],
  css: { transformer: 'lightningcss' },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // A data: address is nothing a strict Content-Security-Policy would load.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
