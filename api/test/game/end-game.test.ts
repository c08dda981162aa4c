import { testChance } from '@slow-train/local/kit';
import { at } from '@slow-train/rules';
import { describe, expect, test } from 'vitest';
import { advanceUntilChoice } from '../../src/game/advance.ts';
import { isDue, wakeAt } from '../../src/game/due.ts';
import { endGame, reopenGame } from '../../src/game/end-game.ts';
import { eventsOf } from '../../src/game/events.ts';
import { isCancelled, type Game } from '../../src/game/game.ts';
import type { Occupant } from '../../src/game/seats.ts';
import { begin, beginWaiting } from '../../src/game/seating.ts';
import { startUpdate, type GameUpdate } from '../../src/game/update.ts';
import { answerFor } from '../../src/game/view.ts';
import { ana, bo, lobbyTable, NOON, robot } from '../kit/pure-table.ts';

const CLOCK = { allowance: 1_440, bank: 60, cap: 60, weekendsOff: false, vacationDays: 0, onTimeout: 'least' } as const;
const SECOND = 1_000;

function game(seats: readonly Occupant[] = [ana, robot('Robot')]): Game {
  const table = lobbyTable({ preset: 'hub' }, seats, 2);
  const setup = { ...table.setup, forced: true, clock: { ...CLOCK, strikes: 3 } };
  return begin(startUpdate({ ...table, setup }, NOON), testChance()).game;
}

const ended = (one: Game): GameUpdate => {
  const update = endGame(one, 0, NOON + SECOND);
  if (!update.ok || update.value === null) throw new Error('not ended');
  return update.value;
};

const reopened = ({ game: over, entries }: GameUpdate, now: number) => reopenGame(over, 0, entries.at(-1), now);

describe('a game against computers', () => {
  test('a game against computers ends at once, when its player says so: nothing is due any more, and nobody is notified', () => {
    const update = ended(game());
    expect(update.game).toMatchObject({ status: 'finished', turnBy: null });
    expect(isCancelled(update.game)).toBe(true);
    expect(wakeAt(update.game)).toBeNull();
    const outages = [{ since: NOON + 2 * SECOND, until: NOON + 20 * SECOND }];
    expect(isDue({ ...update.game, outages }, NOON + 90 * SECOND, 'schedule')).toBe(false);
    expect(eventsOf(update)).toEqual([]);
    const { game: view } = answerFor(update.game, update.entries, 'account-of-ana');
    expect(view).toMatchObject({ isCancelled: true, places: null, turnBy: null });
  });

  test('a game against computers comes back exactly as it was within a minute, with the same deadline', () => {
    const before = game();
    const undone = reopened(ended(before), NOON + 60 * SECOND);
    if (!undone.ok || undone.value === null) throw new Error('not reopened');
    const { revision, updatedAt, ...rest } = advanceUntilChoice(undone.value, testChance()).game;
    const { revision: first, updatedAt: _before, ...as } = before;
    expect(rest).toEqual(as);
    expect([revision - first, updatedAt]).toEqual([2, NOON + 60 * SECOND]);
  });

  test('a game against computers stays ended after a minute, and unless its own player ended it', () => {
    const over = ended(game());
    expect(reopened(over, NOON + 75 * SECOND)).toMatchObject({ ok: false });
    expect(reopenGame(over.game, 0, undefined, NOON + 2 * SECOND)).toMatchObject({ ok: false });
    expect(reopenGame(over.game, 1, at(over.entries, 0), NOON + 2 * SECOND)).toMatchObject({ ok: false });
  });

  test('a game against computers can be ended and reopened twice, with the same result', () => {
    expect(endGame(ended(game()).game, 0, NOON + 2 * SECOND)).toEqual({ ok: true, value: null });
    expect(reopenGame(game(), 0, undefined, NOON)).toEqual({ ok: true, value: null });
  });

  test('a game against computers that was waiting for a deal waits for it again', () => {
    const waiting = beginWaiting(startUpdate(lobbyTable({ preset: 'hub' }, [ana, robot('Robot')]), NOON)).game;
    const over = ended(waiting);
    expect(over.game.dealBy).toBeNull();
    const undone = reopened(over, NOON + 30 * SECOND);
    expect(undone.ok && undone.value?.game.dealBy).toBeGreaterThan(NOON + 30 * SECOND);
  });
});

test('a game with other people is not ended by one of them, even if a computer holds the other’s seat', () => {
  const away: Occupant = { kind: 'computer', name: 'Robot', owner: { account: 'account-of-bo', name: 'Bo' } };
  for (const other of [bo, away]) expect(endGame(game([ana, other]), 0, NOON)).toMatchObject({ ok: false });
});
