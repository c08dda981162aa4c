import { testWorker, type TestWorker } from '@slow-train/local/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect, type Database } from '../src/db.ts';
import { parseSettings } from '../src/env.ts';
import { allowMailAgain, mailStop, stopMail } from '../src/notify/bounces/store.ts';
import { problemIn } from './kit/play.ts';
import { RESEND_WEBHOOK_SECRET, signedByResend } from './kit/resend.ts';

const MINUTE = 60_000;

let worker: TestWorker;
let db: Database;
let people = 0;
let address = '';
beforeAll(async () => {
  worker = await testWorker({ RESEND_WEBHOOK_SECRET });
  const { url, endpoint } = worker.database;
  db = connect(
    parseSettings({
      DATABASE_URL: url,
      NEON_ENDPOINT: endpoint,
      APP_URL: worker.address,
      AUTH_SECRET: 'reads the same database, and signs nothing',
    }),
  );
});
afterAll(() => worker.stop());
beforeEach(() => {
  address = `ana.${people++}@example.org`;
});

/** As Resend tells of it (https://resend.com/docs/webhooks/event-types). */
const event = (type: string, more: object = {}, to = address): string =>
  JSON.stringify({
    type,
    created_at: '2026-10-01T12:00:00.000Z',
    data: {
      email_id: '56761188',
      from: 'Slow Train <mail@slow-train.example>',
      to: [to],
      subject: 'Your turn',
      ...more,
    },
  });
const bounce = (type: string, to?: string): string =>
  event('email.bounced', { bounce: { type, subType: 'General', message: 'No such user.' } }, to);

const tell = (body: string, headers = signedByResend(body)): Promise<Response> =>
  worker.fetch('/api/mail/events', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('mail to an address stops', () => {
  test.each([
    ['when it came back for good', () => bounce('Permanent'), 'bounced'],
    ['when its reader calls it spam', () => event('email.complained'), 'complained'],
    ['when the provider sends no more there', () => event('email.suppressed'), 'bounced'],
    ['however it is written', () => bounce('Permanent', `Ana <${address.toUpperCase()}>`), 'bounced'],
  ] as const)('%s', async (_, told, reason) => {
    expect((await tell(told())).status).toBe(204);
    expect(await mailStop(db, address)).toBe(reason);
  });

  test('once, however often we are told', async () => {
    const body = bounce('Permanent');
    const headers = signedByResend(body);
    expect((await tell(body, headers)).status).toBe(204);
    expect((await tell(body, headers)).status).toBe(204);
    expect(await mailStop(db, address)).toBe('bounced');
  });

  test('until its owner says so', async () => {
    await tell(bounce('Permanent'));
    await allowMailAgain(db, address.toUpperCase());
    expect(await mailStop(db, address)).toBeNull();
  });

  test('and a complaint outlasts a bounce', async () => {
    await stopMail(db, address, 'bounced', new Date());
    await tell(event('email.complained'));
    await tell(bounce('Permanent'));
    expect(await mailStop(db, address)).toBe('complained');
  });
});

describe('nothing stops', () => {
  test.each([
    ['where it may go better next time', () => bounce('Transient')],
    ['where nobody knows what it was', () => bounce('Undetermined')],
    ['where it arrived', () => event('email.delivered')],
    ['of what nobody has told us of yet', () => event('email.teleported')],
    ['of what is none of our events', () => '[]'],
    ['of what is no JSON', () => 'bounced'],
  ])('%s', async (_, told) => {
    expect((await tell(told())).status).toBe(204);
    expect(await mailStop(db, address)).toBeNull();
  });

  test.each([
    ['is not signed', () => ({})],
    [
      'is signed with another secret',
      (body: string) => signedByResend(body, new Date(), `whsec_${btoa('x'.repeat(32))}`),
    ],
    ['is signed for another body', () => signedByResend('{}')],
    ['is an old one', (body: string) => signedByResend(body, new Date(Date.now() - 6 * MINUTE))],
    ['is from the future', (body: string) => signedByResend(body, new Date(Date.now() + 6 * MINUTE))],
    ['was moved in time', (body: string) => ({ ...signedByResend(body), 'svix-timestamp': '1790000000' })],
  ])('if the request %s', async (_, headers) => {
    const body = bounce('Permanent');
    expect(await problemIn(await tell(body, headers(body)))).toMatchObject({
      status: 401,
      type: '/problems/sign-in-failed',
    });
    expect(await mailStop(db, address)).toBeNull();
  });
});

test('nobody listens where no secret is set', async () => {
  const other = await testWorker();
  const body = bounce('Permanent');
  const answer = await other.fetch('/api/mail/events', { method: 'POST', body, headers: signedByResend(body) });
  expect(await problemIn(answer)).toMatchObject({
    status: 404,
    detail: expect.stringContaining('RESEND_WEBHOOK_SECRET'),
  });
  await other.stop();
});
