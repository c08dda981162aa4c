import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { deleteAccount } from '../../src/account-data/delete-account.ts';
import { mergeAccounts } from '../../src/account-data/merge-accounts.ts';
import { exported } from '../kit/exported.ts';
import type { Game } from '../../src/game/game.ts';
import { awaySeatOf, isMember, ownerOf, seatOf, occupantView } from '../../src/game/seats.ts';
import { joinGame } from '../../src/lobby/invitations.ts';
import { takeSeatBack } from '../../src/games/substitute.ts';
import { historyOf } from '../kit/clocked.ts';
import { heldTable } from '../kit/held.ts';
import { openNotificationHarness, resultOf, type NotificationHarness } from '../kit/notification-harness.ts';

let harness: NotificationHarness;
beforeEach(async () => {
  harness = await openNotificationHarness();
});
afterEach(() => harness.stop());

const goes = async (account: string) =>
  expect(await resultOf(deleteAccount(harness.ports, { account, id: '' }))).toEqual({ ok: true, value: null });
const merges = (from: string, to: string) => mergeAccounts(harness.ports, from, to);

/** Returns a game in which this person is a substitute for `away`, in `seat`. */
async function substituted(name: string, rounds = 2) {
  const held = await heldTable(harness, ['Ana', 'Bo'], rounds);
  const seat = awaySeatOf(held.game, held.away) ?? -1;
  const substitute = await harness.person(name);
  expect((await resultOf(joinGame(harness.ports, substitute, { invitation: held.game.invitation }))).ok).toBe(true);
  return { ...held, substitute, seat, game: await harness.load(held.game.id) };
}
const occupantsOf = async ({ id }: Game) => (await harness.load(id)).seats.map(occupantView);
const everythingAt = async (game: Game) =>
  JSON.stringify([await harness.load(game.id), await historyOf(harness, game)]);

describe('deleting the account of', () => {
  test('deleting the account of a substitute has a computer player hold the seat again, and its owner can still come back', async () => {
    const { game, away, substitute, seat } = await substituted('Dora');
    await goes(substitute);
    const after = await harness.load(game.id);
    expect(after.seats[seat]).toMatchObject({ kind: 'computer', owner: { account: away } });
    expect(await everythingAt(game)).not.toMatch(/dora/i);
    expect(after.invitation).not.toBe(game.invitation);
    expect((await resultOf(takeSeatBack(harness.ports, away, game.id))).ok).toBe(true);
  });

  test('deleting the account of an owner leaves the seat to the substitute, and removes the owner’s name', async () => {
    const { game, away, substitute, there, seat } = await substituted('Dora');
    await goes(away);
    const after = await harness.load(game.id);
    expect(after.seats[seat]).toMatchObject({ kind: 'person', account: substitute });
    expect(ownerOf(after.seats[seat])).toBeUndefined();
    expect([substitute, there]).toContain(after.host);
    expect(await everythingAt(game)).not.toContain(away);
    expect(JSON.stringify(await occupantsOf(game))).not.toContain('sitsFor');
    expect(after.round).toEqual(game.round);
  });

  test('deleting the account of an owner whose seat a computer player holds lets it play on, and nobody can join any more', async () => {
    const { game, away } = await heldTable(harness, ['Ana', 'Bo']);
    await goes(away);
    expect(JSON.stringify(await occupantsOf(game))).not.toContain('sitsFor');
    expect(await everythingAt(game)).not.toContain(away);
    const dora = await harness.person('Dora');
    expect(await resultOf(joinGame(harness.ports, dora, { invitation: game.invitation }))).toMatchObject({ ok: false });
  });

  test('deleting the account of the last player gives the game to the owner who is away, and does not let it play on alone', async () => {
    const { game, away, there } = await heldTable(harness, ['Ana', 'Bo']);
    await goes(there);
    const after = await harness.load(game.id);
    expect(after).toMatchObject({ status: 'playing', host: away });
    expect(seatOf(after, away)).toBe(awaySeatOf(game, away));
    expect(after.seats.filter(({ kind }) => kind === 'computer')).toHaveLength(1);
    // When they go as well, nobody is left to keep the game for.
    await goes(away);
    expect(await harness.ports.store.load(game.id)).toBeUndefined();
  });

  test('deleting the account of every player of a finished game, one after the other, removes each name', async () => {
    const { game, away, there, substitute, seat } = await substituted('Dora', 1);
    const over = await harness.finish(game);
    await goes(substitute);
    // The owner keeps the result of their seat.
    expect(seatOf(await harness.load(game.id), away)).toBe(seat);
    expect((await harness.load(game.id)).results).toEqual(over.results);
    await goes(there);
    expect(await everythingAt(game)).not.toMatch(/dora/i);
    expect((await harness.load(game.id)).host).toBe(away);
    await goes(away);
    expect(await harness.ports.store.load(game.id)).toBeUndefined();
  });
});

