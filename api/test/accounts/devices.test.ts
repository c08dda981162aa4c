import { timeNow } from '@slow-train/local/kit';
import { DeviceListSchema, NewHandOffSchema, type Device } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { beforeAll, expect, test } from 'vitest';
import { nanoid } from 'nanoid';
import { accountRows } from '../kit/account-rows.ts';
import { makeEntries, tokenOf } from '../kit/mail-links.ts';
import { newAddress, readMe, mailedProof, resident, signInBy } from '../kit/mail.ts';
import { secondBrowser } from '../kit/matrix-fixture.ts';
import { addPasskey, signIn } from '../kit/passkeys.ts';
import { problemIn } from '../kit/play.ts';
import { guest, visitor, type Visitor } from '../kit/visitor.ts';
import { useMailingWorker } from '../kit/worker.ts';

const worker = useMailingWorker();
let rows: ReturnType<typeof accountRows>;
beforeAll(() => {
  rows = accountRows(worker.database);
});

async function devicesOf(who: Visitor): Promise<readonly Device[]> {
  const answer = await who.get('/api/me/devices');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return DeviceListSchema.parse(await answer.json()).devices;
}

/** Signs one account in on each of these browsers. */
async function signedInOn(...userAgents: readonly string[]): Promise<Visitor[]> {
  const email = newAddress();
  const browsers: Visitor[] = [];
  for (const userAgent of userAgents) {
    const who = visitor(worker, new Map(), { 'user-agent': userAgent });
    const { code } = await mailedProof(worker, email, who);
    expect((await signInBy(who, { email, code })).status).toBe(200);
    browsers.push(who);
  }
  return browsers;
}

test('my devices are listed, this one first, with their last use', async () => {
  const [phone, desktop] = await signedInOn('Phone/1.0', 'Desktop/1.0');
  if (phone === undefined || desktop === undefined) throw new Error('not signed in');
  const listed = await devicesOf(phone);
  expect(listed.map(({ userAgent, isThis }) => [userAgent, isThis])).toEqual([
    ['Phone/1.0', true],
    ['Desktop/1.0', false],
  ]);
  expect((await devicesOf(desktop)).map(({ userAgent }) => userAgent)).toEqual(['Desktop/1.0', 'Phone/1.0']);
  const { id } = await readMe(phone);
  await rows.lastUsed(id, 24 * 60);
  await readMe(desktop);
  const [, used] = await devicesOf(phone);
  const dayAgo = timeNow() - 86_000_000;
  expect(new Date(used?.lastUsedAt ?? 0).getTime()).toBeGreaterThan(dayAgo);
  expect(new Date(at(await devicesOf(phone), 0).lastUsedAt).getTime()).toBeLessThan(dayAgo);
  expect(listed.every(({ signedInAt }) => new Date(signedInAt).getTime() > dayAgo)).toBe(true);
});

test('each device says how it was signed in, where that is known', async () => {
  const someone = await guest(worker);
  expect((await devicesOf(someone)).map(({ method }) => method)).toEqual(['guest']);
  const ana = await resident(worker, newAddress());
  const made = await addPasskey(worker, ana);
  const [byPasskey, byCode] = [visitor(worker), await secondBrowser(worker, ana)];
  expect((await signIn(byPasskey, made)).status).toBe(200);
  const methods = (await devicesOf(byCode)).map(({ method }) => method);
  expect(methods[0]).toBe('hand-off');
  expect(methods.toSorted()).toEqual(['hand-off', 'mail', 'passkey']);
  await rows.forgetSignIns((await readMe(ana)).id);
  expect((await devicesOf(ana)).map(({ method }) => method)).toEqual([null, null, null]);
});

test('a new sign-in is mailed to the owner; the first one is not, nor another in the same browser', async () => {
  const email = newAddress();
  const ana = await resident(worker, email);
  const { code } = await mailedProof(worker, email, ana);
  expect((await signInBy(ana, { email, code })).status).toBe(200);

  const made = await addPasskey(worker, ana);
  expect((await worker.mailbox.next(email)).subject).toContain('A passkey was added');
  const stranger = visitor(worker, new Map(), {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Firefox/150.0',
  });
  expect((await signIn(stranger, made)).status).toBe(200);
  const { subject, text } = await worker.mailbox.next(email);
  expect(subject).toContain('A new sign-in');
  expect(text).toContain('Firefox on Linux signed in to your account with a passkey');
  expect(text).toContain('/you/devices');

  await secondBrowser(worker, ana);
  expect((await worker.mailbox.next(email)).text).toContain('with a QR code from another of your devices');
  const away = visitor(worker);
  const proof = await mailedProof(worker, email, away);
  expect((await signInBy(away, { email, code: proof.code })).status).toBe(200);
  expect((await worker.mailbox.next(email)).text).toContain('with a code or link from a mail');
});

