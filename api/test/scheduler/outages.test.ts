import { chooseAction } from '@slow-train/players';
import { viewFor, writeAction } from '@slow-train/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { activeSeats, type Game } from '../../src/game/game.ts';
import { act } from '../../src/games/act.ts';
import { clockedTable, historyOf, whoIsOn } from '../kit/clocked.ts';
import { resultOf } from '../kit/notification-harness.ts';
import { newKey } from '../kit/play.ts';
import { openSimulatedSite } from '../kit/simulated-site.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let site: Awaited<ReturnType<typeof openSimulatedSite>>;
beforeEach(async () => {
  site = await openSimulatedSite();
});
afterEach(() => site.harness.stop());

const reload = (game: Game): Promise<Game> => site.harness.load(game.id);
const turnBy = async (game: Game): Promise<number> => (await reload(game)).turnBy ?? Number.NaN;
const logged = async (game: Game): Promise<readonly object[]> =>
  (await historyOf(site.harness, game))
    .filter(({ revision }) => revision > game.revision)
    .flatMap(({ events }) => events);

test('a seat that has no outage to blame runs out of time to the minute, without a visitor', async () => {
  const game = await clockedTable(site.harness, ['Ana', 'Bo']);
  await site.timer.pass((await turnBy(game)) - site.start - 1);
  expect((await reload(game)).revision).toBe(game.revision);
  await site.timer.pass(MINUTE);
  expect((await logged(game))[0]).toMatchObject({ type: 'timedOut' });
});

test('nobody loses on time in an outage of hours: every deadline moves by as much, and the log says so', async () => {
  const games = [
    await clockedTable(site.harness, ['Ana', 'Bo']),
    await clockedTable(site.harness, ['Cy', 'Dora']),
    await clockedTable(site.harness, ['Eve', 'Finn']),
  ];
  await site.timer.pass(25 * MINUTE);
  const { lastSeen } = site.timer.runner.status();
  const before = await Promise.all(games.map(turnBy));
  const lost = 5 * HOUR + 12 * MINUTE;
  site.timer.setTime((lastSeen ?? 0) + lost);
  await site.timer.fire();
  await site.timer.pass(MINUTE);
  for (const [index, game] of games.entries()) {
    expect(await logged(game)).toEqual([{ type: 'outage', minutes: lost / MINUTE }]);
    expect(await turnBy(game)).toBe((before[index] ?? 0) + lost);
  }
  // Then the clock runs again, and nothing is given back twice.
  await site.timer.pass(50 * MINUTE);
  for (const game of games)
    expect((await logged(game)).slice(0, 2)).toMatchObject([{ type: 'outage' }, { type: 'timedOut' }]);
});

test('a player who comes back before the schedule does plays on, no matter what the clock says', async () => {
  const game = await clockedTable(site.harness, ['Ana', 'Bo']);
  site.timer.setTime(site.timer.now + 9 * HOUR);
  const [seat] = activeSeats(game);
  if (game.round === null || seat === undefined) throw new Error('nobody has the turn');
  const action = writeAction(chooseAction(viewFor(game.round, seat)));
  const claim = { token: `token-${whoIsOn(game)}` };
  const command = { id: game.id, revision: game.revision, key: newKey(), do: action };
  expect(await resultOf(act(site.harness.ports, claim, command))).toMatchObject({ ok: true });
  await site.timer.fire();
  expect(await logged(game)).not.toContainEqual(expect.objectContaining({ type: 'timedOut' }));
});

test('a turn that began after an outage owes it nothing', async () => {
  site.timer.setTime(site.timer.now + 3 * HOUR);
  await site.timer.fire();
  const game = await clockedTable(site.harness, ['Ana', 'Bo']);
  const by = await turnBy(game);
  await site.timer.pass(10 * MINUTE);
  expect(await turnBy(game)).toBe(by);
  expect(await logged(game)).toEqual([]);
});
