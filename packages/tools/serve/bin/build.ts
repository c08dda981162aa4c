import { runCommand } from '@slow-train/local/command';
import { build, isStale } from '../src/build/build.ts';
import { SERVE } from '../src/build/folder.ts';
import { addRelease } from '../src/build/releases.ts';

// `npx slow-train build:serve`: builds what `npm run serve` runs, unless it is up to date.
await runCommand(async (say) => {
  if (!(await isStale(SERVE))) return;
  say('Building the page and the Worker.');
  await addRelease(SERVE, new Date(), build);
});
