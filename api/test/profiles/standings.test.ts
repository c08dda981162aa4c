import { pointsOf } from '@slow-train/ranking/rating';
import { timeNow } from '@slow-train/local/kit';
import { at } from '@slow-train/rules';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mergeAccounts } from '../../src/account-data/merge-accounts.ts';
import { standingsOf, type RatedTimes } from '../../src/game/standing.ts';
import type { Game } from '../../src/game/game.ts';
import { createGame, type NewGameCommand } from '../../src/games/create-game.ts';
import { joinGame } from '../../src/lobby/invitations.ts';
import { readOwnProfile, readProfileAt, readYear } from '../../src/profiles/routes.ts';
import { rated, settleFinished } from '../../src/profiles/settle.ts';
import { exported } from '../kit/exported.ts';
import { startGame } from '../../src/games/start-game.ts';
import { games } from '../../src/schema/games.ts';
import { standings, unsettledGames } from '../../src/schema/standings.ts';
import { boundaries } from '../../src/schema/talk.ts';
import * as standingStore from '../../src/profiles/store.ts';
import { openNotificationHarness, resultOf, type NotificationHarness } from '../kit/notification-harness.ts';
import { newKey } from '../kit/play.ts';
import { clockTerms } from '../kit/clock-terms.ts';

let harness: NotificationHarness;
beforeEach(async () => {
  harness = await openNotificationHarness();
});
afterEach(() => harness.stop());

const CLOCK = clockTerms();
const RATED = { rated: true, clock: CLOCK, rules: { preset: 'station' } } as const;

const settle = (): Promise<void> => settleFinished(harness.ports, 50);
const unsettled = async (): Promise<number> => (await harness.db.select().from(unsettledGames)).length;

async function playWhole(accounts: readonly string[], different: Partial<NewGameCommand> = RATED): Promise<Game> {
  const game = await harness.board(accounts, accounts.length, { set: accounts.length > 2 ? 9 : 6, ...different });
  return harness.finish(await harness.start(game, at(accounts, 0)));
}

async function profileOf(account: string) {
  const profile = await readOwnProfile(harness.ports, account);
  if (!profile.ok) throw new Error(profile.error.problem);
  return profile.value;
}

async function yearOf(account: string, year: number) {
  const found = await readYear(harness.ports, account, year);
  if (!found.ok) throw new Error(found.error.problem);
  return found.value;
}

test('a finished game appears in the profile of everybody who played it', async () => {
  // The database looks back from its own time.
  harness.setTime(timeNow());
  const people = [await harness.person('Ana'), await harness.person('Bo')];
  expect(await profileOf('account-of-ana')).toMatchObject({ name: 'Ana', results: null, pips: null, ratings: null });
  const game = await playWhole(people, {});
  await settle();
  expect(await unsettled()).toBe(0);
  const [won] = game.results.map(({ out }) => out);
  for (const [seat, account] of people.entries()) {
    const profile = await profileOf(account);
    expect(profile.results).toMatchObject({ games: 1, rounds: 1, roundsWon: won === seat ? 1 : 0 });
    expect(profile.pips).toStrictEqual([
      { month: harness.now().toISOString().slice(0, 7), pips: game.results[0]?.scores[seat] },
    ]);
    expect(profile.reliability).toMatchObject({ timeouts: 0, away: 0 });
    expect(profile.ratings).toBeNull();
  }
});

test('the schedule finds a game as soon as it is finished, and settles it once', async () => {
  await playWhole([await harness.person('Ana'), await harness.person('Bo')]);
  expect((await harness.ports.store.nextDue()).finished).toBeLessThanOrEqual(harness.now().getTime());
  await Promise.all([settle(), settle(), settle()]);
  await settle();
  expect(await harness.db.select().from(standings)).toHaveLength(2);
  expect((await harness.ports.store.nextDue()).finished).toBeNull();
});

test('a rated game moves ratings by its places; they are provisional at first', async () => {
  const people = [await harness.person('Ana'), await harness.person('Bo'), await harness.person('Cleo')];
  const game = await playWhole(people);
  await settle();
  const totals = people.map((_, seat) => game.results[0]?.scores[seat] ?? 0);
  const points = await Promise.all(
    people.map(async (account) => at((await profileOf(account)).ratings ?? [], 0).points),
  );
  const byPips = people.map((_, seat) => seat).toSorted((a, b) => at(totals, a) - at(totals, b));
  expect(at(points, at(byPips, 0))).toBeGreaterThan(1500);
  expect(at(points, at(byPips, 2))).toBeLessThan(1500);
  expect((await profileOf('account-of-ana')).ratings).toMatchObject([
    { preset: 'station', games: 1, isProvisional: true, history: [{ points: points[0] }] },
  ]);
});

