import { testChance } from '@slow-train/local/kit';
import { layPlan, type Plan } from '@slow-train/players';
import { at, parseAction, readPosition, viewFor, writeAction, type Seat } from '@slow-train/rules';
import { describe, expect, test } from 'vitest';
import { pauseClocks } from '../../src/game/clock.ts';
import { isDue, processDue, wakeAt } from '../../src/game/due.ts';
import { activeSeats, type Game } from '../../src/game/game.ts';
import { newOpenTerms } from '../../src/game/open-game.ts';
import type { Occupant } from '../../src/game/seats.ts';
import { planOf, runNextPlan, withPlan } from '../../src/game/plans.ts';
import { begin, beginWaiting } from '../../src/game/seating.ts';
import { leastAction } from '../../src/game/least-action.ts';
import { playTimeout } from '../../src/game/timeout.ts';
import { startUpdate, type GameUpdate } from '../../src/game/update.ts';
import { ana, bo, lobbyTable, NOON, nobody, robot } from '../kit/pure-table.ts';
import { clockTerms } from '../kit/clock-terms.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TERMS = clockTerms({ strikes: 2 });

type Setup = Partial<Game['setup']>;
const lobby = (setup: Setup = {}, seats: readonly Occupant[] = [ana, bo, robot('Robot')]): Game => {
  const table = lobbyTable({ preset: 'hub' }, seats, 2);
  return { ...table, setup: { ...table.setup, ...setup } };
};
const playing = (setup: Setup = { clock: TERMS }, seats?: readonly Occupant[]): Game =>
  begin(startUpdate(lobby(setup, seats), NOON), testChance()).game;
const STOPS = { doubleOpens: false, trainOpens: false, oneTile: false, roundEnds: false };
const WAITING: Plan = { train: [], cover: [], plays: [], otherwise: 'wait', stops: STOPS };
/** Returns a game, and the seat whose turn it is and whose plan has not played yet. */
function planned(plan = WAITING): { readonly game: Game; readonly seat: Seat } {
  const game = playing({});
  const seat = at(activeSeats(game), 0);
  if (game.round === null) throw new Error('not dealt');
  // Laid as it can be read: a plan is checked when it is laid.
  const run = { ...layPlan(WAITING, 1, viewFor(game.round, seat)), plan };
  return { game: { ...game, plans: withPlan([], seat, { ...run, round: 1, turns: 1, stoppedAt: null }) }, seat };
}
const due = (game: Game, after: number, by: 'schedule' | 'request' = 'schedule'): GameUpdate =>
  processDue(game, NOON + after, testChance('due'), by);
const typesOf = ({ entries }: GameUpdate): string[] =>
  entries.flatMap(({ events }) => events.map((event) => event.type));

describe('a game wakes', () => {
  test('a game wakes when a seat runs out of time', () => {
    const game = playing();
    expect(wakeAt(game)).toBe(NOON + HOUR);
    expect([isDue(game, NOON + HOUR - 1, 'schedule'), isDue(game, NOON + HOUR, 'schedule')]).toEqual([false, true]);
  });

  test('a game wakes at the end of a pause, of a vote, or of the patience with a deal, at the first of them', () => {
    const game = playing();
    const paused = pauseClocks(startUpdate(game, NOON), 2).game;
    expect(wakeAt(paused)).toBe(NOON + 2 * DAY);
    const vote = { id: 7, matter: { kind: 'cancel' }, by: 0, voters: [0, 1], needed: 2, yes: [0], no: [] } as const;
    const until = new Date(NOON + DAY).toISOString();
    expect(wakeAt({ ...paused, vote: { ...vote, until } })).toBe(NOON + DAY);
    expect(wakeAt({ ...paused, vote: { ...vote, until }, dealBy: NOON + MINUTE })).toBe(NOON + MINUTE);
  });

  test('a game never wakes if nothing is awaited, or if it is over', () => {
    const game = playing({});
    expect(wakeAt(game)).toBeNull();
    expect(isDue(game, NOON + 99 * DAY, 'schedule')).toBe(false);
    expect(wakeAt({ ...playing(), status: 'finished' })).toBeNull();
  });

  test('a game wakes at once if a plan goes on', () => {
    const { game } = planned();
    expect(wakeAt(game)).toBe(game.updatedAt);
  });

  test('a game wakes when it is to start, or to leave the list', () => {
    const open = newOpenTerms({ language: 'en', newcomers: true }, null, NOON);
    expect(wakeAt(lobby({ open }))).toBe(NOON + 14 * DAY);
    expect(wakeAt(lobby({ open, startsAt: NOON + DAY }))).toBe(NOON + DAY);
    // One person is no game.
    expect(wakeAt(lobby({ startsAt: NOON + DAY }, [ana, nobody, nobody]))).toBeNull();
    expect(wakeAt({ ...playing({ startsAt: NOON + DAY }) })).toBeNull();
    expect(wakeAt(lobby())).toBeNull();
  });

  test('a game wakes now if the time of an outage has to be given back', () => {
    const game = { ...playing(), outages: [{ since: NOON + MINUTE, until: NOON + 2 * MINUTE }] };
    expect(isDue(game, NOON + 3 * MINUTE, 'schedule')).toBe(true);
  });
});

