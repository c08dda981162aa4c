import type { KnipConfig } from 'knip';

/** Finds files, exports, types and dependencies that nothing uses, and imports of packages that nobody declares. */
export default {
  workspaces: {
    // A package for this repository alone exports what the others use.
    'packages/clock': { includeEntryExports: true },
    'packages/protocol': { includeEntryExports: true },
    'packages/words': { includeEntryExports: true },
    'packages/architecture': { entry: 'bin/*.ts' },
    'packages/fairness': { entry: 'bin/*.ts', includeEntryExports: true },
    'packages/local': {
      // Run by bin/slow-train.mjs, by another process, and by the mailbox's page.
      entry: ['bin/*.{ts,mjs}', 'src/commands/*.ts', 'src/mailbox/page/*', 'test/fixture/worker.ts'],
      // Broken on purpose.
      ignore: 'test/fixture/broken.ts',
    },
    'packages/mailer': { entry: 'test/fixture/*.ts' },
    'packages/players': { entry: ['bin/*.ts', 'bench/*.ts'], includeEntryExports: true },
    'packages/rules': {
      entry: ['bin/*.ts', 'bench/*.ts'],
      includeEntryExports: true,
      ignoreDependencies: ['boardgame.io'],
    },
    // wrangler.toml names both.
    api: { entry: ['src/index.ts', 'src/platform/zod.ts'] },
    web: {
      entry: ['src/service-worker/service-worker.ts', 'src/ui/styles/breakpoints.css', 'e2e/harness/draw-icons.ts'],
    },
  },
  // Stylesheets load other sheets, and fonts from packages.
  compilers: {
    css: (sheet) =>
      Array.from(sheet.matchAll(/(?:@import |url\()'([.@][^']+)'/g), ([, path]) => `import '${path}';`).join('\n'),
  },
} satisfies KnipConfig;
