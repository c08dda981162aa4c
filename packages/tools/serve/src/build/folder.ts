import { join } from 'node:path';

/** The folder of the releases that `npm run serve` runs. */
export const SERVE = join(import.meta.dirname, '../../../../../dist/serve');
