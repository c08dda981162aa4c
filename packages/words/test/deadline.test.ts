import { LANGUAGES } from '@slow-train/protocol/languages';
import { expect, test } from 'vitest';
import { deadlineDay, deadlineTime, durationOf, timeLeft } from '../src/en/index.ts';
import { wordsIn } from '../src/index.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [-1, 'time is up', 'Mon 11:59'],
  [0, 'time is up', 'Mon 12:00'],
  [MINUTE - 1, 'under a minute left', 'Mon 12:00'],
  [MINUTE, '1 min left', 'Mon 12:01'],
  [2 * HOUR - 1, '119 min left', 'Mon 13:59'],
  [2 * HOUR, '2 h left', 'Mon 14:00'],
  [6 * HOUR - 16 * MINUTE, '5 h left', 'Mon 17:44'],
  [6 * HOUR - 15 * MINUTE, '6 h left', 'Mon 17:45'],
  [6 * HOUR - 1, '6 h left', 'Mon 17:59'],
  [2 * DAY - HOUR, '47 h left', 'Wed 11:00'],
  [2 * DAY - 1, '2 days left', 'Wed 11:59'],
  [2 * DAY, '2 days left', 'Wed 12:00'],
  [6 * DAY - HOUR, '5 days left', 'Sun 11:00'],
  [6 * DAY, '6 days left', 'Sun 29 Nov, 12:00'],
  [30 * DAY, '30 days left', 'Wed 23 Dec, 12:00'],
])('29.24 a deadline in %i ms reads %s, %s', (ahead, left, deadline) => {
  expect(timeLeft(NOW + ahead, NOW)).toBe(left);
  expect(deadlineTime(NOW + ahead, NOW, 'UTC')).toBe(deadline);
  expect(deadline.startsWith(deadlineDay(NOW + ahead, NOW, 'UTC'))).toBe(true);
});

test('the day and the time are those of the zone', () => {
  expect(deadlineTime(NOW + 11 * HOUR, NOW, 'Europe/Vienna')).toBe('Tue 00:00');
  expect(deadlineTime(NOW + 11 * HOUR, NOW, 'America/Lima')).toBe('Mon 18:00');
});

test.each(LANGUAGES)('a turn that has just begun has its whole time left, in %s', (language) => {
  const words = wordsIn(language);
  for (const hours of [6, 24, 48, 72]) {
    const until = NOW + hours * HOUR;
    expect(words.timeLeft(until, NOW + MINUTE)).toBe(words.timeLeft(until, NOW));
    expect(words.remaining(hours * HOUR - MINUTE)).toBe(words.durationOf(hours * HOUR));
  }
});

test('a duration is rounded down', () => {
  expect(durationOf(DAY + HOUR / 2)).toBe('24 h');
  expect(durationOf(3 * DAY - 1)).toBe('2 days');
});
