import type { Circle, StandingInvitation } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { circleMerge } from '../../src/circles/account-data-store.ts';
import { dataOf } from '../../src/account-data/store.ts';
import { foundCircle, joinCircle } from '../../src/circles/membership.ts';
import { openDueCircles } from '../../src/circles/open-game.ts';
import {
  endSeason,
  openNextGame,
  readCircle,
  readSeason,
  setStanding,
  setSubstitute,
  startSeason,
} from '../../src/circles/standing.ts';
import { listWithQuestions } from '../../src/circles/transfer-store.ts';
import { answerQuestion } from '../../src/circles/transfers.ts';
import { placesIn, type Game } from '../../src/game/game.ts';
import { answerInvitation } from '../../src/lobby/answers.ts';
import { joinGame } from '../../src/lobby/invitations.ts';
import { processAllDue } from '../../src/games/process-due.ts';
import { takeGameDown } from '../../src/operator/commands.ts';
import { settleFinished } from '../../src/profiles/settle.ts';
import { ProblemError } from '../../src/http/problem.ts';
import { openNotificationHarness, resultOf, type NotificationHarness } from '../kit/notification-harness.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let harness: NotificationHarness;
beforeEach(async () => {
  // A Thursday, at noon in Vienna.
  harness = await openNotificationHarness();
});
afterEach(() => harness.stop());

const WEEKLY: StandingInvitation = {
  rules: { preset: 'bonepile' },
  rounds: 2,
  clock: null,
  phrasesOnly: false,
  weekly: { weekday: 4, time: '20:00', zone: 'Europe/Vienna' },
};
const TERMS = { games: 4, counted: 'places', dropped: 1, droppable: 'games', late: 'missed' } as const;

async function must<T>(
  result: Promise<{ ok: true; value: T } | { ok: false; error: ConstructorParameters<typeof ProblemError>[0] }>,
): Promise<T> {
  const found = await result;
  if (!found.ok) throw new ProblemError(found.error);
  return found.value;
}
const pageOf = (account: string, id: string): Promise<Circle> => must(readCircle(harness.ports, account, id));

/** Founds a circle of these people; the first one is its founder. */
async function circleOf(...people: readonly string[]): Promise<string> {
  const { id } = await must(foundCircle(harness.ports, at(people, 0), 'Thursday club'));
  const { invitation } = await pageOf(at(people, 0), id);
  for (const account of people.slice(1)) {
    harness.setTime(harness.now().getTime() + 1_000);
    await must(joinCircle(harness.ports, account, invitation));
  }
  return id;
}

const yes = async (game: string, ...people: readonly string[]): Promise<void> => {
  for (const account of people)
    await must(resultOf(answerInvitation(harness.ports, account, { id: game, answer: 'yes' })));
};

/** Plays a game to its end, and writes its results. */
async function finish(id: string): Promise<Game> {
  const game = await harness.finish(await harness.load(id));
  await settleFinished(harness.ports, 50);
  return game;
}

/** Goes on to the next weekly game's start, asking when it is due, and returns the game that the schedule has opened. */
async function nextAsked(account: string, id: string): Promise<string> {
  const { next } = await pageOf(account, id);
  if (next === null) throw new Error('no weekly game');
  expect((await harness.ports.store.nextDue()).circles).toBe(Date.parse(next.asksAt));
  harness.setTime(Math.max(harness.now().getTime(), Date.parse(next.asksAt)));
  await openDueCircles(harness.ports, 20);
  const { open } = await pageOf(account, id);
  expect(open?.startsAt).toBe(next.startsAt);
  return open?.id ?? '';
}
async function start(game: string): Promise<Game> {
  const { setup } = await harness.load(game);
  harness.setTime(setup.startsAt ?? 0);
  await processAllDue(harness.ports, 20);
  return harness.load(game);
}

