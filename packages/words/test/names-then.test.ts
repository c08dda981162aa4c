import type { LogEntry, LogEvent } from '@slow-train/protocol';
import { expect, test } from 'vitest';
import { namesThen, sentenceOf } from '../src/en/index.ts';

const entry = (revision: number, ...events: readonly LogEvent[]): LogEntry => ({
  revision,
  seat: null,
  by: 'table',
  at: '2026-11-21T12:00:00.000Z',
  events,
});

/** Bo's seat is held, Cy substitutes, then Bo returns: the second seat passes with another occupant each time. */
const LOG: readonly LogEntry[] = [
  entry(4, { type: 'passed', seat: 1 }),
  entry(5, { type: 'timedOut', seat: 1, strikes: 3 }, { type: 'passed', seat: 1 }),
  entry(6, { type: 'held', seat: 1, name: 'Bo', by: 'Brunel' }),
  entry(7, { type: 'passed', seat: 1 }),
  entry(8, { type: 'satIn', seat: 1, name: 'Cy' }),
  entry(9, { type: 'passed', seat: 1 }),
  entry(10, { type: 'returned', seat: 1, name: 'Bo' }),
  entry(11, { type: 'passed', seat: 1 }),
];

const ana = { kind: 'person', name: 'Ana' };

function sentencesFor(
  seats: readonly { kind: string; name: string }[],
  you: { seat: number | null; away: number | null },
  log = LOG,
) {
  const namesAt = namesThen({ seats, you }, log);
  return log.map((one) => sentenceOf(one, namesAt(one.revision)));
}

test('the log names the occupant of the seat at the time', () => {
  expect(sentencesFor([ana, { kind: 'person', name: 'Bo' }], { seat: 0, away: null })).toEqual([
    'Bo passed.',
    'Bo ran out of time, three times in a row. Bo passed.',
    'Bo was away too long. Brunel, a computer player, holds the seat.',
    'Brunel passed.',
    'Cy is sitting in.',
    'Cy passed.',
    'Bo is back.',
    'Bo passed.',
  ]);
});

test('the log says “you” only if the viewer was in the seat', () => {
  const passed = (seats: Parameters<typeof sentencesFor>[0], you: Parameters<typeof sentencesFor>[1], log = LOG) =>
    sentencesFor(seats, you, log).filter((sentence) => sentence.endsWith('passed.'));
  const bo = passed([ana, { kind: 'person', name: 'Bo' }], { seat: 1, away: null });
  expect(bo).toEqual([
    'You passed.',
    'You ran out of time, three times in a row. You passed.',
    'Brunel passed.',
    'Cy passed.',
    'You passed.',
  ]);
  const untilCy = LOG.filter(({ revision }) => revision < 10);
  const sitter = { kind: 'person', name: 'Cy', sitsFor: 'Bo' };
  expect(passed([ana, sitter], { seat: 1, away: null }, untilCy)).toEqual([
    'Bo passed.',
    'Bo ran out of time, three times in a row. Bo passed.',
    'Brunel passed.',
    'You passed.',
  ]);
  expect(passed([ana, sitter], { seat: null, away: 1 }, untilCy).slice(0, 2)).toEqual([
    'You passed.',
    'You ran out of time, three times in a row. You passed.',
  ]);
});

test('the log names nobody wrongly if it does not go back far enough', () => {
  const log = LOG.filter(({ revision }) => revision >= 9);
  expect(sentencesFor([ana, { kind: 'person', name: 'Bo' }], { seat: 1, away: null }, log)).toEqual([
    'A stand-in passed.',
    'Bo is back.',
    'You passed.',
  ]);
});
