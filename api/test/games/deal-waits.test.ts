import { testWorker, type TestWorker } from '@slow-train/local/testing';
import type { GameAnswer } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { boarded, newcomer, start } from '../kit/boarded.ts';
import { sendCommitments } from '../kit/browser.ts';
import { countingEndpoint, type CountingEndpoint } from '../kit/counting-endpoint.ts';
import { databaseProbe } from '../kit/database.ts';
import { openTable, sit } from '../kit/open-games.ts';
import { look, problemIn, send, setTable, tableIn } from '../kit/play.ts';

let door: CountingEndpoint;
let worker: TestWorker;
/** Another process on the same database, with its own counting endpoint. */
let otherDoor: CountingEndpoint;
let other: TestWorker;
beforeAll(async () => {
  const { endpoint } = inject('testServer');
  [door, otherDoor] = await Promise.all([countingEndpoint(endpoint), countingEndpoint(endpoint)]);
  worker = await testWorker({ NEON_ENDPOINT: door.url });
  other = await testWorker({ NEON_ENDPOINT: otherDoor.url, DATABASE_URL: worker.database.url });
});
afterAll(async () => {
  await other.stop();
  await worker.stop();
  await Promise.all([door.stop(), otherDoor.stop()]);
});

/** Everybody has committed. Cy, who joined last, saw the closed list at once; Ana and Bo have not polled since. */
const waiting = () => boarded(worker, ['Ana', 'Bo', 'Cy']);

test('the deal waits for a missing contribution, then names who withheld it', async () => {
  const { id, people, host } = await waiting();
  const started = await start(host, id);
  const { dealing, fairness, revision } = started.game;
  expect(started.game).toMatchObject({ status: 'playing', round: null });
  expect(dealing?.missing).toEqual([0, 1]);
  expect(Date.parse(dealing?.until ?? '') - Date.parse(started.game.updatedAt)).toBe(600_000);
  expect(fairness.lists[0]).toMatchObject({ closed: true, opened: [false, false, true] });
  const act = await problemIn(await send(host.who, started, 'draw'));
  expect(act).toMatchObject({ status: 409, detail: expect.stringContaining('being dealt') });
  // Ana's browser sees the closed list and reveals: no new revision, and Bo is still missing.
  expect((await host.visit(id)).game).toMatchObject({ revision, dealing: { missing: [1] } });
  const known = { 'if-none-match': (await host.who.get(`/api/games/${id}`)).headers.get('etag') ?? '' };
  // Nor does a poll read the whole game shortly before the deadline: only seals are given up early.
  await databaseProbe(worker.database).ageDeal(id, 9.7);
  await worker.scheduled();
  expect((await host.who.get(`/api/games/${id}`, known)).status).toBe(304);
  await databaseProbe(worker.database).ageDeal(id, 0.3);
  // A poll with the latest tag does not get 304: it deals.
  const dealt = await tableIn(await host.who.get(`/api/games/${id}`, known));
  expect(dealt.game).toMatchObject({ dealing: null, round: { round: 1 } });
  expect(dealt.game.fairness.deals).toEqual([{ round: 1, withheld: [1], silent: [] }]);
  expect(dealt.log.at(-1)?.events[0]).toEqual({ type: 'dealtWithout', withheld: [1], silent: [] });
  // Bo's browser is too late to contribute.
  const bo = at(people, 1);
  const late = bo.kept.get(1)?.contribution ?? '';
  const refused = await problemIn(await sendCommitments(bo.who, id, [{ round: 1, contribution: late }]));
  expect(refused).toMatchObject({ status: 409, detail: expect.stringContaining('has been dealt') });
  expect((await databaseProbe(worker.database).prepared(id, 1)).contributions[1]).toBeNull();
});

