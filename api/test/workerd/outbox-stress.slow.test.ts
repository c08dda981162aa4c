import { testDatabase, testWorker, type TestDatabase, type TestWorker } from '@slow-train/local/testing';
import type { GameAnswer } from '@slow-train/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act } from '../../src/games/act.ts';
import { badLine, type BadLine } from '../kit/bad-line.ts';
import { outboxRows } from '../kit/outbox-rows.ts';
import { look, newKey, send, setTable, someAction, tableIn } from '../kit/play.ts';
import { person, type Visitor } from '../kit/visitor.ts';
import { resultOf } from '../kit/notification-harness.ts';
import { portsOn } from '../kit/ports.ts';

const PAIRS = 25;
const TABLES_EACH = 2;
const ROUNDS = 10;
/** Rounds in which the Worker is killed while it sends. */
const KILLED_IN = new Set([3, 6]);
const SWALLOWED = 4;

const OUTBOUND = { OUTBOUND_LOOPBACK: 'allow' };

let database: TestDatabase;
let worker: TestWorker;
let line: BadLine;
beforeAll(async () => {
  line = await badLine();
  database = await testDatabase();
  worker = await testWorker({ ...OUTBOUND, DATABASE_URL: database.siteUrl });
});
afterAll(async () => {
  await worker.stop();
  await database.drop();
  await line.stop();
});

/** Replaces the Worker by another process in the middle of its work. */
async function killAndRestart(): Promise<void> {
  await worker.stop();
  worker = await testWorker({ ...OUTBOUND, DATABASE_URL: database.siteUrl });
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

/**
 * Sends the next action twice at once; with `inSilence`, nothing drains the outbox after the answer. Returns whether it has
 * ended the turn.
 */
async function actTwice({ people }: Pair, id: string, inSilence: boolean): Promise<boolean> {
  const [host, guest] = people.map((who) => who.at(worker));
  if (host === undefined || guest === undefined) throw new Error('a seat is empty');
  let table: GameAnswer = await look(host, id);
  const who = table.game.round?.turn.seat === 0 ? host : guest;
  if (who === guest) table = await look(guest, id);
  const [key, action] = [newKey(), someAction(table)];
  const hasEnded = ({ game: { round } }: GameAnswer): boolean => round?.turn.seat !== table.game.round?.turn.seat;
  if (inSilence) return hasEnded(await actSilently(who, table, action, key));
  const answers = await Promise.all([send(who, table, action, key), send(who, table, action, key)]);
  const [one, other] = await Promise.all(answers.map((answer) => tableIn(answer)));
  expect(one).toEqual(other);
  return one !== undefined && hasEnded(one);
}

/** Acts like a Worker that is killed right after its answer. */
async function actSilently(who: Visitor, { game }: GameAnswer, action: string, key: string): Promise<GameAnswer> {
  const ports = portsOn(database);
  const wanted = { id: game.id, revision: game.revision, key, do: action };
  const actOnce = () => resultOf(act(ports, { token: tokenOf(who) }, wanted));
  const [first, again] = [await actOnce(), await actOnce()];
  if (!first.ok) throw new Error(first.error.problem);
  expect(again).toEqual(first);
  return first.value;
}

/** Returns the session's token without its signature. */
function tokenOf(who: Visitor): string {
  const [token = ''] = decodeURIComponent([...who.cookies.values()].join('')).split('.');
  return token;
}

const sweeps = () => Promise.all(Array.from({ length: 4 }, () => worker.scheduled()));

test('500 actions sent twice over a bad connection, with parallel sweeps and crashes: no notification is lost or repeated', async () => {
  const rows = outboxRows(database);
  const pairs = await Promise.all(Array.from({ length: PAIRS }, (_, index) => pair(index)));
  const tables = pairs.flatMap((pair) => pair.ids.map((id) => [pair, id] as const));
  await rows.hookEverybody(`${line.url}/hook`);
  const before = new Set((await rows.turns()).missed);
  let acted = 0;
  let ended = 0;
  /** Messages that arrived, but whose sender crashed before it could mark them. */
  let cutOff = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const turns = await Promise.all(tables.map(([pair, id], index) => actTwice(pair, id, (index + round) % 5 === 0)));
    ended += turns.filter((hasEnded) => hasEnded).length;
    acted += tables.length;
    if (KILLED_IN.has(round)) {
      line.swallow(SWALLOWED);
      void sweeps().catch(() => undefined);
      await line.swallowed();
      await killAndRestart();
      cutOff += line.taken.size - (await rows.inState('sent'));
      await rows.makeDue();
    }
    // Drains the outbox before the next actions, which would make its messages irrelevant.
    while ((await rows.inState('waiting')) > 0) {
      await sweeps();
      // Every row has been tried and none is being sent: skips the wait for the next attempt.
      if ((await rows.fresh()) === 0) await rows.makeDue();
    }
  }
  expect(acted).toBe(500);
  expect(await rows.inState('dead')).toBe(0);
  const { notified, missed } = await rows.turns();
  // A turn that began with its game may be told of as well.
  expect(notified).toBeGreaterThanOrEqual(ended);
  expect(missed.filter((id) => !before.has(id))).toEqual([]);
  // Exactly what is marked as sent has arrived.
  expect(line.taken.size).toBe(await rows.inState('sent'));
  // Only those were sent again, once each and with the same key.
  const again = [...line.taken.values()].reduce((sum, times) => sum + times - 1, 0);
  expect(again).toBe(cutOff);
  expect(cutOff).toBeGreaterThanOrEqual(KILLED_IN.size * SWALLOWED);
});