test('a plan that cannot be read stops and keeps its fault, and the game goes on', () => {
  const fault = new Error('a plan of another release');
  const unreadable = new Proxy(WAITING, {
    get() {
      throw fault;
    },
  });
  const { game, seat } = planned(unreadable);
  const after = runNextPlan(startUpdate(game, NOON));
  expect(after?.faults).toEqual([fault]);
  expect(planOf(after?.game.plans ?? [], seat).laid?.stopped).toEqual({ why: 'nothingFits' });
  expect(after?.game.round).toBe(game.round);
});

describe('everything due is done', () => {
  test('a seat that is late is played for, and the game goes on', () => {
    const game = playing();
    const seat = at(activeSeats(game), 0);
    expect(due(game, HOUR - 1).entries).toEqual([]);
    const update = due(game, HOUR);
    expect(update.entries[0]).toMatchObject({ seat, by: 'timeout' });
    expect(update.entries[0]?.events[0]).toEqual({ type: 'timedOut', seat, strikes: 1 });
    expect(typesOf(update).filter((type) => type === 'timedOut')).toHaveLength(1);
    expect(activeSeats(update.game)).not.toContain(seat);
    expect(update.game.turnBy).toBe(NOON + 2 * HOUR);
  });

  test('a request does not decide that somebody has long been late: the schedule may be behind', () => {
    const game = playing();
    const behind = HOUR + 15 * MINUTE;
    expect(due(game, behind, 'request').entries).not.toEqual([]);
    expect(due(game, behind + 1, 'request').entries).toEqual([]);
    expect(due(game, behind + 1, 'schedule').entries).not.toEqual([]);
    // Somebody else may still be told that a pause has ended.
    const paused = pauseClocks(startUpdate(game, NOON), 1).game;
    expect(typesOf(due(paused, 2 * DAY, 'request'))).toEqual(['resumed']);
  });

  test('a pause ends when its time is over', () => {
    const paused = pauseClocks(startUpdate(playing(), NOON), 1).game;
    expect(due(paused, DAY - 1).entries).toEqual([]);
    const update = due(paused, DAY);
    expect(update.entries).toMatchObject([
      { seat: null, action: 'resume', by: 'table', events: [{ type: 'resumed' }] },
    ]);
    expect(update.game).toMatchObject({ clock: { pausedUntil: null }, turnBy: NOON + DAY + HOUR });
    expect(due({ ...paused, status: 'finished' }, DAY).entries).toEqual([]);
  });

  test('a vote that nobody has decided fails', () => {
    const until = new Date(NOON + DAY).toISOString();
    const matter = { kind: 'cancel' } as const;
    const vote = { id: 7, matter, by: 0, until, voters: [0, 1], needed: 2, yes: [0], no: [] };
    const game = { ...playing({}), vote };
    expect(due(game, DAY - 1).game.vote).not.toBeNull();
    const update = due(game, DAY);
    expect(update.entries).toMatchObject([{ events: [{ type: 'voteClosed', matter, passed: false }] }]);
    expect(update.game.vote).toBeNull();
  });

  test('a game starts with those who are there', () => {
    const game = lobby({ startsAt: NOON + DAY }, [ana, nobody, bo]);
    expect(due(game, DAY - 1).entries).toEqual([]);
    const update = due(game, DAY);
    expect(update.game).toMatchObject({ status: 'playing', seats: [ana, bo] });
    expect(typesOf(update)[0]).toBe('started');
    expect(due({ ...game, seats: [ana, nobody, nobody] }, DAY).entries).toEqual([]);
  });

  test('a game that was not filled leaves the list', () => {
    const open = newOpenTerms({ language: 'en', newcomers: true }, null, NOON);
    const update = due(lobby({ open }), 14 * DAY);
    expect(update.entries).toMatchObject([{ action: 'close', by: 'table' }]);
    expect(update.game.setup.open).toBeUndefined();
    expect(due(lobby({ open }), 14 * DAY - 1).entries).toEqual([]);
  });

  test('a deal goes on without those who did not take part', () => {
    const game = beginWaiting(startUpdate(lobby({}), NOON)).game;
    const { dealBy } = game;
    if (dealBy === null) throw new Error('waits for nobody');
    expect(due(game, dealBy - NOON - 1).entries).toEqual([]);
    const update = due(game, dealBy - NOON);
    expect(typesOf(update)).toContain('dealt');
    expect(update.game.dealBy).toBeNull();
  });
});

