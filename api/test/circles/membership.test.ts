import type { Circle } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteAccount } from '../../src/account-data/delete-account.ts';
import { exported } from '../kit/exported.ts';
import { mergeAccounts } from '../../src/account-data/merge-accounts.ts';
import {
  answerCircle,
  askIntoCircle,
  foundCircle,
  handOnCircle,
  joinCircle,
  readCircleInvitation,
  removeMember,
  renameCircle,
  renewCircleInvitation,
} from '../../src/circles/membership.ts';
import { openNextGame, readCircle, setStanding, startSeason } from '../../src/circles/standing.ts';
import { answerInvitation } from '../../src/lobby/answers.ts';
import { listGames } from '../../src/games/read-game.ts';
import { settleFinished } from '../../src/profiles/settle.ts';
import { ProblemError, type Failure } from '../../src/http/problem.ts';
import { sessions, users } from '../../src/schema/accounts.ts';
import { circles } from '../../src/schema/circles.ts';
import { boundaries } from '../../src/schema/talk.ts';
import * as circleStore from '../../src/circles/store.ts';
import { NEVER, openNotificationHarness, resultOf, type NotificationHarness } from '../kit/notification-harness.ts';

let harness: NotificationHarness;
beforeEach(async () => {
  harness = await openNotificationHarness();
});
afterEach(() => harness.stop());

type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Failure };
async function must<T>(result: Promise<Answer<T>>): Promise<T> {
  const found = await result;
  if (!found.ok) throw new ProblemError(found.error);
  return found.value;
}
async function problemOf(result: Promise<Answer<unknown>>): Promise<string> {
  const found = await result;
  return found.ok ? 'none' : found.error.problem;
}
const pageOf = (account: string, id: string): Promise<Circle> => must(readCircle(harness.ports, account, id));
const namesIn = ({ members }: Circle): string[] =>
  members.map(({ name, isFounder }) => (isFounder ? `${name}, founder` : name));
const people = (...names: readonly string[]) => Promise.all(names.map((name) => harness.person(name)));
const join = async (account: string, id: string) =>
  joinCircle(harness.ports, account, (await circleStore.load(harness.ports.db, id))?.circle.invitation ?? '');
const block = (one: string, other: string) =>
  harness.db
    .insert(boundaries)
    .values({ accountId: one, otherId: other, kind: 'block', name: '', since: harness.now() });

async function circleOf(...accounts: readonly string[]): Promise<string> {
  const { id } = await must(foundCircle(harness.ports, at(accounts, 0), 'Thursday club'));
  for (const account of accounts.slice(1)) {
    harness.setTime(harness.now().getTime() + 1_000);
    await must(join(account, id));
  }
  return id;
}

test('somebody with the link joins and sees the page, and nobody else does', async () => {
  const [ana = '', bo = '', eve = ''] = await people('Ana', 'Bo', 'Eve');
  const id = await circleOf(ana);
  expect(await problemOf(readCircle(harness.ports, bo, id))).toBe('not-found');
  const { invitation } = await pageOf(ana, id);
  const seen = { id: null, name: 'Thursday club', founder: 'Ana', members: 1 };
  expect(await must(readCircleInvitation(harness.ports, invitation, null))).toEqual(seen);
  await must(joinCircle(harness.ports, bo, invitation));
  // A second time changes nothing.
  await must(joinCircle(harness.ports, bo, invitation));
  expect(namesIn(await pageOf(bo, id))).toEqual(['Ana, founder', 'Bo']);
  expect(await must(readCircleInvitation(harness.ports, invitation, bo))).toEqual({ ...seen, id, members: 2 });
  await must(renewCircleInvitation(harness.ports, ana, id));
  expect(await problemOf(joinCircle(harness.ports, eve, invitation))).toBe('not-found');
  expect(await problemOf(renewCircleInvitation(harness.ports, bo, id))).toBe('forbidden');
});

test('30.7 guests found circles, come into them by the link, and say yes when they are asked', async () => {
  const [ana = ''] = await people('Ana');
  const gus = await harness.person('Gus', { address: false });
  const mia = await harness.person('Mia', { address: false });
  const id = await circleOf(ana);
  await must(join(gus, id));
  const game = await harness.board([gus, mia]);
  await must(askIntoCircle(harness.ports, gus, { id, game: game.id, seat: 1 }));
  await must(answerCircle(harness.ports, mia, { id, answer: 'yes' }));
  expect(namesIn(await pageOf(mia, id))).toEqual(['Ana, founder', 'Gus', 'Mia']);
  const own = await must(foundCircle(harness.ports, gus, 'Mine'));
  expect(namesIn(await pageOf(gus, own.id))).toEqual(['Gus, founder']);
});