test('a waiting player sees the others’ contributions arrive, although they add no revision', async () => {
  const people = await Promise.all(['Ana', 'Bo'].map((name) => newcomer(worker, name)));
  const [ana, bo] = [at(people, 0), at(people, 1)];
  const { game } = await setTable(ana.who, { rules: { preset: 'bonepile' }, seats: 2, rounds: 1 });
  await tableIn(await bo.who.post(`/api/invitations/${game.invitation}/seat`, {}));
  const path = `/api/games/${game.id}`;
  const tagOf = (answer: Response): string => answer.headers.get('etag') ?? '';
  /** Polls as a page does: first gets 304, then what `sends` has caused. */
  const pollsAfter = async (sends: () => Promise<unknown>): Promise<GameAnswer> => {
    const known = { 'if-none-match': tagOf(await bo.who.get(path)) };
    const same = await bo.who.get(path, known);
    expect([same.status, tagOf(same)]).toEqual([304, known['if-none-match']]);
    await sends();
    return tableIn(await bo.who.get(path, known));
  };
  const sealed = await pollsAfter(() => ana.visit(game.id));
  expect(sealed.game).toMatchObject({ revision: 2, fairness: { lists: [{ seals: [expect.any(String), null] }] } });
  // Bo's commitment closes the list, and Bo reveals; then the host starts before their own browser has revealed.
  await bo.visit(game.id);
  const { headers } = await ana.who.get(path);
  const started = await ana.who.post(`${path}/start`, {}, { 'if-match': headers.get('etag') ?? '' });
  expect((await tableIn(started)).game.dealing?.missing).toEqual([0]);
  const notes = ana.commitmentsFor(await look(ana.who, game.id));
  const dealt = await pollsAfter(() => sendCommitments(ana.who, game.id, notes));
  expect(dealt.game).toMatchObject({ dealing: null, round: { round: 1 } });
  // When no deal is awaited, the tag is only the revision.
  expect(tagOf(await bo.who.get(path))).toBe(`"${dealt.game.revision}"`);
});

test('the schedule makes a waiting deal even if nobody has the game open', async () => {
  const { id, host } = await waiting();
  await start(host, id);
  await databaseProbe(worker.database).ageDeal(id, 10);
  await worker.scheduled();
  expect(await databaseProbe(worker.database).count('rounds', id)).toBe(1);
  expect((await look(host.who, id)).game.fairness.deals).toMatchObject([{ withheld: [0, 1] }]);
});

test('the last contribution deals the round', async () => {
  const { id, people, host } = await waiting();
  const { revision } = (await start(host, id)).game;
  await host.visit(id);
  const bo = await at(people, 1).visit(id);
  expect(bo.game.revision).toBeGreaterThan(revision);
  expect(bo.game).toMatchObject({ dealing: null, round: { round: 1 }, fairness: { deals: [{ withheld: [] }] } });
});

test('an accepted contribution is never dropped by a concurrent deal', async () => {
  const { id, people, host } = await waiting();
  await start(host, id);
  // The deal waits for Ana and Bo. Ana's contribution is in flight when another process deals without her.
  const saves = door.hold('update "round_commitments"');
  // A sweep of the first process, after the start, may find the deal due as well.
  const sweeps = door.hold('insert into "rounds"');
  const sending = sendCommitments(host.who, id, host.commitmentsFor(await look(host.who, id)).slice(0, 1));
  await saves.arrived;
  await databaseProbe(worker.database).ageDeal(id, 10);
  const deals = otherDoor.hold('insert into "rounds"');
  const looking = look(at(people, 1).who.at(other), id);
  await deals.arrived;
  saves.release();
  expect((await sending).status).toBe(200);
  deals.release();
  const { game } = await looking;
  sweeps.release();
  expect(game.fairness.deals).toEqual([{ round: 1, withheld: [1], silent: [] }]);
  const { contributions } = await databaseProbe(worker.database).prepared(id, 1);
  expect(contributions[0]).toBe(host.kept.get(1)?.contribution);
});

test('a contribution that comes after a concurrent deal is refused', async () => {
  const { id, people, host } = await waiting();
  await start(host, id);
  const saves = door.hold('update "round_commitments"');
  const sending = sendCommitments(host.who, id, host.commitmentsFor(await look(host.who, id)).slice(0, 1));
  await saves.arrived;
  await databaseProbe(worker.database).ageDeal(id, 10);
  const { game } = await look(at(people, 1).who.at(other), id);
  expect(game.fairness.deals).toEqual([{ round: 1, withheld: [0, 1], silent: [] }]);
  saves.release();
  expect((await problemIn(await sending)).status).toBe(409);
  expect((await databaseProbe(worker.database).prepared(id, 1)).contributions[0]).toBeNull();
});

