import type { GameAnswer } from '@slow-train/protocol';
import { and, asc, desc, eq, getTableColumns, gt, lt, lte, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { isChecked, isOrphaned, isTaken, type Database } from '../db.ts';
import { preparations, VERSION_CHECK } from '../fairness/preparations.sql.ts';
import type { Prepared } from '../fairness/prepared.ts';
import type { Change, DealtRound, Entry } from './change.ts';
import type { Game } from './game.ts';
import { actions, games, receipts, rounds } from './games.sql.ts';
import type { ListedGame } from './glance.ts';
import {
  actionRows,
  changedPreparations,
  entryOf,
  gameOf,
  gameRow,
  preparedOf,
  preparedRow,
  roundRows,
  type PreparedRow,
} from './rows.ts';

/** Entries of a log in one answer: of the newest, and after the revision that was asked for. */
const NEWEST = 50;
const PAGE = 200;
/** Tables in a list. */
const LISTED = 100;
/** Tables that one run of the schedule deals for. */
const DEALT = 100;

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

  /** A table and how its rounds to come are prepared: in one statement, so that the two fit together. */
  const whole = {
    game: getTableColumns(games),
    prepared: sql<readonly PreparedRow[]>`(
      select coalesce(json_agg(p order by p.round), '[]'::json) from (
        select round, version, commitment, secret, seals, contributions, closed from preparations
        where preparations.game_id = games.id and preparations.dealt_at is null
      ) p
    )`.as('prepared'),
  };

  return {
    /** The least that tells whether somebody may look, and whether there is anything new to see. */
    async peek(id: string): Promise<Pick<Game, 'revision' | 'seats' | 'dealBy'> | undefined> {
      const [row] = await db
        .select({ revision: games.revision, seats: games.seats, dealBy: games.dealBy })
        .from(games)
        .where(eq(games.id, id));
      return row;
    },

    async load(id: string): Promise<Game | undefined> {
      const [row] = await db.select(whole).from(games).where(eq(games.id, id));
      return row && gameOf(row.game, row.prepared);
    },

    async loadInvited(invitation: string): Promise<Game | undefined> {
      const [row] = await db.select(whole).from(games).where(eq(games.invitation, invitation));
      return row && gameOf(row.game, row.prepared);
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
      const [[row], rows] = await db.batch([db.select(whole).from(games).where(eq(games.id, id)), log]);
      if (row === undefined) return undefined;
      // A save between the two statements may have added entries that this snapshot does not know.
      const known = rows
        .filter(({ revision }) => revision <= row.game.revision)
        .toSorted((a, b) => a.revision - b.revision);
      return { game: gameOf(row.game, row.prepared), log: known.map(entryOf) };
    },

    /** A table, and the receipt that this account has for this key, whatever table that was for. */
    async loadWithReceipt(
      id: string,
      account: string,
      key: string,
    ): Promise<{ game: Game; receipt: KnownReceipt | null } | undefined> {
      const [row] = await db
        .select({ ...whole, receipt: knownReceipt })
        .from(games)
        .leftJoin(receipts, isReceipt(account, key))
        .where(eq(games.id, id));
      return row && { game: gameOf(row.game, row.prepared), receipt: row.receipt };
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
        db.select(whole).from(games).where(eq(games.id, id)),
        db.select().from(rounds).where(eq(rounds.gameId, id)).orderBy(asc(rounds.round)),
        db.select().from(actions).where(eq(actions.gameId, id)).orderBy(asc(actions.revision)),
      ]);
      return row && { game: gameOf(row.game, row.prepared), dealt, history: history.map(entryOf) };
    },

    /** A table, and how this round of it was dealt, if it was dealt from what was prepared. */
    async loadDeal(
      id: string,
      round: number,
    ): Promise<{ game: Game; deal: { prepared: Prepared; decks: DealtRound['decks'] } | null } | undefined> {
      const [[row], [dealt]] = await db.batch([
        db.select(whole).from(games).where(eq(games.id, id)),
        db
          .select({ prepared: getTableColumns(preparations), decks: rounds.decks })
          .from(preparations)
          .innerJoin(rounds, and(eq(rounds.gameId, preparations.gameId), eq(rounds.round, preparations.round)))
          .where(and(eq(preparations.gameId, id), eq(preparations.round, round))),
      ]);
      if (row === undefined) return undefined;
      const deal = dealt === undefined ? null : { prepared: preparedOf(id, dealt.prepared), decks: dealt.decks };
      return { game: gameOf(row.game, row.prepared), deal };
    },

    /** The tables whose next round is to be dealt now without those who are missing. */
    async due(now: Date): Promise<string[]> {
      const due = await db.select({ id: games.id }).from(games).where(lte(games.dealBy, now)).limit(DEALT);
      return due.map(({ id }) => id);
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
     * Saves a change with its receipt, all of it or nothing. One without a revision changes preparations alone.
     * @returns false where another save of the same revision, or of a preparation in it, or with the same key, was
     * first, or the table is gone
     */
    async save(change: Change, receipt?: Receipt): Promise<boolean> {
      const { game, before, entries } = change;
      const row = gameRow(game);
      const statements: BatchItem<'pg'>[] = [];
      if (before === null) statements.push(db.insert(games).values(row));
      // History first: of two saves of one revision the second waits here for the first, and then fails.
      if (entries.length > 0) statements.push(db.insert(actions).values(actionRows(change)));
      if (before !== null && entries.length > 0) {
        statements.push(
          db
            .update(games)
            .set(row)
            .where(and(eq(games.id, game.id), eq(games.revision, before))),
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
      if (receipt) {
        const { account, ...rest } = receipt;
        statements.push(
          db.insert(receipts).values({ accountId: account, gameId: game.id, createdAt: change.at, ...rest }),
        );
      }
      const [first, ...others] = statements;
      if (first === undefined) return true;
      try {
        await db.batch([first, ...others]);
        return true;
      } catch (error) {
        if (isTaken(error) || isOrphaned(error) || isChecked(error, VERSION_CHECK)) return false;
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