test('names that look alike are refused: of circles one is in, and of people in a circle', async () => {
  const [ana = '', bo = ''] = await people('Ana', 'Bo');
  const id = await circleOf(ana, bo);
  expect(await problemOf(foundCircle(harness.ports, ana, 'THURSDAY CLUB'))).toBe('conflict');
  await must(foundCircle(harness.ports, ana, 'Friday club'));
  expect(await problemOf(renameCircle(harness.ports, ana, { id, name: 'Friday club' }))).toBe('conflict');
  await must(renameCircle(harness.ports, ana, { id, name: 'Sunday club' }));
  const other = await harness.person('Аna');
  expect(await problemOf(join(other, id))).toBe('name-taken');
  // A member who takes such a name later keeps the earlier one here.
  await harness.db.update(users).set({ name: 'Ana' }).where(eq(users.id, bo));
  expect(namesIn(await pageOf(ana, id))).toEqual(['Ana, founder', 'Bo']);
});

test('people who have played together ask each other by name, and the answer is theirs', async () => {
  const [ana = '', bo = '', cy = ''] = await people('Ana', 'Bo', 'Cy');
  const id = await circleOf(ana);
  const game = await harness.board([ana, bo, cy]);
  const ask = (seat: number) => askIntoCircle(harness.ports, ana, { id, game: game.id, seat });
  await must(ask(1));
  await must(ask(2));
  // Asked twice, they are told once.
  await must(ask(1));
  expect((await pageOf(ana, id)).asked).toEqual([
    { member: 2, name: 'Bo', by: 'Ana', isLater: false },
    { member: 3, name: 'Cy', by: 'Ana', isLater: false },
  ]);
  expect(await problemOf(readCircle(harness.ports, bo, id))).toBe('not-found');
  expect(await circleStore.list(harness.ports.db, bo)).toMatchObject([{ id, isAsked: true, by: 'Ana', members: 1 }]);
  await must(answerCircle(harness.ports, cy, { id, answer: 'no' }));
  // Told an hour later, Cy would only hear of a settled matter.
  await harness.pass(60);
  expect(harness.out.map(({ to, event }) => `${to} ${event}`)).toEqual(['bo@example.org circle']);
  await must(answerCircle(harness.ports, bo, { id, answer: 'yes' }));
  expect(namesIn(await pageOf(bo, id))).toEqual(['Ana, founder', 'Bo']);
  expect(await problemOf(answerCircle(harness.ports, cy, { id, answer: 'yes' }))).toBe('not-found');
  expect(await problemOf(askIntoCircle(harness.ports, ana, { id, game: 'no-such-game', seat: 1 }))).toBe('not-found');
});

test('the founder hands a circle on or leaves it to the member who has been there longest; an empty one goes', async () => {
  const [ana = '', bo = '', cy = '', dora = ''] = await people('Ana', 'Bo', 'Cy', 'Dora');
  const id = await circleOf(ana, bo, cy, dora);
  expect(await problemOf(handOnCircle(harness.ports, bo, { id, member: 2 }))).toBe('forbidden');
  await must(handOnCircle(harness.ports, ana, { id, member: 3 }));
  expect(namesIn(await pageOf(ana, id))).toEqual(['Ana', 'Bo', 'Cy, founder', 'Dora']);
  expect(await problemOf(removeMember(harness.ports, bo, { id, member: 4 }))).toBe('forbidden');
  await must(removeMember(harness.ports, cy, { id, member: 4 }));
  await must(removeMember(harness.ports, cy, { id, member: 3 }));
  expect(await problemOf(readCircle(harness.ports, cy, id))).toBe('not-found');
  expect(namesIn(await pageOf(bo, id))).toEqual(['Ana, founder', 'Bo']);
  expect(await resultOf(deleteAccount(harness.ports, { account: ana, id: '' }))).toEqual({ ok: true, value: null });
  expect(namesIn(await pageOf(bo, id))).toEqual(['Bo, founder']);
  await must(removeMember(harness.ports, bo, { id, member: 2 }));
  expect(await harness.db.select().from(circles)).toEqual([]);
});

