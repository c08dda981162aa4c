import { gzipSync } from 'node:zlib';
import { testWorker, type TestWorker } from '@slow-train/local/testing';
import { recordGame } from '@slow-train/players';
import { GameAnswerSchema, type GameAnswer } from '@slow-train/protocol';
import { at, parseSetup } from '@slow-train/rules';
import { Chance } from '@slow-train/rules/kit';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Browser } from './kit/browser.ts';
import { countingEndpoint, type CountingEndpoint, type DatabaseCost } from './kit/counting-endpoint.ts';
import { databaseProbe } from './kit/database.ts';
import { look, newKey, send, setTable, soloTable, someAction, tableIn } from './kit/play.ts';
import { person, visitor, type Visitor } from './kit/visitor.ts';

let door: CountingEndpoint;
let worker: TestWorker;
/** Another isolate of the same site, which has not played what was played in the first. */
let elsewhere: TestWorker;
let ana: Visitor;
beforeAll(async () => {
  door = await countingEndpoint(inject('testServer').endpoint);
  worker = await testWorker({ NEON_ENDPOINT: door.url });
  elsewhere = await testWorker({ NEON_ENDPOINT: door.url, DATABASE_URL: worker.database.siteUrl });
  ana = await person(worker, 'Ana');
});
afterAll(async () => {
  await elsewhere.stop();
  await worker.stop();
  await door.stop();
});

/** Whether a round trip is not one of a run of the schedule, which may come at any time. */
const isOfRequest = (statements: readonly string[]): boolean =>
  !statements.some((text) => /from "wake_ups"|^update "outbox" set "due_at"|as undelivered/.test(text));

/** Returns the round trips of requests since the last call. */
const tripsOfRequests = (): (readonly string[])[] => door.take().filter(isOfRequest);

test('polling a game with nothing new is one statement by primary key', async () => {
  const { game } = await soloTable(ana);
  tripsOfRequests();
  const answer = await ana.get(`/api/games/${game.id}`, { 'if-none-match': `"${game.revision}"` });
  expect(answer.status).toBe(304);
  expect(await answer.text()).toBe('');
  expect(answer.headers.get('etag') ?? '').toBe(`"${game.revision}"`);
  const [[statement] = [], ...more] = tripsOfRequests();
  expect(more).toEqual([]);
  // Contributions are only counted while the game waits for a deal.
  expect(statement?.replaceAll(/\s+/g, ' ')).toMatch(
    /^select "sessions"."user_id", "games"."revision", "games"."seats", "games"."plans", "games"."wake_at", "games"."deal_by", "games"."updated_at", case when .* end as "received", array\( select .* from player_states d .* where d.game_id = "games"."id" and .*\) as "looking", "games"."waiting_for", "talks"."version", "player_states"."version" from "sessions" left join "games" on "games"."id" = \$1 left join "player_states" on \("player_states"."game_id" = "games"."id" and "player_states"."account_id" = "sessions"."user_id"\) left join "talks" on "talks"."game_id" = "games"."id" where \("sessions"."token" = \$2 and "sessions"."expires_at" > now\(\)\)$/,
  );
});

test.each([
  ['has not started', { seats: 3 }],
  ['waits for a deal', { seats: 2, computers: 1, start: true, takesPart: true }],
])('polling is also one statement while the game %s', async (_, table) => {
  const { game } = await setTable(ana, table);
  const { headers } = await ana.get(`/api/games/${game.id}`);
  tripsOfRequests();
  const answer = await ana.get(`/api/games/${game.id}`, { 'if-none-match': headers.get('etag') ?? '' });
  expect([answer.status, answer.headers.get('etag')]).toEqual([304, `"${game.revision}.0"`]);
  expect(tripsOfRequests().flat()).toHaveLength(1);
});

test('polling the list of games is one statement too', async () => {
  const { headers } = await ana.get('/api/games');
  tripsOfRequests();
  const answer = await ana.get('/api/games', { 'if-none-match': headers.get('etag') ?? '' });
  expect(answer.status).toBe(304);
  expect(tripsOfRequests().flat()).toHaveLength(1);
});

test('becoming a guest is one round trip, all or nothing', async () => {
  tripsOfRequests();
  expect((await visitor(worker).post('/api/auth/sign-in/anonymous', {})).status).toBe(200);
  const [statements = [], ...more] = tripsOfRequests();
  expect(more).toEqual([]);
  expect(statements.map((statement) => /^insert into "\w+"/.exec(statement)?.[0])).toEqual([
    'insert into "users"',
    'insert into "sessions"',
  ]);
});

