import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SQL_EXCEPTIONS, sqlOutsideStores, storesMade, usesSql, writersOfGames } from '../../src/architecture/sql.ts';

const REPOSITORY = join(import.meta.dirname, '../../../../..');

const FILES = globSync('api/src/**/*.{ts,tsx}', { cwd: REPOSITORY }).map((path) => ({
  path,
  text: readFileSync(join(REPOSITORY, path), 'utf8'),
}));

test('statements are put together in stores, the schema and migrations only', () => {
  expect(FILES.filter(usesSql).length).toBeGreaterThan(50);
  expect(sqlOutsideStores(FILES)).toEqual([]);
});

test('every exception still needs to be one', () => {
  const found = FILES.filter((file) => file.path in SQL_EXCEPTIONS && usesSql(file)).map(({ path }) => path);
  expect(found.toSorted()).toEqual(Object.keys(SQL_EXCEPTIONS).toSorted());
});

test('only the game’s store writes games', () => {
  expect(writersOfGames(FILES)).toEqual([]);
});

test('only the newest snapshot of the schema is kept, since no other is read', () => {
  const newest = globSync('migrations/*.sql', { cwd: REPOSITORY }).toSorted().at(-1);
  const number = /\d+/.exec(newest ?? '')?.[0];
  expect(globSync('migrations/meta/*_snapshot.json', { cwd: REPOSITORY })).toEqual([
    `migrations/meta/${number}_snapshot.json`,
  ]);
});

test('a store is a file of functions that get the connection first, and is never made', () => {
  expect(storesMade(FILES)).toEqual([]);
  expect(storesMade([{ path: 'api/src/talk/store.ts', text: 'export function talkStore(db: Database) {' }])).toEqual([
    'api/src/talk/store.ts',
  ]);
});

const inUseCase = (text: string) => [{ path: 'api/src/circles/membership.ts', text }];

test.each([
  "import { eq } from 'drizzle-orm';",
  "import { eq, type SQL } from 'drizzle-orm';",
  "import * as drizzle from 'drizzle-orm';",
  "import { alias } from 'drizzle-orm/pg-core';",
  'const counted = sql`select 1`;',
  'await db.select().from(users);',
  'await services.db.insert(outages).values(row);',
  'await this.db.delete(outages);',
  'await tx.execute(statement);',
  'await db.batch(statements);',
  'await db.$client.query(text);',
])('a use case is reported for: %s', (text) => {
  expect(sqlOutsideStores(inUseCase(text))).toEqual(['api/src/circles/membership.ts']);
});

test.each([
  "import type { SQL } from 'drizzle-orm';",
  "import { type SQL } from 'drizzle-orm';",
  "import { games } from '../schema/games.ts';",
  'await circleStore.remove(services.db, id, account);',
  'known.delete(id); hash.update(text); form.select();',
])('a use case may contain: %s', (text) => {
  expect(sqlOutsideStores(inUseCase(text))).toEqual([]);
});

test.each([
  'api/src/circles/store.ts',
  'api/src/circles/page-store.ts',
  'api/src/store/save.ts',
  'api/src/schema/games.ts',
  'web/src/client/known.ts',
])('%s is not reported', (path) => {
  expect(sqlOutsideStores([{ path, text: 'await db.delete(outages);' }])).toEqual([]);
});

test.each(['api/src/circles/restore.ts', 'api/src/circles/bookstore.ts', 'api/src/circles/store-front.ts'])(
  '%s is no store',
  (path) => {
    expect(sqlOutsideStores([{ path, text: 'await db.delete(outages);' }])).toEqual([path]);
  },
);

test.each(['await db.update(games).set({});', 'db.execute(sql`delete from games where id = ${id}`);'])(
  'a store of another slice is reported for: %s',
  (text) => {
    expect(writersOfGames([{ path: 'api/src/operator/store.ts', text }])).toEqual(['api/src/operator/store.ts']);
    expect(writersOfGames([{ path: 'api/src/store/game-store.ts', text }])).toEqual([]);
  },
);
