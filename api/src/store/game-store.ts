import type { Instant } from '@slow-train/protocol';
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Blocks } from '../game/blocks.ts';
import { wakeAt } from '../game/due.ts';
import { UNPLAYED, type Game } from '../game/game.ts';
import type { AccountId } from '../game/seats.ts';
import type { LoadedTalk } from '../game/talk.ts';
import type { StoredEntry } from '../game/update.ts';
import { isChecked, isOrphaned, isTaken, type Database } from '../platform/database.ts';
import type { Scheduler } from '../platform/scheduler.ts';
import { sessions } from '../schema/accounts.ts';
import { VERSION_CHECK } from '../schema/commitments.ts';
import { actions, games, PLANS_CHECK, receipts } from '../schema/games.ts';
import { WAIT_CHECK } from '../schema/open-games.ts';
import { playerStates } from '../schema/player-states.ts';
import { boundaries, talks } from '../schema/talk.ts';
import type { SessionClaim } from '../session/session.ts';
import { isLive } from '../session/store.ts';
import { insertAudit, type AuditRow } from './audit-query.ts';
import { isBlockBetween } from './boundary-store.ts';
import { dueQueries } from './due-queries.ts';
import { historyQueries, LOG_PAGE } from './history-queries.ts';
import { listingQueries } from './listing-queries.ts';
import { occupantQueries } from './occupant-queries.ts';
import { unpackAnswer, type FinishedRounds } from './packed-answer.ts';
import { playerStateColumns, type PlayerStateRow } from './player-state-store.ts';
import { RecentGames, type Recalled } from './recent-games.ts';
import { entryOfRow, gameOf, repeatedBy, snapshot, snapshotIfAny, UNREACHABLE, WRITTEN_BY } from './rows.ts';
import { retentionQueries } from './retention-queries.ts';
import { statementsOf, type GameSave, type Receipt } from './save.ts';
import { runAll } from './statement.ts';
import { boundariesOf, changedMessages, messageOf } from './talk-queries.ts';

/** Log entries in an answer to a request that names no revision. */
const NEWEST = 50;

export type KnownReceipt = Pick<Receipt, 'request' | 'answer'>;

/** What is needed to decide whether an account may see a game, and whether anything in it is new. */
export interface GameVersion extends Pick<Game, 'revision' | 'seats' | 'plans'> {
  /** The number of commitments and contributions received; null if no deal is awaited. */
  readonly received: number | null;
  readonly wakeAt: Date | null;
  readonly dealBy: Date | null;
  readonly updatedAt: Date;
  /** Who else is looking at it, of those who show it. */
  readonly looking: readonly AccountId[];
  /** The accounts whose turn it is; nobody if the game waits for all. */
  readonly waitingFor: readonly AccountId[];
}

/** What a session's game was loaded with, so that a save can prove that it is still the same (`Proof`). */
const provable = {
  writtenBy: sql<string | null>`${sql.raw(WRITTEN_BY)}`.as('written_by'),
  unreachable: sql<readonly AccountId[] | null>`${sql.raw(UNREACHABLE)}`.as('unreachable'),
};

interface Provable {
  readonly account: AccountId;
  readonly writtenBy: string | null;
  readonly unreachable: readonly AccountId[] | null;
}

/** The result of a query that starts from a session, with the session's account; undefined if the session is over. */
type FromSession<Found> = Promise<({ readonly account: AccountId } & Found) | undefined>;

export type GameStore = ReturnType<typeof gameStore>;

/**
 * All queries about games. Each function is one round trip to the database.
 * @param release that runs them; empty if it has no name
 */
