import { withClient } from '@slow-train/database';
import { testDatabase, type TestDatabase } from '@slow-train/local/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '../../src/platform/database.ts';
import * as boundaryStore from '../../src/store/boundary-store.ts';
import * as circlePageStore from '../../src/circles/page-store.ts';
import * as circleStore from '../../src/circles/store.ts';
import * as companionStore from '../../src/store/companion-store.ts';
import { listingQueries } from '../../src/store/listing-queries.ts';
import * as reportStore from '../../src/moderation/report-store.ts';
import * as standingStore from '../../src/profiles/store.ts';

// Somebody who has done everything for years. Of all that has a number, a higher one is longer ago.

const MANY = 1_101;
const ME = 'person-0';
const BEGUN = new Date('2020-01-01T00:00:00Z');
const PRESENT = new Date('2030-01-01T00:00:00Z');
const AGO = `'2029-01-01'::timestamptz - n * interval '1 hour'`;

const FILL = [
  `insert into users (id, name, email, created_at)
   select 'person-' || n, 'Name ' || n, n || '@example.org', now() from generate_series(0, ${MANY}) n`,
  `insert into sessions (id, token, user_id, expires_at) values ('session', 'token', '${ME}', 'infinity')`,
  // A hundred are muted, the others blocked.
  `insert into boundaries
   select '${ME}', 'person-' || n, case when n <= 100 then 'mute' else 'block' end, 'Name', ${AGO} from generate_series(1, ${MANY}) n`,
  // The games with the first sixty of the others, who are not in them, look for a substitute.
  `insert into games (id, revision, name, status, host, setup, seats, invitation, position, listing, results, turn_seat,
     waiting_for, created_at, updated_at, seeks)
   select kind || '-' || n, 100, 'Name', case kind when 'mine' then 'finished' else 'playing' end, null, '{}',
     jsonb_build_array(jsonb_build_object('kind', 'person', 'account', 'person-' || n, 'name', 'Name ' || n))
       || case kind when 'mine' then '[{"kind": "person", "account": "${ME}", "name": "Me"}]' else '[]' end::jsonb,
     'invitation-' || kind || n, null, '{}', '[]', 0, '{}', ${AGO}, ${AGO}, kind = 'seeking'
   from generate_series(1, ${MANY}) n, unnest(array['mine', 'seeking']) kind where kind = 'mine' or n <= 60`,
  // With the first person in all of the games, with each other one of the first ten in one fewer than with the one before.
  `insert into standings (account_id, game_id, preset, seats, place, rounds, rounds_won, pips, longest_train, turns, timeouts,
     is_away, started_at, finished_at)
   select 'person-' || p, 'mine-' || n, 'hub', 4, p + 1, 10, 2, 300, 12, 120, 0, false, ${AGO}, ${AGO}
   from generate_series(1, ${MANY}) n, generate_series(0, 10) p where p < 2 or n <= 20 - p`,
  `insert into reports (id, reporter_id, reported_id, key, name, game_id, game_name, reason, note, at)
   select 'report-' || n, '${ME}', 'person-' || n, 'key-' || n, 'Name', 'mine-' || n, 'Game', 'insult', '', ${AGO} from generate_series(1, ${MANY}) n`,
  `insert into messages (game_id, number, version, account_id, seat, name, key, text, at)
   select 'mine-7', n, n, '${ME}', 1, 'Me', 'key-' || n, 'Hello', ${AGO} from generate_series(1, 70) n`,
  `insert into circles (id, name, founder, invitation, opens_at, created_at)
   select 'circle-' || n, 'Circle', '${ME}', 'link-' || n, ${AGO}, now() from generate_series(1, 30) n`,
  `insert into circle_members select 'circle-1', '${ME}', 1, 'member', 'Me', null, now()`,
  `insert into seasons select 'circle-1', s, '{}', now() from generate_series(1, 2) s`,
  `insert into circle_games select 'mine-' || n, 'circle-1', ${MANY} - n, 2, now() from generate_series(1, ${MANY}) n`,
  `insert into circle_substitutes select 'mine-' || n, 'person-1', 'person-2' from generate_series(1, ${MANY}) n`,
  `insert into circle_results
   select 'mine-' || n, '${ME}', 'circle-1', null, 4, 1, '[10, 20]', ${AGO} from generate_series(1, ${MANY}) n`,
];

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await testDatabase();
  await withClient(database.url, async (client) => {
    for (const statement of FILL) await client.query(statement);
  });
  db = connect({ DATABASE_URL: database.siteUrl, NEON_ENDPOINT: database.endpoint });
});
afterAll(() => database.drop());

