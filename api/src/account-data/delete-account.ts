import type { Instant } from '@slow-train/protocol';
import { err, ok } from '@slow-train/rules';
import { nanoid } from 'nanoid';
import type { Chance } from '../game/chance.ts';
import type { NotificationEvent } from '../game/events.ts';
import type { Game } from '../game/game.ts';
import { withoutOccupant, withoutOwner } from '../game/hand-over.ts';
import { freeSeat, reservedSeatOf } from '../game/reservations.ts';
import { awaySeatOf, isMember, seatOf, type AccountId } from '../game/seats.ts';
import { startUpdate, type GameUpdate } from '../game/update.ts';
import type { Ports } from '../games/services.ts';
import { withGame, type Outcome } from '../games/with-game.ts';
import type { Failure } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { untilSaved } from '../platform/until-saved.ts';
import type { Session } from '../session/session.ts';
import { OWN_DELETION } from '../schema/operations.ts';
import type { AuditRow } from '../store/audit-query.ts';
import { leaveAll } from '../tournaments/leave.ts';
import { inboxToRemember } from './kept-sanctions.ts';
import * as accountDeletionStore from './store.ts';

export const BUSY: Failure = {
  problem: 'conflict',
  detail: (say) => say.deletionBusy,
};

/**
 * Deletes an account for good. It leaves its tournaments, whose reserves take its seats there. Computer players take its
 * other seats in running games and hold those it was a substitute in; its own held seats pass to their occupants. It leaves games that have not started, its name is removed from finished
 * ones, and games in which nobody else has a seat are deleted. A retry continues where a failed call stopped.
 * @param audit the row that says who did it
 * Failure: `conflict` (others always saved first)
 */
export async function deleteAccount(
  ports: LeavingPorts,
  { account, id: session }: Pick<Session, 'account' | 'id'>,
  audit?: AuditRow,
): Promise<Outcome<null>> {
  return leaveGames(ports, { account, id: session }, async () =>
    accountDeletionStore.erase(ports.db, account, await inboxToRemember(ports, account), audit),
  );
}

/** Returns the note that an owner's account is deleted: a restored backup that still has it deletes it again. */
export const ownDeletion = (account: AccountId, at: Date): AuditRow => ({
  id: nanoid(),
  at,
  operator: 'its owner',
  command: OWN_DELETION,
  target: account,
  detail: {},
});

export type LeavingPorts = Ports & Pick<Platform, 'db' | 'settings' | 'scheduler'>;

/**
 * Returns how many games an account leaves in one request, or one run of the schedule: each takes four requests or so to
 * the database, of which the free plan allows 50.
 */
export const mostLeftAtOnce = ({ settings }: Pick<Platform, 'settings'>): number =>
  settings.WORKERS_PLAN === 'free' ? 8 : 200;

/** Gives up an account's seats in the first of its games, `most` at once. Failure: `conflict` (others always saved first) */
export async function leaveSome(ports: LeavingPorts, account: AccountId, most: number): Promise<Outcome<null>> {
  const events: NotificationEvent[] = [];
  for (const id of (await accountDeletionStore.gamesOf(ports.db, account)).slice(0, most)) {
    const given = await giveUp(ports, id, account);
    events.push(...given.events);
    if (!given.result.ok) return { result: given.result, events };
  }
  return { result: ok(null), events };
}

/** Gives up everything that others wait for, then does the rest. @param rest returns false if there is a new seat by then */
export async function leaveGames(
  ports: LeavingPorts,
  { account, id: session }: Pick<Session, 'account' | 'id'>,
  rest: () => Promise<boolean>,
): Promise<Outcome<null>> {
  const events: NotificationEvent[] = [];
  // First, so that no other browser of theirs can take a seat.
  await accountDeletionStore.endOtherSessions(ports.db, account, session);
  const left = await leaveAll(ports, account);
  if (!left.ok) return { result: left, events };
  const busy = (): Outcome<null> => ({ result: err(BUSY), events });
  return untilSaved({ busy }, async () => {
    const given = await leaveSome(ports, account, Infinity);
    events.push(...given.events);
    if (!given.result.ok) return busy();
    // Otherwise another tab of this browser has taken a seat.
    return (await rest()) ? { result: ok(null), events } : null;
  });
}

/** Gives up every seat of an account in a game, also one kept for it. Failure: `conflict` (others always saved first) */
async function giveUp(ports: Ports, id: string, account: AccountId): Promise<Outcome<null>> {
  const { store, chance } = ports;
  const events: NotificationEvent[] = [];
  return untilSaved<Outcome<null>>({ busy: () => ({ result: err(BUSY), events }) }, async () => {
    const given = await withGame(ports, {
      load: async () => ok({ account, game: (await store.load(id)) ?? null }),
      decide({ game }, now) {
        const update = game && updateWithout(game, account, now, chance);
        if (update === null) return ok({ update, answer: true });
        const isDone = update === 'close' || !isNamedIn(update.game, account);
        return ok({ update, answer: isDone });
      },
    });
    events.push(...given.events);
    if (!given.result.ok) return { result: given.result, events };
    return given.result.value ? { result: ok(null), events } : null;
  });
}

/**
 * Returns the game without this account, or a step closer to that; `close` if nobody is left, null if it has no seat.
 */
function updateWithout(game: Game, account: AccountId, now: Instant, chance: Chance): GameUpdate | 'close' | null {
  const seat = seatOf(game, account);
  if (seat !== null) return withoutOccupant(game, seat, now, chance) ?? 'close';
  const away = awaySeatOf(game, account);
  if (away !== null) return withoutOwner(game, away, now) ?? 'close';
  const reserved = reservedSeatOf(game, account);
  return reserved === null ? null : freeSeat(startUpdate(game, now), reserved, null);
}

/** Whether an account has a seat in the game, or one is kept for it. */
function isNamedIn(game: Game, account: AccountId): boolean {
  return isMember(game, account) || reservedSeatOf(game, account) !== null;
}
