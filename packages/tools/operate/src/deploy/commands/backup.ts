import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { addressOf, backUp } from '@slow-train/database';
import { DATA } from '@slow-train/local/paths';
import { parseArguments, runCommand } from '@slow-train/local/command';
import { databaseUrlIn, environmentOf, readSettings } from '../settings-file.ts';

// `npx slow-train backup`: writes all data of a database to a file, by default in .data/backups, which git ignores.
await runCommand(async (say) => {
  const { values, positionals } = parseArguments(
    { options: { env: { type: 'string' } }, allowPositionals: true },
    'npx slow-train backup [FILE] [--env staging]',
  );
  const environment = environmentOf(values.env);
  const url = databaseUrlIn(await readSettings(environment), environment);
  const now = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const file = resolve(positionals[0] ?? join(DATA, 'backups', `${environment}-${now}.sql.gz`));
  await mkdir(dirname(file), { recursive: true });
  const rows = await backUp(url, file);
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  say(`Backed up ${addressOf(url).where}: ${all} rows, ${rows['games'] ?? 0} of them games.\n${file}`);
  say('It contains everybody’s addresses and hands. Keep it where only you can read it.');
});