test('a season of four weekly games, one of them with a substitute, ends with the right totals', async () => {
  const [ana, bo, cy] = [await harness.person('Ana'), await harness.person('Bo'), await harness.person('Cy')];
  const eve = await harness.person('Eve');
  const id = await circleOf(ana, bo, cy);
  await must(setStanding(harness.ports, ana, { id, standing: WEEKLY }));
  expect(await must(startSeason(harness.ports, ana, { id, terms: TERMS }))).toEqual({ season: 1 });

  const played: { readonly game: Game; readonly players: readonly string[] }[] = [];
  for (let week = 1; week <= 4; week++) {
    const game = await nextAsked(ana, id);
    expect((await harness.load(game)).name).toBe(`Thursday club ${week}`);
    // Everybody is asked, nobody sits there yet, and the first to come is its host.
    expect((await pageOf(bo, id)).open).toMatchObject({ yes: [], answer: 'waiting', hasRoom: true });
    const isSubstituted = week === 3;
    await yes(game, bo, ...(isSubstituted ? [] : [cy]), ana);
    expect((await harness.load(game)).host).toBe(bo);
    if (isSubstituted) {
      await must(resultOf(answerInvitation(harness.ports, cy, { id: game, answer: 'no' })));
      const { invitation } = await harness.load(game);
      await must(resultOf(joinGame(harness.ports, eve, { invitation })));
      const seat = (await harness.load(game)).seats.findIndex((one) => one.kind === 'person' && one.account === eve);
      const three = (await pageOf(ana, id)).members.find(({ name }) => name === 'Cy')?.member ?? 0;
      await must(setSubstitute(harness.ports, ana, { id, game, member: three, seat }));
    }
    expect((await start(game)).status).toBe('playing');
    const over = await finish(game);
    const players = over.seats.map((one) => (one.kind === 'person' ? one.account : ''));
    played.push({ game: over, players: players.map((account) => (account === eve ? cy : account)) });
  }

  const season = (await pageOf(cy, id)).season;
  if (season === null) throw new Error('no season');
  expect(season).toMatchObject({
    number: 1,
    isOver: true,
    games: [{ number: 1 }, { number: 2 }, { number: 3 }, { number: 4 }],
  });
  // The same once more by hand: places in each game, without the worst one.
  const expected = [ana, bo, cy].map((account) => {
    const places = played.map(({ game, players }) => placesIn(game)[players.indexOf(account)] ?? 0);
    return places.reduce((sum, place) => sum + place, 0) - Math.max(...places);
  });
  const sums = new Map(season.rows.map(({ name, sum }) => [name, sum]));
  expect(['Ana', 'Bo', 'Cy'].map((name) => sums.get(name))).toEqual(expected);
  expect([...sums.values()]).toEqual(expected.toSorted((a, b) => a - b));
  const cys = season.rows.find(({ name }) => name === 'Cy');
  expect(cys).toMatchObject({ isYou: true, cells: { length: 4, 2: { kind: 'substituted', by: 'Eve' } } });
  for (const { cells } of season.rows) expect(cells.filter(({ isDropped }) => isDropped)).toHaveLength(1);
  for (const { course, place } of season.rows) expect(course.at(-1)).toBe(place);

  // All games count for the circle, and the next season begins with nothing.
  const { totals, games } = await pageOf(ana, id);
  expect(totals.map(({ name, games: many }) => `${name} ${many}`).toSorted()).toEqual(['Ana 4', 'Bo 4', 'Cy 4']);
  expect(games.map(({ name, season: of }) => `${name}, ${of}`)).toEqual(
    [4, 3, 2, 1].map((nth) => `Thursday club ${nth}, 1`),
  );
  expect(
    await must(startSeason(harness.ports, ana, { id, terms: { ...TERMS, counted: 'pips', droppable: 'rounds' } })),
  ).toEqual({ season: 2 });
  expect((await pageOf(ana, id)).season).toMatchObject({ number: 2, isOver: false, rows: [] });
  expect(await must(readSeason(harness.ports, bo, { id, season: 1 }))).toMatchObject({ number: 1, isOver: true });
});

