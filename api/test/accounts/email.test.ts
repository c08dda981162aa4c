import { beforeAll, describe, expect, test } from 'vitest';
import { accountRows } from '../kit/account-rows.ts';
import { mailedProof, meIn, newAddress, otherThan, proofIn, readMe, resident, signInBy } from '../kit/mail.ts';
import { problemIn, setTable } from '../kit/play.ts';
import { guest, person, visitor } from '../kit/visitor.ts';
import { useMailingWorker } from '../kit/worker.ts';

const worker = useMailingWorker();
let rows: ReturnType<typeof accountRows>;
beforeAll(() => {
  rows = accountRows(worker.database);
});

const FAILED = { status: 401, type: '/problems/sign-in-failed' };

describe('signing in by mail', () => {
  test('signing in by mail creates an account the first time, and finds it the next time', async () => {
    const email = newAddress();
    const phone = visitor(worker);
    const { code } = await mailedProof(worker, email, phone);
    const answer = await signInBy(phone, { email, code });
    const cookies = answer.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['slow-train.session_token', 'slow-train.device']);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Lax/);
    }
    const me = await meIn(answer);
    expect(me).toMatchObject({ name: null, isGuest: false, email, passkeys: 0 });
    await phone.put('/api/me', { name: 'Ana' });

    const desktop = visitor(worker);
    const { token } = await mailedProof(worker, email, desktop);
    expect(await meIn(await signInBy(desktop, { token }))).toEqual({ ...me, name: 'Ana' });
    expect(await readMe(phone)).toEqual(await readMe(desktop));
  });

  test('signing in by mail accepts an address and a code as people type them', async () => {
    const email = newAddress();
    const { code } = await mailedProof(worker, email);
    const typed = { email: ` ${email.toUpperCase()} `, code: `${code.slice(0, 3)} ${code.slice(3)} ` };
    expect(await meIn(await signInBy(visitor(worker), typed))).toMatchObject({ email });
  });

  test('signing in by mail does not use up a link by opening it: no server sees the token after the "#"', async () => {
    const email = newAddress();
    await visitor(worker).post('/api/auth/mail', { email });
    const mail = await worker.mailbox.next(email);
    const link = /https?:\S+#token=\S+/.exec(mail.text ?? '')?.[0] ?? '';
    expect(new URL(link)).toMatchObject({ origin: worker.url, pathname: '/sign-in', search: '' });
    await fetch(link);
    expect((await signInBy(visitor(worker), { token: proofIn(mail).token })).status).toBe(200);
  });

  test('signing in by mail replaces the browser’s session by a new one', async () => {
    const email = newAddress();
    const browser = await resident(worker, email);
    const stolen = browser.copy();
    const { code } = await mailedProof(worker, email, browser);
    expect((await signInBy(browser, { email, code })).status).toBe(200);
    expect((await stolen.get('/api/me')).status).toBe(401);
    expect(await rows.sessions((await readMe(browser)).id)).toHaveLength(1);
  });

  test('signing in by mail warns a guest with seats first, and the code stays valid', async () => {
    const email = newAddress();
    const someone = await person(worker, 'Ana');
    const { code } = await mailedProof(worker, email, someone);
    await setTable(someone);
    const problem = await problemIn(await signInBy(someone, { email, code }));
    expect(problem).toMatchObject({ status: 409, type: '/problems/would-lose-guest' });
    expect(await readMe(someone)).toMatchObject({ isGuest: true });
    expect(await meIn(await signInBy(someone, { email, code, leave: true }))).toMatchObject({ email });
  });

  test('signing in by mail does not ask a guest without seats', async () => {
    const email = newAddress();
    const someone = await guest(worker);
    const { code } = await mailedProof(worker, email, someone);
    expect((await signInBy(someone, { email, code })).status).toBe(200);
  });
});

