import { AccountViewSchema, PasskeySchema } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { beforeAll, expect, test } from 'vitest';
import { accountRows } from '../kit/account-rows.ts';
import { makeCredential } from '../kit/authenticator.ts';
import { addPasskey, askToMake, askToSign, bodyIn, meOf, passkeysOf, sendNew, signIn } from '../kit/passkeys.ts';
import { look, problemIn, setTable } from '../kit/play.ts';
import { guest, person, visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();
let rows: ReturnType<typeof accountRows>;
beforeAll(() => {
  rows = accountRows(worker.database);
});

test('a guest’s first passkey makes the account permanent: same id, seat and name, new session', async () => {
  const cookies = new Map<string, string>();
  const ana = visitor(worker, cookies);
  await ana.post('/api/auth/sign-in/anonymous', {});
  await ana.fetch('/api/me', {
    method: 'PUT',
    body: JSON.stringify({ name: 'Ana' }),
    headers: { 'content-type': 'application/json' },
  });
  const { game } = await setTable(ana);
  const before = await meOf(ana);
  const stolen = visitor(worker, new Map(cookies));
  const { passkey } = await addPasskey(worker, ana, { name: '  Blue phone ' });
  expect(passkey).toMatchObject({ name: 'Blue phone', lastUsedAt: null });
  expect(await meOf(ana)).toEqual({ ...before, isGuest: false, isNewcomer: false, passkeys: 1 });
  expect(await rows.guest(before.id)).toBe(false);
  expect((await look(ana, game.id)).game.you).toMatchObject({ seat: 0 });
  // A stolen guest cookie is worthless.
  expect((await stolen.get('/api/me')).status).toBe(401);
  expect(await rows.sessions(before.id)).toHaveLength(1);
});

test.for(['ES256', 'RS256'] as const)(
  'a passkey with %s signs in another browser without naming the account',
  async (kind) => {
    const ana = await person(worker, 'Ana');
    const { id } = await meOf(ana);
    const made = await addPasskey(worker, ana, { kind });
    const desktop = visitor(worker);
    expect(await askToSign(desktop)).toMatchObject({ user: null, known: [] });
    const answer = await signIn(desktop, made);
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/HttpOnly; SameSite=Lax/i);
    expect(await bodyIn(AccountViewSchema, answer)).toMatchObject({ id, name: 'Ana', isGuest: false, passkeys: 1 });
    expect(await meOf(desktop)).toMatchObject({ id });
    expect(at(await passkeysOf(ana), 0).lastUsedAt).not.toBeNull();
    // The phone stays signed in.
    expect(await meOf(ana)).toMatchObject({ id });
  },
);

test('a backed-up passkey signs in', async () => {
  const made = await addPasskey(worker, await person(worker, 'Ana'), { flags: 0x18 });
  expect((await signIn(visitor(worker), made, { flags: 0x18 })).status).toBe(200);
});

// DER omits leading zeros: in one signature of 128 a number is shorter than 32 bytes.
test.for(['r', 's'] as const)('a signature with a short %s signs in', async (number) => {
  const made = await addPasskey(worker, await person(worker, 'Ana'));
  const who = visitor(worker);
  const asked = await askToSign(who);
  let credential = await made.sign(asked);
  while (lengthsIn(credential.response.signature)[number] >= 32) credential = await made.sign(asked);
  expect((await who.post('/api/auth/sign-in/passkey', { credential })).status).toBe(200);
});

/** Returns the lengths in bytes of the two numbers in an ECDSA signature. */
function lengthsIn(signature: string): { r: number; s: number } {
  const bytes = Buffer.from(signature, 'base64url');
  const r = bytes[3] ?? 0;
  return { r, s: bytes[5 + r] ?? 0 };
}

test('a browser learns which passkeys exist, so that it does not create a second one in the same place', async () => {
  const ana = await person(worker, 'Ana');
  const first = await addPasskey(worker, ana);
  const asked = await askToMake(ana);
  expect(asked.known).toEqual([first.credential.id]);
  expect(asked.user).toEqual({ id: (await meOf(ana)).id, name: 'Ana', displayName: 'Ana' });
  // Nobody can add one with an id that is taken.
  const bo = await person(worker, 'Bo');
  const twin = await makeCredential(worker, await askToMake(bo), { id: Buffer.from(first.credential.id, 'base64url') });
  expect(await problemIn(await sendNew(bo, twin))).toMatchObject({ type: '/problems/conflict', status: 409 });
  expect((await signIn(visitor(worker), { ...first, sign: twin.sign })).status).toBe(401);
});

