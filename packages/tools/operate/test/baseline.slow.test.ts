import { randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import {
  applyMigrations,
  backUp,
  migrateWithin,
  migrationStatus,
  rehearseMigrations,
  withClient,
} from '@slow-train/database';
import { expect, inject, test } from 'vitest';
import { emptyDatabase } from './kit/empty-database.ts';
import { folderWith } from './kit/folder-with.ts';

/** When the migrations that the baseline replaces were generated, as drizzle noted them in every database. */
const REPLACED = [
  1_795_262_274_108, 1_795_266_358_006, 1_795_286_923_901, 1_795_290_121_011, 1_795_302_235_239, 1_795_343_374_494,
  1_795_376_372_482, 1_795_377_013_969, 1_795_377_928_216, 1_795_380_458_806, 1_795_381_475_070, 1_795_402_977_892,
  1_795_405_010_537, 1_795_411_211_658, 1_795_446_241_175, 1_795_448_029_389, 1_795_448_426_180, 1_795_449_176_624,
  1_795_457_958_515, 1_795_460_574_072, 1_795_461_861_992, 1_795_462_302_085, 1_795_462_976_597, 1_795_464_411_908,
  1_795_471_038_758, 1_795_479_783_304,
];

const query = async (url: string, sql: string) => withClient(url, async (client) => (await client.query(sql)).rows);

/** Returns a database as a release before the baseline left it: with the tables, an account, and the first of the replaced migrations. */
async function databaseWith(migrations: number): Promise<string> {
  const url = await emptyDatabase();
  await withClient(url, (client) => migrateWithin(client, undefined, '0025_baseline'));
  const noted = REPLACED.slice(0, migrations).map((when) => `('an old file', ${when})`);
  await query(
    url,
    `truncate drizzle.__drizzle_migrations restart identity;
     insert into drizzle.__drizzle_migrations (hash, created_at) values ${noted.join(', ')};
     insert into users (id, name, email) values ('ana', 'Ana', 'ana@example.org')`,
  );
  return url;
}

/** Returns all that a migration could change: definitions, and rows with the transactions that wrote them. */
async function state(url: string): Promise<unknown> {
  const definitions = await query(
    url,
    `select c.oid, relname, c.xmin, relfilenode, (select array_agg(a::text order by attnum) from pg_attribute a where attrelid = c.oid)
     from pg_class c join pg_namespace n on n.oid = relnamespace where nspname in ('public', 'drizzle') order by c.oid`,
  );
  const rows = [
    await query(url, 'select xmin, * from users'),
    await query(url, 'select xmin, * from drizzle.__drizzle_migrations order by id'),
  ];
  return { definitions, rows };
}

test('a database with all migrations that the baseline replaces is at the baseline, and nothing in it changes', async () => {
  const url = await databaseWith(REPLACED.length);
  const before = await state(url);
  const { applied, pending } = await migrationStatus(url);
  expect({ applied, next: pending[0] }).toEqual({ applied: ['0025_baseline'], next: '0026_one_vocabulary' });
  expect(await rehearseMigrations(url)).toEqual(pending);
  expect(await state(url)).toEqual(before);

  const later = await folderWith('9999_later', 'create table later (id int);');
  expect(await applyMigrations(url, later)).toEqual([...pending, '9999_later']);
});

test.each([1, 9, REPLACED.length - 1])(
  'a database with %i of them is refused before anything changes, with the commit to deploy first',
  async (migrations) => {
    const url = await databaseWith(migrations);
    const before = await state(url);
    const file = join(inject('testServer').folder, `${randomUUID()}.sql.gz`);
    for (const use of [applyMigrations, rehearseMigrations, migrationStatus, (from: string) => backUp(from, file)]) {
      await expect(use(url)).rejects.toMatchObject({
        name: 'ExpectedError',
        message: expect.stringMatching(/too old .* nothing in it was changed\. Deploy commit [0-9a-f]{12} first/),
      });
    }
    expect(await state(url)).toEqual(before);
    await expect(access(file)).rejects.toThrow('ENOENT');
  },
);

test('an empty database gets the baseline first', async () => {
  const url = await emptyDatabase();
  expect((await applyMigrations(url)).at(0)).toBe('0025_baseline');
  const [first] = await query(url, 'select min(created_at) as when from drizzle.__drizzle_migrations');
  expect(Number(first.when)).toBe(REPLACED.at(-1));
});