test('a circle goes to nobody who has just left it, and a late no puts no member out', async () => {
  const [ana = '', bo = '', cy = ''] = await people('Ana', 'Bo', 'Cy');
  const id = await circleOf(ana, bo, cy);
  // As decided on what was loaded a moment ago.
  await circleStore.refuse(harness.ports.db, id, bo);
  expect(namesIn(await pageOf(ana, id))).toEqual(['Ana, founder', 'Bo', 'Cy']);
  await must(removeMember(harness.ports, bo, { id, member: 2 }));
  expect(await circleStore.handOn(harness.ports.db, id, ana, bo)).toBe(false);
  expect(await circleStore.handOn(harness.ports.db, id, cy, cy)).toBe(false);
  expect(namesIn(await pageOf(ana, id))).toEqual(['Ana, founder', 'Cy']);
  await Promise.all([
    handOnCircle(harness.ports, ana, { id, member: 3 }),
    removeMember(harness.ports, cy, { id, member: 3 }),
  ]);
  expect(namesIn(await pageOf(ana, id))).toEqual(['Ana, founder']);
});

test('members who leave at the same time leave no circle behind', async () => {
  const [ana = '', bo = '', cy = ''] = await people('Ana', 'Bo', 'Cy');
  const id = await circleOf(ana, bo, cy);
  await Promise.all(
    [ana, bo, cy].map((account, index) => must(removeMember(harness.ports, account, { id, member: index + 1 }))),
  );
  expect(await harness.db.select().from(circles)).toEqual([]);
});

test('two who block each other come into no circle together; in one they are in, the blocker sees nothing of the other', async () => {
  const [ana = '', bo = '', cy = '', eve = ''] = await people('Ana', 'Bo', 'Cy', 'Eve');
  const id = await circleOf(ana, bo, cy);
  await block(eve, bo);
  // In the words of a full one.
  expect(await join(eve, id)).toMatchObject({ ok: false, error: { problem: 'conflict' } });
  const shared = await harness.board([ana, eve]);
  await must(askIntoCircle(harness.ports, ana, { id, game: shared.id, seat: 1 }));
  expect((await pageOf(ana, id)).asked).toEqual([]);

  await must(
    setStanding(harness.ports, ana, {
      id,
      standing: { rules: { preset: 'bonepile' }, rounds: 1, clock: null, phrasesOnly: false, weekly: null },
    }),
  );
  await must(
    startSeason(harness.ports, ana, {
      id,
      terms: { games: 2, counted: 'places', dropped: 0, droppable: 'games', late: 'missed' },
    }),
  );
  const { id: first } = await must(resultOf(openNextGame(harness.ports, ana, id)));
  for (const account of [bo, cy])
    await must(resultOf(answerInvitation(harness.ports, account, { id: first, answer: 'yes' })));
  await harness.finish(await harness.load(first));
  await settleFinished(harness.ports, 50);

  const before = await pageOf(cy, id);
  await block(bo, cy);
  const { members, totals, season, games } = await pageOf(bo, id);
  expect(JSON.stringify([members, totals, season, games])).not.toContain('"Cy"');
  expect(members).toHaveLength(2);
  // Who is blocked cannot tell.
  expect(await pageOf(cy, id)).toEqual(before);
  // Of the two only one is asked to the next game: the first one in it.
  const { id: second } = await must(resultOf(openNextGame(harness.ports, ana, id)));
  expect((await harness.load(second)).seats).toHaveLength(2);
});

test('somebody who is asked into a circle and blocked by one of its members hears no more of it', async () => {
  const [ana = '', bo = '', cy = '', eve = ''] = await people('Ana', 'Bo', 'Cy', 'Eve');
  const id = await circleOf(ana, bo);
  const listed = () => circleStore.list(harness.ports.db, eve);
  const { invitation } = await pageOf(ana, id);
  const game = await harness.board([ana, eve, cy]);
  await must(askIntoCircle(harness.ports, ana, { id, game: game.id, seat: 1 }));
  expect(await listed()).toMatchObject([{ id, isAsked: true, members: 2 }]);
  // Being asked stands in the way of no circle of one's own.
  await must(foundCircle(harness.ports, eve, 'Thursday club'));

  await block(bo, eve);
  await harness.pass(60);
  expect(harness.out).toEqual([]);
  expect(await listed()).toMatchObject([{ isAsked: false }]);
  expect((await pageOf(bo, id)).asked).toEqual([]);
  expect(await must(readCircleInvitation(harness.ports, invitation, eve))).toMatchObject({
    founder: 'Ana',
    members: 1,
  });
  await block(eve, ana);
  expect(await problemOf(readCircleInvitation(harness.ports, invitation, eve))).toBe('not-found');
  expect(await must(readCircleInvitation(harness.ports, invitation, null))).toMatchObject({ members: 2 });

  // Nor is anybody named that a member has blocked.
  await must(askIntoCircle(harness.ports, ana, { id, game: game.id, seat: 2 }));
  expect((await pageOf(bo, id)).asked).toMatchObject([{ name: 'Cy', by: 'Ana' }]);
  await block(bo, ana);
  expect((await pageOf(bo, id)).asked).toMatchObject([{ name: 'Cy', by: null }]);
  expect(await circleStore.list(harness.ports.db, bo)).toMatchObject([{ members: 1 }]);
  // The founder takes the invitation back.
  await must(removeMember(harness.ports, ana, { id, member: 4 }));
  expect(await circleStore.list(harness.ports.db, cy)).toEqual([]);
});

