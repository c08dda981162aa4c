import { testChance } from '@slow-train/local/kit';
import { describe, expect, test } from 'vitest';
import { advanceUntilChoice } from '../../src/game/advance.ts';
import { pausedUntil } from '../../src/game/clock.ts';
import { isDue, processDue, wakeAt } from '../../src/game/due.ts';
import { eventsOf } from '../../src/game/events.ts';
import { activeSeats, isCancelled, placesIn, type Game } from '../../src/game/game.ts';
import { beginToGetUp, stay, UNDO_MS } from '../../src/game/get-up.ts';
import { seatOf, type Occupant } from '../../src/game/seats.ts';
import { begin } from '../../src/game/seating.ts';
import { standingsOf } from '../../src/game/standing.ts';
import { returnSeat, sitIn } from '../../src/game/substitutes.ts';
import { startUpdate, type GameUpdate } from '../../src/game/update.ts';
import { answerFor } from '../../src/game/view.ts';
import { castBallot, openVote } from '../../src/game/vote.ts';
import { ana, bo, cleo, lobbyTable, NOON, robot } from '../kit/pure-table.ts';

const CLOCK = { allowance: 1_440, bank: 60, cap: 60, weekendsOff: false, vacationDays: 0, strikes: 3 } as const;
const dot = { kind: 'person', account: 'account-of-dot', name: 'Dot' } as const;
const DAY = 86_400_000;
const GONE = NOON + UNDO_MS;

function table(seats: readonly Occupant[], onTimeout: 'least' | 'computer' = 'computer'): Game {
  const lobby = lobbyTable({ preset: 'hub' }, seats, 2);
  const setup = { ...lobby.setup, rated: true as const, clock: { ...CLOCK, onTimeout } };
  return begin(startUpdate({ ...lobby, setup }, NOON), testChance()).game;
}

function done<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): NonNullable<T> {
  if (!result.ok || !result.value) throw new Error('refused');
  return result.value;
}

const leaving = (game: Game, seat = 0): GameUpdate => done(beginToGetUp(game, seat, NOON));
const gone = (game: Game, seat = 0): GameUpdate => processDue(leaving(game, seat).game, GONE, testChance(), 'schedule');
const asked = (game: Game, by: number, how: 'computer' | 'substitute' | 'least', now = GONE + DAY): Game =>
  advanceUntilChoice(done(openVote(game, by, { kind: 'goOn', seat: 0, how }, now)), testChance()).game;
const decided = (game: Game, seat: number, inFavour: boolean, now = GONE + DAY): GameUpdate =>
  advanceUntilChoice(done(castBallot(game, seat, { vote: game.vote?.id ?? 0, inFavour }, now)), testChance());

