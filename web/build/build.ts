import { parseArgs } from 'node:util';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import { configOf } from '../vite.config.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { type PageLanguage, SITE_LANGUAGES } from './languages.ts';
import { type StyledEntry, writeStartPage } from './start-page.ts';

// Builds the page in every language into one folder. Files without texts are the same in all of them, so that they have
// the same name and exist once.

const WEB = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { outDir: { type: 'string', default: 'dist' } } });
const folder = resolve(values.outDir);

const modules = new Set<string>();
/** Collects the modules of which anything is left in the page, with paths from the repository's folder. */
const bundledModules: Plugin = {
  name: 'bundled-modules',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      const paths =
        file.type === 'asset'
          ? file.originalFileNames
          : Object.entries(file.modules)
              .filter(([id, { renderedLength }]) => renderedLength > 0 && !id.startsWith('\0'))
              .map(([id]) => id.replace(/\?.*$/, ''));
      for (const path of paths) modules.add(relative(join(WEB, '..'), isAbsolute(path) ? path : resolve(WEB, path)));
    }
  },
};

const entries = new Map<PageLanguage, StyledEntry>();
for (const language of SITE_LANGUAGES) {
  const isFirst = language === SITE_LANGUAGES[0];
  const config = configOf(language, 'production');
  // Lists the files each page needs; a test checks their size.
  const manifest = `.vite/manifest.${language}.json`;
  await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    plugins: [config.plugins, bundledModules],
    build: { ...config.build, outDir: folder, emptyOutDir: isFirst, copyPublicDir: isFirst, manifest },
  });
  entries.set(language, entryOf(JSON.parse(await readFile(join(folder, manifest), 'utf8'))));
}
await writeStartPage(folder, entries);
await writeFile(join(folder, '.vite/modules.json'), JSON.stringify([...modules].toSorted()));

/** Returns the files that start the page in one language. */
function entryOf(manifest: Manifest): StyledEntry {
  const keys = new Set(['src/main.tsx']);
  for (const key of keys) for (const one of manifest[key]?.imports ?? []) keys.add(one);
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  const [main, ...imports] = chunks;
  if (main === undefined) throw new Error('The build has no src/main.tsx.');
  return {
    script: `/${main.file}`,
    imports: imports.map(({ file }) => `/${file}`),
    styles: chunks.flatMap(({ css = [] }) => css).map((file) => `/${file}`),
  };
}