test('the export says what is stored of circles, and a guest’s part in them goes to the account they join', async () => {
  const [ana = '', bo = ''] = await people('Ana', 'Bo');
  const guest = await harness.person('Gus', { address: false });
  const id = await circleOf(ana);
  const game = await harness.board([ana, guest]);
  await must(askIntoCircle(harness.ports, ana, { id, game: game.id, seat: 1 }));
  expect(await mergeAccounts(harness.ports, guest, bo)).toMatchObject({ ok: true });
  await must(answerCircle(harness.ports, bo, { id, answer: 'yes' }));
  expect(await exported(harness, bo)).toMatchObject({
    circles: { memberships: [{ name: 'Thursday club', state: 'member', isFounder: false }], results: [] },
  });
  expect(await exported(harness, ana)).toMatchObject({ circles: { memberships: [{ isFounder: true }] } });
});

test('being asked is shown with one’s games until an answer, and with “later” among one’s circles only', async () => {
  const [ana = '', bo = '', cy = ''] = await people('Ana', 'Bo', 'Cy');
  const id = await circleOf(ana, cy);
  const game = await harness.board([ana, bo]);
  await harness.db.insert(sessions).values({ id: 'bo', token: 'bo', userId: bo, expiresAt: NEVER });
  const shown = async () => (await must(listGames(harness.ports.store, { token: 'bo' }, 'en'))).list.circles;
  expect(await shown()).toEqual([]);
  await must(askIntoCircle(harness.ports, ana, { id, game: game.id, seat: 1 }));
  expect(await shown()).toEqual([{ id, name: 'Thursday club', by: 'Ana', members: 2 }]);
  await must(answerCircle(harness.ports, bo, { id, answer: 'later' }));
  expect(await shown()).toEqual([]);
  expect(await circleStore.list(harness.ports.db, bo)).toMatchObject([{ id, isAsked: true, isLater: true }]);
  expect((await pageOf(ana, id)).asked).toMatchObject([{ name: 'Bo', isLater: true }]);
  // They have read it: no message any more.
  await harness.pass(60);
  expect(harness.out).toEqual([]);
  await must(answerCircle(harness.ports, bo, { id, answer: 'yes' }));
  expect(namesIn(await pageOf(bo, id))).toEqual(['Ana, founder', 'Cy', 'Bo']);
});

test('29.6 somebody the founder has removed stays out, with the old link and a new one, until the founder asks again', async () => {
  const [ana = '', bo = '', cy = ''] = await people('Ana', 'Bo', 'Cy');
  const id = await circleOf(ana, bo, cy);
  const link = async () => (await circleStore.load(harness.ports.db, id))?.circle.invitation ?? '';
  const old = await link();
  await must(removeMember(harness.ports, ana, { id, member: 2 }));
  expect(await link()).not.toBe(old);
  expect(namesIn(await pageOf(ana, id))).toEqual(['Ana, founder', 'Cy']);
  expect(await circleStore.list(harness.ports.db, bo)).toEqual([]);
  for (const invitation of [old, await link()]) {
    expect(await problemOf(joinCircle(harness.ports, bo, invitation))).toBe('not-found');
    expect(await problemOf(readCircleInvitation(harness.ports, invitation, bo))).toBe('not-found');
  }
  expect(await problemOf(answerCircle(harness.ports, bo, { id, answer: 'yes' }))).toBe('not-found');
  // Another member cannot undo it, the founder can.
  const [cys, anas] = [await harness.board([cy, bo]), await harness.board([ana, bo])];
  await must(askIntoCircle(harness.ports, cy, { id, game: cys.id, seat: 1 }));
  expect(await circleStore.list(harness.ports.db, bo)).toEqual([]);
  await must(askIntoCircle(harness.ports, ana, { id, game: anas.id, seat: 1 }));
  await must(answerCircle(harness.ports, bo, { id, answer: 'yes' }));
  expect(namesIn(await pageOf(ana, id))).toEqual(['Ana, founder', 'Bo', 'Cy']);
  // Who leaves may come back by the link.
  await must(removeMember(harness.ports, cy, { id, member: 3 }));
  await must(joinCircle(harness.ports, cy, await link()));
});
