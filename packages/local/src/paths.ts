import { fileURLToPath } from 'node:url';

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Absolute path of the repository's folder, without a slash at the end. */
export const REPOSITORY = at('.').replace(/[\\/]$/u, '');

/** Where one machine's own state lies: database, secret, stamp of the last build. Ignored by git. */
export const DATA = at('.data');

/** The generated SQL and its journal. */
export const MIGRATIONS = at('migrations');

/** What `vite build` writes and the Worker serves. */
export const WEB_DIST = at('web/dist');

/** The Worker's configuration. */
export const WRANGLER_CONFIG = at('wrangler.toml');
