import { ExpectedError } from '@slow-train/settings/expected-error';
import { newPushKeys, testWorker } from '@slow-train/local/testing';
import { describe, expect, test } from 'vitest';
import { parseSettings } from '@slow-train/settings';
import { checkPushKeys, vapidKeys } from '@slow-train/settings/push-keys';
import { newWebhookSecret } from '../../src/notifications/channels/webhook.ts';
import { problemIn } from '../kit/play.ts';

// All settings except those for mail, which mail-settings.test.ts tests.

const BASE = {
  DATABASE_URL: 'postgres://station:pass-word@localhost/trains',
  AUTH_SECRET: 'long enough to be taken for a real secret',
  APP_URL: 'https://slow-train.net',
};
const KEYS = newPushKeys();
const parse = (more: Record<string, string>) => parseSettings({ ...BASE, ...more });

test('only a database, a secret and an address are needed', () => {
  expect(parseSettings(BASE)).toEqual({ ...BASE, WORKERS_PLAN: 'free', KEEP_UNSTARTED_DAYS: 60 });
});

test('all settings can be combined', async () => {
  const settings = parse({
    ...KEYS,
    RESEND_WEBHOOK_SECRET: newWebhookSecret(),
    OPERATOR_TOKEN: 'long enough not to be guessed by anybody',
  });
  await expect(checkPushKeys(settings)).resolves.toBeUndefined();
});

describe('an impossible setting is named, with the line to write', () => {
  const long = 'x'.repeat(43);
  test.each([
    [
      { VAPID_PUBLIC_KEY: KEYS.VAPID_PUBLIC_KEY },
      /keys for pushes is missing.*\nVAPID_PRIVATE_KEY="43 characters; .*npx slow-train keys"$/,
    ],
    [
      { VAPID_PRIVATE_KEY: KEYS.VAPID_PRIVATE_KEY },
      /keys for pushes is missing.*\nVAPID_PUBLIC_KEY="87 characters; .*npx slow-train keys"$/,
    ],
    [{ ...KEYS, VAPID_PUBLIC_KEY: `${KEYS.VAPID_PUBLIC_KEY}=` }, /\nVAPID_PUBLIC_KEY="87/],
    [{ ...KEYS, VAPID_PUBLIC_KEY: `C${KEYS.VAPID_PUBLIC_KEY.slice(1)}` }, /\nVAPID_PUBLIC_KEY="87/],
    [{ ...KEYS, VAPID_PRIVATE_KEY: 'short' }, /\nVAPID_PRIVATE_KEY="43/],
    [
      { VAPID_PUBLIC_KEY: KEYS.VAPID_PRIVATE_KEY, VAPID_PRIVATE_KEY: KEYS.VAPID_PUBLIC_KEY },
      /PUBLIC_KEY=.*\nVAPID_PRIVATE/,
    ],
    [{ RESEND_WEBHOOK_SECRET: long }, /\nRESEND_WEBHOOK_SECRET="whsec_…/],
    [{ RESEND_WEBHOOK_SECRET: 'whsec_no-base64-at-all' }, /\nRESEND_WEBHOOK_SECRET="whsec_…/],
    [{ OPERATOR_TOKEN: 'short' }, /\nOPERATOR_TOKEN="at least 32/],
    [{ OUTBOUND_LOOPBACK: 'yes' }, /\nOUTBOUND_LOOPBACK="allow" \(the only value\), or remove/],
    [{ OUTBOUND_LOOPBACK: 'allow' }, /^OUTBOUND_LOOPBACK .* Remove it/],
    [{ APP_URL: 'slow-train.net', AUTH_SECRET: 'short' }, /AUTH_SECRET="at least.*\nAPP_URL="https/],
  ])('the settings %j are refused with the line to write', (settings, words) => {
    const parsing = (): unknown => parse(settings);
    expect(parsing).toThrow(ExpectedError);
    expect(parsing).toThrow(words);
    for (const value of [...Object.values(settings), 'pass-word'].filter(({ length }) => length > 5)) {
      expect(parsing).not.toThrow(value);
    }
  });

  test('two keys that are not a pair are named, with the line to write', async () => {
    const settings = parse({ ...KEYS, VAPID_PRIVATE_KEY: newPushKeys().VAPID_PRIVATE_KEY });
    const words = 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair. Set both to keys that were made together';
    await expect(checkPushKeys(settings)).rejects.toThrow(words);
    await expect(checkPushKeys(settings)).rejects.not.toThrow(settings.VAPID_PRIVATE_KEY);
  });
});

test('the readiness check says which line to change', async () => {
  const worker = await testWorker({ ...KEYS, VAPID_PRIVATE_KEY: newPushKeys().VAPID_PRIVATE_KEY });
  const asked = await problemIn(await worker.fetch('/api/ready'));
  expect(asked).toMatchObject({ status: 503, detail: expect.stringContaining('npx slow-train keys') });
  expect(worker.logs().join('\n')).not.toContain(KEYS.VAPID_PUBLIC_KEY);
  await worker.stop();

  const right = await testWorker({ ...KEYS });
  expect((await right.fetch('/api/ready')).status).toBe(200);
  await right.stop();
});

describe('push services get a contact', () => {
  test.each([
    ['https://slow-train.net/', 'station@slow-train.net', 'https://slow-train.net'],
    ['http://localhost:8787', 'Slow Train <station@slow-train.net>', 'mailto:station@slow-train.net'],
    ['http://192.168.1.2:8787', undefined, 'mailto:postmaster@192.168.1.2'],
  ])('push services get a contact: %s, %s', (APP_URL, from, subject) => {
    expect(vapidKeys(parse({ ...KEYS, APP_URL, ...(from === undefined ? {} : { MAIL_FROM: from }) }))).toEqual({
      subject,
      publicKey: KEYS.VAPID_PUBLIC_KEY,
      privateKey: KEYS.VAPID_PRIVATE_KEY,
    });
  });
});
