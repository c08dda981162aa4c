import type { CircleRequest, EnteredTournament } from '@slow-train/protocol';
import { and, type AnyColumn, desc, eq, not, or, sql, type SQL } from 'drizzle-orm';
import type { ListedGame } from '../game/listing.ts';
import type { AccountId } from '../game/seats.ts';
import type { Database } from '../platform/database.ts';
import { sessions } from '../schema/accounts.ts';
import { games } from '../schema/games.ts';
import { playerStates } from '../schema/player-states.ts';
import type { SessionClaim } from '../session/session.ts';
import { isLive } from '../session/store.ts';
import { listedGameOf } from './rows.ts';
import { enteredTournaments, tournamentOfGame } from './tournament-lines.ts';
import { circleMembers, circles } from '../schema/circles.ts';
import { isBlockBetween } from './boundary-store.ts';

/** Maximum number of games in a list. */
export const MOST_LISTED = 100;
/** Maximum number of vacancies in a list. */
const MOST_VACANCIES = 50;

const { id, name, revision, status, host, setup, seats, results, turnBy, updatedAt, listing, turnSeat } = games;
/** The columns that `listedGameOf` needs. */
export const listedColumns = {
  id,
  name,
  revision,
  status,
  host,
  setup,
  seats,
  results,
  turnBy,
  updatedAt,
  listing,
  turnSeat,
};

/** Whether an account has a seat in a game, even if somebody else holds it. */
export function hasSeat(account: AnyColumn | AccountId) {
  const one = sql`jsonb_build_object('account', ${account}::text)`;
  return sql`(${seats} @> jsonb_build_array(${one}) or ${seats} @> jsonb_build_array(jsonb_build_object('owner', ${one})))`;
}

/** Whether a game keeps a seat for an account, which has not said yes. */
export function isReservedFor(account: AnyColumn | AccountId) {
  return sql`${seats} @> jsonb_build_array(jsonb_build_object('reserved', jsonb_build_object('account', ${account}::text)))`;
}

/** Orders the account's turns first, by time left, then by latest change; finished games last. */
export function listOrder(account: AnyColumn) {
  return [
    sql`${status} = 'finished'`,
    desc(sql`${account} = any(${games.waitingFor})`),
    sql`${turnBy} asc nulls last`,
    desc(updatedAt),
  ];
}

/** What an account's list of games is made of. */
export interface AccountList {
  readonly account: AccountId;
  readonly games: readonly ListedGame[];
  readonly entered: readonly EnteredTournament[];
  readonly asked: readonly CircleRequest[];
}

/** The queries for lists of games. Each is one round trip. */
export function listingQueries(db: Database) {
  const account = sessions.userId;
  const order = sql.join(listOrder(account), sql`, `);
  /** Selects in the first row what is the same in all of them. */
  const once = <T>(part: SQL<T>) => sql<T | null>`case when row_number() over (order by ${order}) = 1 then ${part} end`;
  // With its limit as text: for a parameter PostgreSQL expects a tenth of all, and would plan each list anew.
  const mine = sql`select ${id} from ${games} where ${or(hasSeat(account), isReservedFor(account))}
    order by ${order} limit ${sql.raw(`${MOST_LISTED}`)}`;
  return {
    /** Whether an account has a seat in `most` games that are not over, or more. */
    async hasManyInPlay(account: AccountId, most: number): Promise<boolean> {
      // Without a limit, with which PostgreSQL would rather look through all games until there are enough.
      const { rows } = await db.execute<{ readonly many: number }>(
        sql`select count(*)::int as many from ${games} where ${hasSeat(account)} and ${status} <> 'finished'`,
      );
      return (rows[0]?.many ?? 0) >= most;
    },

    /**
     * Returns the session's account, in `listOrder` its games and those that keep a seat for it, the tournaments in which it
     * waits for a game, and the circles that it is asked into; undefined if the session is over.
     */
    async list({ token }: SessionClaim): Promise<AccountList | undefined> {
      const rows = await db
        .select({
          account,
          game: listedColumns,
          readUpTo: playerStates.readUpTo,
          tournament: tournamentOfGame,
          entered: once(enteredTournaments(account)),
          asked: once(circleRequests(account)),
        })
        .from(sessions)
        .leftJoin(games, sql`${games.id} = any(array(${mine}))`)
        .leftJoin(playerStates, and(eq(playerStates.gameId, games.id), eq(playerStates.accountId, account)))
        .where(isLive(token))
        .orderBy(order);
      const [first] = rows;
      return (
        first && {
          account: first.account,
          games: rows.flatMap(({ game, readUpTo, tournament }) =>
            game === null ? [] : { ...listedGameOf(game, readUpTo), tournament },
          ),
          entered: rows.flatMap(({ entered }) => entered ?? []),
          asked: rows.flatMap(({ asked }) => asked ?? []),
        }
      );
    },

    /** Returns the games of others that look for a substitute, newest first. */
    async vacancies(account: AccountId): Promise<ListedGame[]> {
      const rows = await db
        .select(listedColumns)
        .from(games)
        .where(and(games.seeks, eq(status, 'playing'), not(hasSeat(account))))
        .orderBy(desc(updatedAt))
        .limit(MOST_VACANCIES);
      return rows.map((row) => listedGameOf(row, null));
    },
  };
}

/** Most circles shown with the games. */
const MOST = 10;

/**
 * Selects the circles that an account is asked into and has said nothing about, the first to ask first; null if there
 * are none. Part of the statement that lists its games. As in its list of circles, invitations by people that a block
 * keeps apart from it are left out.
 */
function circleRequests(account: AnyColumn) {
  const isApart = isBlockBetween(sql`m.account_id`, account);
  const others = sql`from ${circleMembers} as m where m.circle_id = asked.circle_id and m.state = 'member'`;
  return sql<readonly CircleRequest[] | null>`(
    select json_agg(json_build_object('id', id, 'name', name, 'by', by, 'members', members) order by since, id)
    from (
      select c.id, c.name, asked.by, asked.since, (select count(*) ${others}) as members
      from ${circleMembers} as asked join ${circles} as c on c.id = asked.circle_id
      where asked.account_id = ${account} and asked.state = 'asked' and not asked.is_later
        and not exists (select ${others} and ${isApart})
      order by asked.since, c.id limit ${MOST}) as requests)`;
}
