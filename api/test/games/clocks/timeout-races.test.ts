import type { Ports } from '../../../src/games/services.ts';
import { withGame } from '../../../src/games/with-game.ts';
import { chooseAction } from '@slow-train/players';
import { at, ok, viewFor, writeAction } from '@slow-train/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { act } from '../../../src/games/act.ts';
import { activeSeats, type Game } from '../../../src/game/game.ts';
import { processAllDue } from '../../../src/games/process-due.ts';
import type { GameStore } from '../../../src/store/game-store.ts';
import { clockedTable, historyOf, whoIsOn } from '../../kit/clocked.ts';
import { newKey } from '../../kit/play.ts';
import { openNotificationHarness, resultOf, type NotificationHarness } from '../../kit/notification-harness.ts';

/** Processes what is due, as a request that has already read the game. */
async function look(ports: Ports, game: Game): Promise<void> {
  const read = [game];
  const load = async () => ok({ account: null, game: read.shift() ?? (await ports.store.load(game.id)) ?? null });
  await withGame(ports, { load, decide: () => ok({ update: null, answer: null }) });
}

type Side = 'action' | 'timeOut';

/** Returns a promise, and what resolves it. */
function signal(): readonly [given: Promise<void>, give: () => void] {
  let give = (): void => {};
  const given = new Promise<void>((resolve) => (give = () => resolve()));
  return [given, () => give()];
}

/** Returns the store of each of two that race in a game: both have decided before `first` saves, and the other after it. */
function rivals(store: GameStore, id: string, first: Side): { readonly [side in Side]: GameStore } {
  const [otherHasDecided, otherDecides] = signal();
  const [firstHasSaved, firstSaves] = signal();
  const storeOf = (side: Side): GameStore => ({
    ...store,
    async save(save) {
      if (save.update.game.id !== id) return store.save(save);
      if (side === first) {
        await otherHasDecided;
        return store.save(save).finally(firstSaves);
      }
      otherDecides();
      await firstHasSaved;
      return store.save(save);
    },
  });
  return { action: storeOf('action'), timeOut: storeOf('timeOut') };
}

let harness: NotificationHarness;
beforeAll(async () => {
  harness = await openNotificationHarness();
});
afterAll(() => harness.stop());

describe.each(['look', 'schedule'] as const)('an action in the last second and a time-out by a %s', (way) => {
  /** Lets both act. Returns who came first. */
  async function race(game: Game, first: Side | null): Promise<Side> {
    const [seat] = activeSeats(game);
    if (game.round === null || seat === undefined || game.turnBy === null) throw new Error('nobody has the turn');
    const end = game.turnBy;
    const { store } = harness.ports;
    const stores = first === null ? { action: store, timeOut: store } : rivals(store, game.id, first);
    const before = { ...harness.ports, store: stores.action, now: () => new Date(end - 1_000) };
    const after = { ...harness.ports, store: stores.timeOut, now: () => new Date(end) };
    const wanted = writeAction(chooseAction(viewFor(game.round, seat)));
    const command = { id: game.id, revision: game.revision, key: newKey(), do: wanted };
    const timeOut = () => (way === 'look' ? look(after, game) : processAllDue(after, 24));
    const [answer] = await Promise.all([
      resultOf(act(before, { token: `token-${whoIsOn(game)}` }, command)),
      timeOut(),
      timeOut(),
    ]);
    const entries = (await historyOf(harness, game)).filter(({ revision }) => revision > game.revision);
    const earliest = at(entries, 0);
    expect(entries.map(({ revision }) => revision)).toEqual(entries.map((_, index) => game.revision + 1 + index));
    if (answer.ok) {
      expect(earliest).toMatchObject({ by: 'person', action: wanted, seat });
    } else {
      expect(answer.error.problem).toBe('stale-revision');
      expect(earliest).toMatchObject({ by: 'timeout', seat });
      expect(entries.filter(({ by }) => by === 'person')).toEqual([]);
    }
    // If the action came first and did not end the turn, the turn may still time out, once.
    const outs = entries.flatMap(({ events }) => events.filter(({ type }) => type === 'timedOut'));
    expect(outs.length).toBeLessThanOrEqual(1);
    return answer.ok ? 'action' : 'timeOut';
  }

  let tables = 0;
  const newTable = (): Promise<Game> => clockedTable(harness, [`Ana-${way}-${tables++}`, `Bo-${way}-${tables}`]);

  test.each(['action', 'timeOut'] as const)(
    'an action in the last second and a time-out never both count if both have decided and the %s saves first',
    async (first) => {
      for (let times = 0; times < 4; times++) expect(await race(await newTable(), first)).toBe(first);
    },
  );

  test('an action in the last second and a time-out never both count, no matter which comes first', async () => {
    for (let times = 0; times < 4; times++) await race(await newTable(), null);
  });
});