test('an action is one round trip if this isolate has shown the game or played it last, two if not, at the 200th revision as at the first', async () => {
  const browser = new Browser(ana);
  const table = await soloTable(ana, { rounds: 13 });
  // With contributions, so that some of the actions deal from them.
  let now = await browser.visit(table.game.id);
  const [recalled, loaded] = [new Set<number>(), new Set<number>()];
  let rounds = 0;
  // Continues until some rounds have been dealt, because their length varies.
  for (let turn = 0; now.game.revision < 200 || now.game.fairness.deals.length < 3; turn++) {
    const isNew = now.game.results.length > rounds;
    if (isNew) now = await browser.visit(table.game.id);
    rounds = now.game.results.length;
    // Every tenth action is sent elsewhere, and the one after it finds another revision than the last one here.
    const isElsewhere = turn % 10 === 9;
    const isKnown = !isElsewhere && (isNew || turn % 10 !== 0 || turn === 0);
    tripsOfRequests();
    now = await tableIn(await send(isElsewhere ? ana.at(elsewhere) : ana, now, someAction(now)));
    (isKnown ? recalled : loaded).add(tripsOfRequests().length);
  }
  expect([recalled, loaded]).toEqual([new Set([1]), new Set([2])]);
  expect(now.game.fairness.deals.slice(1, 3)).toEqual([
    { round: 2, withheld: [], silent: [] },
    { round: 3, withheld: [], silent: [] },
  ]);
});

test.each([2, 4, 8])('before an action of %i seats, the last round loads hardly more than the first', async (seats) => {
  const table = await soloTable(ana, { seats, rounds: 13 });
  const loaded = async (): Promise<number> => {
    door.takeCost();
    expect((await send(ana.at(elsewhere), table, 'pass')).status).toBe(422);
    return door.takeCost(isOfRequest).bytesFrom;
  };
  const before = await loaded();
  const setup = parseSetup({ preset: 'hub' }, seats);
  if (!setup.ok) throw new Error(setup.error);
  // Those of a game as it is played: seldom more than 60 pips.
  const chance = new Chance(seats);
  const played = recordGame({ setup: setup.value, shuffle: (tiles) => chance.shuffle(tiles), withLegal: false });
  const results = played.rounds
    .slice(0, 12)
    .map(({ engine, scores }) => ({ out: scores.includes(0) ? scores.indexOf(0) : null, engine, scores }));
  const rounds = results.map((_, nth) => nth + 1);
  const deals = rounds.map((round) => ({ round, silent: round === 3 ? [1] : [], withheld: [] }));
  await databaseProbe(worker.database).setRounds(table.game.id, results, deals);
  expect((await loaded()) / before).toBeLessThan(1.05);
  expect((await look(ana.at(elsewhere), table.game.id)).game).toMatchObject({ results, fairness: { deals } });
});

test('between guests an action writes no event, and nothing follows it', async () => {
  const [bo, table] = [await person(worker, 'Bo'), await setTable(ana, { rules: { preset: 'bonepile' } })];
  const { game } = await tableIn(await bo.post(`/api/invitations/${table.game.invitation}/seat`, {}));
  let now = await tableIn(await ana.post(`/api/games/${game.id}/start`, {}, { 'if-match': `"${game.revision}"` }));
  // Effects of the start may come any time.
  await worker.scheduled();
  for (let turn = 0; turn < 10; turn++) {
    const player = now.game.round?.turn.seat === 0 ? ana : bo;
    now = await look(player, now.game.id);
    tripsOfRequests();
    now = await tableIn(await send(player, now, someAction(now)));
    const trips = tripsOfRequests();
    expect(trips.length).toBeLessThanOrEqual(2);
    expect(trips.flat().filter((statement) => statement.includes('"outbox"'))).toEqual([]);
  }
});

/** Returns an answer with the rounds that it has left out. */
const whole = ({ game: before }: GameAnswer, { game, ...rest }: GameAnswer): GameAnswer => {
  const { roundsBefore = 0, results, fairness } = game;
  const deals = [...before.fairness.deals.filter(({ round }) => round <= roundsBefore), ...fairness.deals];
  return {
    ...rest,
    game: {
      ...game,
      results: [...before.results.slice(0, roundsBefore), ...results],
      fairness: { ...fairness, deals },
    },
  };
};

test('29.21 a page that has the first rounds gets the others, and all of them if it says nothing', async () => {
  const table = await soloTable(ana, { rounds: 3 });
  const { id } = table.game;
  let now = table;
  while (now.game.results.length < 2) now = await tableIn(await send(ana, now, someAction(now)));
  const { results, fairness } = (await look(ana, id)).game;
  const { deals } = fairness;
  expect(deals.map(({ round }) => round)).toEqual([1, 2, 3]);
  expect((await look(ana, id, '?rounds=1')).game).toMatchObject({
    roundsBefore: 1,
    results: results.slice(1),
    fairness: { deals: deals.slice(1) },
  });
  // Of rounds that are not over nobody has results.
  expect((await look(ana, id, '?rounds=3')).game).toMatchObject({ results, fairness: { deals } });
  expect((await look(ana, id, '?rounds=0')).game).toMatchObject({ results, fairness: { deals } });
  expect((await ana.get(`/api/games/${id}?rounds=many`)).status).toBe(400);
});