test('30.15 moves without a choice do not play themselves in a circle’s games, as at a table of friends', async () => {
  const [ana, bo] = [await harness.person('Ana'), await harness.person('Bo')];
  const id = await circleOf(ana, bo);
  await must(setStanding(harness.ports, ana, { id, standing: { ...WEEKLY, weekly: null } }));
  const { id: game } = await must(resultOf(openNextGame(harness.ports, ana, id)));
  expect((await harness.load(game)).setup.forced).toBe(false);
});

test('29.7 a finished game counts for another only once both have agreed, and not after its season', async () => {
  const [ana, bo, eve] = [await harness.person('Ana'), await harness.person('Bo'), await harness.person('Eve')];
  const id = await circleOf(ana, bo);
  await must(setStanding(harness.ports, ana, { id, standing: { ...WEEKLY, weekly: null } }));
  await must(startSeason(harness.ports, ana, { id, terms: { ...TERMS, dropped: 0 } }));
  const { id: game } = await must(resultOf(openNextGame(harness.ports, ana, id)));
  await must(resultOf(answerInvitation(harness.ports, bo, { id: game, answer: 'no' })));
  const { invitation } = await harness.load(game);
  // It starts when the last seat is taken.
  await must(resultOf(joinGame(harness.ports, eve, { invitation })));
  await finish(game);
  const names = async () => (await pageOf(ana, id)).season?.rows.map(({ name }) => name).toSorted();
  expect(await names()).toEqual(['Ana', 'Eve']);
  const substitute = (seat: number | null) => setSubstitute(harness.ports, ana, { id, game, member: 2, seat });
  const answer = (account: string, said: 'yes' | 'no') =>
    answerQuestion(harness.ports, account, { id, game, member: 2, answer: said });
  const told = async (account: string) =>
    (await harness.rows('waiting'))
      .flatMap((row) =>
        row.event === 'circle' && row.accountId === account ? [row.revision === 1 ? 'asked' : 'moved'] : [],
      )
      .toSorted();
  const states = async (account: string) => (await pageOf(account, id)).questions.map(({ state }) => state);
  // Both are asked, once, also if the same request arrives more than once; nothing moves before both have said yes.
  await Promise.all([must(substitute(1)), must(substitute(1)), must(substitute(1))]);
  expect([await told(bo), await told(eve), await told(ana)]).toEqual([['asked'], ['asked'], []]);
  expect(await pageOf(bo, id)).toMatchObject({
    questions: [
      { game, name: 'Bo', by: 'Eve', yours: 'member', memberSays: null, substituteSays: null, state: 'open' },
    ],
  });
  // Eve is in no circle.
  expect(await listWithQuestions(harness.ports.db, eve)).toMatchObject({
    circles: [],
    questions: [{ game, by: 'Eve' }],
  });
  await must(answer(bo, 'yes'));
  expect(await names()).toEqual(['Ana', 'Eve']);
  expect(await answer(ana, 'yes')).toMatchObject({ ok: false, error: { problem: 'not-found' } });
  // A no stands, also against another question, until its author changes it.
  await must(answer(eve, 'no'));
  expect(await states(ana)).toEqual(['refused']);
  await must(substitute(null));
  expect(await substitute(1)).toMatchObject({ ok: false, error: { problem: 'conflict' } });
  await must(answer(eve, 'yes'));
  expect([await names(), await told(bo), await states(ana)]).toEqual([['Ana', 'Bo'], ['asked', 'moved'], ['moved']]);
  // It goes back in the same way; Ana takes a question back that nobody has answered.
  harness.setTime(harness.now().getTime() + 1_000);
  await must(substitute(null));
  await must(answer(eve, 'yes'));
  expect(await names()).toEqual(['Ana', 'Bo']);
  await must(answer(bo, 'yes'));
  expect(await names()).toEqual(['Ana', 'Eve']);
  await must(substitute(1));
  await must(substitute(null));
  expect(await states(ana)).toEqual([]);
  // Nobody plays for somebody who sits there, and only the founder decides.
  expect(await setSubstitute(harness.ports, ana, { id, game, member: 1, seat: 1 })).toMatchObject({
    ok: false,
    error: { problem: 'conflict' },
  });
  expect(await setSubstitute(harness.ports, bo, { id, game, member: 2, seat: 1 })).toMatchObject({
    ok: false,
    error: { problem: 'forbidden' },
  });
  // Nor does a finished game's result go to somebody who joined later, or after the season.
  const dora = await harness.person('Dora');
  harness.setTime(harness.now().getTime() + 1_000);
  await must(joinCircle(harness.ports, dora, (await pageOf(ana, id)).invitation));
  const later = (await pageOf(ana, id)).members.find(({ name }) => name === 'Dora')?.member ?? 0;
  expect(await setSubstitute(harness.ports, ana, { id, game, member: later, seat: 1 })).toMatchObject({
    ok: false,
    error: { problem: 'conflict' },
  });
  await must(substitute(1));
  // What Eve is asked goes with her into another account, and is in its export.
  const fay = await harness.person('Fay');
  await harness.db.batch([...circleMerge(harness.db, eve, fay)]);
  expect((await listWithQuestions(harness.db, fay)).questions).toMatchObject([{ game, isBack: false }]);
  expect((await dataOf(harness.db, fay))?.circles.questions).toMatchObject([
    { gameId: game, isForYou: false, youSaid: null },
  ]);
  await must(endSeason(harness.ports, ana, id));
  expect(await answer(bo, 'yes')).toMatchObject({ ok: false, error: { problem: 'conflict' } });
  expect(await states(ana)).toEqual(['late']);
  expect(await substitute(1)).toMatchObject({ ok: false, error: { problem: 'conflict' } });
  expect(await names()).toEqual(['Ana', 'Fay']);
  expect((await pageOf(bo, id)).season).toMatchObject({ isOver: true });
});

