import { timeNow } from '@slow-train/local/kit';
import { testWorker } from '@slow-train/local/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect, type Database } from '../../src/platform/database.ts';
import { parseSettings } from '@slow-train/settings';
import { resumeMail, mailStop, stopMail } from '../../src/notifications/bounces/store.ts';
import { problemIn } from '../kit/play.ts';
import { RESEND_WEBHOOK_SECRET, signedByResend } from '../kit/resend.ts';
import { useWorker } from '../kit/worker.ts';

const MINUTE = 60_000;

const worker = useWorker({ RESEND_WEBHOOK_SECRET });
let db: Database;
let people = 0;
let address = '';
beforeAll(() => {
  const { siteUrl: url, endpoint } = worker.database;
  db = connect(
    parseSettings({
      DATABASE_URL: url,
      NEON_ENDPOINT: endpoint,
      APP_URL: worker.address,
      AUTH_SECRET: 'reads the same database, and signs nothing',
    }),
  );
});
beforeEach(() => {
  address = `ana.${people++}@example.org`;
});

/** An event as Resend sends it (https://resend.com/docs/webhooks/event-types). */
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

const report = (body: string, headers = signedByResend(body)): Promise<Response> =>
  worker.fetch('/api/mail/events', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('mail to an address stops', () => {
  test.each([
    ['after a permanent bounce', () => bounce('Permanent'), 'bounced'],
    ['after a complaint', () => event('email.complained'), 'complained'],
    ['when the provider suppresses it', () => event('email.suppressed'), 'bounced'],
    ['in any notation of the address', () => bounce('Permanent', `Ana <${address.toUpperCase()}>`), 'bounced'],
  ] as const)('mail to an address stops %s', async (_, body, reason) => {
    expect((await report(body())).status).toBe(204);
    expect(await mailStop(db, address)).toBe(reason);
  });

  test('mail to an address stops once, however often an event is sent', async () => {
    const body = bounce('Permanent');
    const headers = signedByResend(body);
    expect((await report(body, headers)).status).toBe(204);
    expect((await report(body, headers)).status).toBe(204);
    expect(await mailStop(db, address)).toBe('bounced');
  });

  test('mail to an address stops until its owner allows it again', async () => {
    await report(bounce('Permanent'));
    await resumeMail(db, address.toUpperCase());
    expect(await mailStop(db, address)).toBeNull();
  });

  test('a bounce does not replace a complaint', async () => {
    await stopMail(db, address, 'bounced', new Date(timeNow()));
    await report(event('email.complained'));
    await report(bounce('Permanent'));
    expect(await mailStop(db, address)).toBe('complained');
  });
});

describe('mail continues', () => {
  test.each([
    ['after a transient bounce', () => bounce('Transient')],
    ['after an undetermined bounce', () => bounce('Undetermined')],
    ['after a delivery', () => event('email.delivered')],
    ['after an unknown event', () => event('email.teleported')],
    ['after a body that is not an event', () => '[]'],
    ['after a body that is not JSON', () => 'bounced'],
  ])('mail continues %s', async (_, body) => {
    expect((await report(body())).status).toBe(204);
    expect(await mailStop(db, address)).toBeNull();
  });

  test.each([
    ['is not signed', () => ({})],
    [
      'is signed with another secret',
      (body: string) => signedByResend(body, new Date(timeNow()), `whsec_${btoa('x'.repeat(32))}`),
    ],
    ['is signed for another body', () => signedByResend('{}')],
    ['is old', (body: string) => signedByResend(body, new Date(timeNow() - 6 * MINUTE))],
    ['is from the future', (body: string) => signedByResend(body, new Date(timeNow() + 6 * MINUTE))],
    [
      'has another timestamp than was signed',
      (body: string) => ({ ...signedByResend(body), 'svix-timestamp': '1790000000' }),
    ],
  ])('mail continues if the request %s', async (_, headers) => {
    const body = bounce('Permanent');
    expect(await problemIn(await report(body, headers(body)))).toMatchObject({
      status: 401,
      type: '/problems/sign-in-failed',
    });
    expect(await mailStop(db, address)).toBeNull();
  });
});

test('mail events are refused if no secret is set', async () => {
  const other = await testWorker();
  const body = bounce('Permanent');
  const answer = await other.fetch('/api/mail/events', { method: 'POST', body, headers: signedByResend(body) });
  expect(await problemIn(answer)).toMatchObject({
    status: 404,
    detail: expect.stringContaining('RESEND_WEBHOOK_SECRET'),
  });
  await other.stop();
});
