import { timeNow } from '@slow-train/local/kit';
import {
  HandOffSchema,
  AccountViewSchema,
  NewHandOffSchema,
  type HandOff,
  type NewHandOff,
} from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { beforeAll, expect, test } from 'vitest';
import { accountRows } from '../kit/account-rows.ts';
import { addPasskey, bodyIn, meOf } from '../kit/passkeys.ts';
import { look, problemIn, setTable } from '../kit/play.ts';
import { guest, person, visitor, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();
let rows: ReturnType<typeof accountRows>;
beforeAll(() => {
  rows = accountRows(worker.database);
});

async function show(who: Visitor): Promise<NewHandOff> {
  return bodyIn(NewHandOffSchema, await who.post('/api/me/hand-offs', {}), 201);
}

async function stateOf(who: Visitor, { id }: NewHandOff): Promise<HandOff> {
  return bodyIn(HandOffSchema, await who.get(`/api/me/hand-offs/${id}`));
}

function use(who: Visitor, { token }: Pick<NewHandOff, 'token'>, more: object = {}): Promise<Response> {
  return who.post('/api/auth/sign-in/hand-off', { token, ...more }, { 'user-agent': 'Desktop 1.0' });
}

async function expectOver(who: Visitor, shown: NewHandOff): Promise<void> {
  expect(await problemIn(await use(who, shown))).toMatchObject({ type: '/problems/sign-in-failed', status: 401 });
}

test('a QR code on the phone signs the desktop in, and the phone sees which browser it was', async () => {
  const phone = await person(worker, 'Ana');
  const { game } = await setTable(phone);
  const shown = await show(phone);
  expect(await stateOf(phone, shown)).toEqual({ id: shown.id, state: 'waiting', userAgent: null });
  const desktop = visitor(worker);
  const answer = await use(desktop, shown);
  for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/HttpOnly; SameSite=Lax/i);
  expect(await bodyIn(AccountViewSchema, answer)).toEqual(await meOf(phone));
  expect((await look(desktop, game.id)).game.you).toMatchObject({ seat: 0 });
  expect(await stateOf(phone, shown)).toMatchObject({ state: 'used', userAgent: 'Desktop 1.0' });
  // It works once.
  await expectOver(visitor(worker), shown);
});

const type = (who: Visitor, code: string): Promise<Response> => who.post('/api/auth/sign-in/hand-off', { code });

test('31.7 a code that is typed on another device signs it in once, and voids the QR code with it', async () => {
  const phone = await person(worker, 'Ana');
  const { game } = await setTable(phone);
  const shown = await show(phone);
  const tablet = visitor(worker);
  expect(await bodyIn(AccountViewSchema, await type(tablet, shown.code))).toEqual(await meOf(phone));
  expect((await look(tablet, game.id)).game.you).toMatchObject({ seat: 0 });
  expect(await stateOf(phone, shown)).toMatchObject({ state: 'used' });
  expect((await type(visitor(worker), shown.code)).status).toBe(401);
  await expectOver(visitor(worker), shown);
});

