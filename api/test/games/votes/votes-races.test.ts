import { chooseAction } from '@slow-train/players';
import type { LogEvent } from '@slow-train/protocol';
import { viewFor, writeAction } from '@slow-train/rules';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { act } from '../../../src/games/act.ts';
import { type Game, isCancelled } from '../../../src/game/game.ts';
import { seatOf } from '../../../src/game/seats.ts';
import { processAllDue } from '../../../src/games/process-due.ts';
import { castVote, proposeVote } from '../../../src/games/votes.ts';
import { outbox } from '../../../src/schema/notifications.ts';
import { clockedTable, historyOf, whoIsOn } from '../../kit/clocked.ts';
import { newKey } from '../../kit/play.ts';
import { saying } from '../../kit/votes.ts';
import { openNotificationHarness, resultOf, type NotificationHarness } from '../../kit/notification-harness.ts';

let harness: NotificationHarness;
beforeEach(async () => {
  harness = await openNotificationHarness();
});
afterEach(() => harness.stop());

const [ANA, BO, CY, DOT] = ['account-of-ana', 'account-of-bo', 'account-of-cy', 'account-of-dot'] as const;
const CANCEL = { kind: 'cancel' } as const;

async function asked(game: Game, account: string, matter: Parameters<typeof proposeVote>[2]['matter']): Promise<Game> {
  const answer = await resultOf(proposeVote(harness.ports, account, { id: game.id, matter }));
  expect(answer).toMatchObject({ ok: true });
  return harness.load(game.id);
}
const ballot = (game: Game, account: string, inFavour: boolean) =>
  resultOf(castVote(harness.ports, account, { id: game.id, vote: game.vote?.id ?? 0, inFavour }));
async function eventsOf(game: Game, type: LogEvent['type']): Promise<LogEvent[]> {
  const history = await historyOf(harness, game);
  return history.flatMap(({ events }) => events.filter((event) => event.type === type));
}