describe('a seat out of time', () => {
  const late = (game: Game, strikes: number): Game => {
    const { clock } = game;
    const seat = at(activeSeats(game), 0);
    if (clock === null) throw new Error('a game without a clock');
    return { ...game, clock: { ...clock, seats: clock.seats.with(seat, { ...at(clock.seats, seat), strikes }) } };
  };
  const played = (game: Game): GameUpdate =>
    playTimeout(startUpdate(game, NOON + HOUR), at(activeSeats(game), 0), testChance('late'));

  test('a seat out of time has its turn played to its end, with one sign of it', () => {
    const game = playing();
    const seat = at(activeSeats(game), 0);
    const update = played(game);
    expect(update.entries.length).toBeGreaterThan(0);
    expect(update.entries.every((entry) => entry.by === 'timeout' && entry.seat === seat)).toBe(true);
    expect(update.entries.map(({ events }) => events.filter(({ type }) => type === 'timedOut').length)).toEqual(
      update.entries.map((_, index) => (index === 0 ? 1 : 0)),
    );
    expect(activeSeats(update.game)).not.toContain(seat);
  });

  test('a seat out of time is replaced by a computer player after as many times in a row as the terms say', () => {
    const game = playing();
    const seat = at(activeSeats(game), 0);
    expect(typesOf(played(late(game, 0)))).not.toContain('held');
    const held = played(late(game, 1));
    expect(typesOf(held)).toContain('held');
    expect(held.game.seats[seat]).toMatchObject({
      kind: 'computer',
      owner: game.seats[seat]?.kind === 'person' ? { account: expect.any(String) } : {},
    });
    expect(held.entries[0]?.events[0]).toEqual({ type: 'timedOut', seat, strikes: 2 });
    // Nobody else would be left to play.
    const alone = playing({ clock: TERMS }, [ana, robot('Robot')]);
    if (alone.seats[at(activeSeats(alone), 0)]?.kind !== 'person') throw new Error('a computer has the turn');
    expect(typesOf(played(late(alone, 5)))).not.toContain('held');
  });

  test('a seat out of time is played for by a computer player if the terms say so', () => {
    const game = playing({ clock: { ...TERMS, onTimeout: 'computer' } });
    const seat = at(activeSeats(game), 0);
    const first = (update: GameUpdate) => update.entries[0]?.action;
    const least = played({ ...game, setup: { ...game.setup, clock: TERMS } });
    // It builds as long a train as it can, and not a single tile.
    const lengthOf = (action: string | undefined): number => {
      const parsed = parseAction(action ?? '');
      return parsed?.do === 'build' ? parsed.tiles.length : 0;
    };
    expect(game.round?.secret.hands[seat]?.length).toBeGreaterThan(2);
    expect(lengthOf(first(played(game)))).toBeGreaterThanOrEqual(lengthOf(first(least)));
  });

  test('a seat out of time is not played for without a clock, or when the turn is over', () => {
    const game = playing();
    const { on, off } = { on: at(activeSeats(game), 0), off: activeSeats(game).includes(0) ? 1 : 0 };
    const update = startUpdate(game, NOON + HOUR);
    expect(playTimeout(update, off, testChance())).toBe(update);
    const unclocked = startUpdate(playing({}), NOON);
    expect(playTimeout(unclocked, on, testChance())).toBe(unclocked);
    expect(playTimeout(update, 9, testChance())).toBe(update);
  });

  test.each<[string, { readonly mine?: object; readonly [part: string]: unknown }, string]>([
    ['passes rather than draws', { turn: { seat: 0, step: 'drawn', drawn: '4-3' } }, 'pass'],
    ['draws rather than plays', { rules: { preset: 'station' } }, 'draw'],
    ['plays its lightest tile if it must play', { boneyard: [] }, '2-1@0'],
    ['plays a double only if it has nothing else', { boneyard: [], mine: { hand: ['1-1', '6-1'] } }, '6-1@0'],
    ['plays a double then', { boneyard: [], mine: { hand: ['1-1', '6-6'] } }, '1-1@0'],
    ['draws if nothing fits', { mine: { hand: ['6-6', '4-4'] } }, 'draw'],
    [
      'builds a single tile, the lightest that fits',
      {
        rules: { preset: 'roundhouse' },
        phase: 'building',
        mine: { hand: ['5-2', '5-1', '0-0'], train: [], turns: 0 },
      },
      'build 5-1',
    ],
  ])('a seat out of time %s', (_, { mine, ...change }, action) => {
    const position = readPosition({
      rules: { preset: 'hub' },
      set: 6,
      engine: '5-5',
      turn: { seat: 0 },
      boneyard: ['6-2', '6-3'],
      ...change,
      seats: [
        { hand: ['6-1', '2-1', '4-3'], train: ['5-1'], turns: 1, ...mine },
        { hand: ['0-3'], train: [], turns: 1 },
      ],
    });
    if (!position.ok) throw new Error(position.error);
    expect(writeAction(leastAction(viewFor(position.value, 0), 0))).toBe(action);
  });
});