test('31.7 a code has five tries, wherever they come from, and fifteen minutes', async () => {
  const phone = await person(worker, 'Ana');
  const shown = await show(phone);
  const finding = shown.code.slice(0, 4);
  for (const proving of ['0000', '1111', '2222', '3333', '4444'])
    expect((await type(visitor(worker), finding + proving)).status).toBe(401);
  expect(await problemIn(await type(visitor(worker), shown.code))).toMatchObject({ status: 429 });
  const later = await show(phone);
  await rows.age(15);
  expect((await type(visitor(worker), later.code)).status).toBe(401);
  const revoked = await show(phone);
  expect((await phone.fetch(`/api/me/hand-offs/${revoked.id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await type(visitor(worker), revoked.code)).status).toBe(401);
});

test('one of eight browsers that use a code at once is signed in', async () => {
  const phone = await person(worker, 'Ana');
  const shown = await show(phone);
  const answers = await Promise.all(Array.from({ length: 8 }, () => use(visitor(worker), shown)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...new Array(7).fill(401)]);
  expect(await rows.sessions((await meOf(phone)).id)).toHaveLength(2);
});

test('a code expires after fifteen minutes', async () => {
  const phone = await person(worker, 'Ana');
  const shown = await show(phone);
  const left = Date.parse(shown.expiresAt) - timeNow();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(15 * 60_000);
  await rows.age(15);
  await expectOver(visitor(worker), shown);
  expect(await stateOf(phone, shown)).toMatchObject({ state: 'over' });
});

test('a new code voids the one before, even if many are shown at once', async () => {
  const phone = await person(worker, 'Ana');
  const first = await show(phone);
  const more = await Promise.all([show(phone), show(phone), show(phone)]);
  await expectOver(visitor(worker), first);
  const states = await Promise.all([first, ...more].map((shown) => stateOf(phone, shown)));
  expect(states.filter(({ state }) => state === 'waiting')).toHaveLength(1);
  // Another browser of the same account has its own code.
  const open = more.find(({ id }) => states.some((one) => one.id === id && one.state === 'waiting'));
  const desktop = visitor(worker);
  await use(desktop, open ?? first);
  const [here, there] = [await show(phone), await show(desktop)];
  expect((await use(visitor(worker), here)).status).toBe(200);
  expect((await use(visitor(worker), there)).status).toBe(200);
});

test('a revoked code signs nobody in; only its account can revoke it or read its state', async () => {
  const [ana, bo] = [await person(worker, 'Ana'), await person(worker, 'Bo')];
  const shown = await show(ana);
  const path = `/api/me/hand-offs/${shown.id}`;
  for (const stranger of [bo, visitor(worker)]) {
    const status = stranger === bo ? 404 : 401;
    expect((await problemIn(await stranger.get(path))).status).toBe(status);
    expect((await problemIn(await stranger.fetch(path, { method: 'DELETE' }))).status).toBe(status);
  }
  expect(await stateOf(ana, shown)).toMatchObject({ state: 'waiting' });
  expect((await ana.fetch(path, { method: 'DELETE' })).status).toBe(204);
  await expectOver(visitor(worker), shown);
  expect(await stateOf(ana, shown)).toMatchObject({ state: 'over' });
  expect((await ana.fetch('/api/me/hand-offs/AAAAAAAAAAAA', { method: 'DELETE' })).status).toBe(404);
});

test('a code becomes void when the session that shows it ends', async () => {
  const ana = await person(worker, 'Ana');
  const shown = await show(ana);
  await rows.revoke(at(await rows.sessions((await meOf(ana)).id), 0));
  await expectOver(visitor(worker), shown);
  const bo = await person(worker, 'Bo');
  const ofBo = await show(bo);
  expect((await bo.post('/api/auth/sign-out', {})).status).toBe(204);
  await expectOver(visitor(worker), ofBo);
  // A session is replaced when it gains rights.
  const cy = await person(worker, 'Cy');
  const ofCy = await show(cy);
  await addPasskey(worker, cy);
  await expectOver(visitor(worker), ofCy);
});

test('a guest with seats is warned before they switch accounts, and the code stays valid', async () => {
  const shown = await show(await person(worker, 'Ana'));
  const bo = await person(worker, 'Bo');
  const { game } = await setTable(bo);
  expect(await problemIn(await use(bo, shown))).toMatchObject({ type: '/problems/would-lose-guest', status: 409 });
  expect((await look(bo, game.id)).game.you).toMatchObject({ seat: 0 });
  expect(await bodyIn(AccountViewSchema, await use(bo, shown, { leave: true }))).toMatchObject({ name: 'Ana' });
  expect((await bo.get(`/api/games/${game.id}`)).status).toBe(404);
});

test('a player who can come back, or a guest without seats, switches accounts without being asked', async () => {
  const ana = await person(worker, 'Ana');
  const bo = await person(worker, 'Bo');
  await setTable(bo);
  await addPasskey(worker, bo);
  const before = await meOf(bo);
  expect((await use(bo, await show(ana))).status).toBe(200);
  expect(await meOf(bo)).toMatchObject({ name: 'Ana' });
  // The earlier session has ended.
  expect(await rows.sessions(before.id)).toEqual([]);
  expect((await use(await guest(worker), await show(ana))).status).toBe(200);
  // Signing in to the same account again needs no question either.
  await setTable(ana);
  const desktop = visitor(worker);
  await use(desktop, await show(ana));
  expect((await use(desktop, await show(ana))).status).toBe(200);
});

test('tokens are 32 random bytes, stored nowhere and sent once', async () => {
  const ana = await person(worker, 'Ana');
  const shown = await show(ana);
  expect(Buffer.from(shown.token, 'base64url')).toHaveLength(32);
  await use(visitor(worker), shown);
  const kept = [await rows.text('hand_offs'), ...worker.logs(), JSON.stringify(await stateOf(ana, shown))];
  expect(kept.filter((text) => text.includes(shown.token))).toEqual([]);
  for (const token of ['', 'A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}\u0000`, null])
    expect((await visitor(worker).post('/api/auth/sign-in/hand-off', { token })).status).toBe(400);
  await expectOver(visitor(worker), { ...shown, token: 'A'.repeat(43) });
});
