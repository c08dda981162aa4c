import { testWorker } from '@slow-train/local/testing';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { accountRows } from '../kit/account-rows.ts';
import { countingEndpoint, type CountingEndpoint } from '../kit/counting-endpoint.ts';
import {
  mailedCode,
  mailedProof,
  mailingWorker,
  newAddress,
  otherThan,
  resident,
  signInBy,
  type MailingWorker,
} from '../kit/mail.ts';
import { problemIn } from '../kit/play.ts';
import { guest, visitor } from '../kit/visitor.ts';

let door: CountingEndpoint;
let worker: MailingWorker;
beforeAll(async () => {
  door = await countingEndpoint(inject('testServer').endpoint);
  worker = await mailingWorker({ NEON_ENDPOINT: door.url });
});
afterAll(async () => {
  await worker.stop();
  await door.stop();
});

/** Returns everything that could reveal something: status, headers except the date, body, and the statements. */
async function observed(ask: () => Promise<Response>) {
  door.take();
  const answer = await ask();
  const headers = [...answer.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id');
  const body = (await answer.text()).replaceAll(answer.headers.get('x-request-id') ?? '', 'ID');
  return { status: answer.status, headers, body, statements: door.take() };
}

describe('whether somebody has an account', () => {
  test('whether somebody has an account does not show when a mail is requested', async () => {
    const [known, unknown] = [newAddress(), newAddress()];
    await resident(worker, known);
    const who = visitor(worker);
    const seen = await observed(() => who.post('/api/auth/mail', { email: known }));
    expect(await observed(() => who.post('/api/auth/mail', { email: unknown }))).toEqual(seen);
    expect(seen).toMatchObject({ status: 202, body: JSON.stringify({ mailbox: worker.mailbox.url }) });
    const [toKnown, toUnknown] = [await worker.mailbox.next(known), await worker.mailbox.next(unknown)];
    const wordsOf = ({ text }: { readonly text: string | null }) => text?.replaceAll(/\d{3} ?\d{3}|#\S+/g, '…');
    expect(wordsOf(toUnknown)).toBe(wordsOf(toKnown));
    expect(worker.mailbox.mails(unknown)).toHaveLength(1);
  });

  test('whether somebody has an account does not show when there were too many mails', async () => {
    const [known, unknown, never] = [newAddress(), newAddress(), newAddress()];
    const rows = accountRows(worker.database);
    await resident(worker, known);
    const ask = async (email: string) => {
      const { status, body, statements } = await observed(() => visitor(worker).post('/api/auth/mail', { email }));
      return { status, statements, body: body.replaceAll(/"retryAfter":\d+/g, '') };
    };
    for (const email of [known, unknown]) await ask(email);
    await rows.fillAttempts(
      'signInMails.strangers',
      () => visitor(worker).post('/api/auth/mail', { email: never }),
      15,
    );
    const seen = await ask(known);
    expect(seen.status).toBe(429);
    for (const email of [unknown, never]) expect(await ask(email)).toEqual(seen);
  });

  test('whether somebody has an account does not show when a code is wrong', async () => {
    const [known, unknown, never] = [newAddress(), newAddress(), newAddress()];
    await resident(worker, known);
    const who = visitor(worker);
    const { code } = await mailedProof(worker, known);
    await mailedProof(worker, unknown);
    const wrong = otherThan(code);
    const seen = await observed(() => signInBy(who, { email: known, code: wrong }));
    expect(seen.status).toBe(401);
    for (const email of [unknown, never])
      expect(await observed(() => signInBy(who, { email, code: wrong }))).toEqual(seen);
  });

  test('whether somebody has an account does not show when an address is changed, until the code is right', async () => {
    const [known, unknown] = [newAddress(), newAddress()];
    await resident(worker, known);
    const who = await guest(worker);
    const seen = await observed(() => who.post('/api/me/email/mail', { email: known }));
    expect(await observed(() => who.post('/api/me/email/mail', { email: unknown }))).toEqual(seen);
    const wrong = (email: string) => observed(() => who.put('/api/me/email', { email, code: '000000' }));
    expect(await wrong(unknown)).toEqual(await wrong(known));
  });
});

test('requesting a mail costs two round trips, and signing in four', async () => {
  const email = newAddress();
  const who = visitor(worker);
  door.take();
  const { code } = await mailedProof(worker, email, who);
  expect(door.take()).toHaveLength(2);
  await signInBy(who, { email, code });
  expect(door.take()).toHaveLength(4);
});

test('neither log nor database has a code, a token or a session, and the log has no address', async () => {
  const email = newAddress();
  const who = visitor(worker);
  const first = await mailedProof(worker, email, who);
  await signInBy(who, { email, code: otherThan(first.code) });
  await who.post('/api/auth/mail', { email, extra: '\n' });
  const { code, token } = await mailedProof(worker, newAddress());
  const someone = await guest(worker);
  const confirming = await mailedCode(worker, someone, newAddress());
  // Also when something fails.
  const broken = await testWorker({ NEON_ENDPOINT: 'http://127.0.0.1:9/sql', ...worker.mailbox.bindings });
  try {
    const there = visitor(broken);
    expect((await there.post('/api/auth/mail', { email })).status).toBe(503);
    expect((await signInBy(there, { token })).status).toBe(503);
    expect((await signInBy(there, { email, code })).status).toBe(503);
    expect((await someone.at(broken).put('/api/me/email', { email, code })).status).toBe(503);
    const logs = [...worker.logs(), ...broken.logs()].join('\n');
    const rows = accountRows(worker.database);
    const kept = `${await rows.text('mail_proofs')}${await rows.text('attempts')}`;
    for (const secret of [code, first.code, confirming, token, first.token]) {
      expect(logs).not.toContain(secret);
      expect(kept).not.toContain(secret);
    }
    expect(logs).not.toMatch(/example\.org|@/);
    expect(await rows.text('attempts')).not.toMatch(/example\.org|@/);
  } finally {
    await broken.stop();
  }
});

describe('when no mail can be sent', () => {
  test('without a mail server, everybody is told so', async () => {
    const mute = await testWorker();
    try {
      const problem = await problemIn(await visitor(mute).post('/api/auth/mail', { email: newAddress() }));
      expect(problem).toMatchObject({ status: 503, type: '/problems/mail-unconfigured' });
      const someone = await guest(mute);
      expect((await someone.post('/api/me/email/mail', { email: newAddress() })).status).toBe(503);
    } finally {
      await mute.stop();
    }
  });

  test('with the mail server down, the API says to try again, and logs no address', async () => {
    const lost = await testWorker({ ...worker.mailbox.bindings, SMTP_URL: 'smtp://127.0.0.1:9' });
    try {
      const answer = await visitor(lost).post('/api/auth/mail', { email: newAddress() });
      expect(answer.headers.get('retry-after')).toBe('60');
      expect(await problemIn(answer)).toMatchObject({ status: 503, type: '/problems/mail-failed' });
      expect(lost.logs().join('\n')).toMatch(/"message":"The mail server cannot be reached/);
      expect(lost.logs().join('\n')).not.toMatch(/@|example\.org/);
    } finally {
      await lost.stop();
    }
  });
});
