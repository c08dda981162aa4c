import { ExpectedError } from '@slow-train/settings/expected-error';
import { resolve } from 'node:path';
import { databaseAddress, restore } from '@slow-train/database';
import { parseArguments, runCommand } from '@slow-train/local/command';
import { deletionsSince } from '../back-up.ts';
import { databaseUrlIn, environmentOf, isServed, readSettings, settingsFile } from '../settings-file.ts';

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
  // The shell names the new database, the file the one that it replaces.
  const replaced = (await readSettings(environment, undefined, {}))['DATABASE_URL'] ?? null;
  // Said after the restore: a refused one has nobody to delete.
  const notes: string[] = [];
  const deleted = await deletionsSince(file, replaced === url ? null : replaced, (note) => void notes.push(note));
  const found = await restore(url, file, deleted);
  say(`Restored ${file} to ${databaseAddress(url).where}.`);
  for (const note of notes) say(note);
  if (found > 0) say(`Accounts deleted since then: ${found}. They are shut out; the site deletes them once it runs.`);
  const settings = settingsFile(environment);
  const start = isServed(url) ? 'start the server' : 'npm run deploy';
  say(`Next: set DATABASE_URL to this database in ${settings}, then ${start}.`);
});