describe('a proof is valid once', () => {
  test('a proof is valid once as code or as link, and each voids the other', async () => {
    for (const [first, second] of [
      ['code', 'code'],
      ['token', 'token'],
      ['code', 'token'],
      ['token', 'code'],
    ] as const) {
      const email = newAddress();
      const { code, token } = await mailedProof(worker, email);
      const proofs = { code: { email, code }, token: { token } };
      expect((await signInBy(visitor(worker), proofs[first])).status).toBe(200);
      expect(await problemIn(await signInBy(visitor(worker), proofs[second]))).toMatchObject(FAILED);
    }
  });

  test('a proof is valid once when a code is used 8 times at once', async () => {
    const email = newAddress();
    const { code } = await mailedProof(worker, email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => signInBy(visitor(worker), { email, code })));
    const [in_, ...others] = answers.toSorted((a, b) => a.status - b.status);
    expect(others.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 401));
    expect(await rows.sessions((await meIn(in_ ?? new Response())).id)).toHaveLength(1);
  });

  test('a proof is valid once when a link and its code are used 8 times at once', async () => {
    const email = newAddress();
    const { code, token } = await mailedProof(worker, email);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => signInBy(visitor(worker), index % 2 === 0 ? { email, code } : { token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = await resident(worker, email);
    expect(await rows.sessions((await readMe(again)).id)).toHaveLength(2);
  });

  test('the next mail repeats a proof, so that nobody can void it by asking for another', async () => {
    const email = newAddress();
    const mine = await mailedProof(worker, email);
    expect(await mailedProof(worker, email)).toEqual(mine);
    expect((await signInBy(visitor(worker), { email, code: mine.code })).status).toBe(200);
    expect((await signInBy(visitor(worker), { token: mine.token })).status).toBe(401);
    expect((await mailedProof(worker, email)).token).not.toBe(mine.token);
  });

  test('the next mail extends a proof by ten minutes', async () => {
    const email = newAddress();
    const { code } = await mailedProof(worker, email);
    await rows.ageProofs(9);
    await mailedProof(worker, email);
    await rows.ageProofs(9);
    expect((await signInBy(visitor(worker), { email, code })).status).toBe(200);
  });

  test('a proof is extended for no longer than an hour, however often it is asked for', async () => {
    const email = newAddress();
    const { token } = await mailedProof(worker, email);
    await rows.ageProofs(9);
    await rows.ageCodes(60);
    expect((await mailedProof(worker, email)).token).not.toBe(token);
    expect((await signInBy(visitor(worker), { token })).status).toBe(401);
  });

  test('a proof is valid for ten minutes', async () => {
    const email = newAddress();
    const [code, token] = [await mailedProof(worker, email), await mailedProof(worker, newAddress())];
    await rows.ageProofs(9);
    expect((await signInBy(visitor(worker), { email, code: code.code })).status).toBe(200);
    await rows.ageProofs(1);
    expect((await signInBy(visitor(worker), { token: token.token })).status).toBe(401);
  });

  test('a proof is valid only for its own address', async () => {
    const [email, other] = [newAddress(), newAddress()];
    const { code } = await mailedProof(worker, email);
    const { code: others } = await mailedProof(worker, other);
    if (code !== others) expect((await signInBy(visitor(worker), { email: other, code })).status).toBe(401);
    expect((await signInBy(visitor(worker), { email: newAddress(), code })).status).toBe(401);
    expect((await signInBy(visitor(worker), { email, code })).status).toBe(200);
  });
});

describe('guessing', () => {
  test('a code has five tries, after which its link still works', async () => {
    const email = newAddress();
    const { code, token } = await mailedProof(worker, email);
    for (let tries = 0; tries < 5; tries++) {
      expect(await problemIn(await signInBy(visitor(worker), { email, code: otherThan(code) }))).toMatchObject(FAILED);
    }
    expect(await problemIn(await signInBy(visitor(worker), { email, code }))).toMatchObject(FAILED);
    expect((await signInBy(visitor(worker), { token })).status).toBe(200);
  });

  test('after five wrong tries the next mail has another code', async () => {
    const email = newAddress();
    const { code } = await mailedProof(worker, email);
    for (let tries = 0; tries < 5; tries++) await signInBy(visitor(worker), { email, code: otherThan(code) });
    const next = await mailedProof(worker, email);
    expect((await signInBy(visitor(worker), { email, code: next.code })).status).toBe(200);
  });

  test('a correct fifth try at a code works', async () => {
    const email = newAddress();
    const { code } = await mailedProof(worker, email);
    for (let tries = 0; tries < 4; tries++) await signInBy(visitor(worker), { email, code: otherThan(code) });
    expect((await signInBy(visitor(worker), { email, code })).status).toBe(200);
  });

  test('concurrent tries at a code are all counted', async () => {
    const email = newAddress();
    const { code } = await mailedProof(worker, email);
    const wrong = Array.from({ length: 12 }, () => signInBy(visitor(worker), { email, code: otherThan(code) }));
    for (const answer of await Promise.all(wrong)) expect(answer.status).toBe(401);
    expect((await signInBy(visitor(worker), { email, code })).status).toBe(401);
  });
});

test.each([{ email: 'ana' }, { email: 'ana@' }, { email: `${'a'.repeat(250)}@example.org` }, { email: null }, {}])(
  'no mail goes to %j',
  async (body) => {
    expect((await visitor(worker).post('/api/auth/mail', body)).status).toBe(400);
  },
);

test.each([{ email: 'ana@example.org', code: '12345' }, { token: 'short' }, { code: '123456' }, {}])(
  '%j does not sign in',
  async (body) => {
    expect((await signInBy(visitor(worker), body)).status).toBe(400);
  },
);
