import { expect, test } from 'vitest';
import { USUAL_CLOCK } from '../../src/clock/terms.ts';
import { codeIn } from '../../src/lobby/code.ts';
import { isFull, judge, mostRounds, mostSeats, newGameOf, OFFERED, type TableDraft } from '../../src/lobby/draft.ts';
import { groupsOf, ticketNumber } from '../../src/lobby/grouping.ts';
import { ownTimeZone } from '../../src/notify/time-zone.ts';
import { summary } from '../fixtures.ts';

const draft: TableDraft = {
  name: 'Night Mail',
  preset: 'hub',
  house: {},
  set: null,
  seats: 4,
  computers: 0,
  rounds: null,
  forcedPlays: true,
  clock: USUAL_CLOCK,
};

test('the usual rules are offered first, and all the others', () => {
  expect(OFFERED[0]).toBe('hub');
  expect(OFFERED).toEqual(expect.arrayContaining(['station', 'bonepile', 'roundhouse']));
});

test('knows what may be chosen', () => {
  expect(mostSeats('hub')).toBe(8);
  expect(mostSeats('station')).toBe(16);
  expect(mostRounds(draft)).toBe(13);
  expect(mostRounds({ ...draft, preset: 'station', seats: 3 })).toBe(10);
});

test('says what does not fit, in a sentence', () => {
  expect(judge({ ...draft, seats: 12 })).toMatchObject({ ok: false, sentence: expect.stringContaining('12 seats') });
  expect(judge({ ...draft, rounds: 14 })).toMatchObject({ ok: false, sentence: expect.stringContaining('13 rounds') });
  expect(judge({ ...draft, computers: 4 })).toMatchObject({
    ok: false,
    sentence: expect.stringContaining('one seat is yours'),
  });
});

test('asks for the table that was drafted', () => {
  expect(newGameOf({ ...draft, name: '  Night Mail ', rounds: 1 })).toEqual({
    name: 'Night Mail',
    rules: { preset: 'hub' },
    seats: 4,
    rounds: 1,
    computers: 0,
    forcedPlays: true,
    clock: expect.objectContaining({ allowance: 1440, bank: 3 * 1440, cap: 5 * 1440 }),
    zone: ownTimeZone(),
    start: false,
  });
  expect(newGameOf({ ...draft, name: ' ' })).not.toHaveProperty('name');
});

test('a table that the computers fill starts at once', () => {
  expect(isFull({ ...draft, computers: 3 })).toBe(true);
  expect(newGameOf({ ...draft, computers: 3 })).toMatchObject({ start: true, clock: null });
});

test.each([
  ['AbCdEfGhIjKlMnOpQrSt_-', 'AbCdEfGhIjKlMnOpQrSt_-'],
  ['  https://slow.train/join/AbCdEfGhIjKlMnOpQrStUv ', 'AbCdEfGhIjKlMnOpQrStUv'],
  ['slow.train/join/AbCdEfGhIjKlMnOpQrStUv/?from=mail', 'AbCdEfGhIjKlMnOpQrStUv'],
  ['AbCdEfGhIjKlMnOpQrStU', null],
  ['https://slow.train/tables/abcdefghijkl', null],
])('finds the code in %j', (pasted, code) => expect(codeIn(pasted)).toBe(code));

test('tables stand in the order of what they want from me', () => {
  const groups = groupsOf([
    summary({ id: 'a', updatedAt: '2026-11-21T10:00:00Z', isYourTurn: true }),
    summary({ id: 'b', updatedAt: '2026-11-20T10:00:00Z', isYourTurn: true }),
    summary({ id: 'c', status: 'boarding' }),
    summary({ id: 'd', status: 'finished' }),
    summary({ id: 'e' }),
  ]);
  expect(groups.yourTurn.map(({ id }) => id)).toEqual(['b', 'a']);
  expect([groups.others, groups.boarding, groups.arrived].map((group) => group.map(({ id }) => id))).toEqual([
    ['e'],
    ['c'],
    ['d'],
  ]);
});

test('a ticket keeps its number', () => {
  expect(ticketNumber('abcdefghijkl')).toMatch(/^\d{4}$/);
  expect(ticketNumber('abcdefghijkl')).toBe(ticketNumber('abcdefghijkl'));
});
