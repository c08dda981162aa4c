import type { TakenDown } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { takeDown } from '../game/take-down.ts';
import type { Ports } from '../games/services.ts';
import { withGame, type Decision, type Outcome } from '../games/with-game.ts';
import { inEnglish, type Failure } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { auditRow, type Command } from './audit.ts';
import { signInKey } from '../accounts/email/mail-proofs.ts';
import {
  addAudit,
  accountAddress,
  deleteSessions,
  isAccount,
  resumeMailOf,
  reviveMessage,
  statusOfGame,
} from './store.ts';

type Needs = Ports & Pick<Platform, 'db' | 'settings'>;

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
  const status = await statusOfGame(db, order.target);
  if (status === undefined) return { result: err(NO_GAME), events: [] };
  if (deleted || status === 'lobby') {
    const audit = auditRow(services, commandOf('delete-game', order, { status }));
    const isDeleted = await store.removeAs(order.target, status, audit);
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
  if (!(await isAccount(db, order.target))) return err(NO_ACCOUNT);
  const audit = auditRow(services, commandOf('end-sessions', order));
  const email = await accountAddress(db, order.target);
  const codeKey = email === null ? null : await signInKey(services, email);
  return ok(await deleteSessions(db, order.target, codeKey, order.reason, audit));
}

/** Lets an account have mail again after a bounce or a complaint. Failure: `not-found` */
export async function resumeMail(services: Needs, order: Order): Promise<Result<null, Failure>> {
  const { db } = services;
  if (!(await isAccount(db, order.target))) return err(NO_ACCOUNT);
  await resumeMailOf(db, order.target, auditRow(services, commandOf('resume-mail', order)));
  return ok(null);
}

/** Writes the row of a command that changes nothing. */
export async function noteUse(services: Pick<Platform, 'db' | 'now'>, command: Command): Promise<void> {
  await addAudit(services.db, auditRow(services, command));
}

/** Makes a message that was given up due at once. Returns false if there is no such message. */
export async function retryUndelivered(
  services: Pick<Platform, 'db' | 'now' | 'scheduler'>,
  id: string,
  operator: string,
): Promise<boolean> {
  const { db, now, scheduler } = services;
  await scheduler.noLaterThan(now().getTime());
  // Without the id, which names the account.
  const audit = auditRow(services, { operator, command: 'retry', target: null });
  return reviveMessage(db, id, now(), audit);
}
