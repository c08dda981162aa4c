import { eventually } from '@slow-train/local/kit';
import { at } from '@slow-train/rules';
import { expect, test } from 'vitest';
import { A_DAY, listed, openTable, seenBy, sit } from '../../kit/open-games.ts';
import { look, problemIn, setTable, tableIn } from '../../kit/play.ts';
import { person, type Visitor } from '../../kit/visitor.ts';
import { useWorker } from '../../kit/worker.ts';

const worker = useWorker();
// Each test has a kind of game of its own: people wait for a kind, and tests share a database.
let rounds = 0;

async function people<const N extends readonly string[]>(...names: N): Promise<{ readonly [I in keyof N]: Visitor }>;
async function people(...names: readonly string[]): Promise<readonly Visitor[]> {
  return Promise.all(names.map((name) => person(worker, name)));
}

/** Opens a game for two, in which both sit. */
async function fullTable(host: Visitor, other: Visitor, kind: number): Promise<string> {
  const { game } = await openTable(host, { rounds: kind });
  await tableIn(await sit(other, game.id));
  return game.id;
}

const KEY = { 'idempotency-key': '0123456789abcdef0123456789abcdef' };
const wait = async (who: Visitor, id: string, headers: Readonly<Record<string, string>> = {}): Promise<number> =>
  (await who.post(`/api/open-games/${id}/wait`, {}, headers)).status;
const waitsOf = async (who: Visitor): Promise<number> => (await listed(who)).waits.length;
/** Waits until somebody has a seat in a game: it is taken for them after an answer to somebody else. */
const seated = (who: Visitor, id: string): Promise<void> =>
  eventually(async () => expect((await who.get(`/api/games/${id}`)).status).toBe(200));

test('somebody who waits gets a seat in the next game of the kind, first come, first served', async () => {
  const kind = ++rounds;
  const [ana, bo, cy, dora, eve] = await people('Ana', 'Bo', 'Cy', 'Dora', 'Eve');
  const full = await fullTable(ana, bo, kind);
  expect(await seenBy(cy, full)).toMatchObject({ isFull: true, you: null });
  expect([await wait(cy, full, KEY), await wait(dora, full), await wait(dora, full)]).toEqual([204, 204, 204]);
  expect(await seenBy(cy, full)).toMatchObject({ you: 'waiting' });
  expect((await listed(cy)).waits).toMatchObject([{ rounds: kind, seats: 2, language: 'en', isRated: false }]);
  const { game } = await openTable(eve, { rounds: kind });
  await seated(cy, game.id);
  expect((await look(cy, game.id)).game).toMatchObject({ status: 'playing', you: { seat: 1 } });
  // What Cy asked for is done: a retry whose first answer was lost asks for no other seat.
  expect(await wait(cy, full, KEY)).toBe(204);
  expect([await waitsOf(cy), await waitsOf(dora)]).toEqual([0, 1]);
  // A game of another kind is not what Dora waits for.
  await openTable(ana, { rounds: kind, clock: { ...A_DAY, allowance: 60 } });
  expect(await waitsOf(dora)).toBe(1);
});

test('somebody who waits gets the seat of a player who leaves before the start', async () => {
  const kind = ++rounds;
  const [ana, bo, cy, dora] = await people('Ana', 'Bo', 'Cy', 'Dora');
  await wait(cy, await fullTable(ana, bo, kind));
  // Bo knows Dora, and keeps a seat for her.
  const met = (await setTable(ana)).game;
  await tableIn(await dora.post(`/api/invitations/${met.invitation}/seat`, {}));
  const { game } = await openTable(ana, { rounds: kind, open: { language: 'de' } });
  await ana.post(`/api/games/${game.id}/invitations`, { game: met.id, seat: 1 });
  expect(await seenBy(bo, game.id)).toMatchObject({ isFull: true, taken: 2 });
  expect(await wait(bo, game.id)).toBe(204);
  await tableIn(await dora.put(`/api/games/${game.id}/answer`, { answer: 'no' }));
  await seated(bo, game.id);
  // Cy waits for a game in English.
  expect(await waitsOf(cy)).toBe(1);
});

test('nobody is seated next to somebody they have blocked, or against the wish of the host', async () => {
  const kind = ++rounds;
  const [ana, bo, cy, dora, eve] = await people('Ana', 'Bo', 'Cy', 'Dora', 'Eve');
  const full = await fullTable(ana, bo, kind);
  const met = (await setTable(cy)).game;
  await tableIn(await eve.post(`/api/invitations/${met.invitation}/seat`, {}));
  await eve.put(`/api/games/${met.id}/seats/0/block`, {});
  expect([await wait(cy, full), await wait(dora, full)]).toEqual([204, 204]);
  const { game } = await openTable(eve, { rounds: kind });
  await seated(dora, game.id);
  expect((await cy.get(`/api/games/${game.id}`)).status).toBe(404);
  expect(await waitsOf(cy)).toBe(1);
});

test('a queue can be left, and somebody is in five at most', async () => {
  const [ana, bo, cy] = await people('Ana', 'Bo', 'Cy');
  const full: string[] = [];
  for (let nth = 0; nth < 6; nth++) full.push(await fullTable(ana, bo, ++rounds));
  for (const id of full.slice(0, 5)) expect(await wait(cy, id)).toBe(204);
  const refused = await problemIn(await cy.post(`/api/open-games/${at(full, 5)}/wait`, {}));
  expect(refused).toMatchObject({ status: 409, detail: expect.stringContaining('5 waiting lists') });
  const [first] = (await listed(cy)).waits;
  const leave = (who: Visitor): Promise<Response> => who.delete(`/api/me/waits/${first?.id ?? ''}`);
  expect([(await leave(bo)).status, (await leave(cy)).status, (await leave(cy)).status]).toEqual([404, 204, 404]);
  expect(await waitsOf(cy)).toBe(4);
});

test('nobody waits where a seat is free, where they sit, or where nothing is open', async () => {
  const [ana, bo, cy] = await people('Ana', 'Bo', 'Cy');
  const { game } = await openTable(ana, { rounds: ++rounds });
  expect([await wait(bo, game.id), await wait(ana, game.id)]).toEqual([409, 409]);
  await tableIn(await sit(bo, game.id));
  expect(await wait(bo, game.id)).toBe(409);
  const closed = await setTable(ana, { clock: A_DAY });
  expect(await wait(cy, closed.game.id)).toBe(404);
  expect((await sit(cy, closed.game.id)).status).toBe(404);
});
