import { PRESET_NAMES, totalsOf } from '@slow-train/rules';
import { expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import type { Occupant } from '../../src/game/seats.ts';
import { standingsOf } from '../../src/game/standing.ts';
import type { StoredEntry } from '../../src/game/update.ts';
import { ana, bo, NOON, robot } from '../kit/pure-table.ts';
import { playedUntil, type Played } from '../kit/played-game.ts';

const RULES = { preset: 'station' } as const;
const never = (): boolean => false;
const start: StoredEntry = {
  revision: 2,
  seat: 0,
  action: 'start',
  by: 'person',
  events: [{ type: 'started' }],
  at: NOON,
};

const played = (seats: readonly Occupant[], rounds = 2): Played => playedUntil(RULES, seats, never, rounds);
const standings = ({ game, entries }: Played, changes: Partial<Game> = {}) =>
  standingsOf({ ...game, ...changes }, [start, ...entries]);

test('a game of two people and a computer stands for the two, by the results of the rounds', () => {
  const whole = played([ana, bo, robot('Brunel')]);
  const { results } = whole.game;
  const totals = totalsOf(
    results.map(({ scores }) => scores),
    3,
  );
  const found = standings(whole);
  expect(found.map(({ account }) => account)).toStrictEqual(['account-of-ana', 'account-of-bo']);
  expect(found).toMatchObject(
    [0, 1].map((seat) => ({
      preset: 'station',
      isRated: false,
      seats: 3,
      rounds: 2,
      pips: totals[seat],
      roundsWon: results.filter(({ out }) => out === seat).length,
      timeouts: 0,
      isAway: false,
      startedAt: NOON,
    })),
  );
});

test('34.3 a game that goes on from real dominoes stands for nothing: anybody could have written that sheet', () => {
  const whole = played([ana, bo]);
  const earlier = [{ engine: '12-12', scores: [0, 90], out: null }];
  expect(standings(whole)).toHaveLength(2);
  expect(standings(whole, { setup: { ...whole.game.setup, earlier } })).toEqual([]);
});

test('trains are as long as they were on the table at the end of a round', () => {
  const whole = played([ana, bo], 1);
  const trains = whole.game.round?.table.seats.map(({ train }) => train.tiles.length);
  expect(standings(whole).map(({ longestTrain }) => longestTrain)).toStrictEqual(trains);
});

test.each(PRESET_NAMES)('turns are counted as the rules of %s count them', (preset) => {
  for (let times = 0; times < 20; times++) {
    const whole = playedUntil({ preset }, [ana, bo, robot('Brunel')], never, 1);
    const ended = whole.game.round?.table.seats.map(({ turns }) => turns) ?? [];
    for (const [seat, { turns }] of standings(whole).entries()) {
      // A turn in which somebody goes out does not come to its end, except while everybody builds.
      const isOut = whole.game.results[0]?.out === seat;
      expect([ended[seat], ...(isOut ? [(ended[seat] ?? 0) + 1] : [])]).toContain(turns);
    }
  }
});

test('a player who was not in their seat at the end is last, and their substitute gets nothing', () => {
  const whole = played([ana, bo, { kind: 'person', account: 'account-of-cleo', name: 'Cleo' }], 1);
  const owner = { account: 'account-of-bo', name: 'Bo' };
  const seats: readonly Occupant[] = [
    ana,
    { kind: 'person', account: 'account-of-dan', name: 'Dan', owner },
    robot('B'),
  ];
  const held: StoredEntry = {
    ...start,
    action: 'hold',
    events: [{ type: 'held', seat: 1, name: 'Bo', by: 'Brunel' }],
  };
  const found = standingsOf({ ...whole.game, seats }, [start, held, ...whole.entries]);
  expect(found.map(({ account, isAway, turns }) => ({ account, isAway, hasTurns: turns > 0 }))).toStrictEqual([
    { account: 'account-of-ana', isAway: false, hasTurns: true },
    { account: 'account-of-bo', isAway: true, hasTurns: false },
  ]);
  expect(found[1]?.place).toBe(3);
});

test('a time-out is one of the player’s turns', () => {
  const whole = played([ana, bo], 1);
  const late: StoredEntry = { ...start, seat: 1, by: 'timeout', events: [{ type: 'timedOut', seat: 1, strikes: 1 }] };
  const found = standingsOf(whole.game, [start, late, ...whole.entries]);
  expect(found.map(({ timeouts }) => timeouts)).toStrictEqual([0, 1]);
});

test('a game that was ended has no places, and is not rated', () => {
  const whole = played([ana, bo]);
  const setup = { ...whole.game.setup, rated: true as const };
  expect(standings(whole, { setup }).map(({ isRated }) => isRated)).toStrictEqual([true, true]);
  const ended = standings(whole, { setup, results: whole.game.results.slice(0, 1) });
  expect(ended.map(({ place, isRated, rounds }) => ({ place, isRated, rounds }))).toStrictEqual([
    { place: null, isRated: false, rounds: 1 },
    { place: null, isRated: false, rounds: 1 },
  ]);
});

test('a game against computers only stands for nothing, nor does one that never started', () => {
  expect(standings(played([ana, robot('Brunel')]))).toStrictEqual([]);
  const whole = played([ana, bo]);
  expect(standingsOf(whole.game, [])).toStrictEqual([]);
});

test('somebody who has deleted their account counts as a person, but stands nowhere', () => {
  const whole = played([ana, bo]);
  const seats: readonly Occupant[] = [ana, { kind: 'gone', name: 'A former passenger' }];
  expect(standings(whole, { seats }).map(({ account }) => account)).toStrictEqual(['account-of-ana']);
});
