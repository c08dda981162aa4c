import type { GameAnswer } from '@slow-train/protocol';
import { and, asc, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { isOrphaned, isTaken, type Database } from '../db.ts';
import type { Change, Entry } from './change.ts';
import type { Game } from './game.ts';
import { actions, games, receipts, rounds } from './games.sql.ts';
import type { ListedGame } from './glance.ts';
import { actionRows, entryOf, gameOf, gameRow, roundRows } from './rows.ts';

/** Entries of a log in one answer: of the newest, and after the revision that was asked for. */
const NEWEST = 50;
const PAGE = 200;
/** Tables in a list. */
const LISTED = 100;

/** What was answered to a request, under the key its sender gave it. */
export interface Receipt {
  readonly account: string;
  readonly key: string;
  /** Hash of the request. */
  readonly request: string;
  readonly answer: GameAnswer;
}
type KnownReceipt = Pick<Receipt, 'request' | 'answer'>;

export type GameStore = ReturnType<typeof gameStore>;

/** All queries about tables. Each function is one round trip to the database. */
export function gameStore(db: Database) {
  const knownReceipt = { request: receipts.request, answer: receipts.answer };
  const isReceipt = (account: string, key: string) => and(eq(receipts.accountId, account), eq(receipts.key, key));

  return {
    /** The least that tells whether somebody may look, and whether there is anything new to see. */
    async peek(id: string): Promise<Pick<Game, 'revision' | 'seats'> | undefined> {
      const [row] = await db
        .select({ revision: games.revision, seats: games.seats })
        .from(games)
        .where(eq(games.id, id));
      return row;
    },

    async load(id: string): Promise<Game | undefined> {
      const [row] = await db.select().from(games).where(eq(games.id, id));
      return row && gameOf(row);
    },

    async loadInvited(invitation: string): Promise<Game | undefined> {
      const [row] = await db.select().from(games).where(eq(games.invitation, invitation));
      return row && gameOf(row);
    },

    /** A table with its log: from `since` on, oldest first; or the newest entries where it is undefined. */
    async loadWithLog(id: string, since: number | undefined): Promise<{ game: Game; log: Entry[] } | undefined> {
      const ofGame = eq(actions.gameId, id);
      const entries = db.select().from(actions);
      const log =
        since === undefined
          ? entries.where(ofGame).orderBy(desc(actions.revision)).limit(NEWEST)
          : entries
              .where(and(ofGame, gt(actions.revision, since)))
              .orderBy(asc(actions.revision))
              .limit(PAGE);
      const [[row], rows] = await db.batch([db.select().from(games).where(eq(games.id, id)), log]);
      if (row === undefined) return undefined;
      // A save between the two statements may have added entries that this snapshot does not know.
      const known = rows.filter(({ revision }) => revision <= row.revision).toSorted((a, b) => a.revision - b.revision);
      return { game: gameOf(row), log: known.map(entryOf) };
    },

    /** A table, and the receipt that this account has for this key, whatever table that was for. */
    async loadWithReceipt(
      id: string,
      account: string,
      key: string,
    ): Promise<{ game: Game; receipt: KnownReceipt | null } | undefined> {
      const [row] = await db
        .select({ game: games, receipt: knownReceipt })
        .from(games)
        .leftJoin(receipts, isReceipt(account, key))
        .where(eq(games.id, id));
      return row && { game: gameOf(row.game), receipt: row.receipt };
    },

    async receipt(account: string, key: string): Promise<KnownReceipt | undefined> {
      const [row] = await db.select(knownReceipt).from(receipts).where(isReceipt(account, key));
      return row;
    },

    /** The revisions after `after` up to `upTo`, oldest first. */
    async log(id: string, after: number, upTo: number): Promise<Entry[]> {
      const rows = await db
        .select()
        .from(actions)
        .where(and(eq(actions.gameId, id), gt(actions.revision, after), lte(actions.revision, upTo)))
        .orderBy(asc(actions.revision))
        .limit(PAGE);
      return rows.map(entryOf);
    },

    /** A table with all that a record of its game is made of: how its rounds were dealt, and every revision. */
    async loadWhole(
      id: string,
    ): Promise<{ game: Game; dealt: (typeof rounds.$inferSelect)[]; history: Entry[] } | undefined> {
      const [[row], dealt, history] = await db.batch([
        db.select().from(games).where(eq(games.id, id)),
        db.select().from(rounds).where(eq(rounds.gameId, id)).orderBy(asc(rounds.round)),
        db.select().from(actions).where(eq(actions.gameId, id)).orderBy(asc(actions.revision)),
      ]);
      return row && { game: gameOf(row), dealt, history: history.map(entryOf) };
    },

    /** The tables of an account: those that wait for it, then by latest change; finished ones last. */
    async list(account: string): Promise<ListedGame[]> {
      const { id, name, revision, status, host, setup, seats, results, updatedAt, glance, turnSeat } = games;
      return db
        .select({ id, name, revision, status, host, setup, seats, results, updatedAt, glance, turnSeat })
        .from(games)
        .where(sql`${seats} @> ${JSON.stringify([{ account }])}::jsonb`)
        .orderBy(sql`${status} = 'finished'`, desc(sql`${account} = any(${games.waitingFor})`), desc(updatedAt))
        .limit(LISTED);
    },

    /**
     * Saves a change with its receipt, all of it or nothing.
     * @returns false where another save of the same revision, or with the same key, was first, or the table is gone
     */
    async save(change: Change, receipt?: Receipt): Promise<boolean> {
      const { game, before } = change;
      const row = gameRow(game);
      const history = db.insert(actions).values(actionRows(change));
      const statements: [BatchItem<'pg'>, ...BatchItem<'pg'>[]] =
        before === null
          ? [db.insert(games).values(row), history]
          : // History first: of two saves of one revision the second waits here for the first, and then fails.
            [
              history,
              db
                .update(games)
                .set(row)
                .where(and(eq(games.id, game.id), eq(games.revision, before))),
            ];
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
      if (receipt) {
        const { account, ...rest } = receipt;
        statements.push(
          db.insert(receipts).values({ accountId: account, gameId: game.id, createdAt: change.at, ...rest }),
        );
      }
      try {
        await db.batch(statements);
        return true;
      } catch (error) {
        if (isTaken(error) || isOrphaned(error)) return false;
        throw error;
      }
    },

    /** Closes a table for good. Returns false where it is no longer at that revision. */
    async close(id: string, revision: number): Promise<boolean> {
      const closed = await db
        .delete(games)
        .where(and(eq(games.id, id), eq(games.revision, revision)))
        .returning({ id: games.id });
      return closed.length > 0;
    },

    /** Forgets the receipts of before. */
    async prune(before: Date): Promise<void> {
      await db.delete(receipts).where(lt(receipts.createdAt, before));
    },
  };
}
