import type { LogEntry, OccupantView } from '@slow-train/protocol';
import { expect, test } from 'vitest';
import { movesByOthers } from '../../../src/panels/review/by-others.ts';
import { person } from '../../fixtures.ts';

const entry = (seat: number | null, by: LogEntry['by'], events: LogEntry['events']): LogEntry => ({
  revision: 1,
  seat,
  by,
  at: '2026-01-01T08:00:00.000Z',
  events,
});
const dealt = (round: number): LogEntry =>
  entry(null, 'table', [{ type: 'dealt', round, engine: '12-12', handSize: 15 }]);
const move = (seat: number, by: LogEntry['by'] = 'person'): LogEntry => entry(seat, by, [{ type: 'passed', seat }]);
const HELD: LogEntry = entry(null, 'table', [{ type: 'held', seat: 0, name: 'Ines', by: 'Locke' }]);
const SAT_IN: LogEntry = entry(0, 'person', [{ type: 'satIn', seat: 0, name: 'Bo' }]);
const RETURNED: LogEntry = entry(0, 'person', [{ type: 'returned', seat: 0, name: 'Ines' }]);
const VOTED: LogEntry = entry(0, 'person', [{ type: 'voted', seat: 0, inFavour: true }]);
const SEATS: readonly OccupantView[] = [person('Ines'), person('Ana')];

/** Ines plays twice, a computer, Bo in her place, and Ines again; in the next round her time is up once. */
const LOG: readonly LogEntry[] = [
  dealt(1),
  move(0),
  VOTED,
  move(1),
  move(0, 'forced'),
  HELD,
  move(0, 'computer'),
  SAT_IN,
  move(0),
  RETURNED,
  move(0, 'plan'),
  dealt(2),
  move(0),
  move(0, 'timeout'),
];

test('33.7 moves that a substitute or the table made for somebody are not reviewed as their own', () => {
  expect(movesByOthers({ seats: SEATS }, LOG, 0)).toEqual([[2, 3], [1]]);
  expect(movesByOthers({ seats: SEATS }, LOG, 1)).toEqual([[], []]);
});

test('33.7 a substitute who has taken another name since still reviews the moves that they made themselves', () => {
  const seats: readonly OccupantView[] = [{ kind: 'person', name: 'Robert', sitsFor: 'Ines' }, person('Ana')];
  expect(movesByOthers({ seats }, [...LOG.slice(0, 9), dealt(2), move(0)], 0)).toEqual([[0, 1, 2], []]);
  expect(movesByOthers({ seats: SEATS }, LOG, 0)).toEqual([[2, 3], [1]]);
});

test('33.7 a substitute reviews only the moves that they made themselves', () => {
  const seats: readonly OccupantView[] = [{ kind: 'person', name: 'Bo', sitsFor: 'Ines' }, person('Ana')];
  expect(movesByOthers({ seats }, [...LOG.slice(0, 9), dealt(2), move(0)], 0)).toEqual([[0, 1, 2], []]);
});
