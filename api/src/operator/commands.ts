import type { GameStatus, TakenDown } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { and, eq, sql } from 'drizzle-orm';
import { takeDown } from '../game/take-down.ts';
import type { Ports } from '../games/services.ts';
import { withGame, type Decision, type Outcome } from '../games/with-game.ts';
import { inEnglish, type Failure } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { sessions, users } from '../schema/accounts.ts';
import { games } from '../schema/games.ts';
import { auditLog } from '../schema/operations.ts';
import { insertAudit } from '../store/audit-query.ts';
import { auditRow, type Command } from './audit.ts';

type Needs = Ports & Pick<Platform, 'db'>;

export const NO_GAME: Failure = { problem: 'not-found', detail: inEnglish('There is no such game.') };
export const NO_ACCOUNT: Failure = { problem: 'not-found', detail: inEnglish('There is no such account.') };
export const NO_MESSAGE: Failure = {
  problem: 'not-found',
  detail: inEnglish('There is no such message, or it is not among those given up.'),
};

/** A command about one game or account, with its reason. */
interface Order {
  readonly operator: string;
  readonly target: string;
  readonly reason: string;
}

const commandOf = (command: string, { operator, target, reason }: Order, more: Command['detail'] = {}): Command => ({
  operator,
  command,
  target,
  detail: { reason, ...more },
});

/**
 * Takes a game down. A running game ends without a result: its players are notified, and its history stays, with the
 * reason as its last entry. A game that has not started is deleted, as when its host closes it.
 * @param deleted to delete a game in any state, with its history; only for what must not stay readable
 * Failures: `not-found`, `conflict` (finished, or others always saved first)
 */
export async function takeGameDown(services: Needs, order: Order, deleted: boolean): Promise<Outcome<TakenDown>> {
  const { db, store } = services;
  const [found] = await db.select({ status: games.status }).from(games).where(eq(games.id, order.target));
  if (found === undefined) return { result: err(NO_GAME), events: [] };
  if (deleted || found.status === 'boarding') {
    const isDeleted = await deleteGame(services, order, found.status);
    // It has started or ended since; as that, the command may mean something else.
    return isDeleted ? { result: ok({ outcome: 'deleted' }), events: [] } : takeGameDown(services, order, deleted);
  }
  return withGame(services, {
    load: async () => ok({ game: (await store.load(order.target)) ?? null, account: null }),
    decide({ game }, now): Result<Decision<TakenDown>, Failure> {
      if (game === null) return err(NO_GAME);
      if (game.status !== 'playing') return err(FINISHED);
      const audit = auditRow(services, commandOf('take-down', order));
      return ok({ update: takeDown(game, order.reason, now), answer: { outcome: 'ended' }, audit });
    },
  });
}

/** Deletes a game that still has this status, and writes the command's row if it did. */
async function deleteGame(services: Needs, order: Order, status: GameStatus): Promise<boolean> {
  const audit = auditRow(services, commandOf('delete-game', order, { status }));
  const isAsFound = and(eq(games.id, order.target), eq(games.status, status));
  const { rows } = await services.db.execute(sql`
    with gone as (delete from ${games} where ${isAsFound} returning 1) ${insertAudit(audit, sql`from gone`)}`);
  return rows.length > 0;
}

const FINISHED: Failure = {
  problem: 'conflict',
  detail: inEnglish('This game is finished. If its history must not stay readable, delete it.'),
};

/**
 * Signs an account out everywhere.
 * @returns how many sessions it had
 * Failure: `not-found`
 */
export async function endSessions(services: Needs, order: Order): Promise<Result<number, Failure>> {
  const { db } = services;
  if (!(await isAccount(services, order.target))) return err(NO_ACCOUNT);
  const ofAccount = eq(sessions.userId, order.target);
  const many = sql`(select count(*) from ${sessions} where ${ofAccount})`;
  const { detail: _, ...row } = auditRow(services, commandOf('end-sessions', order));
  const detail = sql`jsonb_build_object('reason', ${order.reason}::text, 'sessions', ${many})`;
  const [, ended] = await db.batch([
    db.insert(auditLog).values({ ...row, detail }),
    db.delete(sessions).where(ofAccount).returning({ id: sessions.id }),
  ]);
  return ok(ended.length);
}

/** Writes the row of a command that changes nothing. */
export async function noteUse(services: Pick<Platform, 'db' | 'now'>, command: Command): Promise<void> {
  await services.db.insert(auditLog).values(auditRow(services, command));
}

/** Whether there is such an account. */
export async function isAccount({ db }: Pick<Platform, 'db'>, id: string): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).where(eq(users.id, id))).length > 0;
}
