import { renderHook, waitFor } from '@solidjs/testing-library';
import { expect, test } from 'vitest';
import { lengthText as de } from '../../src/text/de/waiting.ts';
import { lengthText as en } from '../../src/text/en/waiting.ts';
import { lengthText as es } from '../../src/text/es/waiting.ts';
import { DAY_A_TURN, READY_MADE } from '../../src/components/clock/ready-made.ts';
import { reckonedHours, type LengthTerms } from '@slow-train/players';
import { lengthOf, useLength } from '../../src/components/length.ts';
import { FRIENDS_GAME } from '../../src/pages/new-game/friends-game.ts';
import { json, pretendService } from '../service.ts';

const friends: LengthTerms = { ...FRIENDS_GAME, seats: 2 };

test.each([
  ['friends’ five rounds with a day a turn', friends, 'about two weeks'],
  ['as many without a clock', { ...friends, clock: null }, 'about two weeks'],
  ['an hour a turn', { ...friends, clock: READY_MADE.lively }, 'about 17 hours'],
  ['three days a turn without weekends', { ...friends, clock: READY_MADE.unhurried }, 'about two months'],
  ['half the seats for computers', { ...friends, seats: 4, computers: 2 }, 'about nine days'],
  ['the first game against a computer', { ...friends, clock: null, computers: 1, rounds: 3 }, 'about ten minutes'],
])('30.6 the time of a game is reckoned from its clock and its seats: %s', (_, terms, words) => {
  expect(en.about(reckonedHours(terms))).toBe(words);
});

test('32.7 each rule set says how many turns a round is for each player, and how long a game takes', () => {
  expect(lengthOf({ ...friends, seats: 4, rules: { preset: 'roundhouse' } })).toBe(
    'A round is 7 turns each, a game about eleven days.',
  );
  expect(lengthOf({ ...friends, seats: 4, rules: { preset: 'station' } })).toBe(
    'A round is 18 turns each, a game about four weeks.',
  );
});

test.each([
  [1 / 6, 'about ten minutes', 'etwa zehn Minuten', 'unos diez minutos'],
  [1, 'about an hour', 'etwa eine Stunde', 'más o menos una hora'],
  [24, 'about a day', 'etwa einen Tag', 'más o menos un día'],
  [510, 'about three weeks', 'etwa drei Wochen', 'unas tres semanas'],
  [2000, 'about three months', 'etwa drei Monate', 'unos tres meses'],
])('30.6 %d hours are said as people say them', (hours, ...words) => {
  expect([en.about(hours), de.about(hours), es.about(hours)]).toEqual(words);
});

test('30.6 the time that such games took lately counts more than a reckoned one', async () => {
  const { sent } = pretendService(() => json({ hours: 510 }));
  const { result, cleanup } = renderHook(() => useLength(() => friends));
  expect(result()).toBe('about two weeks');
  await waitFor(() => expect(result()).toBe('about three weeks'));
  expect(sent.map(({ path }) => path)).toEqual(['/api/lengths?preset=hub&seats=2&rounds=5&allowance=1440']);
  cleanup();
});

test('30.6 nobody is asked how long a game against the computer takes', () => {
  const { sent } = pretendService(() => json({ hours: 510 }));
  const { result, cleanup } = renderHook(() => useLength(() => ({ ...friends, clock: DAY_A_TURN, computers: 1 })));
  expect(result()).toBe('about 20 minutes');
  expect(sent).toEqual([]);
  cleanup();
});