const dealsIn = (text: string): number => GameAnswerSchema.parse(JSON.parse(text)).game.fairness.deals.length;

test('29.21 the bytes that an action sends and gets stay within a budget, in the tenth round as in the first', async () => {
  const browser = new Browser(ana);
  const table = await soloTable(ana, { rounds: 13 });
  let now = await browser.visit(table.game.id);
  // An action that ends a round carries the next deal as well, and some rounds are only that.
  const costs: DatabaseCost[] = [];
  const answers: string[] = [];
  // Every other action finds its isolate without the last one.
  for (let turn = 0; now.game.results.length < 10; turn++) {
    const { id, results } = now.game;
    door.takeCost();
    const sent = await send(turn % 4 < 2 ? ana : ana.at(elsewhere), now, someAction(now), newKey(), results.length);
    const cost = door.takeCost(isOfRequest);
    const text = await sent.clone().text();
    now = whole(now, await tableIn(sent));
    if (now.game.results.length > results.length) now = await browser.visit(id);
    else {
      costs.push(cost);
      answers.push(text);
    }
  }
  /** Returns the medians over the first and the last `count` actions with this number of round trips. */
  const typical = (trips: 1 | 2, of: 'bytesTo' | 'bytesFrom', count: number): { first: number; last: number } => {
    const alike = costs.filter(({ roundTrips }) => roundTrips === trips).map((cost) => cost[of]);
    const median = (some: readonly number[]): number =>
      at(
        some.toSorted((a, b) => a - b),
        (count - 1) / 2,
      );
    return { first: median(alike.slice(0, count)), last: median(alike.slice(-count)) };
  };
  // Enough actions that the hands of a seed do not decide the comparison.
  const sent = typical(1, 'bytesTo', 41);
  expect(sent.last).toBeLessThan(4_000);
  expect(sent.last / sent.first).toBeLessThan(1.05);
  expect(typical(1, 'bytesFrom', 41).last).toBeLessThan(500);
  expect(typical(2, 'bytesTo', 41).last).toBeLessThan(4_700);
  // The answer to the page does not grow either: the page has results and deals of the rounds before.
  expect(new Set(answers.map(dealsIn))).toEqual(new Set([1]));
  const sizes = answers.map((text) => gzipSync(text).length);
  const middle = (some: readonly number[]): number =>
    at(
      some.toSorted((a, b) => a - b),
      50,
    );
  expect(middle(sizes.slice(-101)) / middle(sizes.slice(0, 101))).toBeLessThan(1.05);
  // A round adds its result, and who took part in its deal.
  const got = typical(2, 'bytesFrom', 5);
  expect(got.first).toBeLessThan(3_300);
  expect(got.last).toBeLessThan(4_300);
});

test('a retry is one round trip and gets the first answer, and a stale action two', async () => {
  let start = await soloTable(ana, { rounds: 5 });
  const act = async (key?: string): Promise<GameAnswer> => tableIn(await send(ana, start, someAction(start), key));
  // The receipt leaves the finished rounds to the game.
  while (start.game.results.length < 2) start = await act();
  const key = 'the-same-key-for-a-retry';
  const action = someAction(start);
  const first = await act(key);
  for (let now = first; now.game.results.length < 3;) now = await tableIn(await send(ana, now, someAction(now)));
  tripsOfRequests();
  expect(await act(key)).toStrictEqual(first);
  expect(tripsOfRequests()).toHaveLength(1);
  expect((await send(ana, start, action)).status).toBe(412);
  expect(tripsOfRequests()).toHaveLength(2);
});

test('reading my account is one statement, and none without a session', async () => {
  tripsOfRequests();
  expect(await (await ana.get('/api/me')).json()).toMatchObject({ name: 'Ana', isGuest: true });
  expect(tripsOfRequests().flat()).toHaveLength(1);
  expect((await visitor(worker).get('/api/me')).status).toBe(401);
  expect((await visitor(worker).get('/api/me', { prefer: 'handling=lenient' })).status).toBe(204);
  expect(tripsOfRequests()).toEqual([]);
});

test('the log comes in pages', async () => {
  let now = await soloTable(ana, { rounds: 13 });
  while (now.game.revision < 260) now = await tableIn(await send(ana, now, someAction(now)));
  const read = async (query: string) => {
    const { log } = await tableIn(await ana.get(`/api/games/${now.game.id}${query}`));
    return log.map(({ revision }) => revision);
  };
  const last = now.game.revision;
  expect(await read('')).toEqual(Array.from({ length: 50 }, (_, index) => last - 49 + index));
  expect(await read('?since=0')).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  expect(await read(`?since=${last - 2}`)).toEqual([last - 1, last]);
  expect(await read(`?since=${last}`)).toEqual([]);
});

test('a game without a name gets a pleasant one', async () => {
  const { game } = await setTable(ana);
  expect(game.name).not.toBe('');
  expect((await setTable(ana, { name: '  The Boat Train ' })).game.name).toBe('The Boat Train');
});
