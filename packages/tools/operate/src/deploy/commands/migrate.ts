import { parseArguments, runCommand } from '@slow-train/local/command';
import { migrate, reportMigrations } from '../migrate.ts';
import { databaseUrlIn, environmentOf, readSettings } from '../settings-file.ts';

// `npx slow-train migrate`: applies the pending migrations of any database. With `-- --status` it reports them.
await runCommand(async (say) => {
  const { values } = parseArguments(
    { options: { env: { type: 'string' }, status: { type: 'boolean' } } },
    'npx slow-train migrate [--status] [--env staging]',
  );
  const environment = environmentOf(values.env);
  const url = databaseUrlIn(await readSettings(environment), environment);
  await (values.status === true ? reportMigrations : migrate)(url, say);
});