test('a revoked device is signed out, the others stay signed in', async () => {
  const [phone, desktop, tablet] = await signedInOn('Phone/1.0', 'Desktop/1.0', 'Tablet/1.0');
  if (phone === undefined || desktop === undefined || tablet === undefined) throw new Error('not signed in');
  const lost = (await devicesOf(desktop)).find(({ userAgent }) => userAgent === 'Phone/1.0');
  expect((await desktop.delete(`/api/me/devices/${lost?.id}`)).status).toBe(204);
  expect((await phone.get('/api/games')).status).toBe(401);
  expect((await devicesOf(tablet)).map(({ userAgent }) => userAgent)).toEqual(['Tablet/1.0', 'Desktop/1.0']);
  const again = await problemIn(await desktop.delete(`/api/me/devices/${lost?.id}`));
  expect(again).toMatchObject({ status: 404, detail: expect.stringContaining('device') });
});

test('all others can be revoked at once', async () => {
  const [phone, desktop, tablet] = await signedInOn('Phone/1.0', 'Desktop/1.0', 'Tablet/1.0');
  const other = await guest(worker);
  expect((await desktop?.delete('/api/me/devices'))?.status).toBe(204);
  expect((await phone?.get('/api/me'))?.status).toBe(401);
  expect((await tablet?.get('/api/me'))?.status).toBe(401);
  expect((await desktop?.get('/api/me'))?.status).toBe(200);
  expect((await other.get('/api/me')).status).toBe(200);
});

test('revoking this device signs out', async () => {
  const [phone] = await signedInOn('Phone/1.0');
  if (phone === undefined) throw new Error('not signed in');
  const answer = await phone.delete(`/api/me/devices/${at(await devicesOf(phone), 0).id}`);
  expect(answer.headers.getSetCookie().join()).toContain('Max-Age=0');
  expect((await phone.get('/api/me')).status).toBe(401);
});

test('nobody else’s device can be seen or revoked', async () => {
  const [ana, eve] = [await guest(worker), await guest(worker)];
  const { id } = at(await devicesOf(ana), 0);
  for (const unknown of [id, 'AAAAAAAAAAAAAAAAAAAAA', 'x'])
    expect((await problemIn(await eve.delete(`/api/me/devices/${unknown}`))).status).toBe(404);
  expect((await eve.delete('/api/me/devices')).status).toBe(204);
  expect(await devicesOf(ana)).toHaveLength(1);
});

test('a long user agent is shortened', async () => {
  for (const who of [
    await guest(worker, { 'user-agent': 'x'.repeat(5_000) }),
    ...(await signedInOn('y'.repeat(5_000))),
  ]) {
    expect(at(await devicesOf(who), 0).userAgent).toHaveLength(300);
  }
});

test('29.5 signing out everywhere ends mailed links and codes and QR codes as well, also in a retry of the mail', async () => {
  const email = newAddress();
  const owner = await resident(worker, email);
  const { id: account } = await readMe(owner);
  const entry = { account, email, key: `mail:${nanoid()}`, game: nanoid(12) };
  await makeEntries(worker, entry);
  const link = await tokenOf(worker, entry);
  const finder = visitor(worker);
  const code = await mailedProof(worker, email, finder);
  const shown = NewHandOffSchema.parse(await (await owner.post('/api/me/hand-offs', {})).json());
  expect((await owner.delete('/api/me/devices')).status).toBe(204);
  await makeEntries(worker, entry);
  const tries = [
    signInBy(visitor(worker), { token: link }),
    signInBy(visitor(worker), { token: code.token }),
    signInBy(finder, { email, code: code.code }),
    visitor(worker).post('/api/auth/sign-in/hand-off', { token: shown.token }),
  ];
  for (const answer of await Promise.all(tries)) expect(answer.status).toBe(401);
  // The owner's next mail works.
  const next = await mailedProof(worker, email);
  expect(next.code).not.toBe(code.code);
  expect((await signInBy(visitor(worker), { email, code: next.code })).status).toBe(200);
});