export function gameStore(db: Database, scheduler: Pick<Scheduler, 'noLaterThan'>, release = '') {
  const knownReceipt = { request: receipts.request, answer: receipts.answer, packed: receipts.packed };
  const account = sessions.userId;
  const token = sql.placeholder('token');
  const id = sql.placeholder('id');
  const isTheirState = and(eq(playerStates.gameId, games.id), eq(playerStates.accountId, account));

  // Every poll and every action needs these. Their SQL is built once, because that takes longer than filling it in.
  const { revision, seats, plans, dealBy, updatedAt } = games;
  const versionQuery = db
    .select({
      account,
      game: {
        revision,
        seats,
        plans,
        wakeAt: games.wakeAt,
        dealBy,
        updatedAt,
        received,
        looking,
        waitingFor: games.waitingFor,
      },
      talk: talks.version,
      playerState: playerStates.version,
    })
    .from(sessions)
    .leftJoin(games, eq(games.id, id))
    .leftJoin(playerStates, isTheirState)
    .leftJoin(talks, eq(talks.gameId, games.id))
    .where(isLive(token))
    .prepare('game_version');
  const actionQuery = db
    .select({
      account,
      ...snapshotIfAny,
      ...provable,
      receipt: knownReceipt,
    })
    .from(sessions)
    .leftJoin(games, eq(games.id, id))
    .leftJoin(receipts, and(eq(receipts.accountId, account), eq(receipts.key, sql.placeholder('key'))))
    .where(isLive(token))
    .prepare('load_for_action');

  const recent = new RecentGames();
  const keepLoaded = (game: Game | null, token: string, { account, writtenBy, unreachable }: Provable): void => {
    if (game === null || writtenBy === null) recent.met(token, account);
    else recent.loaded(game, { token, account, writtenBy, unreachable: unreachable ?? [] });
  };

  return {
    ...dueQueries(db, release),
    ...historyQueries(db),
    ...listingQueries(db),
    ...occupantQueries(db),
    ...retentionQueries(db),

    /** Returns the version of a game, and of the account's player state in it. */
    async version(
      { token }: SessionClaim,
      id: string,
    ): FromSession<{
      readonly game: GameVersion | null;
      readonly playerState: number | null;
      /** The version of its talk; null if nobody has said anything. */
      readonly talk: number | null;
    }> {
      const [row] = await versionQuery.execute({ token, id });
      if (row !== undefined) recent.met(token, row.account);
      return row;
    },

    async load(id: string): Promise<Game | undefined> {
      const [row] = await db
        .select({ ...snapshot, repeatedBy })
        .from(games)
        .where(eq(games.id, id));
      return row && gameOf(row.game, row);
    },

    /** Returns those of these games that are there, in any order. */
    async loadAll(ids: readonly string[]): Promise<Game[]> {
      const rows = await db
        .select({ ...snapshot, repeatedBy })
        .from(games)
        .where(sql`${games.id} = any(${sql.param(ids)})`);
      return rows.map((row) => gameOf(row.game, row));
    },

    async loadByInvitation(invitation: string): Promise<Game | undefined> {
      const [row] = await db.select(snapshot).from(games).where(eq(games.invitation, invitation));
      return row && gameOf(row.game, row);
    },

    /** Returns the game with a seat that is, or was, kept for the recipient of the mail with the code of this hash. */
    async loadByMailedInvitation(mailed: string): Promise<Game | undefined> {
      const [row] = await db
        .select(snapshot)
        .from(games)
        .where(sql`${games.seats} @> ${JSON.stringify([{ mailed }])}::jsonb`);
      return row && gameOf(row.game, row);
    },

    /**
     * Returns a game and its log: entries after `since`, oldest first; the newest ones if `since` is undefined. Of its
     * talk, what has changed since the version `talkSince`, and one message more than fits into an answer.
     */
    async loadWithLog(
      { token }: SessionClaim,
      id: string,
      since: number | undefined,
      talkSince?: number,
    ): FromSession<{
      readonly found: {
        readonly game: Game;
        readonly log: StoredEntry[];
        readonly playerState: PlayerStateRow | null;
        readonly talk: LoadedTalk;
      } | null;
    }> {
      const ofGame = eq(actions.gameId, id);
      const entries = db.select().from(actions);
      const log =
        since === undefined
          ? entries.where(ofGame).orderBy(desc(actions.revision)).limit(NEWEST)
          : entries
              .where(and(ofGame, gt(actions.revision, since)))
              .orderBy(asc(actions.revision))
              .limit(LOG_PAGE);
      const asked = db
        .select({
          account,
          ...snapshotIfAny,
          ...provable,
          repeatedBy,
          playerState: playerStateColumns,
          talk: talks.version,
          boundaries: boundariesOf(account),
        })
        .from(sessions)
        .leftJoin(games, eq(games.id, id))
        .leftJoin(playerStates, isTheirState)
        .leftJoin(talks, eq(talks.gameId, games.id))
        .where(isLive(token));
      const [[row], rows, said] = await db.batch([asked, log, changedMessages(db, id, talkSince)]);
      if (row === undefined) return undefined;
      const { account: sender, playerState, boundaries } = row;
      const talk = { version: row.talk ?? 0, since: talkSince, messages: said.map(messageOf), boundaries };
      const game = row.game && gameOf(row.game, row);
      keepLoaded(game, token, row);
      if (game === null) return { account: sender, found: null };
      // A save between the two statements may have added entries that this snapshot does not include.
      const known = rows
        .filter(({ revision }) => revision <= game.revision)
        .toSorted((a, b) => a.revision - b.revision);
      return { account: sender, found: { game, log: known.map(entryOfRow), playerState, talk } };
    },

    /**
     * Returns a game, the account's receipt for this key, even if that is for another game, and the accounts at the game
     * that no message can reach.
     */
    async loadForAction(
      { token }: SessionClaim,
      id: string,
      key: string,
    ): FromSession<{
      readonly game: Game | null;
      readonly receipt: KnownReceipt | null;
      readonly unreachable: readonly AccountId[];
    }> {
      const [row] = await actionQuery.execute({ token, id, key });
      if (row === undefined) return undefined;
      const game = row.game && gameOf(row.game, row);
      keepLoaded(game, token, row);
      const { account, unreachable } = row;
      return { account, game, receipt: receiptOf(row.receipt, game), unreachable: unreachable ?? [] };
    },

    /**
     * Returns the game that an action at this revision would load, from the last one here; null if that is not known.
     * No round trip.
     */
    recallForAction({ token }: SessionClaim, id: string, revision: number): Recalled | null {
      return recent.recall(token, id, revision);
    },

    /** Returns the blocks among these accounts. */
    async blocksAmong(accounts: readonly AccountId[]): Promise<Blocks> {
      const { accountId, otherId, kind } = boundaries;
      const rows = await db
        .select({ accountId, otherId })
        .from(boundaries)
        .where(and(eq(kind, 'block'), inArray(accountId, [...accounts]), inArray(otherId, [...accounts])));
      return rows.map((row) => [row.accountId, row.otherId]);
    },

    async receipt(account: AccountId, key: string): Promise<KnownReceipt | null> {
      const [row] = await db
        .select({ receipt: knownReceipt, game: { results: games.results, deals: games.deals } })
        .from(receipts)
        .innerJoin(games, eq(games.id, receipts.gameId))
        .where(and(eq(receipts.accountId, account), eq(receipts.key, key)));
      return receiptOf(row?.receipt, row?.game);
    },

    /**
     * Saves an update with its events and its receipt: all of it, or nothing. Tells the scheduler first what becomes
     * due. An update without a revision changes only
     * commitments and plans.
     * @returns false if another save of the same revision, of one of its commitments, of any plan, or with the same
     * key came first, if another game has just seated somebody who waited, if the proof fails, or if the game is gone
     */
    async save(save: GameSave): Promise<boolean> {
      const statements = statementsOf(db, save);
      if (statements.length === 0) return true;
      const due = newlyDue(save);
      if (due !== null) await scheduler.noLaterThan(due);
      try {
        const written = await runAll(db, statements);
        recent.saved(save.update, writerIn(written));
        return true;
      } catch (error) {
        recent.forget(save.update.game.id);
        if (isOvertaken(error)) return false;
        throw error;
      }
    },

    /** Saves updates of several games: all of them, or nothing. @returns false as `save` does, if that is so of one of them */
    async saveAll(saves: readonly GameSave[]): Promise<boolean> {
      const statements = saves.flatMap((save) => statementsOf(db, save));
      if (statements.length === 0) return true;
      const due = saves.flatMap((save) => newlyDue(save) ?? []);
      if (due.length > 0) await scheduler.noLaterThan(Math.min(...due));
      for (const { update } of saves) recent.forget(update.game.id);
      try {
        await runAll(db, statements);
        return true;
      } catch (error) {
        if (isOvertaken(error)) return false;
        throw error;
      }
    },

    /** Deletes a game. Returns false if it is no longer at that revision. */
    async close(id: string, revision: number): Promise<boolean> {
      const closed = await db
        .delete(games)
        .where(and(eq(games.id, id), eq(games.revision, revision)))
        .returning({ id: games.id });
      return closed.length > 0;
    },

    /** Deletes a game that still has this status, and writes the operator's row if it did. Returns whether it did. */
    async removeAs(id: string, status: Game['status'], audit: AuditRow): Promise<boolean> {
      const isAsFound = and(eq(games.id, id), eq(games.status, status));
      const { rows } = await db.execute(sql`
        with gone as (delete from ${games} where ${isAsFound} returning 1) ${insertAudit(audit, sql`from gone`)}`);
      return rows.length > 0;
    },
  };
}