test('31.31 a game that has just ended counts for its season before its results are written, unless it was ended early', async () => {
  const [ana, bo] = [await harness.person('Ana'), await harness.person('Bo')];
  const id = await circleOf(ana, bo);
  await must(setStanding(harness.ports, ana, { id, standing: { ...WEEKLY, weekly: null } }));
  await must(startSeason(harness.ports, ana, { id, terms: { ...TERMS, games: 2 } }));
  const begin = async (): Promise<Game> => {
    const { id: game } = await must(resultOf(openNextGame(harness.ports, ana, id)));
    await yes(game, bo);
    return harness.load(game);
  };
  const ended = await begin();
  const order = { operator: 'Olive', target: ended.id, reason: 'They asked for it.' };
  await must(resultOf(takeGameDown(harness.ports, order, false)));
  for (let nth = 1; nth <= 2; nth++) {
    await harness.finish(await begin());
  }
  await begin();
  const { games } = await pageOf(ana, id);
  expect(games.map(({ name, season }) => `${name}, ${season}`)).toEqual([
    'Thursday club 4, null',
    'Thursday club 3, 1',
    'Thursday club 2, 1',
    'Thursday club 1, 1',
  ]);
});

test('a weekly game starts with those who came, and waits for a second one if only one has', async () => {
  const [ana, bo, cy] = [await harness.person('Ana'), await harness.person('Bo'), await harness.person('Cy')];
  const id = await circleOf(ana, bo, cy);
  await must(setStanding(harness.ports, ana, { id, standing: WEEKLY }));
  const game = await nextAsked(ana, id);
  expect((await harness.rows('waiting')).filter(({ event }) => event === 'invited')).toHaveLength(3);
  await yes(game, bo);
  expect((await start(game)).status).toBe('lobby');
  await yes(game, cy);
  await processAllDue(harness.ports, 20);
  const started = await harness.load(game);
  expect(started).toMatchObject({ status: 'playing', seats: [{ name: 'Bo' }, { name: 'Cy' }] });
});

