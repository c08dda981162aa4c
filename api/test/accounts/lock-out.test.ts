import { beforeAll, describe, expect, test } from 'vitest';
import { accountRows } from '../kit/account-rows.ts';
import { mailedProof, newAddress, otherThan, proofIn, readMe, resident, signInBy } from '../kit/mail.ts';
import { problemIn } from '../kit/play.ts';
import { guest, visitor, type Visitor } from '../kit/visitor.ts';
import { useMailingWorker } from '../kit/worker.ts';

const worker = useMailingWorker();
let rows: ReturnType<typeof accountRows>;
beforeAll(() => {
  rows = accountRows(worker.database);
});

const TOO_MANY = { status: 429, type: '/problems/too-many-requests' };
let networks = 0;

/** Returns a browser in a network of its own. */
const stranger = (): Visitor =>
  visitor(worker, new Map(), { 'cf-connecting-ip': `10.${Math.floor(networks / 250)}.${networks++ % 250}.1` });
/** Returns a browser in a network of its own, with these cookies. */
const elsewhere = (who: Visitor): Visitor =>
  visitor(worker, new Map(who.cookies), { 'cf-connecting-ip': `172.16.${networks++ % 250}.1` });

const ask = (who: Visitor, email: string): Promise<Response> => who.post('/api/auth/mail', { email });

/** Has a stranger ask for a mail, and then more than may have any. */
const useUpMails = (email: string): Promise<void> =>
  rows.fillAttempts('signInMails.strangers', () => ask(stranger(), email), 15);

/** Has a stranger try a code, and then as many more as all may try in a day. */
const useUpCodes = (email: string): Promise<void> =>
  rows.fillAttempts('codes.strangers', () => signInBy(stranger(), { email, code: '000000' }), 20);

/** Returns the code of the mails to an address, the same in all that are valid. */
const newestProof = (email: string) => proofIn(worker.mailbox.mails(email)[0] ?? { text: null });

describe('a single stranger', () => {
  test('a single stranger does not use up an address’s mails for others', async () => {
    const email = newAddress();
    const eve = stranger();
    for (let mail = 0; mail < 12; mail++) await ask(eve, email);
    expect(worker.mailbox.mails(email)).toHaveLength(5);
    expect((await ask(stranger(), email)).status).toBe(202);
  });

  test('a single stranger does not use up an address’s codes for others, even with many at once', async () => {
    const email = newAddress();
    const eve = stranger();
    const tries = Array.from({ length: 24 }, () => signInBy(eve, { email, code: '000000' }));
    const answers = (await Promise.all(tries)).map(({ status }) => status);
    expect(answers.filter((status) => status === 401)).toHaveLength(8);
    expect((await signInBy(stranger(), { email, code: '000000' })).status).toBe(401);
  });

  test('a single stranger with a /48 counts as one', async () => {
    const email = newAddress();
    const from = (n: number) => visitor(worker, new Map(), { 'cf-connecting-ip': `2001:db8:ea:${n}00::1` });
    for (let n = 1; n <= 5; n++) expect((await ask(from(n), email)).status).toBe(202);
    expect(await problemIn(await ask(from(6), email))).toMatchObject(TOO_MANY);
  });

  test('a single stranger with a session uses up only its own share of a network', async () => {
    const email = newAddress();
    const here = { 'cf-connecting-ip': '192.0.2.50' };
    const eve = await guest(worker, here);
    for (let mail = 0; mail < 4; mail++) expect((await ask(eve, email)).status).toBe(202);
    expect(await problemIn(await ask(eve, email))).toMatchObject(TOO_MANY);
    expect((await ask(await guest(worker, here), email)).status).toBe(202);
  });

  test('a single stranger does not get past the limits of an inbox by other ways to write its address', async () => {
    const [plain, tagged] = [newAddress(), (n: number) => plain.replace('@', `+${n}@`)];
    const eve = stranger();
    for (let n = 0; n < 5; n++) expect((await ask(eve, tagged(n))).status).toBe(202);
    for (const email of [plain, tagged(9)]) expect(await problemIn(await ask(eve, email))).toMatchObject(TOO_MANY);
    const gmail = stranger();
    const dots = [
      'anna.b@gmail.com',
      'an.nab@gmail.com',
      'annab@googlemail.com',
      'annab+x@gmail.com',
      'a.nnab@gmail.com',
    ];
    for (const email of dots) expect((await ask(gmail, email)).status).toBe(202);
    expect(await problemIn(await ask(gmail, 'annab@gmail.com'))).toMatchObject(TOO_MANY);
    // At other providers people differ by a dot.
    expect((await ask(gmail, 'anna.b@example.org')).status).toBe(202);
  });
});

test('an address with a "+" is an account of its own', async () => {
  const plain = newAddress();
  const [one, other] = [await resident(worker, plain), await resident(worker, plain.replace('@', '+games@'))];
  expect((await readMe(other)).id).not.toBe((await readMe(one)).id);
  expect(await readMe(other)).toMatchObject({ email: plain.replace('@', '+games@') });
});

