import { join } from 'node:path';
import { runCommand } from '@slow-train/local/command';
import { build, isStale } from '../src/build/build.ts';

// `npx slow-train build:serve`: builds what `npm run serve` runs, unless it is up to date.
const folder = join(import.meta.dirname, '../../../../dist/serve');
await runCommand(async (say) => {
  if (!(await isStale(folder))) return;
  say('Building the page and the Worker.');
  await build(folder);
});
