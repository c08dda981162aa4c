import { databaseAddress, applyMigrations, migrationStatus } from '@slow-train/database';
import type { Say } from '@slow-train/local/command';

/**
 * Applies a database's pending migrations, and says which.
 * @throws ExpectedError if the database cannot be used
 */
export async function migrate(url: string, say: Say): Promise<void> {
  const where = introduce(url, say);
  const applied = await applyMigrations(url);
  say(
    applied.length === 0
      ? `${where} has all migrations.`
      : `Applied ${counted(applied)} to ${where}:${listed(applied)}`,
  );
}

/**
 * Says which migrations a database has and lacks. Changes nothing.
 * @throws ExpectedError if the database cannot be used
 */
export async function reportMigrations(url: string, say: Say): Promise<void> {
  const where = introduce(url, say);
  const { applied, pending, isAhead } = await migrationStatus(url);
  say(`${where}: ${applied.length} applied${listed(applied)}`);
  say(`${pending.length} pending${listed(pending)}`);
  if (isAhead)
    say('A later release has migrated this database further. That is fine: migrations suit the release before.');
}

function introduce(url: string, say: Say): string {
  const { where, change } = databaseAddress(url);
  if (change !== null) say(change);
  return where;
}

const counted = ({ length }: readonly string[]): string => `${length} migration${length === 1 ? '' : 's'}`;
const listed = (names: readonly string[]): string => names.map((name) => `\n  ${name}`).join('');