describe('a guest who signs in to an existing account', () => {
  test('a guest who signs in to an existing account brings a held seat along, and can take it back', async () => {
    const { game, away } = await heldTable(harness, ['Ana', 'Bo']);
    const known = await harness.person('Known');
    expect(await merges(away, known)).toMatchObject({ ok: true });
    const after = await harness.load(game.id);
    expect([isMember(after, away), awaySeatOf(after, known)]).toEqual([false, awaySeatOf(game, away)]);
    expect((await resultOf(takeSeatBack(harness.ports, known, game.id))).ok).toBe(true);
  });

  test('a guest who signs in to an existing account brings along a seat in which they are a substitute', async () => {
    const { game, away, substitute, seat } = await substituted('Dora');
    const known = await harness.person('Known');
    expect(await merges(substitute, known)).toMatchObject({ ok: true });
    expect((await harness.load(game.id)).seats[seat]).toMatchObject({ account: known, owner: { account: away } });
  });

  test.each(['the guest', 'the account'])(
    '31.9 a computer takes the second seat of one person also while %s is away from theirs',
    async (who) => {
      const { game, away, there } = await heldTable(harness, ['Ana', 'Bo']);
      const [from, to] = who === 'the guest' ? [away, there] : [there, away];
      const own = seatOf(game, to) ?? awaySeatOf(game, to);
      expect(await merges(from, to)).toMatchObject({ ok: true });
      const after = await harness.load(game.id);
      expect(seatOf(after, to)).toBe(own);
      expect(after.seats.map(({ kind }) => kind).toSorted()).toEqual(['computer', 'person']);
      expect(after.seats.map(ownerOf)).toEqual([undefined, undefined]);
      expect(JSON.stringify(after.seats)).not.toContain(from);
    },
  );

  test.each(['the substitute', 'the owner'])(
    'a guest who signs in to an existing account keeps the seat if the guest is %s of the account’s own seat',
    async (who) => {
      const { game, away, substitute, seat } = await substituted('Dora');
      const [from, to] = who === 'the owner' ? [away, substitute] : [substitute, away];
      expect(await merges(from, to)).toMatchObject({ ok: true });
      const after = await harness.load(game.id);
      expect(seatOf(after, to)).toBe(seat);
      expect(ownerOf(after.seats[seat])).toBeUndefined();
      expect(JSON.stringify(after.seats)).not.toContain(from);
    },
  );

  test('a guest who signs in to an existing account keeps one seat of a finished game', async () => {
    const { game, away, there, substitute, seat } = await substituted('Dora', 1);
    await harness.finish(game);
    expect(await merges(substitute, there)).toMatchObject({ ok: true });
    const after = await harness.load(game.id);
    expect(seatOf(after, there)).toBe(seatOf(game, there));
    expect(seatOf(after, away)).toBe(seat);
  });
});

const Tables = z.looseObject({
  tables: z.array(z.looseObject({ actions: z.array(z.looseObject({ revision: z.int() })) })),
});

test('the export has no hand that somebody else plays, and only one’s own actions', async () => {
  const { game, away, substitute, seat } = await substituted('Dora');
  await harness.playTo(game, substitute);
  const now = await harness.play(game, substitute);
  const fileOf = async (account: string) => Tables.parse(await exported(harness, account)).tables[0];
  const [owners, substitutes] = [await fileOf(away), await fileOf(substitute)];
  expect(owners).toMatchObject({ seat: null, away: seat, hand: null });
  expect(substitutes).toMatchObject({ seat, away: null, hand: expect.any(Array) });
  const satInAt = (await historyOf(harness, game)).find(({ action }) => action === 'sit in')?.revision ?? 0;
  const theirs = substitutes?.actions.map(({ revision }) => revision) ?? [];
  expect(theirs).toContain(now.revision);
  expect(Math.min(...theirs)).toBeGreaterThan(satInAt);
  for (const { revision } of owners?.actions ?? []) expect(revision).toBeLessThan(satInAt);
});
