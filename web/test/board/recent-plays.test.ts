import type { LogEntry } from '@slow-train/protocol';
import { describe, expect, test } from 'vitest';
import { namesOf } from '#words';
import { importantFirst, recentPlaysIn, type RecentPlay } from '../../src/board/state/recent-plays.ts';

const at = '2026-01-01T08:00:00.000Z';
const entry = (
  revision: number,
  events: LogEntry['events'],
  { seat = 1, by = 'person' }: { readonly seat?: number | null; readonly by?: LogEntry['by'] } = {},
): LogEntry => ({ revision, seat, by, at, events });
const passed = (revision: number): LogEntry => entry(revision, [{ type: 'passed', seat: 1 }]);
const dealt = (revision: number, round: number): LogEntry =>
  entry(revision, [{ type: 'dealt', round, engine: '9-9', handSize: 15 }], { seat: null, by: 'table' });
const namesWith = (ana: string) => () =>
  namesOf({
    seats: ['Theo', ana, 'Milo'].map((name) => ({ kind: 'person', name })),
    you: { seat: 0 },
  });
const names = namesWith('Ana');
const plays = (log: readonly LogEntry[], round: number | null = null, before: readonly RecentPlay[] = []) =>
  recentPlaysIn(log, names, round, before);

describe('a revision in words', () => {
  test('a revision in words says who did what, when, with which tile', () => {
    const events = [
      { type: 'drew', seat: 1, tile: null },
      { type: 'played', seat: 1, tile: '5-3', train: 'M', end: 3 },
    ] as const;
    expect(plays([entry(7, events)])).toEqual([
      {
        revision: 7,
        at: Date.parse(at),
        round: null,
        tile: '5-3',
        isComputer: false,
        isYours: false,
        sentence: 'Ana drew. Ana played *5‑3* on the Mexican train.',
        spoken: expect.any(Function),
        weight: 0,
      },
    ]);
    // The board shows where a train ends; people who do not see it are told.
    expect(plays([entry(7, events)])[0]?.spoken()).toMatch(/; it now ends in 3\.$/);
    expect(plays([passed(7)])[0]?.tile).toBeNull();
  });

  test('a bunch of moves that played themselves says so once', () => {
    const drew = [{ type: 'drew', seat: 0, tile: '5-3' }] as const;
    const passedToo = [{ type: 'passed', seat: 0 }] as const;
    const sentences = plays([
      entry(7, drew, { seat: 0, by: 'forced' }),
      entry(8, passedToo, { seat: 0, by: 'forced' }),
    ]).map(({ sentence }) => sentence);
    expect(sentences.map((one) => one.includes('(automatic)'))).toEqual([false, true]);
  });

  test('a revision in words is left out if there is nothing to say', () => {
    const silent = entry(8, [{ type: 'turnBegan', seat: 2 }]);
    expect(plays([passed(7), silent, passed(9)]).map(({ revision }) => revision)).toEqual([7, 9]);
  });

  test('a revision in words is the viewer’s only if they did it themselves', () => {
    const own = [{ type: 'passed', seat: 0 }] as const;
    const isYours = (by: LogEntry['by'], seat: number | null = 0): boolean | undefined =>
      plays([entry(7, own, { seat, by })])[0]?.isYours;
    expect([isYours('person'), isYours('forced'), isYours('computer'), isYours('person', 1)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(plays([dealt(7, 2)])[0]?.isYours).toBe(false);
    expect(plays([entry(7, own, { by: 'computer' })])[0]?.isComputer).toBe(true);
  });

  test('a revision in words stays the same object until something of it changes', () => {
    const log = [dealt(6, 4), passed(7), passed(8)];
    const first = plays(log, 4);
    const again = plays([...log, passed(9)], 4, first);
    expect(again.slice(0, 3).every((play, index) => play === first[index])).toBe(true);
    const renamed = recentPlaysIn(log, namesWith('Anna'), 4, first);
    expect(renamed.map(({ sentence }) => sentence.includes('Anna'))).toEqual([false, true, true]);
    expect(renamed[0]).toBe(first[0]);
    // The beginning of the log has been cut off: the same play, but nobody knows that it was in round 4.
    expect(plays([passed(7)], 5, first).map(({ round }) => round)).toEqual([5]);
  });
});

describe('the round of a revision', () => {
  const roundsOf = (log: readonly LogEntry[], round: number | null): readonly (number | null)[] =>
    plays(log, round).map((play) => play.round);

  test('the round of a revision is that of the deal before it, the deal included', () => {
    expect(roundsOf([dealt(2, 1), passed(3), dealt(4, 2), passed(5)], 2)).toEqual([1, 1, 2, 2]);
  });

  test('the round of a revision is the round before the first deal of the log for everything before that', () => {
    expect(roundsOf([passed(13), dealt(14, 3), passed(15)], 3)).toEqual([2, 3, 3]);
  });

  test('the round of a revision is none before the first round of all', () => {
    const joined = entry(1, [{ type: 'joined', seat: 1, name: 'Ana' }]);
    expect(roundsOf([joined, dealt(2, 1)], 1)).toEqual([null, 1]);
    expect(roundsOf([entry(2, [{ type: 'joined', seat: 1, name: 'Ana' }]), dealt(3, 1)], 1)).toEqual([null, 1]);
    expect(roundsOf([joined], 1)).toEqual([null]);
  });

  test('the round of a revision is the present one if the log has no deal', () => {
    expect(roundsOf([passed(40), passed(41)], 4)).toEqual([4, 4]);
    expect(roundsOf([passed(40)], null)).toEqual([null]);
  });
});

describe('the announcement', () => {
  const LAST = { type: 'lastTile', seat: 1 } as const;
  const weightsOf = (...events: LogEntry['events'][number][]): readonly (number | undefined)[] =>
    events.map((event) => plays([entry(7, [{ type: 'passed', seat: 1 }, event])])[0]?.weight);

  test('the end of a round is read out first, then news of the viewer, then changes of everybody’s options', () => {
    expect(
      weightsOf(
        { type: 'wentOut', seat: 1 },
        { type: 'blocked' },
        { type: 'marked', seat: 0 },
        { type: 'skipped', seat: 0 },
        { type: 'caught', seat: 0, by: 1, tiles: null, count: 2 },
        LAST,
        { type: 'marked', seat: 1 },
        { type: 'skipped', seat: 1 },
        { type: 'drew', seat: 1, tile: null },
      ),
    ).toEqual([4, 4, 3, 3, 3, 2, 1, 1, 0]);
  });

  test('the newest of the most important is read out first, and the others stay in order', () => {
    const log = [
      passed(7),
      entry(8, [{ type: 'passed', seat: 1 }, LAST]),
      entry(9, [{ type: 'passed', seat: 1 }, LAST]),
      passed(10),
    ];
    expect(importantFirst(plays(log)).map(({ revision }) => revision)).toEqual([9, 7, 8, 10]);
  });

  test('the oldest is read out first if nothing matters', () => {
    expect(importantFirst(plays([passed(7), passed(8)])).map(({ revision }) => revision)).toEqual([7, 8]);
    expect(importantFirst([])).toEqual([]);
  });
});
