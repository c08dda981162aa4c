import type { GameAnswer } from '@slow-train/protocol';
import { and, eq, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { NotificationEvent } from '../game/events.ts';
import type { AccountId } from '../game/seats.ts';
import { changedCommitments, type GameUpdate } from '../game/update.ts';
import type { Database } from '../platform/database.ts';
import { roundCommitments } from '../schema/commitments.ts';
import { actions, games, receipts, rounds } from '../schema/games.ts';
import { outbox } from '../schema/notifications.ts';
import { actionRows, eventRows, gameRow, preparedRow, roundRows } from './rows.ts';

/** The answer to a request, stored under the key its sender chose. */
export interface Receipt {
  readonly account: AccountId;
  readonly key: string;
  /** Hash of the request. */
  readonly request: string;
  readonly answer: GameAnswer;
}

/** What is saved together, or not at all. */
export interface GameSave {
  readonly update: GameUpdate;
  /** The update's events, for the outbox. */
  readonly events: readonly NotificationEvent[];
  readonly receipt?: Receipt | undefined;
}

/** Returns the statements that save an update, to be run as one batch in this order. */
export function statementsOf(db: Database, { update, events, receipt }: GameSave): BatchItem<'pg'>[] {
  const { base, game, entries, at } = update;
  const row = gameRow(game);
  const now = new Date(at);
  const statements: BatchItem<'pg'>[] = [];
  if (base === null) statements.push(db.insert(games).values(row));
  // History first: of two saves of the same revision, the second waits here for the first and then fails.
  if (entries.length > 0) statements.push(db.insert(actions).values(actionRows(update)));
  if (base !== null && (entries.length > 0 || game.plans !== base.plans)) {
    // Of two concurrent saves, the second waits for the first, finds another revision or other plans, and fails the
    // check.
    const known = base.plansVersion;
    const next = game.plans === base.plans ? known : known + 1;
    const isAsRead = and(eq(games.revision, base.revision), eq(games.plansVersion, known));
    statements.push(
      db
        .update(games)
        .set({ ...row, plansVersion: sql`case when ${isAsRead} then ${next}::int else 0 end` })
        .where(eq(games.id, game.id)),
    );
  }
  for (const { prepared, isDealt } of changedCommitments(update)) {
    const { version, preparation } = prepared;
    const set = { ...preparedRow(preparation), dealtAt: isDealt ? now : null };
    if (version === 0) {
      statements.push(db.insert(roundCommitments).values({ gameId: game.id, version: 1, ...set }));
      continue;
    }
    // Of two saves of the same version, the second waits for the first, finds another version, and fails the check.
    const next = sql`case when ${roundCommitments.version} = ${version} then ${version + 1} else 0 end`;
    statements.push(
      db
        .update(roundCommitments)
        .set({ ...set, version: next })
        .where(and(eq(roundCommitments.gameId, game.id), eq(roundCommitments.round, set.round))),
    );
  }
  const dealt = roundRows(update);
  if (dealt.length > 0) statements.push(db.insert(rounds).values(dealt));
  for (const { round, scores } of update.scored) {
    if (dealt.some((one) => one.round === round)) continue;
    statements.push(
      db
        .update(rounds)
        .set({ scores })
        .where(and(eq(rounds.gameId, game.id), eq(rounds.round, round))),
    );
  }
  if (events.length > 0) statements.push(db.insert(outbox).values(eventRows(events, game, at)));
  if (receipt) {
    const { account, ...rest } = receipt;
    statements.push(db.insert(receipts).values({ accountId: account, gameId: game.id, createdAt: now, ...rest }));
  }
  return statements;
}