/** A table of which Ana's browser has sealed its part when Bo takes the last seat, without having sealed anything yet. */
async function halfSealed() {
  const [ana, bo] = await Promise.all([newcomer(worker, 'Ana'), newcomer(worker, 'Bo')]);
  const { game } = await openTable(ana.who, { rules: { preset: 'bonepile' }, rounds: 3, seats: 2 });
  await ana.visit(game.id);
  return { ana, bo, id: game.id, joined: (await tableIn(await sit(bo.who, game.id))).game };
}

const waits = ({ dealing, updatedAt }: GameAnswer['game']): number =>
  Date.parse(dealing?.until ?? '') - Date.parse(updatedAt);

test('30.4 a seat that never sealed is not waited for once somebody who has sealed looks at the table', async () => {
  const { ana, bo, id, joined } = await halfSealed();
  expect(waits(joined)).toBe(30_000);
  const known = { 'if-none-match': (await ana.who.get(`/api/games/${id}`)).headers.get('etag') ?? '' };
  // A slow phone still gets the ten seconds that its page needs.
  await databaseProbe(worker.database).ageDeal(id, 9 / 60);
  expect((await look(ana.who, id)).game.fairness.lists[0]?.closed).toBe(false);
  await databaseProbe(worker.database).ageDeal(id, 1 / 60);
  const closed = await tableIn(await ana.who.get(`/api/games/${id}`, known));
  expect(closed.game).toMatchObject({ dealing: { missing: [0] }, fairness: { lists: [{ closed: true }, {}] } });
  expect(waits(closed.game)).toBe(600_000);
  const dealt = await ana.visit(id);
  expect(dealt.game.fairness.deals).toEqual([{ round: 1, withheld: [], silent: [1] }]);
  expect((await bo.visit(id)).game.round?.round).toBe(1);
});

test('30.4 a look never cuts off the browser that looks: it takes part as long as nobody else has looked', async () => {
  const { ana, bo, id } = await halfSealed();
  // The real runtime's schedule would find the deal before Bo does.
  const sweeps = door.hold('"wake_ups"."due_at" <=');
  await databaseProbe(worker.database).ageDeal(id, 1);
  await bo.visit(id);
  await ana.visit(id);
  const dealt = await look(bo.who, id);
  sweeps.release();
  expect(dealt.game.fairness.deals).toEqual([{ round: 1, withheld: [], silent: [] }]);
});

test('30.4 without a look a silent seat is waited for half a minute; one that has sealed keeps its ten minutes', async () => {
  const { ana, id } = await halfSealed();
  await databaseProbe(worker.database).ageDeal(id, 0.5);
  await worker.scheduled();
  const closed = await look(ana.who, id);
  expect(closed.game).toMatchObject({ dealing: { missing: [0] }, fairness: { lists: [{ closed: true }, {}] } });
  expect(waits(closed.game)).toBe(600_000);
  const dealt = await ana.visit(id);
  expect(dealt.game).toMatchObject({ dealing: null, round: { round: 1 } });
  expect(dealt.game.fairness.deals).toEqual([{ round: 1, withheld: [], silent: [1] }]);
});

test('a game that starts as its last seat is taken waits for the browser of the person who took it', async () => {
  const [ana, bo] = await Promise.all([newcomer(worker, 'Ana'), newcomer(worker, 'Bo')]);
  const { game } = await openTable(ana.who, { rules: { preset: 'bonepile' }, rounds: 3, seats: 2 });
  await ana.visit(game.id);
  const joined = await tableIn(await sit(bo.who, game.id));
  expect(joined.game).toMatchObject({ status: 'playing', round: null, dealing: { missing: [0, 1] } });
  await bo.visit(game.id);
  await ana.visit(game.id);
  const dealt = await look(bo.who, game.id);
  expect(dealt.game).toMatchObject({ dealing: null, round: { round: 1 } });
  expect(dealt.game.fairness.deals).toEqual([{ round: 1, withheld: [], silent: [] }]);
});
