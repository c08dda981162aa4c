import { join } from 'node:path';
import { build, isStale } from '../src/build/build.ts';

// `npm run build:serve`: builds what `npm run serve` runs, unless it is up to date.
const folder = join(import.meta.dirname, '../../../dist/serve');
try {
  if (await isStale(folder)) {
    console.log('Building the page and the Worker.');
    await build(folder);
  }
} catch (error) {
  const isExpected = error instanceof Error && ['LocalError', 'ServeError'].includes(error.name);
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