test('ratings are the same when all records are replayed again', async () => {
  const people = [await harness.person('Ana'), await harness.person('Bo')];
  const games: string[] = [];
  for (let nth = 0; nth < 3; nth++) {
    harness.setTime(harness.now().getTime() + 3_600_000);
    games.push((await playWhole(nth === 1 ? people.toReversed() : people)).id);
    await settle();
  }
  const again = new Map<string, RatedTimes>();
  for (const id of games) {
    const found = await harness.ports.store.loadForRecord(id);
    if (found === undefined) throw new Error('no record');
    for (const one of rated(standingsOf(found.game, found.entries), again))
      if (one.rating !== null) again.set(one.account, one.rating);
  }
  expect(await standingStore.ratings(harness.ports.db, people, 'station')).toStrictEqual(again);
  const [view] = (await profileOf('account-of-ana')).ratings ?? [];
  expect(view).toMatchObject({ games: 3, points: pointsOf(again.get('account-of-ana') ?? { mu: 0, sigma: 0 }) });
  expect(view?.history).toHaveLength(3);
});

test('two games of the same people that end together are rated one after the other', async () => {
  const people = [await harness.person('Ana'), await harness.person('Bo')];
  await playWhole(people);
  await playWhole(people);
  await Promise.all([settle(), settle()]);
  for (let runs = 0; runs < 3; runs++) {
    harness.setTime(harness.now().getTime() + 10_000);
    await settle();
  }
  const rows = await harness.db.select().from(standings);
  expect(
    rows
      .filter(({ accountId }) => accountId === 'account-of-ana')
      .map(({ nth }) => nth)
      .toSorted(),
  ).toStrictEqual([1, 2]);
});

test('only published rules, a clock, and people who can be found again make a rated game', async () => {
  const ana = await harness.person('Ana');
  const guest = await harness.person('Gus', { address: false });
  const create = async (account: string, different: Partial<NewGameCommand>) => {
    const usual = { seats: 2, rounds: 1, computers: 0, start: false, takesPart: false, forcedPlays: false } as const;
    const made = await resultOf(createGame(harness.ports, account, { ...usual, ...RATED, ...different }, newKey()));
    return made.ok ? made.value.game : made.error.problem;
  };
  expect(await create(ana, { rules: { preset: 'station', markOn: 'fail' } })).toBe('invalid-request');
  expect(await create(ana, { clock: null })).toBe('invalid-request');
  expect(await create(ana, { computers: 1 })).toBe('invalid-request');
  expect(await create(guest, {})).toBe('forbidden');
  const game = await create(ana, {});
  if (typeof game === 'string') throw new Error(game);
  expect(game.isRated).toBe(true);
  const { invitation, revision } = await harness.load(game.id);
  const joined = await resultOf(joinGame(harness.ports, guest, { invitation }));
  expect(joined).toMatchObject({ ok: false, error: { problem: 'forbidden' } });
  const started = await resultOf(startGame(harness.ports, ana, { id: game.id, revision, openSeats: 'computers' }));
  expect(started).toMatchObject({ ok: false, error: { problem: 'conflict' } });
});

test('33.9 games against computers are a ladder that others see only once its owner shows it', async () => {
  const people = [await harness.person('Ana'), await harness.person('Bo')];
  const game = await playWhole(people, {});
  const alone = await harness.board(['account-of-bo'], 3, { set: 9, computers: 2, levels: ['casual', 'expert'] });
  const { results } = await harness.finish(await harness.start(alone, 'account-of-bo'));
  const [own = 0, ...others] = results[0]?.scores ?? [];
  const ladder = [{ level: 'expert', games: 1, won: own <= Math.min(...others) ? 1 : 0 }];
  expect(await profileOf('account-of-bo')).toMatchObject({ ladder, hides: ['ladder'] });
  const seen = async () => readProfileAt(harness.ports, 'account-of-ana', { id: game.id, seat: 1 });
  expect(await seen()).toMatchObject({ ok: true, value: { ladder: null } });
  await standingStore.hide(harness.ports.db, 'account-of-bo', []);
  expect(await seen()).toMatchObject({ ok: true, value: { ladder } });
  expect((await profileOf('account-of-ana')).ladder).toBeNull();
  // Nor is a game with somebody who got up, and whose seat a computer has played to the end.
  const held = { kind: 'computer', name: 'Locke', owner: { account: 'account-of-bo', name: 'Bo' } } as const;
  const seats = game.seats.with(1, held);
  await harness.db.update(games).set({ seats }).where(eq(games.id, game.id));
  expect((await profileOf('account-of-ana')).ladder).toBeNull();
});

