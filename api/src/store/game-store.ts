import { isTimeZone, type NotifyChoices } from '@slow-train/protocol';
import { and, asc, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Game } from '../game/game.ts';
import type { AccountId } from '../game/seats.ts';
import type { StoredEntry } from '../game/update.ts';
import { isChecked, isOrphaned, isTaken, type Database } from '../platform/database.ts';
import { sessions, users } from '../schema/accounts.ts';
import { VERSION_CHECK } from '../schema/commitments.ts';
import { actions, games, PLANS_CHECK, receipts } from '../schema/games.ts';
import { playerStates } from '../schema/player-states.ts';
import { isLive, type SessionClaim } from '../session/session.ts';
import { historyQueries, LOG_PAGE } from './history-queries.ts';
import { listingQueries } from './listing-queries.ts';
import { playerStateColumns, type PlayerStateRow } from './player-state-store.ts';
import { entryOf, gameOf, snapshot } from './rows.ts';
import { statementsOf, type GameSave, type Receipt } from './save.ts';

/** Entries of a log in an answer to somebody who names no revision. */
const NEWEST = 50;

export type KnownReceipt = Pick<Receipt, 'request' | 'answer'>;

/** What tells whether somebody may see a game, and whether anything is new there. */
interface GameVersion extends Pick<Game, 'revision' | 'seats' | 'plans'> {
  /** How many commitments and contributions have come in; null where no deal is awaited. */
  readonly received: number | null;
  readonly wakeAt: Date | null;
}

/** What an account says of the person who sits down. */
export interface OccupantProfile extends Pick<NotifyChoices, 'quiet' | 'timeZone'> {
  readonly name: string;
}

/** What a query finds that starts from a session, with the session's account; undefined for one that is over. */
type FromSession<Found> = Promise<({ readonly account: AccountId } & Found) | undefined>;

export type GameStore = ReturnType<typeof gameStore>;

