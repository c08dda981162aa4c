import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { entriesModule } from './build/entries.ts';
import { FLOOR, withFallbacks } from './build/floor.ts';
import { isolatedNames } from './build/isolated-names.ts';
import { languageAliases, type PageLanguage, pageLanguage, PSEUDO } from './build/languages.ts';
import { pseudoTexts } from './build/pseudo.ts';
import { rulesDocument } from './build/rules-document.ts';
import { shellModule } from './build/service-worker.ts';
import { leaveOutProse, leaveOutUnused } from './build/unused-parts.ts';

type Transform = Extract<NonNullable<Plugin['transform']>, (...args: never) => unknown>;
type Transformed = Awaited<ReturnType<Transform>>;
/** The results by path, each with the source it was made from. */
const compiled = new Map<string, { readonly source: string; readonly result: Transformed }>();

/** Compiles each component once for all languages of a build, most of whose time it takes: only texts differ. */
function compiledOnce(plugin: Plugin): Plugin {
  const { transform } = plugin;
  if (typeof transform !== 'function') return plugin;
  return {
    ...plugin,
    async transform(source, id, options) {
      const known = compiled.get(id);
      if (known?.source === source) return known.result;
      const result = await transform.call(this, source, id, options);
      compiled.set(id, { source, result });
      return result;
    },
  };
}

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

/**
 * Takes the attribute `link` off the router's links: HTML knows none, and only a router told to ignore other links would
 * look at it.
 */
export const plainLinks: Plugin = {
  name: 'plain-links',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('@solidjs/router/dist/components.jsx')) return null;
    const plain = code.replace('}} link aria-current=', '}} aria-current=');
    if (plain === code) throw new Error('The links of @solidjs/router are written in another way.');
    return plain;
  },
};

/**
 * Puts the sheet of a component into the layer of its folder, where a page's rules win over those of the parts that it
 * uses. Adds what older browsers read instead, and appends the breakpoints to every sheet, because a sheet only knows custom media defined in it.
 */
const sheets: Plugin = {
  name: 'sheets',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.css') || !id.includes('/src/')) return null;
    const file = join(import.meta.dirname, 'src/ui/styles/breakpoints.css');
    this.addWatchFile(file);
    // Those that the global one imports never come along here.
    const joined = code.replaceAll(/@import '(\.\/(?!fonts)[\w-]+\.css)';/g, (_, path: string) => {
      const imported = join(dirname(id), path);
      this.addWatchFile(imported);
      return readFileSync(imported, 'utf8');
    });
    // The global sheets name their layers themselves.
    const layer = /\/src\/(?:ui|components)\//.test(id) ? 'parts' : 'pages';
    const whole = withFallbacks(joined);
    const layered = code.includes('@layer') ? whole : `@layer ${layer} {\n${whole}\n}`;
    return `${layered}\n${readFileSync(file, 'utf8')}`;
  },
};

/**
 * Modules that share a file. Without this, every set of pages that share modules gets its own file: more than fifty
 * for the page of a game.
 */
const CHUNKS = [
  // Loaded first by every page.
  { name: 'start', tags: ['$initial' as const] },
  // Opened on demand, from several pages.
  {
    name: 'talk',
    test: /web[\\/]src[\\/](panels[\\/]talk[\\/](?!unread)|client[\\/]talk\.ts)/,
  },
  // Setting up, opening and replaying a round: pages other than the table.
  { name: 'setups', test: /packages[\\/]rules[\\/]src[\\/](conflicts|opening|position|record|setup)\.ts/ },
  { name: 'rules', test: /packages[\\/]rules[\\/]src/ },
  { name: 'problems', test: /packages[\\/]words[\\/]src[\\/]\w+[\\/]problems/ },
  // Shared by three pages or more. Answers to invitations, lengths of games, charts, QR codes, forms of clocks and the texts of some
  // pages are needed by too few, as are links to copy, lines above the page, and the names of browsers.
  {
    name: 'parts',
    test: /web[\\/]src[\\/](ui[\\/](?!Clock|CopyLine|TopLine|browser-kind)|components[\\/](?!Answer|SeatList|ShareLink|difference|length|LineChart|QrCode|clock[\\/]terms|scores[\\/]((P|p)laces|ScoreSheet|GameResult|sheet)|glossary|pictures|rules[\\/](RulesDifference|RulesList|examples|picture|rules-code))|text[\\/][\w-]+[\\/](?!account|circles|fairness|how-to-play|new-game|notifications|open-games|option-captions|people|replay|rules|sign-in|tournaments|waiting)|client[\\/](?!zod|circle|measured|tournaments)|player-state|panels|text[\\/](numbers|rules-link-sentence)|notifications[\\/]turn-offer|fairness[\\/](create-part|verdict)|account[\\/]link-token)|packages[\\/](words[\\/]src[\\/]((\w+[\\/])?names|browser-name)|protocol[\\/]src[\\/]levels)\.ts/,
    minShareCount: 3,
    maxModuleSize: 24_000,
  },
  // Shared by the board, the plan and the playback.
  {
    name: 'board',
    test: /web[\\/]src[\\/]board[\\/](?!view[\\/](Log|Seats|SideTabs))|packages[\\/](words[\\/]src(?![\\/]rough)|protocol[\\/]src[\\/]asks-one|players[\\/]src[\\/](bits|computer|endings|graph|hint|longest-train|outlook|pairing|random|train-search|unseen))|virtual:rule-titles/,
    minShareCount: 2,
  },
];

/**
 * The apps of the site, by the module that starts them. The score keeper is built by itself: files shared with the app
 * would bring half of that along.
 */
export const APPS = { app: 'src/main.tsx', 'score-keeper': 'src/score.tsx' } as const;
export type AppName = keyof typeof APPS;

/** Returns Vite's configuration for an app in one language. `build/build.ts` puts all of them into one folder. */
export function configOf(language: PageLanguage, mode: string, app: AppName = 'app'): UserConfig {
  return {
    root: import.meta.dirname,
    mode,
    plugins: [
      // Before the compiler.
      plainLinks,
      isolatedNames,
      leaveOutProse,
      ...(app === 'app' ? [leaveOutUnused()] : []),
      mode === 'production' ? compiledOnce(solid()) : solid(),
      rulesDocument(language),
      sheets,
      layersFirst,
      ...(language === PSEUDO ? [pseudoTexts] : []),
      shellModule(),
      // Without a build there is one language.
      entriesModule(
        new Map([[language, { script: '/src/main.tsx', imports: [], pages: [], loading: { page: '', board: '' } }]]),
        '/src/floor.ts',
      ),
    ],
    resolve: {
      alias: [
        { find: /^zod$/, replacement: join(import.meta.dirname, 'src/client/zod.ts') },
        ...languageAliases(language),
      ],
    },
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        drafts: { customMedia: true },
        // Readable class names in development, short ones in production.
        cssModules: { pattern: mode === 'production' ? '[hash]_[local]' : '[name]_[local]' },
      },
    },
    build: {
      target: FLOOR,
      cssTarget: FLOOR,
      // A strict Content-Security-Policy blocks data: URLs.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: APPS[app],
        ...(app === 'app' && { output: { codeSplitting: { groups: CHUNKS, includeDependenciesRecursively: false } } }),
      },
    },
  };
}

/** For `npm run dev`, which shows one language: `PAGE_LANGUAGE=es npm run dev`. */
export default defineConfig(({ mode }) => configOf(pageLanguage(process.env['PAGE_LANGUAGE']), mode));
