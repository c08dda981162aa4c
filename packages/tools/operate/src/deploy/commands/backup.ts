import { ExpectedError } from '@slow-train/settings/expected-error';
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DATA } from '@slow-train/local/paths';
import { parseArguments, runCommand } from '@slow-train/local/command';
import { backUpAndVerify, backupName } from '../back-up.ts';
import { databaseUrlIn, environmentOf, readSettings } from '../settings-file.ts';

const USAGE = 'npx slow-train backup [FILE | --keep NUMBER] [--env staging]';

// `npx slow-train backup`: writes all data of a database to a file, by default in .data/backups, which git ignores.
await runCommand(async (say) => {
  const { values, positionals } = parseArguments(
    { options: { env: { type: 'string' }, keep: { type: 'string' } }, allowPositionals: true },
    USAGE,
  );
  const environment = environmentOf(values.env);
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (keep !== null && (!Number.isInteger(keep) || keep < 1 || positionals.length > 0))
    throw new ExpectedError(`--keep is a number from 1, and goes without FILE.\nUsage: ${USAGE}`);
  const settings = await readSettings(environment);
  const url = databaseUrlIn(settings, environment);
  const at = new Date();
  const file = resolve(positionals[0] ?? join(DATA, 'backups', backupName(environment, at)));
  await mkdir(dirname(file), { recursive: true });
  await backUpAndVerify({ url, file, environment, keep, at }, say);
  say('It contains everybody’s addresses and hands. Keep it where only you can read it.');
  // The database is awake, so its figures are measured now. A site that does not answer has a monitor of its own.
  const { APP_URL: site } = settings;
  if (site !== undefined) await fetch(new URL('/api/ready', site)).catch(() => undefined);
});