describe('getting up from a game in play', () => {
  test('a person who gets up can sit down again for a minute, and nobody is told', () => {
    const before = table([ana, bo]);
    const update = leaving(before);
    expect(eventsOf(update)).toEqual([]);
    expect(update.entries.flatMap(({ events }) => events)).toEqual([]);
    expect(update.game.updatedAt).toBe(before.updatedAt);
    expect(wakeAt(update.game)).toBe(GONE);
    expect(answerFor(update.game, [], 'account-of-ana').game.you.leaves).toBe('2026-10-01T12:01:10.000Z');
    const seenByBo = answerFor(update.game, update.entries, 'account-of-bo');
    expect(JSON.stringify(seenByBo)).not.toMatch(/leaves|gotUp/u);
    const stays = stay(update.game, 0, NOON + 60_000);
    expect(stays?.game.seats).toEqual(before.seats);
    expect(wakeAt(stays?.game ?? before)).toBe(before.turnBy);
  });

  test('a person cannot get up twice, or from a game against computers only, which they end instead', () => {
    expect(beginToGetUp(leaving(table([ana, bo])).game, 0, NOON + 1)).toEqual({ ok: true, value: null });
    expect(beginToGetUp(table([ana, robot('Locke')]), 0, NOON)).toMatchObject({ ok: false });
    expect(stay(table([ana, bo]), 0, NOON)).toBeNull();
  });

  test('at a table for two, the other one is asked, and until they choose nobody plays and no clock runs', () => {
    const update = gone(table([ana, bo]));
    expect(update.game.vote).toMatchObject({ matter: { kind: 'goOn', seat: 0, how: 'end' }, voters: [1], needed: 1 });
    expect(eventsOf(update)).toEqual([expect.objectContaining({ account: 'account-of-bo', event: 'vote' })]);
    expect(pausedUntil(update.game)).toBe(GONE + 3 * DAY);
    expect(update.game.turnBy).toBeNull();
    expect(update.game.host).toBe('account-of-bo');
    expect(update.game.seats[0]).toMatchObject({ kind: 'computer', owner: { account: 'account-of-ana' } });
    const before = table([ana, bo]);
    const [on = 0] = activeSeats(before);
    expect(activeSeats(gone(before, on).game)).toEqual([on]);
  });

  test('at a table for two, a computer player plays on if the other one wants that', () => {
    const { game } = decided(gone(table([ana, bo])).game, 1, false);
    expect(game).toMatchObject({ status: 'playing', vote: null });
    expect(pausedUntil(game)).toBeNull();
    expect(activeSeats(game)).toEqual([1]);
    expect(game.turnBy).not.toBeNull();
  });

  test('at a table for two, a computer player plays on if the other one says nothing for three days', () => {
    const waiting = gone(table([ana, bo])).game;
    const at = wakeAt(waiting) ?? 0;
    expect([at > GONE + 3 * DAY - 60_000, at <= GONE + 3 * DAY]).toEqual([true, true]);
    const { game } = processDue(waiting, at, testChance(), 'schedule');
    expect(game).toMatchObject({ status: 'playing', vote: null });
    expect([pausedUntil(game), activeSeats(game)]).toEqual([null, [1]]);
    expect(isDue(game, at, 'schedule')).toBe(false);
  });

  test('at a table for two, a game that ends as it stands has a result: who got up is last, and a rated game counts', () => {
    const before = table([ana, bo]);
    const waiting = gone({ ...before, results: [{ engine: '12-12', scores: [3, 40], out: 0 }] });
    const { game, entries } = decided(waiting.game, 1, true);
    expect(game.status).toBe('finished');
    expect([isCancelled(game), placesIn(game)]).toEqual([false, [2, 1]]);
    expect(pausedUntil(game)).toBeNull();
    expect(wakeAt(game)).toBeNull();
    const start = { ...entries[0], revision: 1, seat: 0, action: 'start', by: 'person' as const, at: NOON };
    const history = [{ ...start, events: [{ type: 'started' as const }] }, ...waiting.entries, ...entries];
    expect(
      standingsOf(game, history).map(({ account, place, isRated, isAway }) => [account, place, isRated, isAway]),
    ).toEqual([
      ['account-of-ana', 2, true, true],
      ['account-of-bo', 1, true, false],
    ]);
    const told = eventsOf({ base: waiting.game, game, entries });
    expect(told.map(({ account }) => account)).not.toContain('account-of-ana');
  });

  test('with three or more, the table’s own rule applies at once, and nobody waits', () => {
    const played = gone(table([ana, bo, cleo])).game;
    expect(played.vote).toBeNull();
    expect(pausedUntil(played)).toBeNull();
    expect(activeSeats(played)).not.toContain(0);
    expect(played.seats[0]).toMatchObject({ gotUp: { plays: 'computer', at: GONE } });
    expect(gone(table([ana, bo, cleo], 'least')).game.seats[0]).toMatchObject({ gotUp: { plays: 'least' } });
  });

  test('with three or more, most of those who stay change that within three days', () => {
    const after = gone(table([ana, bo, cleo])).game;
    const open = asked(after, 1, 'substitute');
    expect(open.vote).toMatchObject({ voters: [1, 2], needed: 2, yes: [1] });
    const changed = decided(open, 2, true).game;
    expect(changed).toMatchObject({ vote: null, seeks: true });
    expect(changed.seats[0]).toMatchObject({ gotUp: { plays: 'substitute' } });
    const least = decided(asked(changed, 1, 'least'), 2, true).game;
    expect(least).toMatchObject({ seeks: false, seats: [{ gotUp: { plays: 'least' } }, {}, {}] });
    const goOn = { kind: 'goOn', seat: 0 } as const;
    expect(openVote(after, 1, { ...goOn, how: 'least' }, GONE + 3 * DAY)).toMatchObject({ ok: false });
    expect(openVote(after, 1, { ...goOn, how: 'computer' }, GONE)).toMatchObject({ ok: false });
    expect(openVote(after, 1, { ...goOn, how: 'end' }, GONE)).toMatchObject({ ok: false });
    expect(openVote(after, 1, { ...goOn, seat: 2, how: 'least' }, GONE)).toMatchObject({ ok: false });
  });

  test('a substitute sits in for good: who got up stays last, does not come back, and a clock that stood goes on', () => {
    const waiting = gone(table([ana, bo])).game;
    const { game } = sitIn(waiting, 0, dot, GONE + DAY, testChance());
    expect(game.vote).toBeNull();
    expect(pausedUntil(game)).toBeNull();
    expect(seatOf(game, dot.account)).toBe(0);
    expect(game.seats[0]).toMatchObject({ gotUp: { at: GONE } });
    const over = { ...game, status: 'finished', results: [{ engine: '12-12', scores: [0, 9], out: 0 }] } as const;
    expect(placesIn(over)).toEqual([2, 1]);
  });

  test('a game that everybody got up from ends as it stands', () => {
    const two = gone(table([ana, bo])).game;
    const { game } = processDue(done(beginToGetUp(two, 1, GONE + DAY)).game, GONE + 2 * DAY, testChance(), 'schedule');
    expect(game.status).toBe('finished');
    expect([isCancelled(game), placesIn(game)]).toEqual([false, [2, 2]]);
  });

  test('a game that the table ends after somebody got up counts as it stands, too', () => {
    const after = gone(table([ana, bo, cleo])).game;
    const open = advanceUntilChoice(done(openVote(after, 1, { kind: 'cancel' }, GONE)), testChance()).game;
    const { game, entries } = decided(open, 2, true, GONE);
    expect([game.status, isCancelled(game), placesIn(game)]).toEqual(['finished', false, [3, 1, 1]]);
    expect(entries.flatMap(({ events }) => events)).toContainEqual({ type: 'gameOver', places: [3, 1, 1] });
  });

  test('a person who comes back from a time-out comes back as before', () => {
    const held = { kind: 'computer', name: 'Locke', owner: { account: 'account-of-ana', name: 'Ana' } } as const;
    const { game } = returnSeat({ ...table([ana, bo]), seats: [held, bo] }, 0, ana, NOON, testChance());
    expect(game.seats[0]).toEqual(ana);
  });
});
