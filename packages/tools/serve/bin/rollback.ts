import { parseArguments, runCommand } from '@slow-train/local/command';
import { SERVE } from '../src/build/folder.ts';
import { goBack } from '../src/build/releases.ts';
import { restart } from '../src/build/restart.ts';

// `npx slow-train rollback`: makes the build before the current one the current one, in a second.
await runCommand(async (say) => {
  const { values } = parseArguments(
    { options: { restart: { type: 'string' } } },
    'npx slow-train rollback [--restart COMMAND]',
  );
  const { release } = await goBack(SERVE);
  say(`The next start serves ${release}. Its queries suit the newer tables.`);
  await restart(values.restart, say);
});
