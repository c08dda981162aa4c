import { ExpectedError } from '@slow-train/settings/expected-error';
import { resolve } from 'node:path';
import { addressOf, restore } from '@slow-train/database';
import { parseArguments, runCommand } from '@slow-train/local/command';
import { databaseUrlIn, environmentOf, readSettings } from '../settings-file.ts';

const USAGE = 'npx slow-train restore FILE [--env staging | --rehearse]';

// `npx slow-train restore`: fills an empty database from a backup. With `--rehearse` it uses a temporary one on this machine.
await runCommand(async (say) => {
  const { values, positionals } = parseArguments(
    { options: { env: { type: 'string' }, rehearse: { type: 'boolean' } }, allowPositionals: true },
    USAGE,
  );
  const [given] = positionals;
  if (given === undefined) throw new ExpectedError(`Name the backup.\nUsage: ${USAGE}`);
  const file = resolve(given);
  if (values.rehearse === true) {
    const { rehearseRestore } = await import('../rehearse-restore.ts');
    const { games, accounts } = await rehearseRestore(file);
    say(
      `${file} is good: restored ${games} games and ${accounts} accounts to a temporary database, and this release runs on it.`,
    );
    return;
  }
  const environment = environmentOf(values.env);
  const url = databaseUrlIn(await readSettings(environment), environment);
  await restore(url, file);
  say(`Restored ${file} to ${addressOf(url).where}. Next: npm run deploy`);
});
