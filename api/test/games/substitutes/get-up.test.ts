import { afterEach, beforeEach, expect, test } from 'vitest';
import { activeSeats, type Game } from '../../../src/game/game.ts';
import { nameAt, seatOf } from '../../../src/game/seats.ts';
import { readGame } from '../../../src/games/read-game.ts';
import { leaveGame } from '../../../src/games/seat.ts';
import { takeSeatBack } from '../../../src/games/substitute.ts';
import { castVote } from '../../../src/games/votes.ts';
import { processAllDue } from '../../../src/games/process-due.ts';
import { AN_HOUR, clockedTable } from '../../kit/clocked.ts';
import { openNotificationHarness, resultOf, type NotificationHarness } from '../../kit/notification-harness.ts';

let harness: NotificationHarness;
beforeEach(async () => {
  harness = await openNotificationHarness();
});
afterEach(() => harness.stop());

const [ANA, BO] = ['account-of-ana', 'account-of-bo'];

async function seenBy(account: string, { id }: Game) {
  const seen = await resultOf(readGame(harness.ports, { token: `token-${account}` }, { id, since: 0, has: null }));
  if (!seen.ok || !seen.value.isNew) throw new Error('not seen');
  return seen.value.answer;
}

async function getUp(game: Game, account: string): Promise<void> {
  const { revision } = await harness.load(game.id);
  const left = await resultOf(leaveGame(harness.ports, account, { id: game.id, revision }));
  expect(left).toEqual({ ok: true, value: null });
}

async function after(minutes: number, game: Game): Promise<Game> {
  await harness.leap(minutes);
  await processAllDue(harness.ports, 24);
  return harness.load(game.id);
}

test('a player who gets up has a minute to sit down again; then the other one is told, and ends the game as it stands', async () => {
  const game = await clockedTable(harness, ['Ana', 'Bo'], AN_HOUR);
  harness.taken();
  await getUp(game, ANA);
  expect((await seenBy(ANA, game)).game.you.leaves).toBeDefined();
  expect((await seenBy(BO, game)).log.at(-1)?.events).toEqual([]);
  expect((await resultOf(takeSeatBack(harness.ports, ANA, game.id))).ok).toBe(true);
  const stayed = await after(2, game);
  expect(seatOf(stayed, ANA)).not.toBeNull();
  expect(harness.taken().filter((sent) => sent.includes('vote'))).toEqual([]);

  await getUp(game, ANA);
  const left = await after(2, game);
  await harness.pass(30);
  expect(harness.taken().some((sent) => sent.includes('vote'))).toBe(true);
  const back = await resultOf(takeSeatBack(harness.ports, ANA, game.id));
  expect(back).toMatchObject({ ok: false, error: { problem: 'conflict' } });
  const ending = { id: game.id, vote: left.vote?.id ?? 0, inFavour: true };
  expect((await resultOf(castVote(harness.ports, BO, ending))).ok).toBe(true);
  const { game: seen } = await seenBy(ANA, game);
  const bo = seen.seats.findIndex((seat) => seat.kind === 'person');
  expect(seen).toMatchObject({ status: 'finished', isCancelled: false });
  expect([seen.places?.[bo], seen.places?.[1 - bo]]).toEqual([1, 2]);
});

test('with three, the game goes on at once without the one who got up, and the next round is dealt', async () => {
  const game = await clockedTable(harness, ['Ana', 'Bo', 'Cy'], AN_HOUR);
  await getUp(game, ANA);
  const left = await after(2, game);
  const seat = game.seats.findIndex((one) => one.kind === 'person' && one.account === ANA);
  expect([left.vote, left.clock?.pausedUntil]).toEqual([null, null]);
  expect(activeSeats(left)).not.toContain(seat);
  expect((await seenBy(BO, game)).game.seats[seat]).toMatchObject({
    kind: 'computer',
    name: nameAt(left, seat),
    sitsFor: 'Ana',
    gotUp: { plays: 'least' },
  });
  let now = left;
  while (now.results.length === 0) {
    const on = now.seats[activeSeats(now)[0] ?? -1];
    now = on?.kind === 'person' ? await harness.play(now, on.account) : await after(11, now);
  }
  expect(now.status).toBe('playing');
});
