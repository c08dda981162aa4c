import { BEGINNING, testChance } from '@slow-train/local/kit';
import { at } from '@slow-train/rules';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OpenTerms } from '../../../src/game/game.ts';
import { opennessOf } from '../../../src/game/open-game.ts';
import { joinOpenGame } from '../../../src/lobby/open-games.ts';
import { processAllDue } from '../../../src/games/process-due.ts';
import { readOwnProfile } from '../../../src/profiles/routes.ts';
import { settleFinished } from '../../../src/profiles/settle.ts';
import { standings } from '../../../src/schema/standings.ts';
import { durations, openGames, timeouts } from '../../../src/schema/open-games.ts';
import { tidyUp } from '../../../src/scheduler/tidy-up.ts';
import * as openGameStore from '../../../src/store/open-game-store.ts';
import { AN_HOUR, clockedTable, letTimeRunOut, whoIsOn } from '../../kit/clocked.ts';
import { openNotificationHarness, resultOf, type NotificationHarness } from '../../kit/notification-harness.ts';

let harness: NotificationHarness;
beforeEach(async () => {
  harness = await openNotificationHarness({ from: new Date(BEGINNING).toISOString() });
});
afterEach(() => harness.stop());

const DAY = 24 * 60;
const open = (asked: Partial<Omit<OpenTerms, 'until'>> = {}) => ({
  clock: AN_HOUR,
  open: opennessOf({ language: 'en', until: 0, ...asked }),
});
const join = (account: string, id: string) => resultOf(joinOpenGame(harness.ports, account, { id }));
const reliabilityOf = async (account: string) => {
  const profile = await readOwnProfile(harness.ports, account);
  return profile.ok ? profile.value.reliability : null;
};

/** Writes that an account has finished a game with this many turns. */
async function played(account: string, { turns = 60, late = 0, isAway = false, days = 1 }): Promise<void> {
  const at = new Date(harness.now().getTime() - days * DAY * 60_000);
  await harness.db.insert(standings).values({
    accountId: account,
    gameId: testChance().id(12),
    preset: 'hub',
    seats: 2,
    place: 1,
    rounds: 1,
    roundsWon: 0,
    pips: 0,
    longestTrain: 0,
    turns,
    timeouts: late,
    isAway,
    startedAt: at,
    finishedAt: at,
  });
}

test('a turn that runs out of time counts at once, and once only when the game is over', async () => {
  const game = await clockedTable(harness, ['Ana', 'Bo']);
  const late = whoIsOn(game);
  await letTimeRunOut(harness, game);
  expect(await reliabilityOf(late)).toEqual({ turns: 1, timeouts: 1, away: 0 });
  await harness.finish(game);
  await settleFinished(harness.ports, 50);
  const after = await reliabilityOf(late);
  expect(after?.timeouts).toBe(1);
  expect(after?.turns).toBeGreaterThan(1);
  expect(await harness.db.$count(timeouts)).toBe(0);
});

test('late turns go with newer ones, and after half a year in any case', async () => {
  const ana = await harness.person('Ana');
  await played(ana, { late: 9, days: 200 });
  expect(await reliabilityOf(ana)).toBeNull();
  await played(ana, { late: 3, days: 5 });
  expect(await reliabilityOf(ana)).toEqual({ turns: 60, timeouts: 3, away: 0 });
  await played(ana, { days: 1 });
  expect(await reliabilityOf(ana)).toEqual({ turns: 60, timeouts: 0, away: 0 });
});

