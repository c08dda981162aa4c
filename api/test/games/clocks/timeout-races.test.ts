import type { Ports } from '../../../src/games/services.ts';
import { withGame } from '../../../src/games/with-game.ts';
import { chooseAction } from '@slow-train/players';
import { at, ok, viewFor, writeAction } from '@slow-train/rules';
import { expect, test } from 'vitest';
import { act } from '../../../src/games/act.ts';
import { activeSeats, type Game } from '../../../src/game/game.ts';
import { processAllDue } from '../../../src/games/process-due.ts';
import { clockedTable, historyOf, whoIsOn } from '../../kit/clocked.ts';
import { newKey } from '../../kit/play.ts';
import { openNotificationHarness, resultOf } from '../../kit/notification-harness.ts';

/** Processes what is due, as a request that has already read the game. */
async function look(ports: Ports, game: Game): Promise<void> {
  const read = [game];
  const load = async () => ok({ account: null, game: read.shift() ?? (await ports.store.load(game.id)) ?? null });
  await withGame(ports, { load, decide: () => ok({ update: null, answer: null }) });
}

/** Enough for each of the two to come first. */
const TIMES = 24;

test('an action in the last second and the time-out never both count', async () => {
  const won = { action: 0, timeOut: 0 };
  const harness = await openNotificationHarness();
  try {
    for (let time = 0; time < TIMES; time++) {
      const game = await clockedTable(harness, [`Ana${time}`, `Bo${time}`]);
      const [seat] = activeSeats(game);
      if (game.round === null || seat === undefined || game.turnBy === null) throw new Error('nobody has the turn');
      const end = game.turnBy;
      const account = whoIsOn(game);
      const { store } = harness.ports;
      const claim = { token: `token-${account}` };
      const key = newKey();
      // The schedule reads the game as the action does, and the one that reads first wins.
      const read = time % 3 === 1 ? [await store.loadForAction(claim, game.id, key)] : [];
      const loadForAction: typeof store.loadForAction = async (...query) =>
        read.shift() ?? store.loadForAction(...query);
      const before = {
        ...harness.ports,
        store: { ...store, loadForAction },
        now: () => new Date(end - 1_000),
      };
      const after = { ...harness.ports, now: () => new Date(end) };
      const wanted = writeAction(chooseAction(viewFor(game.round, seat)));
      const command = { id: game.id, revision: game.revision, key, do: wanted };
      const action = () => resultOf(act(before, claim, command));
      const timeOut = () => (time % 3 === 0 ? look(after, game) : processAllDue(after, 24));
      // An action that takes its receipt along is slower: to come first, it needs a head start.
      const head = time % 3 === 1 ? await action() : null;
      const [answer] = await Promise.all([head ?? action(), timeOut(), timeOut()]);
      const entries = (await historyOf(harness, game)).filter(({ revision }) => revision > game.revision);
      const first = at(entries, 0);
      expect(entries.map(({ revision }) => revision)).toEqual(entries.map((_, index) => game.revision + 1 + index));
      if (answer.ok) {
        won.action += 1;
        expect(first).toMatchObject({ by: 'person', action: wanted, seat });
      } else {
        won.timeOut += 1;
        expect(answer.error.problem).toBe('stale-revision');
        expect(first).toMatchObject({ by: 'timeout', seat });
        expect(entries.filter(({ by }) => by === 'person')).toEqual([]);
      }
      // If the action came first and did not end the turn, the turn may still time out, once.
      const outs = entries.flatMap(({ events }) => events.filter(({ type }) => type === 'timedOut'));
      expect(outs.length).toBeLessThanOrEqual(1);
    }
  } finally {
    await harness.stop();
  }
  expect(won.action).toBeGreaterThan(0);
  expect(won.timeOut).toBeGreaterThan(0);
}, 120_000);
