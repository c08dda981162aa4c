import type { Seat } from '@slow-train/rules';
import { and, asc, desc, eq, getTableColumns, gt, lt, lte, sql } from 'drizzle-orm';
import { sessions, users } from '../accounts/accounts.sql.ts';
import { isLive } from '../accounts/live-session.ts';
import { isChecked, isOrphaned, isTaken, type Database } from '../db.ts';
import { deskColumns, type DeskRow } from '../desks/desk.ts';
import { desks } from '../desks/desks.sql.ts';
import { choicesOf } from '../notify/choices/choices-of.ts';
import { preparations, VERSION_CHECK } from '../fairness/preparations.sql.ts';
import type { Prepared } from '../fairness/prepared.ts';
import { SIT_IN, type Change, type DealtRound, type Entry } from './change.ts';
import type { Game } from './game.ts';
import { actions, games, PLANS_CHECK, receipts, rounds } from './games.sql.ts';
import type { ListedGame } from './glance.ts';
import { LISTED, listedColumns, listOrder, isMemberThere } from './listed.ts';
import type { Caller, Profile } from './player.ts';
import type { Past } from './past.ts';
import { since } from './since.ts';
import { notes, whole } from './whole.ts';
import { entryOf, gameOf, preparedOf } from './rows.ts';
import { savingOf, type Receipt } from './saving.ts';

/** Entries of a log in one answer: of the newest, and after the revision that was asked for. */
const NEWEST = 50;
const PAGE = 200;

type KnownReceipt = Pick<Receipt, 'request' | 'answer'>;

/** A table at a glance; `notes` is null where no deal is awaited. */
type Peek = Pick<Game, 'revision' | 'seats' | 'plans'> & {
  readonly notes: number | null;
  readonly wakeAt: Date | null;
};

/** Whose the session is that a query starts from, and what it found besides; undefined for a session that is over. */
type Asked<Found> = Promise<({ readonly account: string } & Found) | undefined>;

export type GameStore = ReturnType<typeof gameStore>;

