import { expect, test } from 'vitest';
import { spanOf } from '../src/en/grammar.ts';

const DAY = 1440;

test.each([
  [0, 'nothing'],
  [1, '1 minute'],
  [45, '45 minutes'],
  [60, 'an hour'],
  [90, '1 hour 30 minutes'],
  [12 * 60, 'twelve hours'],
  [DAY, 'a day'],
  [DAY + 59, 'a day'],
  [2 * DAY + 185, '2 days 3 hours'],
  [14 * DAY, '14 days'],
])('%i minutes are %s', (minutes, words) => expect(spanOf(minutes)).toBe(words));
