import { testDatabase, testWorker, type TestDatabase, type TestWorker } from '@slow-train/local/testing';
import type { GameAnswer } from '@slow-train/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../src/db.ts';
import { parseSettings } from '../src/env.ts';
import { cryptoChance } from '../src/fairness/chance.ts';
import { act } from '../src/games/act.ts';
import { gameStore } from '../src/games/store.ts';
import { badLine, type BadLine } from './kit/bad-line.ts';
import { outboxRows } from './kit/outbox-rows.ts';
import { look, newKey, send, setTable, someAction, tableIn } from './kit/play.ts';
import { person, type Visitor } from './kit/visitor.ts';

const PAIRS = 25;
const TABLES_EACH = 2;
const ROUNDS = 10;
/** Rounds in which the Worker is killed while it delivers. */
const KILLED_IN = new Set([3, 6]);
const SWALLOWED = 4;

const OUTBOUND = { OUTBOUND_LOOPBACK: 'allow' };

let database: TestDatabase;
let worker: TestWorker;
let line: BadLine;
beforeAll(async () => {
  line = await badLine();
  database = await testDatabase();
  worker = await testWorker({ ...OUTBOUND, DATABASE_URL: database.url });
});
afterAll(async () => {
  await worker.stop();
  await database.drop();
  await line.stop();
});

/** Another process in the place of one that ends in the middle of what it does. */
async function killAndRestart(): Promise<void> {
  await worker.stop();
  worker = await testWorker({ ...OUTBOUND, DATABASE_URL: database.url });
}

interface Pair {
  readonly ids: readonly string[];
  readonly people: readonly [Visitor, Visitor];
}

async function pair(index: number): Promise<Pair> {
  const people = [await person(worker, `Ana ${index}`), await person(worker, `Bo ${index}`)] as const;
  const ids: string[] = [];
  for (let times = 0; times < TABLES_EACH; times++) {
    const { game } = await setTable(people[0], { rules: { preset: 'bonepile' }, rounds: 9 });
    await tableIn(await people[1].post(`/api/invitations/${game.invitation}/seat`, {}));
    const { game: full } = await look(people[0], game.id);
    await tableIn(await people[0].post(`/api/games/${game.id}/start`, {}, { 'if-match': `"${full.revision}"` }));
    ids.push(game.id);
  }
  return { ids, people };
}

/** Whoever is on acts, and the request arrives twice; or, `inSilence`, nothing drains the outbox after the answer. */
async function actTwice({ people }: Pair, id: string, inSilence: boolean): Promise<void> {
  const [host, guest] = people.map((who) => who.at(worker));
  if (host === undefined || guest === undefined) throw new Error('a seat is empty');
  let table: GameAnswer = await look(host, id);
  const who = table.game.round?.turn.seat === 0 ? host : guest;
  if (who === guest) table = await look(guest, id);
  const [key, action] = [newKey(), someAction(table)];
  if (inSilence) return actSilently(who, table, action, key);
  const answers = await Promise.all([send(who, table, action, key), send(who, table, action, key)]);
  const [one, other] = await Promise.all(answers.map((answer) => tableIn(answer)));
  expect(one).toEqual(other);
}

/** The same action as the Worker would do it, by a process that ends right after the answer. */
async function actSilently(who: Visitor, { game }: GameAnswer, action: string, key: string): Promise<void> {
  const settings = parseSettings({
    DATABASE_URL: database.url,
    NEON_ENDPOINT: database.endpoint,
    AUTH_SECRET: 'a secret for tests, long enough to be taken for one',
    APP_URL: worker.address,
  });
  const ports = { store: gameStore(connect(settings)), chance: cryptoChance, now: () => new Date() };
  const wanted = { id: game.id, revision: game.revision, key, do: action };
  for (let times = 0; times < 2; times++) expect((await act(ports, { token: tokenOf(who) }, wanted)).ok).toBe(true);
}

/** The session's token, without its signature. */
function tokenOf(who: Visitor): string {
  const [token = ''] = decodeURIComponent([...who.cookies.values()].join('')).split('.');
  return token;
}

const sweeps = () => Promise.all(Array.from({ length: 4 }, () => worker.scheduled('* * * * *')));

test('500 actions sent twice over a bad line, with sweeps at once and kills: nothing is lost, nothing told twice', async () => {
  const rows = outboxRows(database);
  const pairs = await Promise.all(Array.from({ length: PAIRS }, (_, index) => pair(index)));
  const tables = pairs.flatMap((pair) => pair.ids.map((id) => [pair, id] as const));
  await rows.hookEverybody(`${line.url}/hook`);
  const before = new Set((await rows.turns()).untold);
  let acted = 0;
  /** How many were taken over, and their sender was gone before it was marked. */
  let cutOff = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all(tables.map(([pair, id], index) => actTwice(pair, id, (index + round) % 5 === 0)));
    acted += tables.length;
    if (KILLED_IN.has(round)) {
      line.swallow(SWALLOWED);
      void sweeps().catch(() => undefined);
      await line.swallowed();
      await killAndRestart();
      cutOff += line.taken.size - (await rows.inState('sent'));
      await rows.makeDue();
    }
    // All of it, before those who are on come and act: then there is nothing to tell any more.
    while ((await rows.inState('waiting')) > 0) {
      await sweeps();
      // All have been tried, so nobody has one in hand: the time until the next attempt may pass.
      if ((await rows.fresh()) === 0) await rows.makeDue();
    }
  }
  expect(acted).toBe(500);
  expect(await rows.inState('dead')).toBe(0);
  const { told, untold } = await rows.turns();
  expect(told).toBeGreaterThan(300);
  expect(untold.filter((id) => !before.has(id))).toEqual([]);
  // What is marked as sent has arrived, and nothing else has.
  expect(line.taken.size).toBe(await rows.inState('sent'));
  // Only those came again, once each, and with the same key.
  const again = [...line.taken.values()].reduce((sum, times) => sum + times - 1, 0);
  expect(again).toBe(cutOff);
  expect(cutOff).toBeGreaterThanOrEqual(KILLED_IN.size * SWALLOWED);
}, 180_000);