/** All queries about tables. Each function is one round trip to the database. */
export function gameStore(db: Database) {
  const knownReceipt = { request: receipts.request, answer: receipts.answer };
  const isReceipt = (account: string, key: string) => and(eq(receipts.accountId, account), eq(receipts.key, key));

  const account = sessions.userId;
  const token = sql.placeholder('token');
  const id = sql.placeholder('id');
  const isTheirDesk = and(eq(desks.gameId, games.id), eq(desks.accountId, sessions.userId));

  // Asked by every poll and by every action: their SQL is written once, which takes longer than to fill it in.
  const { revision, seats, plans, wakeAt } = games;
  const peeking = db
    .select({ account, game: { revision, seats, plans, wakeAt, notes }, desk: desks.version })
    .from(sessions)
    .leftJoin(games, eq(games.id, id))
    .leftJoin(desks, isTheirDesk)
    .where(isLive(token))
    .prepare('peek');
  const loading = db
    .select({ account, ...whole, receipt: knownReceipt })
    .from(sessions)
    .leftJoin(games, eq(games.id, id))
    .leftJoin(receipts, and(eq(receipts.accountId, account), eq(receipts.key, sql.placeholder('key'))))
    .where(isLive(token))
    .prepare('load_with_receipt');

  return {
    /** The least that tells whether somebody may look, and whether there is anything new to see. */
    async peek({ token }: Caller, id: string): Asked<{ readonly game: Peek | null; readonly desk: number | null }> {
      const [row] = await peeking.execute({ token, id });
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
    async loadWithLog(
      { token }: Caller,
      id: string,
      since: number | undefined,
    ): Asked<{ readonly found: { readonly game: Game; readonly log: Entry[]; readonly desk: DeskRow | null } | null }> {
      const ofGame = eq(actions.gameId, id);
      const entries = db.select().from(actions);
      const log =
        since === undefined
          ? entries.where(ofGame).orderBy(desc(actions.revision)).limit(NEWEST)
          : entries
              .where(and(ofGame, gt(actions.revision, since)))
              .orderBy(asc(actions.revision))
              .limit(PAGE);
      const asked = db
        .select({ account, ...whole, desk: deskColumns })
        .from(sessions)
        .leftJoin(games, eq(games.id, id))
        .leftJoin(desks, isTheirDesk)
        .where(isLive(token));
      const [[row], rows] = await db.batch([asked, log]);
      if (row === undefined) return undefined;
      const { game } = row;
      if (game === null) return { account: row.account, found: null };
      // A save between the two statements may have added entries that this snapshot does not know.
      const known = rows
        .filter(({ revision }) => revision <= game.revision)
        .toSorted((a, b) => a.revision - b.revision);
      return {
        account: row.account,
        found: { game: gameOf(game, row.prepared), log: known.map(entryOf), desk: row.desk },
      };
    },

    /** A table, and the receipt that the caller has for this key, whatever table that was for. */
    async loadWithReceipt(
      { token }: Caller,
      id: string,
      key: string,
    ): Asked<{ readonly game: Game | null; readonly receipt: KnownReceipt | null }> {
      const [row] = await loading.execute({ token, id, key });
      return row && { ...row, game: row.game && gameOf(row.game, row.prepared) };
    },

    /** How an account is called now, and what it has said of its nights; null where it has not said its name yet. */
    async profileOf(account: string): Promise<Profile | null> {
      const { name, notify } = users;
      const [row] = await db.select({ name, notify }).from(users).where(eq(users.id, account));
      if (row === undefined || row.name === '') return null;
      // Only what was chosen: by default nobody is told anything at night, but time runs.
      return { name: row.name, quiet: row.notify.quiet ?? null, timeZone: choicesOf(row.notify).timeZone };
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

    /**
     * A table, the newest `most` revisions after `since` with those of their round before them, and how the rounds in
     * which they are were dealt.
     */
    async loadSince(
      { token }: Caller,
      id: string,
      span: { readonly since: number; readonly most: number },
    ): Asked<{ readonly found: ({ readonly game: Game } & Past) | null }> {
      const asked = db
        .select({ account, ...whole })
        .from(sessions)
        .leftJoin(games, eq(games.id, id))
        .where(isLive(token));
      const { entries, opened } = since(db, id, span);
      const [[row], rows, dealt] = await db.batch([asked, entries, opened]);
      if (row === undefined) return undefined;
      const { game } = row;
      if (game === null) return { account: row.account, found: null };
      const known = rows.filter(({ revision }) => revision <= game.revision);
      return {
        account: row.account,
        found: { game: gameOf(game, row.prepared), entries: known.map(entryOf), dealt },
      };
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

    /** Whether an account has sat in for somebody at this table, in another seat than this one. */
    async hasSatElsewhere(id: string, account: string, seat: Seat): Promise<boolean> {
      const whose = sql`${actions.events} -> 0 -> 'seat'`;
      const [row] = await db
        .select({ revision: actions.revision })
        .from(actions)
        .where(
          and(
            eq(actions.accountId, account),
            eq(actions.gameId, id),
            eq(actions.action, SIT_IN),
            sql`${whose} <> ${seat}::text::jsonb`,
          ),
        )
        .limit(1);
      return row !== undefined;
    },

    /** The tables at which something is due, those that have waited longest first; each is read when it is its turn. */
    async due(now: Date, most: number): Promise<{ readonly id: string; read(): Game }[]> {
      const due = await db
        .select(whole)
        .from(games)
        .where(lte(games.wakeAt, now))
        .orderBy(asc(games.wakeAt))
        .limit(most);
      return due.map(({ game, prepared }) => ({ id: game.id, read: () => gameOf(game, prepared) }));
    },

    /** Lets the schedule look at a table again only then, unless something happens there. */
    async putOff(id: string, until: Date): Promise<void> {
      await db.update(games).set({ wakeAt: until }).where(eq(games.id, id));
    },

    /** The caller's tables: those that wait for them, then by latest change; finished ones last. */
    async list({ token }: Caller): Asked<{ readonly games: readonly ListedGame[] }> {
      const rows = await db
        .select({ account, game: listedColumns, readUpTo: desks.readUpTo })
        .from(sessions)
        .leftJoin(games, isMemberThere(account))
        .leftJoin(desks, isTheirDesk)
        .where(isLive(token))
        .orderBy(...listOrder(account))
        .limit(LISTED);
      const [first] = rows;
      return (
        first && {
          account: first.account,
          games: rows.flatMap(({ game, readUpTo }) => (game === null ? [] : { ...game, readUpTo: readUpTo ?? 0 })),
        }
      );
    },

    /**
     * Saves a change with its receipt, and with what people are to be told of it, all of it or nothing. One without a
     * revision changes preparations and plans alone.
     * @returns false where another save of the same revision, or of a preparation in it, or of any plan, or with the
     * same key, was first, or the table is gone
     */
    async save(change: Change, receipt?: Receipt): Promise<boolean> {
      const [first, ...others] = savingOf(db, change, receipt);
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
