import type { Seat } from '@slow-train/rules';
import { and, asc, eq, getTableColumns, gt, lte, sql, type AnyColumn } from 'drizzle-orm';
import type { Game, StoredCommitments } from '../game/game.ts';
import type { History } from '../game/history.ts';
import type { AccountId } from '../game/seats.ts';
import { DEAL, SIT_IN, type DealtRound, type StoredEntry } from '../game/update.ts';
import type { Database } from '../platform/database.ts';
import { sessions } from '../schema/accounts.ts';
import { roundCommitments } from '../schema/commitments.ts';
import { actions, games, rounds } from '../schema/games.ts';
import { playerStates } from '../schema/player-states.ts';
import type { SessionClaim } from '../session/session.ts';
import { isLive } from '../session/store.ts';
import { entryOfRow, gameOf, commitmentsOf, snapshot, snapshotIfAny } from './rows.ts';

/** Maximum number of log entries in one answer. */
export const LOG_PAGE = 200;

/** The queries about a game's history. Each is one round trip. */
export function historyQueries(db: Database) {
  return {
    /** Returns the revisions after `after` up to `upTo`, oldest first. */
    async log(id: string, after: number, upTo: number): Promise<StoredEntry[]> {
      const rows = await db
        .select()
        .from(actions)
        .where(and(eq(actions.gameId, id), gt(actions.revision, after), lte(actions.revision, upTo)))
        .orderBy(asc(actions.revision))
        .limit(LOG_PAGE);
      return rows.map(entryOfRow);
    },

    /** Returns a game with everything its record needs: how its rounds were dealt, and every revision. */
    async loadForRecord(id: string): Promise<LoadedRecord | undefined> {
      return (await this.loadForRecords([id]))[0];
    },

    /** Returns games with everything their records need, in any order, without those that are gone. */
    async loadForRecords(ids: readonly string[]): Promise<readonly LoadedRecord[]> {
      const isIn = (column: AnyColumn) => sql`${column} = any(${sql.param(ids)})`;
      const [rows, dealt, entries, named] = await db.batch([
        db.select(snapshot).from(games).where(isIn(games.id)),
        db.select().from(rounds).where(isIn(rounds.gameId)).orderBy(asc(rounds.round)),
        db.select().from(actions).where(isIn(actions.gameId)).orderBy(asc(actions.revision)),
        namedIn(db, ids),
      ]);
      const [dealtIn, entriesIn, namesIn] = [byGame(dealt), byGame(entries), byGame(named)];
      return rows.map((row) => ({
        game: gameOf(row.game, row),
        dealt: dealtIn.get(row.game.id) ?? [],
        entries: (entriesIn.get(row.game.id) ?? []).map(entryWithAccount),
        named: (namesIn.get(row.game.id) ?? []).map(({ account }) => account),
      }));
    },

    /**
     * Returns the session's account, and a game with the history needed to show its newest `most` revisions after
     * `since`: starting at the last deal before them. `found` is null for an unknown game; the result is undefined if
     * the session is over.
     */
    async loadWithHistory(
      { token }: SessionClaim,
      id: string,
      span: HistorySpan,
    ): Promise<
      | { readonly account: AccountId; readonly found: { readonly game: Game; readonly history: History } | null }
      | undefined
    > {
      const asked = db
        .select({ account: sessions.userId, ...snapshotIfAny })
        .from(sessions)
        .leftJoin(games, eq(games.id, id))
        .where(isLive(token));
      const [[row], rows, dealt] = await db.batch([asked, ...historyStatements(db, id, span)]);
      if (row === undefined) return undefined;
      const { account, game } = row;
      if (game === null) return { account, found: null };
      // A save between the statements may have added revisions that this snapshot does not include.
      const entries = rows.filter(({ revision }) => revision <= game.revision).map(entryOfRow);
      return { account, found: { game: gameOf(game, row), history: { entries, dealt } } };
    },

    /** Returns a game, and how this round was dealt, if it was dealt from commitments. */
    async loadWithDeal(
      id: string,
      round: number,
    ): Promise<{ game: Game; deal: { prepared: StoredCommitments; decks: DealtRound['decks'] } | null } | undefined> {
      const [[row], [dealt]] = await db.batch([
        db.select(snapshot).from(games).where(eq(games.id, id)),
        db
          .select({ prepared: getTableColumns(roundCommitments), decks: rounds.decks })
          .from(roundCommitments)
          .innerJoin(rounds, and(eq(rounds.gameId, roundCommitments.gameId), eq(rounds.round, roundCommitments.round)))
          .where(and(eq(roundCommitments.gameId, id), eq(roundCommitments.round, round))),
      ]);
      if (row === undefined) return undefined;
      const deal = dealt === undefined ? null : { prepared: commitmentsOf(id, dealt.prepared), decks: dealt.decks };
      return { game: gameOf(row.game, row), deal };
    },

    /** Returns the seats in which an account has ever been a substitute in this game. */
    async seatsSatIn(id: string, account: AccountId): Promise<Seat[]> {
      const seat = sql<Seat>`(${actions.events} -> 0 ->> 'seat')::int`;
      const rows = await db
        .selectDistinct({ seat })
        .from(actions)
        .where(and(eq(actions.accountId, account), eq(actions.gameId, id), eq(actions.action, SIT_IN)));
      return rows.map((row) => row.seat);
    },
  };
}

