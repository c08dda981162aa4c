import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import {
  closeUnfilled,
  durationOf,
  filterKey,
  filterKeys,
  freeSeats,
  kindOf,
  newOpenTerms,
  openSettings,
  openTerms,
  opennessOf,
  paceKey,
  positionOf,
  typicalHours,
  type OpenSettings,
} from '../../src/game/open-game.ts';
import { reliabilityOf, whyUnreliable } from '../../src/game/reliability.ts';
import type { Occupant } from '../../src/game/seats.ts';
import { startUpdate } from '../../src/game/update.ts';
import { clockTerms } from '../kit/clock-terms.ts';
import { ana, bo, lobbyTable, NOON, nobody } from '../kit/pure-table.ts';

const DAY = 86_400_000;
const clock = (allowance: number) => clockTerms({ allowance });
const open = newOpenTerms({ language: 'de', newcomers: true }, null, NOON);
const table = (setup: Partial<Game['setup']> = {}, seats: readonly Occupant[] = [ana, nobody, nobody]): Game => {
  const game = lobbyTable({ preset: 'hub' }, seats, 5);
  return { ...game, setup: { ...game.setup, ...setup } };
};
const settings = (more: Partial<OpenSettings> = {}): OpenSettings => ({
  rules: { preset: 'hub' },
  set: 12,
  rounds: 5,
  seats: 3,
  language: 'en',
  ...more,
});

describe('the terms of an open game', () => {
  test('the terms of an open game hold for two weeks, with the wishes of the host', () => {
    expect(newOpenTerms({ language: 'en', newcomers: true }, null, NOON)).toEqual({
      language: 'en',
      until: NOON + 14 * DAY,
    });
    expect(newOpenTerms({ language: 'de', newcomers: false, mostTimeouts: 0 }, 'weeks', NOON)).toEqual({
      language: 'de',
      until: NOON + 14 * DAY,
      mostTimeouts: 0,
      newcomers: false,
      took: 'weeks',
    });
  });

  test('the terms of an open game are told to everybody, newcomers being welcome unless it says otherwise', () => {
    expect(opennessOf({ language: 'en', until: NOON })).toEqual({ language: 'en', newcomers: true });
    expect(opennessOf({ language: 'en', until: NOON, newcomers: false, mostTimeouts: 2 })).toEqual({
      language: 'en',
      newcomers: false,
      mostTimeouts: 2,
    });
  });

  test('the terms of an open game end when the game starts', () => {
    expect(openTerms(table({ open }))).toBe(open);
    expect([openTerms(table()), openTerms({ ...table({ open }), status: 'playing' })]).toEqual([null, null]);
  });

  test('the terms of an open game end when their time is over, which the log tells', () => {
    const at = (instant: number) => closeUnfilled(startUpdate(table({ open }), instant));
    expect(at(NOON + 14 * DAY - 1).entries).toEqual([]);
    const closed = at(NOON + 14 * DAY);
    expect(closed.game.setup).toEqual(table().setup);
    expect(closed.entries).toMatchObject([{ seat: null, action: 'close', by: 'table', events: [] }]);
  });
});

test('a stranger may take an empty seat that is kept for nobody, or was declined', () => {
  const kept = (answer: 'waiting' | 'no'): Occupant => ({
    kind: 'nobody',
    reserved: { account: 'a', name: 'A', answer },
  });
  const mailed: Occupant = { kind: 'nobody', mailed: 'hash' };
  expect(freeSeats({ seats: [ana, bo] })).toBe(0);
  expect(freeSeats({ seats: [ana, nobody, kept('waiting'), kept('no'), mailed, { ...mailed, answer: 'no' }] })).toBe(3);
});

describe('a kind of games', () => {
  test('a kind of games is everything that their settings have in common', () => {
    expect(openSettings(table({ open, clock: clock(60), rated: true }))).toEqual(
      settings({ language: 'de', clock: clock(60), rated: true }),
    );
    expect(openSettings(table())).toEqual(settings());
  });

  test('a kind of games has the same name however its settings were put together, and another for any other', () => {
    const { rules, ...rest } = settings({ clock: clock(60) });
    expect(kindOf({ ...rest, rules: { ...rules } })).toBe(kindOf(settings({ clock: { ...clock(60) } })));
    const turned = {
      allowance: 60,
      strikes: 3,
      onTimeout: 'least',
      vacationDays: 0,
      weekendsOff: false,
      cap: 0,
      bank: 0,
    } as const;
    expect(kindOf(settings({ clock: turned }))).toBe(kindOf(settings({ clock: clock(60) })));
    const others = [
      settings(),
      settings({ seats: 4 }),
      settings({ rounds: 4 }),
      settings({ language: 'de' }),
      settings({ rated: true }),
      settings({ clock: clock(60) }),
      settings({ clock: clock(61) }),
      settings({ rules: { preset: 'hub', partners: 'yes' } }),
    ];
    expect(new Set(others.map(kindOf)).size).toBe(others.length);
  });

  test('a kind of games takes about as long with the same rule set, seats, rounds and pace', () => {
    expect(paceKey(settings({ clock: clock(719) }))).toBe('hub/3/5/hours');
    expect(paceKey(settings({ clock: clock(720) }))).toBe('hub/3/5/day');
    expect(paceKey(settings({ clock: clock(2_879) }))).toBe('hub/3/5/day');
    expect(paceKey(settings({ clock: clock(2_880) }))).toBe('hub/3/5/days');
    expect(paceKey(settings())).toBe('hub/3/5/days');
  });

  test('a kind of games has a typical length once three games have finished', () => {
    expect(typicalHours([10, 30])).toBeNull();
    expect(typicalHours([30, 10, 20])).toBe(20);
    expect(typicalHours([100, 9, 30, 20])).toBe(30);
  });

  test.each([
    [null, null],
    [72, 'days'],
    [72.1, 'weeks'],
    [504, 'weeks'],
    [505, 'months'],
  ] as const)('a length of %j hours is called %j', (hours, called) => {
    expect(durationOf(hours)).toBe(called);
  });
});