test('a game that nobody came to makes room for the next one, a week later', async () => {
  const [ana, bo] = [await harness.person('Ana'), await harness.person('Bo')];
  const id = await circleOf(ana, bo);
  await must(setStanding(harness.ports, ana, { id, standing: WEEKLY }));
  const first = await nextAsked(ana, id);
  const { startsAt } = (await harness.load(first)).setup;
  // A second run finds nothing to do.
  await openDueCircles(harness.ports, 20);
  const second = await nextAsked(ana, id);
  expect(second).not.toBe(first);
  expect((await harness.load(second)).setup.startsAt).toBe((startsAt ?? 0) + 7 * DAY);
  expect(await harness.ports.store.load(first)).toBeUndefined();
  // Both weeks are at 20:00 in Vienna, also after the clocks have changed.
  for (let weeks = 0; weeks < 4; weeks++) {
    const { next } = await pageOf(ana, id);
    expect(new Date(next?.startsAt ?? 0).toLocaleTimeString('en-GB', { timeZone: 'Europe/Vienna' })).toBe('20:00:00');
    await nextAsked(ana, id);
  }
});

test('the founder opens a game at any time; the schedule then leaves that week out', async () => {
  const [ana, bo] = [await harness.person('Ana'), await harness.person('Bo')];
  const id = await circleOf(ana, bo);
  expect(await resultOf(openNextGame(harness.ports, ana, id))).toMatchObject({
    ok: false,
    error: { problem: 'conflict' },
  });
  harness.setTime(harness.now().getTime() + DAY);
  await must(setStanding(harness.ports, ana, { id, standing: WEEKLY }));
  const before = (await pageOf(ana, id)).next;
  expect(await resultOf(openNextGame(harness.ports, bo, id))).toMatchObject({
    ok: false,
    error: { problem: 'forbidden' },
  });
  const { id: game } = await must(resultOf(openNextGame(harness.ports, ana, id)));
  expect(await harness.load(game)).toMatchObject({
    host: ana,
    seats: [{ name: 'Ana' }, { reserved: { name: 'Bo', answer: 'waiting' } }],
  });
  const { next, open } = await pageOf(ana, id);
  expect(open).toMatchObject({ answer: 'yes', startsAt: before?.startsAt });
  expect(Date.parse(next?.startsAt ?? '')).toBe(Date.parse(before?.startsAt ?? '') + 7 * DAY);
  expect(await resultOf(openNextGame(harness.ports, ana, id))).toMatchObject({
    ok: false,
    error: { problem: 'conflict' },
  });
  await must(setStanding(harness.ports, ana, { id, standing: { ...WEEKLY, weekly: null } }));
  expect((await harness.ports.store.nextDue()).circles).toBeNull();
});

test('with more members than seats, a no asks the next in line, and each only once', async () => {
  const all: string[] = [];
  for (const name of ['Ana', 'Bo', 'Cy', 'Dora', 'Eve', 'Finn', 'Gus']) all.push(await harness.person(name));
  const [ana = '', bo = '', cy = ''] = all;
  const id = await circleOf(...all);
  const standing = { ...WEEKLY, rules: { preset: 'bonepile' as const }, set: 9, weekly: null };
  await must(setStanding(harness.ports, ana, { id, standing }));
  const { id: game } = await must(resultOf(openNextGame(harness.ports, ana, id)));
  const asked = async () =>
    (await harness.load(game)).seats.map((seat) => (seat.kind === 'nobody' ? seat.reserved?.name : seat.name));
  const seats = (await asked()).length;
  const [next = '', last = ''] = all.slice(seats);
  expect(last).not.toBe('');
  expect((await pageOf(next, id)).open).toMatchObject({ answer: null, hasRoom: false });

  const no = async (account: string) =>
    must(resultOf(answerInvitation(harness.ports, account, { id: game, answer: 'no' })));
  await no(bo);
  expect(await pageOf(next, id)).toMatchObject({ open: { answer: 'waiting', hasRoom: true } });
  expect((await pageOf(bo, id)).open).toMatchObject({ answer: null, hasRoom: false });
  expect((await harness.rows('waiting')).filter(({ accountId }) => accountId === next)).toMatchObject([
    { event: 'invited', gameId: game },
  ]);
  // Those who have said no are not asked again; the seat is open to them.
  for (const account of all.slice(seats)) await no(account);
  await no(cy);
  expect((await pageOf(bo, id)).open).toMatchObject({ answer: null, hasRoom: true });
  expect(await asked()).not.toContain('Bo');
});
