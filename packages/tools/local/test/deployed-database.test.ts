import { claimForSite, migrationStatus, withClient } from '@slow-train/database';
import { expect, onTestFinished, test } from 'vitest';
import { startDatabase } from '../src/dev-server/database.ts';
import { testDatabase } from '../src/testing/testing.ts';

const SITE = 'https://slow-train.example';

/** Returns a deployed site's database that lacks the newest migration. */
async function sitesDatabase(): Promise<string> {
  const database = await testDatabase();
  onTestFinished(() => database.drop());
  await claimForSite(database.url, `${SITE}/`, '1.0.0');
  await withClient(database.url, (client) =>
    client.query(
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    ),
  );
  return database.url;
}

test('a deployed site’s database is refused, with the flag that allows it', async () => {
  const url = await sitesDatabase();
  const starting = startDatabase({ DATABASE_URL: url }, false);
  await expect(starting).rejects.toMatchObject({
    name: 'ExpectedError',
    message: expect.stringMatching(/^https:\/\/slow-train\.example uses the database .*--use-deployed-database/s),
  });
  await expect(starting).rejects.not.toThrow(new URL(url).password);
  expect((await migrationStatus(url)).pending).toHaveLength(1);
});

test('with the flag it is used, but not migrated', async () => {
  const url = await sitesDatabase();
  const database = await startDatabase({ DATABASE_URL: url }, true);
  onTestFinished(() => database.stop());
  expect(database.site).toBe(SITE);
  expect((await migrationStatus(url)).pending).toHaveLength(1);
});

test('any other database is migrated', async () => {
  const { url, drop } = await testDatabase();
  onTestFinished(drop);
  const database = await startDatabase({ DATABASE_URL: url }, false);
  onTestFinished(() => database.stop());
  expect(database.site).toBeNull();
  expect((await migrationStatus(url)).pending).toEqual([]);
});
