import type { KnipConfig } from 'knip';

/** Finds files, exports, types and dependencies that nothing uses, and imports of packages that nobody declares. */
export default {
  workspaces: {
    // `npm test` runs these by their names.
    '.': { ignoreDependencies: ['oxlint', 'oxlint-tsgolint', 'turbo'] },
    // A package for this repository alone exports what the others use.
    // workerd runs the files of the Worker.
    'packages/tools/trials': { entry: ['bin/*.ts', 'worker/*.js'] },
    'packages/clock': { includeEntryExports: true },
    'packages/protocol': { includeEntryExports: true },
    'packages/words': { includeEntryExports: true },
    'packages/tools/checks': { entry: 'bin/*.ts' },
    'packages/fairness': { entry: 'bin/*.ts', includeEntryExports: true },
    'packages/tools/local': {
      // Run by bin/slow-train.mjs, by another process, and by the mailbox's page.
      entry: ['bin/*.{ts,mjs}', 'src/commands/*.ts', 'src/mailbox/page/*', 'test/fixture/{worker,postgres-owner}.ts'],
      // Broken on purpose.
      ignore: 'test/fixture/broken.ts',
      // The bundle that seeded-worker.js stands in front of.
      ignoreUnresolved: ['./index.js'],
    },
    // Run by packages/tools/local/bin/slow-train.mjs.
    'packages/tools/operate': { entry: 'src/deploy/commands/*.ts' },
    'packages/settings': { entry: 'test/mail/fixture/*.ts' },
    'packages/players': { entry: ['bin/*.ts', 'bench/*.ts'], includeEntryExports: true },
    'packages/tools/serve': {
      // The build bundles both main files and copies start.js; workerd runs the fixtures.
      entry: ['{bin,bench}/*.ts', 'src/{server,worker}/main.ts', 'src/start/start.js', 'test/fixture/*.js'],
      // Beside the copy.
      ignoreUnresolved: ['./current/server.js'],
      // Found by its path.
      ignoreDependencies: ['workerd'],
      // A test starts the machine's own, if there is one.
      ignoreBinaries: ['nginx', 'caddy'],
    },
    'packages/rules': {
      entry: ['bin/*.ts', 'bench/*.ts'],
      includeEntryExports: true,
      ignoreDependencies: ['boardgame.io'],
    },
    // wrangler.toml names those of `src`; the benchmark starts the others as processes of their own.
    api: {
      entry: [
        'src/index.ts',
        'bench/{bench,cost/cost,surge/surge}.ts',
        'src/platform/{zod,zod-to-openapi,fast-sha256,stablelib-base64,prose}.ts',
        'bench/kit/{endpoint-process,play-load,poll-load}.ts',
        'bench/durable/boardgame-{process,load}.ts',
        'bench/levels/worker.ts',
        'test/http/generated-client/round.ts',
      ],
      // Installed apart from ours, in api/bench/durable/boardgame-io and api/test/http/generated-client.
      ignoreDependencies: ['boardgame.io', 'bgio-postgres', 'immer', 'socket.io-client', 'openapi-fetch'],
    },
    web: {
      entry: [
        'src/client/zod.ts',
        'src/{main.tsx,score.tsx,start.ts,floor.ts}',
        'src/service-worker/service-worker.ts',
        // Each build takes the language of its own.
        'src/text/{es,de}/*.ts',
        'src/ui/styles/breakpoints.css',
        // Pages of the API link to it.
        'public/plain.css',
        'e2e/harness/draw-{icons,screenshots}.ts',
        'fonts/subset.ts',
        'bench/lighthouse/{lighthouse,slow-network,interactions}.ts',
        'bench/pictures/pictures.ts',
      ],
      // Installed apart from ours, in web/bench/lighthouse and web/fonts.
      ignoreDependencies: ['fontkit', 'fontverter', 'subset-font', 'selfsigned'],
    },
  },
  // Stylesheets load other sheets, and fonts from packages.
  compilers: {
    css: (sheet) =>
      Array.from(sheet.matchAll(/(?:@import |url\()'([.@][^']+)'/g), ([, path]) => `import '${path}';`).join('\n'),
  },
} satisfies KnipConfig;