test('others see the parts that the owner shows, and how often they finished ahead of each other', async () => {
  const people = [await harness.person('Ana'), await harness.person('Bo')];
  const game = await playWhole(people);
  await settle();
  const bosOf = async (account: string) => readProfileAt(harness.ports, account, { id: game.id, seat: 1 });
  const seen = await bosOf('account-of-ana');
  const [mine = 0, theirs = 0] = game.results[0]?.scores ?? [];
  expect(seen).toMatchObject({
    ok: true,
    value: {
      name: 'Bo',
      hides: null,
      results: { games: 1 },
      together: { games: 1, ahead: mine < theirs ? 1 : 0, behind: mine > theirs ? 1 : 0 },
    },
  });
  await standingStore.hide(harness.ports.db, 'account-of-bo', ['results', 'ratings']);
  expect(await bosOf('account-of-ana')).toMatchObject({
    ok: true,
    value: { results: null, ratings: null, hides: null },
  });
  expect((await profileOf('account-of-bo')).results).toMatchObject({ games: 1 });
  await harness.person('Cleo');
  expect(await bosOf('account-of-cleo')).toMatchObject({ ok: false, error: { problem: 'not-found' } });
  await harness.db.insert(boundaries).values({
    accountId: 'account-of-bo',
    otherId: 'account-of-ana',
    kind: 'block',
    name: 'Ana',
    since: harness.now(),
  });
  // Ana cannot tell that Bo has blocked her: he might hide everything. Bo is rid of her.
  const blocked = await bosOf('account-of-ana');
  expect((await yearOf('account-of-ana', 2026)).people).toMatchObject([{ name: 'Bo' }]);
  expect((await yearOf('account-of-bo', 2026)).people).toStrictEqual([]);
  await harness.db.delete(boundaries);
  await standingStore.hide(harness.ports.db, 'account-of-bo', ['results', 'pips', 'pace', 'reliability', 'ratings']);
  expect(await bosOf('account-of-ana')).toStrictEqual(blocked);
  expect(blocked).toMatchObject({ ok: true, value: { results: null, ratings: null } });
  const nobody = await readProfileAt(harness.ports, 'account-of-ana', { id: game.id, seat: 7 });
  expect(nobody).toMatchObject({ ok: false, error: { problem: 'not-found' } });
});

test('a guest who signs in to an account takes their standings there, and the export contains them', async () => {
  const ana = await harness.person('Ana');
  const gus = await harness.person('Gus', { address: false });
  const dora = await harness.person('Dora');
  await playWhole([ana, gus], {});
  await settle();
  expect((await mergeAccounts(harness.ports, gus, dora)).ok).toBe(true);
  expect((await profileOf(dora)).results).toMatchObject({ games: 1 });
  expect(await exported(harness, dora)).toMatchObject({ standings: [{ preset: 'bonepile', rounds: 1 }] });
});

test('a year has its own games, its people, and the gain of the rating', async () => {
  const people = [await harness.person('Ana'), await harness.person('Bo')];
  const cleo = await harness.person('Cleo');
  harness.setTime(Date.parse('2025-12-30T12:00:00Z'));
  await playWhole(people);
  await settle();
  harness.setTime(Date.parse('2026-02-03T12:00:00Z'));
  await playWhole(people);
  await settle();
  await playWhole([at(people, 0), at(people, 1), cleo], {});
  await settle();
  const [before, after] = await Promise.all([2025, 2026].map((year) => yearOf('account-of-ana', year)));
  expect(before).toMatchObject({ year: 2025, games: 1, people: [{ name: 'Bo', games: 1 }] });
  expect(after).toMatchObject({
    games: 2,
    rounds: 2,
    months: [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    people: [
      { name: 'Bo', games: 2 },
      { name: 'Cleo', games: 1 },
    ],
  });
  const [rating] = (await profileOf('account-of-ana')).ratings ?? [];
  expect(after?.ratings).toStrictEqual([
    {
      preset: 'station',
      games: 1,
      points: rating?.points,
      gained: (rating?.points ?? 0) - (before?.ratings[0]?.points ?? 0),
    },
  ]);
  expect((await profileOf('account-of-ana')).years).toStrictEqual([2026, 2025]);
  expect(await yearOf('account-of-ana', 2024)).toMatchObject({ games: 0, pips: 0, longestTrain: 0, pace: null });
});
