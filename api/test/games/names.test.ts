import { InvitationViewSchema } from '@slow-train/protocol';
import { beforeAll, expect, test } from 'vitest';
import { accountRows } from '../kit/account-rows.ts';
import { readMe } from '../kit/mail.ts';
import { look, newKey, problemIn, setTable, tableIn } from '../kit/play.ts';
import { person, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();
let ana: Visitor;
beforeAll(async () => {
  ana = await person(worker, 'Ana');
});

const sit = (who: Visitor, code: string | null, request = {}) => who.post(`/api/invitations/${code}/seat`, request);

test('names that cannot be read are refused, wherever one is given', async () => {
  const name = 'A\u2028na';
  const detail = '`name` must be one line of plain text.';
  expect(await problemIn(await ana.put('/api/me', { name }))).toMatchObject({ status: 400, detail });
  const table = { rules: { preset: 'hub' }, seats: 2, name };
  const set = await ana.post('/api/games', table, { 'idempotency-key': newKey() });
  expect(await problemIn(set)).toMatchObject({ status: 400, detail });
  const { game } = await setTable(ana);
  expect(await problemIn(await sit(ana, game.invitation, { name }))).toMatchObject({ status: 400, detail });
  expect((await readMe(ana)).name).toBe('Ana');
});

test('nobody sits down under a name that looks like another one at the table; another name does, for this table', async () => {
  const { game } = await setTable(ana, { seats: 3 });
  const other = await person(worker, 'Аnа');
  const problem = await problemIn(await sit(other, game.invitation));
  expect(problem).toMatchObject({ status: 409, type: '/problems/name-taken', detail: expect.stringContaining('Ana') });
  expect((await look(ana, game.id)).game.seats.map(({ kind }) => kind)).toEqual(['person', 'nobody', 'nobody']);

  expect((await problemIn(await sit(other, game.invitation, { name: 'ANA' }))).type).toBe('/problems/name-taken');
  const seated = await tableIn(await sit(other, game.invitation, { name: 'Ana from Perm' }));
  expect(seated.game.seats[1]).toEqual({ kind: 'person', name: 'Ana from Perm' });
  expect((await readMe(other)).name).toBe('Аnа');
  // The name elsewhere stays, and so does the seat.
  expect((await tableIn(await sit(other, game.invitation))).game.you.seat).toBe(1);
  expect((await setTable(other)).game.seats[0]).toMatchObject({ name: 'Аnа' });
});

test('people and tables that have such a name from earlier go on', async () => {
  const early = await person(worker, 'Early');
  const { id } = await readMe(early);
  await accountRows(worker.database).rename(id, 'E\u2028arly\u3164');
  expect((await readMe(early)).name).toBe('E\u2028arly\u3164');
  const { game } = await setTable(early);
  const shown = await early.get(`/api/invitations/${game.invitation}`);
  expect(InvitationViewSchema.parse(await shown.json()).host).toBe('E\u2028arly\u3164');
  expect((await tableIn(await sit(ana, game.invitation))).game.you.seat).toBe(1);
  const theirs = await setTable(ana);
  expect((await tableIn(await sit(early, theirs.game.invitation))).game.you.seat).toBe(1);
  expect((await early.put('/api/me', { name: 'Early' })).status).toBe(200);
});