test('I can list, rename and remove my passkeys; nobody else can', async () => {
  const [ana, bo] = [await person(worker, 'Ana'), await person(worker, 'Bo')];
  const { passkey } = await addPasskey(worker, ana, { name: 'Phone' });
  const laptop = await addPasskey(worker, ana, { name: 'Laptop' });
  expect((await passkeysOf(ana)).map(({ name }) => name)).toEqual(['Phone', 'Laptop']);
  expect(await passkeysOf(bo)).toEqual([]);
  const path = `/api/me/passkeys/${passkey.id}`;
  const rename = (name: string) => ({
    method: 'PUT',
    body: JSON.stringify({ name }),
    headers: { 'content-type': 'application/json' },
  });
  for (const stranger of [bo, visitor(worker)]) {
    const status = stranger === bo ? 404 : 401;
    expect((await problemIn(await stranger.fetch(path, rename('Mine')))).status).toBe(status);
    expect((await problemIn(await stranger.fetch(path, { method: 'DELETE' }))).status).toBe(status);
  }
  expect(await bodyIn(PasskeySchema, await ana.fetch(path, rename('Old phone')))).toMatchObject({ name: 'Old phone' });
  for (const name of ['', 'x'.repeat(41), 'two\nlines', 'nothing\u0000'])
    expect((await ana.fetch(path, rename(name))).status).toBe(400);
  expect((await ana.fetch(path, { method: 'DELETE' })).status).toBe(204);
  expect((await ana.fetch(path, { method: 'DELETE' })).status).toBe(404);
  expect((await passkeysOf(ana)).map(({ name }) => name)).toEqual(['Laptop']);
  expect((await signIn(visitor(worker), laptop)).status).toBe(200);
});

test('a removed passkey signs nobody in', async () => {
  const ana = await person(worker, 'Ana');
  const made = await addPasskey(worker, ana);
  await addPasskey(worker, ana);
  expect((await ana.fetch(`/api/me/passkeys/${made.passkey.id}`, { method: 'DELETE' })).status).toBe(204);
  expect(await problemIn(await signIn(visitor(worker), made))).toMatchObject({ status: 401 });
});

test('the last way into an account stays, even if all are removed at once', async () => {
  const ana = await person(worker, 'Ana');
  const made = [await addPasskey(worker, ana), await addPasskey(worker, ana), await addPasskey(worker, ana)];
  const remove = (id: string) => ana.fetch(`/api/me/passkeys/${id}`, { method: 'DELETE' });
  const answers = await Promise.all(made.map(({ passkey }) => remove(passkey.id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 204, 409]);
  const left = at(await passkeysOf(ana), 0);
  const refused = await problemIn(await remove(left.id));
  expect(refused).toMatchObject({ type: '/problems/conflict', status: 409 });
  expect(refused.detail).toMatch(/Add an e-mail address or another passkey first/);
  // An address is another way in.
  await rows.confirmAddress((await meOf(ana)).id);
  expect((await remove(left.id)).status).toBe(204);
  expect(await passkeysOf(ana)).toEqual([]);
});

test('an account has at most 20 passkeys, even if many are added at once', async () => {
  const ana = await person(worker, 'Ana');
  await addPasskey(worker, ana);
  await rows.addPasskeys((await meOf(ana)).id, 17);
  const asked = await Promise.all(Array.from({ length: 4 }, () => askToMake(ana)));
  const made = await Promise.all(asked.map((one) => makeCredential(worker, one)));
  const answers = await Promise.all(made.map((one) => sendNew(ana, one)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
  expect(await passkeysOf(ana)).toHaveLength(20);
  expect((await problemIn(await ana.post('/api/me/passkeys/challenge', {}))).detail).toMatch(/20 passkeys at most/);
});

test('a guest with seats is warned before they switch accounts', async () => {
  const made = await addPasskey(worker, await person(worker, 'Ana'));
  const bo = await person(worker, 'Bo');
  const { game } = await setTable(bo);
  const credential = await made.sign(await askToSign(bo));
  const told = await problemIn(await bo.post('/api/auth/sign-in/passkey', { credential }));
  expect(told).toMatchObject({ type: '/problems/would-lose-guest', status: 409 });
  expect((await look(bo, game.id)).game.you).toMatchObject({ seat: 0 });
  // The same proof is still valid for the confirmation.
  const gone = await bo.post('/api/auth/sign-in/passkey', { credential, leave: true });
  expect(await bodyIn(AccountViewSchema, gone)).toMatchObject({ name: 'Ana' });
  expect((await bo.get(`/api/games/${game.id}`)).status).toBe(404);
  // A guest without seats is not asked, and neither is a player who can come back.
  expect((await signIn(await guest(worker), made)).status).toBe(200);
  const cy = await person(worker, 'Cy');
  await setTable(cy);
  await addPasskey(worker, cy);
  expect((await signIn(cy, made)).status).toBe(200);
});