describe('a filter', () => {
  test('a filter has the key of the games that it shows', () => {
    const keys = filterKeys(settings({ clock: clock(60), rated: true }), 'weeks');
    expect(keys).toHaveLength(64);
    expect(new Set(keys).size).toBe(64);
    for (const filter of [
      {},
      { preset: 'hub' },
      { seats: 3 },
      { pace: 'hours' },
      { language: 'en' },
      { rated: 'yes' },
      { took: 'weeks' },
      { preset: 'hub', seats: 3, pace: 'hours', language: 'en', rated: 'yes', took: 'weeks' },
    ] as const)
      expect(keys).toContain(filterKey(filter));
    for (const filter of [
      { preset: 'station' },
      { seats: 4 },
      { pace: 'day' },
      { language: 'de' },
      { rated: 'no' },
      { took: 'days' },
    ] as const)
      expect(keys).not.toContain(filterKey(filter));
  });

  test('a filter by length shows only games of which it is known', () => {
    expect(filterKeys(settings(), undefined)).toHaveLength(32);
    expect(filterKeys(settings(), undefined)).toContain(filterKey({ rated: 'no', pace: 'days' }));
  });
});

test('games with a free seat come before full ones, the newest first', () => {
  const inOrder = [
    positionOf(NOON + 1, false),
    positionOf(NOON, false),
    positionOf(NOON + 1, true),
    positionOf(NOON, true),
  ];
  expect(inOrder.toSorted((a, b) => b - a)).toEqual(inOrder);
  expect(positionOf(0, false)).toBeGreaterThan(positionOf(Date.parse('2200-01-01T00:00:00Z'), true));
});

describe('how reliable somebody is', () => {
  const game = (turns: number, timeouts = 0, isAway = false) => ({ turns, timeouts, isAway });

  test('the reliability of somebody is not known without a turn', () => {
    expect([reliabilityOf([], 0), reliabilityOf([game(0)], 0)]).toEqual([null, null]);
    expect(reliabilityOf([game(0, 0, true)], 0)).toEqual({ turns: 0, timeouts: 0, away: 1 });
  });

  test('the reliability of somebody counts late turns of games in play first, then whole games until there are fifty turns', () => {
    expect(reliabilityOf([game(20, 1)], 2)).toEqual({ turns: 22, timeouts: 3, away: 0 });
    expect(reliabilityOf([game(30, 1), game(19, 2), game(40, 3, true), game(10, 4)], 0)).toEqual({
      turns: 89,
      timeouts: 6,
      away: 1,
    });
    expect(reliabilityOf([game(30, 1), game(20, 2), game(40, 3)], 0)).toEqual({ turns: 50, timeouts: 3, away: 0 });
    expect(reliabilityOf([game(9, 1)], 50)).toEqual({ turns: 50, timeouts: 50, away: 0 });
  });

  test('the reliability of somebody looks back ten games at most', () => {
    expect(
      reliabilityOf(
        Array.from({ length: 12 }, () => game(1, 1)),
        0,
      ),
    ).toEqual({ turns: 10, timeouts: 10, away: 0 });
  });

  const host = (mostTimeouts?: number, newcomers?: false) => ({
    language: 'en' as const,
    until: NOON,
    ...(mostTimeouts !== undefined && { mostTimeouts }),
    ...(newcomers !== undefined && { newcomers }),
  });

  test('the reliability of somebody keeps newcomers out only if the host does not want them', () => {
    expect(whyUnreliable(host(), null)).toBeNull();
    expect(whyUnreliable(host(undefined, false), null)).toEqual({ kind: 'new', known: 0 });
    expect(whyUnreliable(host(undefined, false), { turns: 9, timeouts: 0, away: 0 })).toEqual({
      kind: 'new',
      known: 9,
    });
    expect(whyUnreliable(host(undefined, false), { turns: 10, timeouts: 9, away: 9 })).toBeNull();
  });

  test('the reliability of somebody keeps out those who were late more often than the host wants', () => {
    const late = (turns: number, timeouts: number, away = 0) => whyUnreliable(host(2), { turns, timeouts, away });
    expect(late(50, 2)).toBeNull();
    expect(late(50, 3)).toEqual({ kind: 'late', late: 3, of: 50, most: 2 });
    expect(late(5, 3)).toEqual({ kind: 'late', late: 3, of: 5, most: 2 });
    // To have left a game counts like ten late turns.
    expect(late(20, 0, 1)).toEqual({ kind: 'late', late: 10, of: 20, most: 2 });
    expect(late(0, 0, 1)).toEqual({ kind: 'late', late: 10, of: 1, most: 2 });
    // Of a hundred turns half count.
    expect(late(100, 5)).toEqual({ kind: 'late', late: 3, of: 50, most: 2 });
    expect(late(100, 4)).toBeNull();
    expect(whyUnreliable(host(2), null)).toBeNull();
    expect(whyUnreliable(host(0), { turns: 50, timeouts: 1, away: 0 })).not.toBeNull();
  });
});