describe('while strangers have used up the mails to an address', () => {
  test('while strangers have used up the mails to an address, a browser that has signed in with it gets five an hour', async () => {
    const email = newAddress();
    const browser = await resident(worker, email);
    await browser.post('/api/auth/sign-out', {});
    await useUpMails(email);
    expect(await problemIn(await ask(stranger(), email))).toMatchObject(TOO_MANY);
    const back = elsewhere(browser);
    for (let mail = 0; mail < 5; mail++) expect((await ask(back, email)).status).toBe(202);
    expect(await problemIn(await ask(back, email))).toMatchObject(TOO_MANY);
    const { code } = newestProof(email);
    expect((await signInBy(back, { email, code })).status).toBe(200);
  });

  test('while strangers have used up the mails to an address, a browser knows only the addresses that have signed in there', async () => {
    const [email, other] = [newAddress(), newAddress()];
    const browser = await resident(worker, other);
    await useUpMails(email);
    expect(await problemIn(await ask(elsewhere(browser), email))).toMatchObject(TOO_MANY);
    // A mark of one's own making, or from another browser, is none.
    const owners = await resident(worker, newAddress());
    const [mark = ''] =
      /[^.]+(?=\.[^.]+$)/.exec(decodeURIComponent(owners.cookies.get('slow-train.device') ?? '')) ?? [];
    expect(mark).toHaveLength(22);
    const forged = visitor(worker, new Map([['slow-train.device', `me.${mark}.${'A'.repeat(43)}%3D`]]));
    expect(await problemIn(await ask(forged, email))).toMatchObject(TOO_MANY);
  });

  test('while strangers have used up the mails to an address, a browser that is still signed in from before there were marks gets one, too', async () => {
    const email = newAddress();
    const browser = await resident(worker, email);
    const session = browser.cookies.get('slow-train.session_token') ?? '';
    const earlier = visitor(worker, new Map([['slow-train.session_token', session]]));
    await readMe(earlier);
    await useUpMails(email);
    expect((await ask(elsewhere(earlier), email)).status).toBe(202);
  });

  test('while strangers have used up the mails to an address, six people can share a browser', async () => {
    const emails = Array.from({ length: 6 }, () => newAddress());
    const browser = visitor(worker);
    for (const email of emails) {
      const { code } = await mailedProof(worker, email, browser);
      expect((await signInBy(browser, { email, code })).status).toBe(200);
    }
    const [first = ''] = emails;
    await useUpMails(first);
    expect((await ask(elsewhere(browser), first)).status).toBe(202);
  });

  test('while strangers have used up the mails to an address, a refused request makes the newest mail valid again, for any browser', async () => {
    const email = newAddress();
    await useUpMails(email);
    const newest = newestProof(email);
    await rows.ageProofs(45);
    await rows.ageCodes(45);
    expect((await signInBy(stranger(), { token: newest.token })).status).toBe(401);
    await worker.scheduled();
    const me = stranger();
    expect(await problemIn(await ask(me, email))).toMatchObject({
      ...TOO_MANY,
      detail: expect.stringContaining('the newest one is good for another ten minutes'),
    });
    expect((await signInBy(me, { token: newest.token })).status).toBe(200);
    expect((await signInBy(stranger(), { token: newest.token })).status).toBe(401);
    // A used one stays used.
    await ask(stranger(), email);
    expect((await signInBy(stranger(), { token: newest.token })).status).toBe(401);
  });

  test('while strangers have used up the mails to an address, an old mail stays invalid', async () => {
    const email = newAddress();
    await useUpMails(email);
    const newest = newestProof(email);
    await rows.ageProofs(120);
    await rows.ageCodes(120);
    expect(await problemIn(await ask(stranger(), email))).toMatchObject(TOO_MANY);
    expect((await signInBy(stranger(), { token: newest.token })).status).toBe(401);
  });
});

describe('while strangers have used up the codes of an address', () => {
  test('while strangers have used up the codes of an address, a browser that has signed in with it can type its code, ten times a day', async () => {
    const email = newAddress();
    const browser = await resident(worker, email);
    await browser.post('/api/auth/sign-out', {});
    const back = elsewhere(browser);
    const { code } = await mailedProof(worker, email, back);
    await useUpCodes(email);
    for (let tries = 1; tries < 10; tries++)
      expect((await signInBy(back, { email, code: otherThan(code) })).status).toBe(401);
    expect((await signInBy(back, { email, code })).status).toBe(200);
    await back.post('/api/auth/sign-out', {});
    expect(await problemIn(await signInBy(back, { email, code }))).toMatchObject(TOO_MANY);
  });

  test('while strangers have used up the codes of an address, any other browser has the link', async () => {
    const email = newAddress();
    const me = stranger();
    const { code, token } = await mailedProof(worker, email, me);
    await useUpCodes(email);
    expect(await problemIn(await signInBy(me, { email, code }))).toMatchObject({
      ...TOO_MANY,
      detail: expect.stringContaining('The link in a mail for signing in still works'),
    });
    expect((await signInBy(me, { token })).status).toBe(200);
  });
});

test('deleting an account leaves no mark in the browser', async () => {
  const browser = await resident(worker, newAddress());
  expect([...browser.cookies.keys()]).toContain('slow-train.device');
  const answer = await browser.fetch('/api/me', {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ confirm: 'delete my account' }),
  });
  expect(answer.status).toBe(204);
  expect([...browser.cookies.keys()]).toEqual([]);
});

test('the mark does not contain the address, and does not show that two browsers have one owner', async () => {
  const email = newAddress();
  const browsers = [await resident(worker, email), await resident(worker, email)];
  const marks = browsers.map(({ cookies }) => decodeURIComponent(cookies.get('slow-train.device') ?? '').split('.'));
  for (const mark of marks) expect(mark.join('.')).not.toMatch(/@|ana|example/);
  expect(marks[0]?.some((part) => marks[1]?.includes(part))).toBe(false);
});

test('31.18 a browser that had the account hears that its address gets no mail, and a stranger does not', async () => {
  const email = newAddress();
  const ana = await resident(worker, email);
  await rows.stopMail(email);
  const seen = async (who: Visitor): Promise<unknown> => (await ask(who, email)).json();
  const usual = { mailbox: worker.mailbox.url };
  expect(await seen(elsewhere(ana))).toEqual({ ...usual, isStopped: true });
  expect(await seen(stranger())).toEqual(usual);
});