/** Returns names with the numbers from 1 up. */
const latest = (name: string, count: number): string[] => Array.from({ length: count }, (_, n) => `${name}-${n + 1}`);

test('of the boundaries of an account, the latest 500 are listed', async () => {
  expect((await boundaryStore.list(db, ME)).map(({ otherId }) => otherId)).toEqual(latest('person', 500));
});

test('of the reports of an account, the latest 100 are listed', async () => {
  expect((await reportStore.list(db, ME)).map(({ id }) => id)).toEqual(latest('report', 100));
});

test('a report is about one game, and sixty of its messages up to the reported one', async () => {
  const numbersUpTo = async (upTo?: number): Promise<number[]> => {
    const loaded = await reportStore.load(db, 'mine-7', ME, upTo);
    expect(loaded?.game.id).toBe('mine-7');
    return (loaded?.messages ?? []).map(({ number }) => number);
  };
  expect(await numbersUpTo()).toEqual(Array.from({ length: 60 }, (_, index) => 70 - index));
  expect(await numbersUpTo(3)).toEqual([3, 2, 1]);
});

test('of the games of an account, the latest 100 are listed', async () => {
  const list = await listingQueries(db).list({ token: 'token' });
  expect(list?.games.map(({ id }) => id)).toEqual(latest('mine', 100));
});

test('of the games of an account, those in play are listed first, no matter how long ago they changed', async () => {
  const listed = await withClient(database.url, async (client) => {
    await client.query(`insert into games (id, revision, name, status, host, setup, seats, invitation, position, listing, results,
       turn_seat, waiting_for, created_at, updated_at, seeks)
     select 'in-play', revision, name, 'playing', host, setup, seats, 'in-play', position, listing, results,
       turn_seat, waiting_for, created_at, '2020-01-01', seeks from games where id = 'mine-1'`);
    const list = await listingQueries(db).list({ token: 'token' });
    await client.query(`delete from games where id = 'in-play'`);
    return list?.games.map(({ id }) => id);
  });
  expect(listed).toEqual(['in-play', ...latest('mine', 99)]);
});

test('of the games of others that look for a substitute, the latest 50 are listed', async () => {
  expect((await listingQueries(db).vacancies(ME)).map(({ id }) => id)).toEqual(latest('seeking', 50));
});

test('of the people an account has played with, the latest 50 are listed, and none it has blocked', async () => {
  expect((await companionStore.companionsOf(db, ME)).map(({ game }) => game)).toEqual(latest('mine', 50));
});

test('of the finished games of an account, the latest thousand make its profile', async () => {
  expect((await standingStore.standingsOf(db, ME))?.standings).toHaveLength(1_000);
  expect((await standingStore.standingsOf(db, ME))?.standings[0]?.finishedAt).toBe(Date.parse('2028-12-31T23:00:00Z'));
  expect(await standingStore.together(db, ME, 'person-1')).toHaveLength(1_000);
});

test('of the people an account has finished games with, the five with the most games are shown', async () => {
  const most = await standingStore.companionsBetween(db, ME, BEGUN, PRESENT);
  expect(most).toEqual([MANY, 18, 17, 16, 15].map((games, n) => ({ name: `Name ${n + 1}`, games })));
});

test('the page of a circle has its latest games, and is made from a thousand results', async () => {
  const page = await circlePageStore.page({ db, now: () => PRESENT }, 'circle-1', ME);
  expect(page?.games.map(({ game }) => game.id)).toEqual(latest('mine', 12));
  expect(page?.substitutes).toHaveLength(12 * 16);
  expect(page?.results.map(({ gameId }) => gameId)).toEqual(latest('mine', 1_000));
  expect(page?.season?.number).toBe(2);
  expect(page?.blocks).toHaveLength(1_000);
});

test('a circle looks at sixty games to count those of a season, and the longest due comes first', async () => {
  const before = await circleStore.beforeOpening(db, 'circle-1');
  expect(before?.latest.map(({ id }) => id)).toEqual(latest('mine', 60));
  expect(before?.season?.number).toBe(2);
  expect(await circleStore.due(db, PRESENT, 20)).toEqual(latest('circle', 30).toReversed().slice(0, 20));
});
