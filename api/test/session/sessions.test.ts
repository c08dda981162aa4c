import { testWorker, type TestWorker } from '@slow-train/local/testing';
import type { GameAnswer } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountRows } from '../kit/account-rows.ts';
import { meIn, readMe } from '../kit/mail.ts';
import { newKey, problemIn, send, soloTable, someAction } from '../kit/play.ts';
import { guest, person, visitor, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();
let rows: ReturnType<typeof accountRows>;
beforeAll(() => {
  rows = accountRows(worker.database);
});

/** Calls every kind of route that needs a session: those that read it first, and those whose query joins it. */
async function everywhere(who: Visitor, table: GameAnswer): Promise<readonly (readonly [string, Response])[]> {
  const { id } = table.game;
  const asked: readonly (readonly [string, Promise<Response>])[] = [
    ['my tables', who.get('/api/games')],
    ['a table', who.get(`/api/games/${id}`)],
    ['a table I know', who.get(`/api/games/${id}`, { 'if-none-match': `"${table.game.revision}"` })],
    ['an action', send(who, table, someAction(table))],
    ['who I am', who.get('/api/me')],
    ['a name', who.put('/api/me', { name: 'Eve' })],
    ['settings', who.put('/api/me/settings', {})],
    ['my devices', who.get('/api/me/devices')],
    ['all devices', who.delete('/api/me/devices')],
    ['my data', who.get('/api/me/export')],
    ['a QR code', who.post('/api/me/hand-offs', {})],
    ['an address', who.put('/api/me/email', { email: 'eve@example.org', code: '123456' })],
    ['a new table', who.post('/api/games', { rules: { preset: 'hub' }, seats: 2 }, { 'idempotency-key': newKey() })],
    ['a start', who.post(`/api/games/${id}/start`, {}, { 'if-match': '"1"' })],
  ];
  return Promise.all(asked.map(async ([what, answer]) => [what, await answer] as const));
}

const OUT = { status: 401, type: '/problems/not-signed-in' };

test.each(['signed out here', 'signed out elsewhere', 'over'])(
  'a session that is %s is refused at its next request, no matter which',
  async (how) => {
    const ana = await person(worker, 'Ana');
    const table = await soloTable(ana);
    const me = await readMe(ana);
    const copy = ana.copy();
    if (how === 'signed out here') expect((await ana.fetch('/api/auth/sign-out', { method: 'POST' })).status).toBe(204);
    else if (how === 'over') await rows.ageSessions(me.id, 366);
    else await rows.revoke(at(await rows.sessions(me.id), 0));
    for (const [what, answer] of await everywhere(copy, table))
      expect({ what, ...(await problemIn(answer)) }).toMatchObject({ what, ...OUT });
    expect((await ana.get('/api/me')).status).toBe(401);
  },
);

describe('the cookie', () => {
  test('the cookie is for the server only, and contains nothing but the session', async () => {
    const answer = await visitor(worker).post('/api/auth/sign-in/anonymous', {});
    const [cookie = '', ...others] = answer.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^slow-train\.session_token=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    const { id } = await meIn(answer);
    expect(decodeURIComponent(cookie)).not.toContain(id);
    expect(decodeURIComponent(cookie)).not.toContain(at(await rows.sessions(id), 0));
  });

  test('the cookie is only accepted with our signature', async () => {
    const cookies = new Map<string, string>();
    const ana = visitor(worker, cookies);
    await ana.post('/api/auth/sign-in/anonymous', {});
    const [name, value] = at([...cookies], 0);
    const [token = '', signature = ''] = decodeURIComponent(value).split('.');
    const forged = [
      token,
      `${token}.`,
      `${token}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      `${token.slice(0, -1)}.${signature}`,
      `.${signature}`,
      `' or true --.${signature}`,
    ];
    for (const text of forged) {
      const eve = visitor(worker, new Map([[name, encodeURIComponent(text)]]));
      for (const path of ['/api/me', '/api/games']) expect(await problemIn(await eve.get(path))).toMatchObject(OUT);
    }
    expect((await ana.get('/api/me')).status).toBe(200);
  });

  test('the cookie is ignored under another name, such as https’s name on http', async () => {
    const cookies = new Map<string, string>();
    await visitor(worker, cookies).post('/api/auth/sign-in/anonymous', {});
    const [name, value] = at([...cookies], 0);
    const renamed = visitor(worker, new Map([[`__Secure-${name}`, value]]));
    expect((await renamed.get('/api/me')).status).toBe(401);
  });

  test('the cookie is cleared with the session, and the next guest is a new one', async () => {
    const ana = await guest(worker);
    const { id } = await readMe(ana);
    const out = await ana.fetch('/api/auth/sign-out', { method: 'POST' });
    expect(out.headers.getSetCookie().join()).toMatch(/^slow-train\.session_token=;.*Max-Age=0/);
    expect((await meIn(await ana.post('/api/auth/sign-in/anonymous', {}))).id).not.toBe(id);
  });

  test('the cookie of a deleted session does not keep a new guest from signing in', async () => {
    const ana = await guest(worker);
    const { id } = await readMe(ana);
    await rows.revoke(at(await rows.sessions(id), 0));
    expect((await meIn(await ana.post('/api/auth/sign-in/anonymous', {}))).id).not.toBe(id);
    expect((await ana.get('/api/games')).status).toBe(200);
  });

  test('the cookie made by better-auth is still valid: this is a real one', async () => {
    const bo = await person(worker, 'Bo');
    const me = await readMe(bo);
    await rows.setToken(at(await rows.sessions(me.id), 0), 'iMryeYmacDdiQTEKgd3Pya4ULZLqedPo');
    const cookie = 'iMryeYmacDdiQTEKgd3Pya4ULZLqedPo.TCUhPZq%2BeDOl8LQgw9%2F5kerTqX7vAqSLxeZfhz9MIwo%3D';
    const before = visitor(worker, new Map([['slow-train.session_token', cookie]]));
    expect(await readMe(before)).toEqual(me);
    // Renewing it keeps the same cookie.
    await rows.lastUsed(me.id, 90);
    expect((await before.get('/api/me')).headers.getSetCookie()).toEqual([
      `slow-train.session_token=${cookie}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`,
    ]);
  });

  test('the cookie on https is Secure, under a name that browsers accept only over https', async () => {
    const secure = await testWorker({ APP_URL: 'https://slow-train.example' });
    try {
      const cookies = new Map<string, string>();
      const ana = visitor(secure, cookies);
      const answer = await ana.post('/api/auth/sign-in/anonymous', {});
      expect(answer.headers.getSetCookie().join()).toMatch(
        /^__Host-slow-train\.session_token=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      const { id } = await readMe(ana);
      expect((await ana.get('/api/games')).status).toBe(200);
      await accountRows(secure.database).lastUsed(id, 90);
      const renewed = (await ana.get('/api/me')).headers.getSetCookie().join();
      expect(renewed).toMatch(/^__Host-slow-train\.session_token=[^;]+;.*; Secure;/);
      expect((await ana.get('/api/me')).status).toBe(200);
      const out = await ana.fetch('/api/auth/sign-out', { method: 'POST' });
      expect(out.headers.getSetCookie().join()).toMatch(/__Host-slow-train\.session_token=;.*Secure/);
      expect((await ana.get('/api/me')).status).toBe(401);
    } finally {
      await secure.stop();
    }
  });
});

describe('the cookie that https had before', () => {
  const EARLIER = '__Secure-slow-train.session_token';
  const NAME = '__Host-slow-train.session_token';
  let secure: TestWorker;
  beforeAll(async () => {
    secure = await testWorker({ APP_URL: 'https://slow-train.example' });
  });
  afterAll(() => secure.stop());

  /** Returns a browser that got its cookie from the release before, and its cookies. */
  async function earlierGuest() {
    const cookies = new Map<string, string>();
    const who = visitor(secure, cookies);
    const me = await meIn(await who.post('/api/auth/sign-in/anonymous', {}));
    cookies.set(EARLIER, cookies.get(NAME) ?? '');
    cookies.delete(NAME);
    return { who, me, cookies };
  }

  test('the cookie that https had before still signs in, and is replaced when the session is renewed', async () => {
    const { who, me, cookies } = await earlierGuest();
    expect(await readMe(who)).toEqual(me);
    expect((await who.get('/api/games')).status).toBe(200);
    expect([...cookies.keys()]).toEqual([EARLIER]);
    await accountRows(secure.database).lastUsed(me.id, 90);
    expect(await readMe(who)).toEqual(me);
    expect([...cookies.keys()]).toEqual([NAME]);
    expect(await readMe(who)).toEqual(me);
  });

  test('the cookie that https had before counts only without the present one, which nobody else can set', async () => {
    const { cookies } = await earlierGuest();
    const ana = await guest(secure);
    const me = await readMe(ana);
    const both = visitor(secure, new Map([...cookies, ...ana.cookies]));
    expect(await readMe(both)).toEqual(me);
  });

  test('the cookie that https had before is cleared on signing out', async () => {
    const { who, cookies } = await earlierGuest();
    expect((await who.fetch('/api/auth/sign-out', { method: 'POST' })).status).toBe(204);
    expect([...cookies.keys()]).toEqual([]);
  });
});

test('a session in use is extended by a year, at most once an hour', async () => {
  const ana = await guest(worker);
  const { id } = await readMe(ana);
  await rows.ageSessions(id, 300);
  const renewed = await ana.get('/api/me');
  expect(renewed.headers.getSetCookie().join()).toContain('Max-Age=31536000');
  expect(await rows.daysLeft(id)).toBeGreaterThan(364);
  expect((await ana.get('/api/me')).headers.getSetCookie()).toEqual([]);
});