/** Whether a save failed because another came first, or what it is about has gone. */
function isOvertaken(error: unknown): boolean {
  const checks = [VERSION_CHECK, PLANS_CHECK, WAIT_CHECK];
  return isTaken(error) || isOrphaned(error) || checks.some((check) => isChecked(error, check));
}

/** Returns when a save makes something due earlier than the last one did; null if it does not. */
function newlyDue({ update: { base, game, at }, events }: GameSave): Instant | null {
  if (events.length > 0) return at;
  // Its standings.
  if (game.status === 'finished' && base?.status !== 'finished') return at;
  const before = base && wakeAt(base);
  const after = wakeAt(game);
  return after !== null && (before === null || after < before) ? after : null;
}

/** Returns the transaction that wrote the game's row, from the results of a save's statements; null if it did not. */
function writerIn(returned: Awaited<ReturnType<typeof runAll>>): string | null {
  const writer = returned.flat().find((row) => 'written_by' in row)?.['written_by'];
  return typeof writer === 'string' ? writer : null;
}

/**
 * Returns the receipt of a row; null for none.
 * @param game that the request is about. If the receipt is for another one, it is refused.
 */
function receiptOf(
  row: Pick<typeof receipts.$inferSelect, 'request' | 'answer' | 'packed'> | null | undefined,
  game: FinishedRounds | null | undefined,
): KnownReceipt | null {
  const answer = row?.answer ?? (row?.packed ? unpackAnswer(row.packed, game ?? UNPLAYED) : null);
  return row && answer ? { request: row.request, answer } : null;
}

/**
 * Who else is looking, unless they do not show it, or one of the two has blocked the other. The player state is what
 * pages write to anyway while somebody is there; they give a sign every two minutes while they are used.
 */
const looking = sql<readonly AccountId[]>`array(
  select d.account_id from player_states d join users u on u.id = d.account_id
  where d.game_id = ${games.id} and d.account_id <> ${sessions.userId} and d.updated_at > now() - interval '3 minutes'
    and u.shows_presence and not ${isBlockBetween(sessions.userId, sql`d.account_id`)}
)`.as('looking');

/** Counts what has been received for the deals, but only while the game waits for it; otherwise it is nothing new. */
const received = sql<number | null>`case when ${games.status} = 'lobby' or ${games.dealBy} is not null then (
  select count(*)::int from round_commitments, jsonb_array_elements(seals || contributions) as one
  where game_id = games.id and dealt_at is null and one <> 'null'
) when ${games.status} = 'finished' then (select 1 from games as next where next.repeats = games.id) end`.as(
  'received',
);
