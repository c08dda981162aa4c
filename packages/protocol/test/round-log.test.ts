import { describe, expect, test } from 'vitest';
import { roundEvents, type LogEntry } from '../src/index.ts';

const dealt = (round: number) => ({ type: 'dealt', round, engine: '12-12', handSize: 15 }) as const;
const passed = { type: 'passed', seat: 0 } as const;
const over = { type: 'roundOver', scores: [0, 9] } as const;

function log(...entries: readonly (readonly [revision: number, events: LogEntry['events']])[]): LogEntry[] {
  return entries.map(([revision, events]) => ({ revision, seat: 0, by: 'person', at: '2026-11-22T10:00:00Z', events }));
}

describe('the events of a round', () => {
  test('the events of a round run from its deal to its end', () => {
    const whole = log(
      [4, [{ type: 'started' }, dealt(1)]],
      [5, [passed]],
      [6, [passed, over, dealt(2)]],
      [7, [passed]],
    );
    expect(roundEvents(whole, 1)).toEqual([dealt(1), passed, passed, over]);
    expect(roundEvents(whole, 2)).toEqual([dealt(2), passed]);
  });

  test('the events of a round leave out what happens around the round', () => {
    expect(
      roundEvents(log([4, [dealt(1)]], [5, [{ type: 'voted', seat: 1, inFavour: true }]], [6, [over]]), 1),
    ).toEqual([dealt(1), over]);
  });

  test('the events of a round stop at a gap in the log', () => {
    expect(roundEvents(log([4, [dealt(1)]], [5, [passed]], [7, [over]]), 1)).toEqual([dealt(1), passed]);
  });

  test('the events of a round are empty if the log does not reach back to the deal', () => {
    expect(roundEvents(log([5, [passed]], [6, [over]]), 1)).toEqual([]);
  });
});
