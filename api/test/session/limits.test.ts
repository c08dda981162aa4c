import { beforeAll, describe, expect, test } from 'vitest';
import { accountRows } from '../kit/account-rows.ts';
import { newAddress, signInBy } from '../kit/mail.ts';
import { problemIn } from '../kit/play.ts';
import { guest, visitor, type Visitor } from '../kit/visitor.ts';
import { useMailingWorker } from '../kit/worker.ts';

const worker = useMailingWorker();
let rows: ReturnType<typeof accountRows>;
beforeAll(() => {
  rows = accountRows(worker.database);
});

/** Returns a visitor whose requests come through Cloudflare, from this IP address. */
const from = (ip: string): Visitor => visitor(worker, new Map(), { 'cf-connecting-ip': ip });

async function tooMany(answer: Response): Promise<number> {
  expect(await problemIn(answer)).toMatchObject({ status: 429, type: '/problems/too-many-requests' });
  return Number(answer.headers.get('retry-after'));
}

describe('every route', () => {
  // Counting may restart in between when a minute ends; more than twice the limit exceeds it in any case.
  const most = 250;

  test('every route has a limit by IP address without a session, and made-up cookies do not help', async () => {
    const eve = from('203.0.113.7');
    const madeUp = (index: number) => ({ cookie: `slow-train.session_token=made-up-${index}.${'A'.repeat(43)}=` });
    const answers = await Promise.all(
      Array.from({ length: most }, (_, index) => eve.get('/api/nothing', madeUp(index))),
    );
    const refused = answers.find(({ status }) => status === 429);
    expect(await tooMany(refused ?? new Response())).toBe(60);
    expect((await from('203.0.113.8').get('/api/nothing')).status).toBe(404);
    const neighbour = await guest(worker);
    expect((await neighbour.get('/api/nothing', { 'cf-connecting-ip': '203.0.113.7' })).status).toBe(404);
  });

  test('every route has no limit on a local machine', async () => {
    const ana = visitor(worker);
    const answers = await Promise.all(Array.from({ length: most }, () => ana.get('/api/nothing')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  });
});

describe('a route', () => {
  test('a route counts no request that is not valid', async () => {
    const ana = await guest(worker);
    const found = async (name: unknown) => (await ana.post('/api/circles', { name })).status;
    for (let tries = 0; tries < 11; tries++) expect(await found(7)).toBe(400);
    // Nobody without a name founds a circle, but each of these is a try.
    for (let tries = 0; tries < 10; tries++) expect(await found('Friends')).toBe(409);
    expect(await found('Friends')).toBe(429);
  });
});

describe('the database limits', () => {
  test('the database limits mails to one address to five an hour from one network, and fifteen from all', async () => {
    const email = newAddress();
    const ask = (ip: string) => from(ip).post('/api/auth/mail', { email });
    for (let mail = 0; mail < 5; mail++) expect((await ask('198.51.100.1')).status).toBe(202);
    for (let mail = 0; mail < 11; mail++) await tooMany(await ask('198.51.100.1'));
    for (let mail = 0; mail < 10; mail++) expect((await ask(`198.51.100.${10 + mail}`)).status).toBe(202);
    const seconds = await tooMany(await ask('198.51.100.30'));
    expect(seconds).toBeGreaterThan(3_000);
    expect(seconds).toBeLessThanOrEqual(3_600);
    expect(worker.mailbox.mails(email)).toHaveLength(15);
    await rows.ageAttempts(60);
    expect((await ask('198.51.100.30')).status).toBe(202);
  });

  test('the database limits codes for a new address in the same way, without keeping its owner from signing in', async () => {
    const email = newAddress();
    const askForCode = async () => (await guest(worker)).post('/api/me/email/mail', { email });
    await rows.fillAttempts('newAddressMails.strangers', askForCode, 15);
    await tooMany(await askForCode());
    expect((await visitor(worker).post('/api/auth/mail', { email })).status).toBe(202);
  });

  test('the database limits an IP address without letting it use up others’ tries', async () => {
    const [eve, email] = [from('203.0.113.30'), newAddress()];
    await rows.fillAttempts('mailsFromIp', () => eve.post('/api/auth/mail', { email: newAddress() }), 30);
    for (let mail = 0; mail < 6; mail++) await tooMany(await eve.post('/api/auth/mail', { email }));
    expect((await from('203.0.113.31').post('/api/auth/mail', { email })).status).toBe(202);
  });

  test('the database limits mails requested from one IP address, or one IPv6 network', async () => {
    const ask = (end: string) => from(`2001:db8:7::${end}`).post('/api/auth/mail', { email: newAddress() });
    await rows.fillAttempts('mailsFromIp', () => ask('1'), 29);
    expect((await ask('2')).status).toBe(202);
    await tooMany(await ask('ffff'));
    expect((await from('2001:db8:8::1').post('/api/auth/mail', { email: newAddress() })).status).toBe(202);
  });

  test('the database limits tries at codes for one address to twenty a day, also concurrent ones', async () => {
    const email = newAddress();
    const tries = Array.from({ length: 24 }, () => signInBy(visitor(worker), { email, code: '123456' }));
    const answers = (await Promise.all(tries)).map(({ status }) => status);
    expect(answers.filter((status) => status === 401)).toHaveLength(20);
    expect(answers.filter((status) => status === 429)).toHaveLength(4);
    expect((await signInBy(visitor(worker), { email: newAddress(), code: '123456' })).status).toBe(401);
  });

  test('the database limits guests from one IP address', async () => {
    const become = () => from('203.0.113.20').post('/api/auth/sign-in/anonymous', {});
    await rows.fillAttempts('guestsFromIp', become, 60);
    await tooMany(await become());
  });

  test.each([
    ['/56', 120, (n: number) => `2001:db8:56:${n}::1`, '2001:db8:56:100::1'],
    ['/48', 240, (n: number) => `2001:db8:48:${n}00::1`, '2001:db8:49::1'],
  ])('the database limits guests from an IPv6 %s, however many networks it has', async (_, most, inside, outside) => {
    const become = (address: string) => from(address).post('/api/auth/sign-in/anonymous', {});
    await rows.fillAttempts('guestsFromIp', () => become(inside(1)), most - 2);
    for (const n of [2, 3]) expect((await become(inside(n))).status).toBe(200);
    await tooMany(await become(inside(4)));
    expect((await become(outside)).status).toBe(200);
  });

  test('the database limits requests without storing IP or e-mail addresses, and prunes counts that have expired', async () => {
    await from('192.0.2.77').post('/api/auth/mail', { email: newAddress() });
    const kept = await rows.text('attempts');
    expect(kept).toContain('mailsFromIp:');
    expect(kept).not.toMatch(/192\.0\.2|example\.org/);
    await worker.scheduled();
    expect(await rows.text('attempts')).not.toBe('[]');
    await rows.ageAttempts(24 * 60);
    await worker.scheduled();
    expect(await rows.text('attempts')).toBe('[]');
  });
});
