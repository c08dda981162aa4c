import { parseArgs } from 'node:util';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { writeDocument } from '@slow-train/local/document';
import { build, type Manifest, type ManifestChunk, type Plugin } from 'vite';
import type { shellText as EnglishText } from '../src/text/en/shell.ts';
import { type AppName, APPS, configOf } from '../vite.config.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { type PageLanguage, pageLanguage, SITE_LANGUAGES, sourceOf } from './languages.ts';
import { writeManifests } from './manifests.ts';
import { type RulesPart, rulesPartsOf, rulesSize } from './rules-size.ts';
import { writeServiceWorker } from './service-worker.ts';
import { type StyledEntry, writeStartPage } from './start-page.ts';

// Builds the page in every language into one folder. Files without texts are the same in all of them, so that they have
// the same name and exist once. With `--language pseudo` only in that one.

const WEB = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { outDir: { type: 'string', default: 'dist' }, language: { type: 'string' } },
});
const languages: readonly PageLanguage[] =
  values.language === undefined ? SITE_LANGUAGES : [pageLanguage(values.language)];
const folder = resolve(values.outDir);

/** Pages that people open from a message: the browser hears of their files before the first script has run. */
const EARLY_PAGES = [
  { path: '^/tables/[^/]+$', module: 'src/pages/game/GamePage.tsx' },
  { path: '^/join/.', module: 'src/pages/join/JoinPage.tsx' },
  { path: '^/rules$', module: 'src/pages/rules/RulesPage.tsx' },
];

/** The score keeper starts by itself, and all of it opens without a network. */
const SCORE_KEEPER = APPS['score-keeper'];

/** The pages that open without a network: lists, games, the way to everything else, and the files that these load while they are shown. */
const OFFLINE_PAGES = [
  'src/main.tsx',
  'src/pages/game/GamePage.tsx',
  // The menu of a table, and the side of a roomy one.
  'src/board/view/BoardSheets.tsx',
  'src/pages/how-to-play/MorePage.tsx',
];
/** The only module to keep offline of those that `main.tsx` loads on demand; the others are pages. */
const OFFLINE_PARTS = /^src\/app\/SessionEffects\.tsx$/;

const modules = new Set<string>();
/** Collects the modules that have left any code in the page, with paths from the repository's folder. */
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

let rulesParts: readonly RulesPart[] = [];
/** Keeps the page's code of the rules, which is the same in every language. */
const bundledRules: Plugin = {
  name: 'bundled-rules',
  enforce: 'post',
  generateBundle(_, bundle) {
    rulesParts = rulesPartsOf(bundle);
  },
};

const entries = new Map<PageLanguage, StyledEntry>();
const shells = new Map<PageLanguage, ReturnType<typeof shellOf>>();
for (const language of languages) {
  const files = await buildApp('app', language);
  const scoreFiles = await buildApp('score-keeper', language);
  const { shellText }: { readonly shellText: typeof EnglishText } = await import(
    `../src/text/${sourceOf(language)}/shell.ts`
  );
  const loading = { page: shellText.loading, board: shellText.loadingTable };
  entries.set(language, { ...entryOf(files, scoreFiles), loading });
  shells.set(language, shellOf(files, scoreFiles));
}
await writeManifests(folder);
await writeStartPage(folder, entries);
await writeDocument(folder);
await writeServiceWorker(folder, Object.fromEntries(shells));
await writeFile(join(folder, '.vite/modules.json'), JSON.stringify([...modules].toSorted()));
// A test checks this size.
await writeFile(join(folder, '.vite/sizes.json'), JSON.stringify({ rules: await rulesSize(rulesParts) }));

/** Builds one of the site's two apps in one language. Returns the files that each of its pages needs, whose size a test checks. */
async function buildApp(app: AppName, language: PageLanguage): Promise<Manifest> {
  const isFirst = app === 'app' && language === languages[0];
  const config = configOf(language, 'production', app);
  const manifest = app === 'app' ? `.vite/manifest.${language}.json` : `.vite/manifest.${app}.${language}.json`;
  await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    plugins: [config.plugins, bundledModules, ...(app === 'app' ? [bundledRules] : [])],
    build: { ...config.build, outDir: folder, emptyOutDir: isFirst, copyPublicDir: isFirst, manifest },
  });
  return JSON.parse(await readFile(join(folder, manifest), 'utf8'));
}

/** Returns the files that start the page in one language. */
function entryOf(manifest: Manifest, scoreManifest: Manifest): Omit<StyledEntry, 'loading'> {
  const chunks = chunksOf(manifest, 'src/main.tsx');
  const [main, ...imports] = chunks;
  if (main === undefined) throw new Error('The build has no src/main.tsx.');
  return {
    script: `/${main.file}`,
    imports: imports.map(({ file }) => `/${file}`),
    styles: stylesOf(chunks),
    pages: [
      ...EARLY_PAGES.map(({ path, module }) => {
        const more = chunksOf(manifest, module).filter((chunk) => !chunks.includes(chunk));
        const known = stylesOf(chunks);
        return {
          path,
          scripts: more.map(({ file }) => `/${file}`),
          styles: stylesOf(more).filter((file) => !known.includes(file)),
        };
      }),
      scoreKeeperOf(scoreManifest),
    ],
  };
}

/** Returns the files of the score keeper. */
function scoreKeeperOf(manifest: Manifest): StyledEntry['pages'][number] {
  const [start, ...imports] = chunksOf(manifest, SCORE_KEEPER);
  if (start === undefined) throw new Error(`The build has no ${SCORE_KEEPER}.`);
  return {
    path: '^/score$',
    script: `/${start.file}`,
    scripts: imports.map(({ file }) => `/${file}`),
    styles: stylesOf([start, ...imports]),
  };
}

/** Returns the files that the service worker keeps in one language. */
function shellOf(
  manifest: Manifest,
  scoreManifest: Manifest,
): { readonly entry: string; readonly more: readonly string[] } {
  const onDemand = OFFLINE_PAGES.flatMap((page) =>
    (manifest[page]?.dynamicImports ?? []).filter((part) => page !== 'src/main.tsx' || OFFLINE_PARTS.test(part)),
  );
  const chunks = [
    ...[...OFFLINE_PAGES, ...onDemand].flatMap((module) => chunksOf(manifest, module)),
    ...Object.values(scoreManifest),
  ];
  const fonts = chunks.flatMap(({ assets = [] }) => assets).filter((file) => /-first-[^/]*\.woff2$/.test(file));
  const more = [...chunks.map(({ file }) => file), ...chunks.flatMap(({ css = [] }) => css), ...fonts].map(assetName);
  return { entry: assetName(manifest['src/main.tsx']?.file ?? ''), more: [...new Set(more)] };
}

/** Returns the name of a file in the folder of all built files. */
function assetName(file: string): string {
  return file.replace(/^assets\//, '');
}

/** Returns the chunk of a module and all that it imports. */
function chunksOf(manifest: Manifest, module: string): ManifestChunk[] {
  const keys = new Set([module]);
  for (const key of keys) for (const one of manifest[key]?.imports ?? []) keys.add(one);
  return [...keys].map((key) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no ${key}.`);
    return chunk;
  });
}

function stylesOf(chunks: readonly ManifestChunk[]): string[] {
  return [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`);
}
