import { join, resolve } from 'node:path';

/** Absolute path of the repository. */
export const REPOSITORY = resolve(import.meta.dirname, '../../../../..');

/** The state of this machine, database and secrets: `.data/`, which git ignores, or SLOW_TRAIN_DATA. */
export const DATA = resolve(process.env['SLOW_TRAIN_DATA'] ?? join(REPOSITORY, '.data'));

/** The output of web/build/build.ts, which the Worker serves. */
export const WEB_DIST = join(REPOSITORY, 'web', 'dist');

/** The Worker's configuration. */
export const WRANGLER_CONFIG = join(REPOSITORY, 'wrangler.toml');