/** All queries about games. Each function is one round trip to the database. */
export function gameStore(db: Database) {
  const knownReceipt = { request: receipts.request, answer: receipts.answer };
  const account = sessions.userId;
  const token = sql.placeholder('token');
  const id = sql.placeholder('id');
  const isTheirState = and(eq(playerStates.gameId, games.id), eq(playerStates.accountId, account));

  // Every poll and every action need these: their SQL is built once, which takes longer than filling it in.
  const { revision, seats, plans, wakeAt } = games;
  const versionQuery = db
    .select({ account, game: { revision, seats, plans, wakeAt, received }, playerState: playerStates.version })
    .from(sessions)
    .leftJoin(games, eq(games.id, id))
    .leftJoin(playerStates, isTheirState)
    .where(isLive(token))
    .prepare('game_version');
  const actionQuery = db
    .select({ account, ...snapshot, receipt: knownReceipt })
    .from(sessions)
    .leftJoin(games, eq(games.id, id))
    .leftJoin(receipts, and(eq(receipts.accountId, account), eq(receipts.key, sql.placeholder('key'))))
    .where(isLive(token))
    .prepare('load_for_action');

  return {
    ...historyQueries(db),
    ...listingQueries(db),

    /** Returns the version of a game, and that of the account's player state there. */
    async version(
      { token }: SessionClaim,
      id: string,
    ): FromSession<{ readonly game: GameVersion | null; readonly playerState: number | null }> {
      const [row] = await versionQuery.execute({ token, id });
      return row;
    },

    async load(id: string): Promise<Game | undefined> {
      const [row] = await db.select(snapshot).from(games).where(eq(games.id, id));
      return row && gameOf(row.game, row.prepared);
    },

    async loadByInvitation(invitation: string): Promise<Game | undefined> {
      const [row] = await db.select(snapshot).from(games).where(eq(games.invitation, invitation));
      return row && gameOf(row.game, row.prepared);
    },

    /** Returns a game and its log: after `since`, oldest first; or the newest entries where that is undefined. */
    async loadWithLog(
      { token }: SessionClaim,
      id: string,
      since: number | undefined,
    ): FromSession<{
      readonly found: {
        readonly game: Game;
        readonly log: StoredEntry[];
        readonly playerState: PlayerStateRow | null;
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
        .select({ account, ...snapshot, playerState: playerStateColumns })
        .from(sessions)
        .leftJoin(games, eq(games.id, id))
        .leftJoin(playerStates, isTheirState)
        .where(isLive(token));
      const [[row], rows] = await db.batch([asked, log]);
      if (row === undefined) return undefined;
      const { game, playerState } = row;
      if (game === null) return { account: row.account, found: null };
      // A save between the two statements may have added entries that this snapshot does not have.
      const known = rows
        .filter(({ revision }) => revision <= game.revision)
        .toSorted((a, b) => a.revision - b.revision);
      return {
        account: row.account,
        found: { game: gameOf(game, row.prepared), log: known.map(entryOf), playerState },
      };
    },

    /** Returns a game, and the account's receipt for this key, whichever game that was for. */
    async loadForAction(
      { token }: SessionClaim,
      id: string,
      key: string,
    ): FromSession<{ readonly game: Game | null; readonly receipt: KnownReceipt | null }> {
      const [row] = await actionQuery.execute({ token, id, key });
      return row && { ...row, game: row.game && gameOf(row.game, row.prepared) };
    },

    /** Returns the name of an account as it is now, and its nights; null where it has no name yet. */
    async profileOf(account: AccountId): Promise<OccupantProfile | null> {
      const { name, notify } = users;
      const [row] = await db.select({ name, notify }).from(users).where(eq(users.id, account));
      if (row === undefined || row.name === '') return null;
      const { quiet = null, timeZone = null } = row.notify;
      // Only what was chosen: by default nobody is notified at night, but time runs. The machine may not know the zone.
      return { name: row.name, quiet, timeZone: timeZone !== null && isTimeZone(timeZone) ? timeZone : null };
    },

    async receipt(account: AccountId, key: string): Promise<KnownReceipt | undefined> {
      const [row] = await db
        .select(knownReceipt)
        .from(receipts)
        .where(and(eq(receipts.accountId, account), eq(receipts.key, key)));
      return row;
    },

    /** Returns the games in which something is due, longest waiting first. Each is parsed when it is its turn. */
    async due(now: Date, most: number): Promise<{ readonly id: string; parse(): Game }[]> {
      const due = await db
        .select(snapshot)
        .from(games)
        .where(lte(games.wakeAt, now))
        .orderBy(asc(games.wakeAt))
        .limit(most);
      return due.map(({ game, prepared }) => ({ id: game.id, parse: () => gameOf(game, prepared) }));
    },

    /** Lets the schedule return to a game only then, unless something happens there. */
    async postpone(id: string, until: Date): Promise<void> {
      await db.update(games).set({ wakeAt: until }).where(eq(games.id, id));
    },

    /**
     * Saves an update with its events and its receipt, all of it or nothing. One without a revision changes only
     * preparations and plans.
     * @returns false where another save of the same revision, of a preparation in it, of any plan, or with the same key
     * was first, or the game is gone
     */
    async save(save: GameSave): Promise<boolean> {
      const [first, ...others] = statementsOf(db, save);
      if (first === undefined) return true;
      try {
        await db.batch([first, ...others]);
        return true;
      } catch (error) {
        if (isTaken(error) || isOrphaned(error) || isChecked(error, VERSION_CHECK) || isChecked(error, PLANS_CHECK))
          return false;
        throw error;
      }
    },

    /** Deletes a game. Returns false where it is no longer at that revision. */
    async close(id: string, revision: number): Promise<boolean> {
      const closed = await db
        .delete(games)
        .where(and(eq(games.id, id), eq(games.revision, revision)))
        .returning({ id: games.id });
      return closed.length > 0;
    },

    /** Deletes the receipts from before then. */
    async prune(before: Date): Promise<void> {
      await db.delete(receipts).where(lt(receipts.createdAt, before));
    },
  };
}

/** Counts what has come in for the deals, where the game waits for that: elsewhere it is nothing new. */
const received = sql<number | null>`case when ${games.status} = 'boarding' or ${games.dealBy} is not null then (
  select count(*)::int from preparations, jsonb_array_elements(seals || contributions) as note
  where game_id = games.id and dealt_at is null and note <> 'null'
) end`.as('notes');
