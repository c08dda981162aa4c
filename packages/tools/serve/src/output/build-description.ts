import * as z from 'zod/mini';

/** What `npx slow-train build:serve` hands to `npm run serve`: wrangler.toml, as far as bare workerd needs it, and more. */
export const BuildDescription = z.object({
  compatibilityDate: z.string(),
  compatibilityFlags: z.array(z.string()),
  /** Cron triggers. */
  crons: z.array(z.string()),
  /** Requests within a period in seconds, by the binding's name. */
  rateLimits: z.array(z.object({ name: z.string(), limit: z.number(), period: z.number() })),
  durableObjects: z.array(z.object({ binding: z.string(), className: z.string() })),
  /** The page's files, by path. */
  site: z.record(
    z.string(),
    z.object({ headers: z.record(z.string(), z.string()), encodings: z.array(z.enum(['br', 'gzip'])) }),
  ),
  /** The addresses of pages, for all of which the page is served; a segment such as `:id` is any one segment. */
  pages: z.array(z.string()),
  /** Addresses that the Worker answers before any file: `/api`, and with a star all below: `/api/*`. */
  workerFirst: z.array(z.string()),
  /** Version and commit. */
  release: z.string(),
  /** The newest migration that it knows, such as `0025_baseline`. */
  migration: z.string(),
  /** Names of the Worker's settings. */
  settings: z.array(z.string()),
});
export type BuildDescription = z.infer<typeof BuildDescription>;

/** What is in `dist/serve`, besides the file that starts the current release. */
export const RELEASES = {
  /** A folder for each build. */
  folder: 'releases',
  /** A symbolic link to the current one. */
  current: 'current',
} as const;

/** The files of a build. */
export const BUILD_FILES = {
  description: 'build.json',
  /** The Worker's main module, and the bundle that Cloudflare would get, which it wraps. */
  main: 'main.js',
  worker: 'worker.js',
  /** What `npm run serve` runs. */
  server: 'server.js',
  /** The script around workerd. */
  watchdog: 'watchdog.sh',
  site: 'site',
} as const;
