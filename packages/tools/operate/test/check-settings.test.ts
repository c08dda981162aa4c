import { newPushKeys } from '@slow-train/local/testing';
import { describe, expect, test } from 'vitest';
import { missingFeatures, settingsFaults } from '../src/deploy/check-settings.ts';

const NEON = 'postgres://me:pass-word@ep-cool-leaf-123456.eu-central-1.aws.neon.tech/slow_train';
const RIGHT = {
  DATABASE_URL: NEON,
  AUTH_SECRET: 'long enough to be taken for a real secret',
  APP_URL: 'https://slow-train.me.workers.dev',
};
const KEYS = newPushKeys();
const OTHER = newPushKeys();

const faults = (more: Record<string, string>, without: readonly string[] = []) =>
  settingsFaults(
    Object.fromEntries(Object.entries({ ...RIGHT, ...more }).filter(([name]) => !without.includes(name))),
    'production',
    'slow-train',
  );

test('a site needs three settings', async () => {
  expect(await faults({})).toEqual([]);
  expect(await faults({ APP_URL: 'https://play.example.org' })).toEqual([]);
  expect(missingFeatures(RIGHT).map((sentence) => sentence.split(/[:(]/)[0]?.trim())).toEqual([
    'No mail',
    'No push notifications',
    'No npm run admin, and no metrics',
  ]);
});

describe('each wrong setting has one sentence', () => {
  test.each<[Record<string, string>, readonly string[], RegExp]>([
    [{}, ['DATABASE_URL'], /^DATABASE_URL is missing\. Set DATABASE_URL="postgres:/],
    [{}, ['AUTH_SECRET'], /^AUTH_SECRET is missing\. Set AUTH_SECRET="at least 32/],
    [{}, ['APP_URL'], /^APP_URL is missing\. Set APP_URL="https:/],
    [{ DATABASE_URL: 'mysql://localhost/x' }, [], /^DATABASE_URL is not valid\. Set DATABASE_URL="postgres:/],
    [{ DATABASE_URL: 'postgres://me:pass-word@db.example.org/x' }, [], /^DATABASE_URL is not at Neon, .*npm run serve/],
    [{ AUTH_SECRET: 'too-short' }, [], /^AUTH_SECRET is not valid\. Set AUTH_SECRET="at least 32/],
    [{ APP_URL: 'play.example.org' }, [], /^APP_URL is not valid\. Set APP_URL="https:/],
    [{ APP_URL: 'http://play.example.org' }, [], /^APP_URL must start with https:\/\//],
    [{ APP_URL: 'https://example.org/play' }, [], /^APP_URL must be only https:\/\/ and a host name/],
    [{ APP_URL: 'https://other.me.workers.dev' }, [], /^APP_URL must be https:\/\/slow-train\.YOUR-SUBDOMAIN/],
    [{ RESEND_API_KEY: 're_secret' }, [], /^Mail is set up but has no sender\. Set MAIL_FROM=/],
    [{ MAIL_FROM: 'nobody at all' }, [], /^MAIL_FROM is not valid\. Set MAIL_FROM=/],
    [{ SMTP_URL: 'imap://x.example', MAIL_FROM: 'a@example.org' }, [], /^SMTP_URL is not valid\. Set SMTP_URL=/],
    [
      { SMTP_URL: 'smtps://me:se-cret@x.example', RESEND_API_KEY: 're_secret', MAIL_FROM: 'a@example.org' },
      [],
      /^SMTP_URL and RESEND_API_KEY are both set\. Remove one/,
    ],
    [{ RESEND_WEBHOOK_SECRET: 'guessed' }, [], /^RESEND_WEBHOOK_SECRET is not valid\. Set RESEND_WEBHOOK_SECRET=/],
    [
      { VAPID_PUBLIC_KEY: KEYS.VAPID_PUBLIC_KEY },
      [],
      /^One of the two keys for pushes is missing\. Set VAPID_PRIVATE_KEY/,
    ],
    [{ ...KEYS, VAPID_PRIVATE_KEY: 'short' }, [], /^VAPID_PRIVATE_KEY is not valid\. Set VAPID_PRIVATE_KEY/],
    [
      { ...KEYS, VAPID_PRIVATE_KEY: OTHER.VAPID_PRIVATE_KEY },
      [],
      /^VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair/,
    ],
    [{ OPERATOR_TOKEN: 'too-short' }, [], /^OPERATOR_TOKEN is not valid\. Set OPERATOR_TOKEN=/],
    [
      { MAILBOX_URL: 'http://localhost:8788' },
      [],
      /^MAILBOX_URL is only for play on your own machine: .* Remove it\.$/,
    ],
    [{ BACKGROUND_WORK: 'off' }, [], /^BACKGROUND_WORK is only for play on your own machine: .* Remove it\.$/],
  ])('each wrong setting has one sentence: %j without %j', async (more, without, sentence) => {
    const found = await faults(more, without);
    expect(found).toEqual([expect.stringMatching(sentence)]);
    for (const value of ['pass-word', 'se-cret', 're_secret', 'too-short', KEYS.VAPID_PUBLIC_KEY])
      expect(found[0]).not.toContain(value);
  });

  test('several wrong settings at once have a sentence each', async () => {
    expect(
      await faults({ AUTH_SECRET: 'x', OPERATOR_TOKEN: 'y', RESEND_API_KEY: 're_secret' }, ['APP_URL']),
    ).toHaveLength(4);
  });
});