/** What a game's record is made from. */
export interface LoadedRecord {
  readonly game: Game;
  readonly dealt: readonly (typeof rounds.$inferSelect)[];
  readonly entries: readonly StoredEntry[];
  /** The accounts that agree that the record has their names. */
  readonly named: readonly AccountId[];
}

function entryWithAccount({ accountId, ...row }: typeof actions.$inferSelect): StoredEntry {
  return { ...entryOfRow(row), ...(accountId !== null && { account: accountId }) };
}

/** Returns rows by their game, in their order. */
export function byGame<Row extends { readonly gameId: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const games = new Map<string, Row[]>();
  for (const row of rows) {
    const known = games.get(row.gameId);
    if (known === undefined) games.set(row.gameId, [row]);
    else known.push(row);
  }
  return games;
}

/** Returns the statement for the accounts that agree that the records of games have their names. */
export function namedIn(db: Database, ids: readonly string[]) {
  return db
    .select({ gameId: playerStates.gameId, account: playerStates.accountId })
    .from(playerStates)
    .where(and(sql`${playerStates.gameId} = any(${sql.param(ids)})`, eq(playerStates.isNamed, true)));
}

/** The newest `most` revisions after `since` and up to `until`. */
export interface HistorySpan {
  readonly since: number;
  readonly until: number;
  readonly most: number;
}

/** Returns `loadWithHistory`'s statements for the revisions, and for how their rounds were dealt. */
function historyStatements(db: Database, id: string, { since, until, most }: HistorySpan) {
  const ofGame = eq(actions.gameId, id);
  const start = sql`greatest(${since}::int, (select least(g.revision, ${until}::int) - ${most}::int from games g where g.id = ${id}))`;
  const deals = db
    .select({
      last: sql<number>`max(${actions.revision})`.as('last'),
      count: sql<number>`count(*)::int`.as('count'),
    })
    .from(actions)
    .where(and(ofGame, eq(actions.action, DEAL), sql`${actions.revision} <= ${start}`))
    .as('deals');
  const entries = db
    .select(getTableColumns(actions))
    .from(actions)
    .innerJoin(deals, sql`${actions.revision} >= coalesce(${deals.last}, ${start})`)
    .where(and(ofGame, lte(actions.revision, until)))
    .orderBy(asc(actions.revision));
  const dealt = db
    .select({ round: rounds.round, starter: rounds.starter, decks: rounds.decks })
    .from(rounds)
    .innerJoin(deals, sql`${rounds.round} >= ${deals.count}`)
    .where(eq(rounds.gameId, id));
  return [entries, dealt] as const;
}
