import { NotificationPreferencesSchema, type NotificationPreferences } from '@slow-train/protocol';
import { describe, expect, test } from 'vitest';
import { healthWords, spanWords, notificationSummary, zoneWords } from '#text/notifications.ts';
import { placeOfDay } from '../../src/text/days.ts';
import type { AvailableChannels } from '../../src/text/notification-sentences.ts';

const choices = (chosen: unknown = {}): NotificationPreferences =>
  NotificationPreferencesSchema.parse({ timeZone: 'Europe/Vienna', ...Object(chosen) });
const NONE: AvailableChannels = { isHere: false, others: [], address: null, webhooks: 0 };
const HERE: AvailableChannels = { ...NONE, isHere: true };
const MAIL: AvailableChannels = { ...NONE, address: 'ana@post.example' };
const QUIET = 'Nothing between 22:00 and 08:00, Vienna time.';
const DAILY = { mail: { when: 'daily', hour: 7 } };
const NO_PUSH = { events: { turn: { push: false } } };

describe('the notification summary', () => {
  test.each<[string, unknown, AvailableChannels, string]>([
    [
      'push, and mail for what was not seen',
      {},
      { ...HERE, address: 'ana@post.example' },
      `When it is your turn, a push goes to this device; if unseen after 4 hours, an e-mail to ana@post.example. ${QUIET}`,
    ],
    ['push alone', {}, HERE, `When it is your turn, a push goes to this device. ${QUIET}`],
    [
      'another device alone',
      {},
      { ...NONE, others: ['Firefox on Android'] },
      `When it is your turn, a push goes to Firefox on Android. ${QUIET}`,
    ],
    [
      'this one and another',
      { quiet: null },
      { ...HERE, others: ['Firefox on Android'] },
      'When it is your turn, a push goes to this device and Firefox on Android.',
    ],
    [
      'many devices',
      { quiet: null },
      { ...HERE, others: ['Firefox on Android', 'Safari on iPhone'] },
      'When it is your turn, a push goes to this device and 2 others.',
    ],
    [
      'mail alone, after its wait',
      {},
      MAIL,
      `When it is your turn, an e-mail goes to ana@post.example, if unseen after 15 minutes. ${QUIET}`,
    ],
    [
      'mail alone, without a wait',
      { waitMinutes: { mail: 0 }, quiet: null },
      MAIL,
      'When it is your turn, an e-mail goes to ana@post.example at once.',
    ],
    [
      'push not wanted for a turn',
      NO_PUSH,
      { ...HERE, address: 'ana@post.example' },
      `When it is your turn, an e-mail goes to ana@post.example, if unseen after 15 minutes. ${QUIET}`,
    ],
    [
      'mail each time',
      { mail: { when: 'each' }, quiet: null },
      { ...HERE, address: 'ana@post.example' },
      'When it is your turn, a push goes to this device, and an e-mail to ana@post.example.',
    ],
    [
      'mail once a day: its hour needs a zone',
      { ...DAILY, quiet: null },
      { ...HERE, address: 'ana@post.example' },
      'When it is your turn, a push goes to this device; once a day, at 07:00, an e-mail to ana@post.example. Hours are Vienna time.',
    ],
    [
      'a webhook beside',
      { quiet: null },
      { ...HERE, webhooks: 1 },
      'When it is your turn, a push goes to this device. A message goes to your webhook as well.',
    ],
    [
      'webhooks alone',
      { ...DAILY, quiet: null },
      { ...NONE, webhooks: 2 },
      'When it is your turn, a message goes to your 2 webhooks.',
    ],
    [
      'hours of no length are not quiet',
      { quiet: { from: '08:00', to: '08:00' } },
      HERE,
      'When it is your turn, a push goes to this device.',
    ],
    ['no zone known', { timeZone: null }, HERE, 'When it is your turn, a push goes to this device.'],
    ['no way at all', {}, NONE, 'You get no notification when it is your turn.'],
    ['a way that is not wanted', NO_PUSH, HERE, 'You get no notification when it is your turn.'],
  ])('the notification summary covers: %s', (_, chosen, available, sentence) => {
    expect(notificationSummary(choices(chosen), available)).toBe(sentence);
  });
});

test('spans are given in their largest whole unit', () => {
  expect([0, 1, 15, 60, 90, 360, 1440, 2880].map(spanWords)).toEqual([
    'at once',
    '1 minute',
    '15 minutes',
    '1 hour',
    '90 minutes',
    '6 hours',
    '1 day',
    '2 days',
  ]);
});

test('zones are named after their city', () => {
  expect(placeOfDay('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(zoneWords('UTC')).toBe('UTC');
});

test('a channel’s health is given with its time, and failures in words', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const health = { sentAt: null, failedAt: null, trouble: null };
  expect(healthWords(health, now)).toBe('nothing sent yet');
  expect(healthWords({ ...health, sentAt: '2026-11-21T09:00:00Z' }, now)).toBe('last sent 3 h ago');
  expect(healthWords({ ...health, failedAt: '2026-11-21T12:00:00Z', trouble: 'unreachable' }, now)).toBe(
    'failed just now: no answer',
  );
});