test('a host may ask for people who are seldom late; newcomers are welcome unless the host says otherwise', async () => {
  const [ana, late, fresh, left] = await Promise.all(
    ['Ana', 'Late', 'Fresh', 'Left'].map((name) => harness.person(name)),
  );
  if (ana === undefined || late === undefined || fresh === undefined || left === undefined) throw new Error('nobody');
  await played(late, { turns: 50, late: 3 });
  await played(left, { isAway: true });
  const strict = await harness.board([ana], 6, open({ mostTimeouts: 2 }));
  const refused = await join(late, strict.id);
  expect(refused).toMatchObject({ ok: false, error: { problem: 'forbidden' } });
  expect(await join(left, strict.id)).toMatchObject({ ok: false, error: { problem: 'forbidden' } });
  expect((await join(fresh, strict.id)).ok).toBe(true);
  const known = await harness.board([ana], 6, open({ mostTimeouts: 5, newcomers: false }));
  expect(await join(fresh, known.id)).toMatchObject({ ok: false, error: { problem: 'forbidden' } });
  expect((await join(late, known.id)).ok).toBe(true);
});

test('a game that is not filled in two weeks leaves the list, and its host is told', async () => {
  const ana = await harness.person('Ana');
  const game = await harness.board([ana], 3, open());
  await harness.leap(13 * DAY);
  await processAllDue(harness.ports, 10);
  expect(await harness.db.$count(openGames)).toBe(1);
  await harness.leap(DAY);
  await processAllDue(harness.ports, 10);
  expect(await harness.db.$count(openGames)).toBe(0);
  const bo = await harness.person('Bo');
  expect(await join(bo, game.id)).toMatchObject({ ok: false, error: { problem: 'not-found' } });
  await harness.pass(DAY);
  expect(harness.taken()).toEqual(['mail seat']);
  // Those who sit there may still begin.
  expect((await harness.load(game.id)).status).toBe('lobby');
});

test('the tidying-up seats people that a request could not seat, and forgets full games after a day', async () => {
  const [ana, bo, cy] = await Promise.all(['Ana', 'Bo', 'Cy'].map((name) => harness.person(name)));
  if (ana === undefined || bo === undefined || cy === undefined) throw new Error('nobody');
  const full = await harness.board([ana], 2, open());
  expect((await join(bo, full.id)).ok).toBe(true);
  const [row] = await harness.db.select().from(openGames).where(eq(openGames.gameId, full.id));
  if (row === undefined) throw new Error('not listed');
  const settings = { ...full.setup, seats: 2, language: 'en' } as const;
  await openGameStore.wait(harness.ports.db, 'wait-of-cy00', cy, row.kind, settings, undefined, harness.now());
  const next = await harness.board([ana], 2, open());
  await tidyUp(harness.ports);
  expect((await harness.load(next.id)).status).toBe('playing');
  expect((await harness.load(next.id)).seats[1]).toMatchObject({ account: cy });
  await harness.pass(DAY);
  expect(harness.out.filter(({ to, event }) => to === 'cy@example.org' && event === 'seat')).toHaveLength(1);
  await harness.leap(DAY);
  await tidyUp(harness.ports);
  expect(await harness.db.$count(openGames)).toBe(0);
});

test('a list says how long such games have taken once three are over', async () => {
  const [ana, bo, eve] = await Promise.all(['Ana', 'Bo', 'Eve'].map((name) => harness.person(name)));
  if (ana === undefined || bo === undefined || eve === undefined) throw new Error('nobody');
  for (const hours of [10, 50, 20]) {
    const game = await harness.board([ana, bo], 2, { set: 6, clock: { ...AN_HOUR, allowance: 14 * DAY } });
    await harness.start(game, ana);
    await harness.leap(hours * 60);
    await harness.finish(game);
    await settleFinished(harness.ports, 50);
  }
  expect(at(await harness.db.select().from(durations), 0)).toMatchObject({ key: 'bonepile/2/1/days' });
  await harness.board([eve], 2, { ...open(), clock: { ...AN_HOUR, allowance: 14 * DAY } });
  const found = await openGameStore.list(harness.ports.db, '', { took: 'days' }, { position: 1e15, id: '' });
  expect(found.games).toHaveLength(1);
  expect(found.games[0]?.hours).toEqual([20, 50, 10]);
  expect(await openGameStore.hoursTaken(harness.ports.db, 'bonepile/2/1/days')).toEqual([20, 50, 10]);
});
