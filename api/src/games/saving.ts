import type { GameAnswer } from '@slow-train/protocol';
import { and, eq, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../db.ts';
import { preparations } from '../fairness/preparations.sql.ts';
import { noticeRows } from '../notify/notices.ts';
import { outbox } from '../notify/notify.sql.ts';
import type { Change } from './change.ts';
import { actions, games, receipts, rounds } from './games.sql.ts';
import { actionRows, changedPreparations, gameRow, preparedRow, roundRows } from './rows.ts';

/** What was answered to a request, under the key its sender gave it. */
export interface Receipt {
  readonly account: string;
  readonly key: string;
  /** Hash of the request. */
  readonly request: string;
  readonly answer: GameAnswer;
}

/** The statements that save a change, what people are to be told of it, and its receipt: for one batch, in this order. */
export function savingOf(db: Database, change: Change, receipt: Receipt | undefined): BatchItem<'pg'>[] {
  const { game, before, entries, knownPlans } = change;
  const isReplanned = game.plans !== knownPlans.plans;
  const row = gameRow(game);
  const statements: BatchItem<'pg'>[] = [];
  if (before === null) statements.push(db.insert(games).values(row));
  // History first: of two saves of one revision the second waits here for the first, and then fails.
  if (entries.length > 0) statements.push(db.insert(actions).values(actionRows(change)));
  if (before !== null && (entries.length > 0 || isReplanned)) {
    // Of two at once the second waits for the first, finds another revision or other plans, and breaks the check.
    const known = knownPlans.plansVersion;
    const isAsKnown = and(eq(games.revision, before), eq(games.plansVersion, known));
    const plansVersion = sql`case when ${isAsKnown} then ${isReplanned ? known + 1 : known}::int else 0 end`;
    statements.push(
      db
        .update(games)
        .set({ ...row, plansVersion })
        .where(eq(games.id, game.id)),
    );
  }
  for (const { prepared, isDealt } of changedPreparations(change)) {
    const { version, preparation } = prepared;
    const set = { ...preparedRow(preparation), dealtAt: isDealt ? change.at : null };
    if (version === 0) {
      statements.push(db.insert(preparations).values({ gameId: game.id, version: 1, ...set }));
      continue;
    }
    // Of two that change one version the second waits for the first, finds another version, and breaks the check.
    const next = sql`case when ${preparations.version} = ${version} then ${version + 1} else 0 end`;
    statements.push(
      db
        .update(preparations)
        .set({ ...set, version: next })
        .where(and(eq(preparations.gameId, game.id), eq(preparations.round, set.round))),
    );
  }
  const dealt = roundRows(change);
  if (dealt.length > 0) statements.push(db.insert(rounds).values(dealt));
  for (const { round, scores } of change.scored) {
    if (dealt.some((one) => one.round === round)) continue;
    statements.push(
      db
        .update(rounds)
        .set({ scores })
        .where(and(eq(rounds.gameId, game.id), eq(rounds.round, round))),
    );
  }
  const notices = noticeRows(change);
  if (notices.length > 0) statements.push(db.insert(outbox).values(notices));
  if (receipt) {
    const { account, ...rest } = receipt;
    statements.push(db.insert(receipts).values({ accountId: account, gameId: game.id, createdAt: change.at, ...rest }));
  }
  return statements;
}