describe('concurrently', () => {
  test('only one of two votes proposed at once opens', async () => {
    const game = await clockedTable(harness, ['Ana', 'Bo', 'Cy']);
    const wanted = { id: game.id, matter: CANCEL };
    const answers = await Promise.all(
      [ANA, BO, CY].map((account) => resultOf(proposeVote(harness.ports, account, wanted))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await eventsOf(game, 'voteOpened')).toHaveLength(1);
  });

  test('only one of two deciding ballots at once decides', async () => {
    const game = await asked(await clockedTable(harness, ['Ana', 'Bo', 'Cy']), ANA, { kind: 'pause', days: 2 });
    const answers = await Promise.all([ballot(game, BO, true), ballot(game, CY, true)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      error: { problem: 'conflict', detail: saying(/vote is over/) },
    });
    expect(await eventsOf(game, 'voted')).toHaveLength(1);
    expect(await eventsOf(game, 'voteClosed')).toMatchObject([{ passed: true }]);
    const after = await harness.load(game.id);
    expect(after).toMatchObject({ vote: null, turnBy: null });
    expect(after.clock?.pauses).toHaveLength(1);
  });

  test('two ballots at once that only decide together both count', async () => {
    const game = await asked(await clockedTable(harness, ['Ana', 'Bo', 'Cy', 'Dot']), ANA, CANCEL);
    const answers = await Promise.all([ballot(game, BO, true), ballot(game, DOT, true)]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    expect(isCancelled(await harness.load(game.id))).toBe(true);
  });

  test('a ballot and an action at once both count', async () => {
    const game = await asked(await clockedTable(harness, ['Ana', 'Bo', 'Cy', 'Dot']), ANA, CANCEL);
    const on = whoIsOn(game);
    const { round, revision, id } = game;
    const seat = seatOf(game, on);
    if (round === null || seat === null) throw new Error('the game is not being played');
    const wanted = { id, revision, key: newKey(), do: writeAction(chooseAction(viewFor(round, seat))) };
    const play = (at: number) => resultOf(act(harness.ports, { token: `token-${on}` }, { ...wanted, revision: at }));
    const [voted, played] = await Promise.all([ballot(game, BO, true), play(revision)]);
    expect(voted.ok).toBe(true);
    // An action is based on what its player saw, so it may have to be sent again.
    if (!played.ok) {
      expect(played.error.problem).toBe('stale-revision');
      expect((await play((await harness.load(id)).revision)).ok).toBe(true);
    }
    const after = await harness.load(id);
    expect(after.vote).toMatchObject({ yes: [0, 1] });
    expect(
      (await historyOf(harness, game)).filter((entry) => entry.revision > revision && entry.seat === seat),
    ).not.toEqual([]);
  });
});

test('a vote that nobody decides expires, once', async () => {
  const { id } = await harness.board([await harness.person('Ana'), await harness.person('Bo')]);
  const game = await asked(await harness.start(await harness.load(id), ANA), ANA, CANCEL);
  const waits = (new Date(game.vote?.until ?? 0).getTime() - harness.now().getTime()) / 60_000;
  await harness.leap(waits - 1);
  await processAllDue(harness.ports, 24);
  expect((await harness.load(id)).vote).not.toBeNull();
  await harness.leap(1);
  await Promise.all([processAllDue(harness.ports, 24), processAllDue(harness.ports, 24)]);
  expect(await eventsOf(game, 'voteClosed')).toMatchObject([{ passed: false }]);
  expect(await ballot(game, BO, true)).toMatchObject({
    ok: false,
    error: { detail: saying(/vote is over/) },
  });
});

test('only players of the game can vote', async () => {
  const game = await clockedTable(harness, ['Ana', 'Bo']);
  const account = await harness.person('Eve');
  expect(await resultOf(proposeVote(harness.ports, account, { id: game.id, matter: CANCEL }))).toMatchObject({
    error: { problem: 'not-found' },
  });
  expect(await ballot(await asked(game, ANA, CANCEL), account, true)).toMatchObject({
    error: { problem: 'not-found' },
  });
});

describe('notifications', () => {
  const recipientsOf = async (event: typeof outbox.$inferSelect.event) =>
    (await harness.db.select().from(outbox).where(eq(outbox.event, event)))
      .filter(({ kind }) => kind === 'notice')
      .map(({ accountId }) => accountId)
      .toSorted();

  test('notifications of an open vote go to all other voters, unless they vote first', async () => {
    const game = await clockedTable(harness, ['Ana', 'Bo', 'Cy', 'Dot']);
    for (const account of [ANA, BO, CY, DOT]) await harness.see(game, account);
    await harness.hook(ANA, 'https://chat.example/hook', game.id);
    const open = await asked(game, BO, CANCEL);
    expect(await recipientsOf('vote')).toEqual([ANA, CY, DOT]);
    await ballot(open, CY, false);
    harness.taken();
    await harness.leap(0);
    await harness.leap(45);
    const sent = harness.out.filter(({ event }) => event === 'vote').map(({ way, to }) => `${way} ${to}`);
    expect(sent.toSorted()).toEqual([
      'mail ana@example.org',
      'mail dot@example.org',
      'webhook https://chat.example/hook',
    ]);
  });

  test('notifications of a vote that is over go to nobody', async () => {
    const game = await clockedTable(harness, ['Ana', 'Bo', 'Cy']);
    const open = await asked(game, BO, { kind: 'extend' });
    await ballot(open, CY, true);
    await harness.leap(0);
    await harness.leap(45);
    expect(harness.out.filter(({ event }) => event === 'vote')).toEqual([]);
  });

  test('notifications of a game ended by vote go to everybody but the last voter', async () => {
    const game = await asked(await clockedTable(harness, ['Ana', 'Bo', 'Cy']), ANA, CANCEL);
    await ballot(game, CY, true);
    expect(await recipientsOf('gameOver')).toEqual([ANA, BO]);
  });
});
