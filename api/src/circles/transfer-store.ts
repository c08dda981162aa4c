import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AccountId } from '../game/seats.ts';
import { isTaken, type Database } from '../platform/database.ts';
import { users } from '../schema/accounts.ts';
import { circleGames, circles, circleTransfers, seasons } from '../schema/circles.ts';
import { games } from '../schema/games.ts';
import { publish, type PublishedEvent } from '../store/publish.ts';
import { listQuery, substitution, type ListedCircle } from './store.ts';

// The queries about results that move between a member and who played for them. Each function is one round trip.

/** A founder's question about a finished game, and the answers of both. */
export interface Transfer {
  readonly gameId: string;
  readonly account: AccountId;
  readonly substitute: AccountId;
  readonly isBack: boolean;
  readonly accountSays: boolean | null;
  readonly substituteSays: boolean | null;
  readonly movedAt: Date | null;
}

/** The two people of a question. */
type Pair = Pick<Transfer, 'gameId' | 'account' | 'substitute'>;

/** By `revision`, the matter of a circle's row in the outbox: see `circleOf` in its context. */
const ABOUT = { asked: 1, moved: 2 } as const;

const { gameId, accountId, substituteId, movedAt } = circleTransfers;
const ofMember = (game: string, account: AccountId) => and(eq(gameId, game), eq(accountId, account));

/** Returns the query for the questions of a circle, those about the latest games first. */
export const transfersQuery = (db: Database, circle: string, most: number) =>
  db
    .select({
      gameId,
      account: accountId,
      substitute: substituteId,
      isBack: circleTransfers.isBack,
      accountSays: circleTransfers.accountSays,
      substituteSays: circleTransfers.substituteSays,
      movedAt,
    })
    .from(circleTransfers)
    .innerJoin(circleGames, eq(circleGames.gameId, gameId))
    .where(eq(circleGames.circleId, circle))
    .orderBy(desc(circleGames.number))
    .limit(most);

/** A question that an account has yet to answer. */
export interface OpenQuestion {
  readonly circle: { readonly id: string; readonly name: string };
  readonly game: string;
  readonly gameName: string;
  readonly account: AccountId;
  readonly number: number;
  readonly name: string;
  readonly by: string;
  readonly isBack: boolean;
}

/** Returns an account's circles, and the questions to it about games of circles, also of those that it is not in. */
export async function listWithQuestions(
  db: Database,
  account: AccountId,
): Promise<{ readonly circles: ListedCircle[]; readonly questions: OpenQuestion[] }> {
  const [found, questions] = await db.batch([listQuery(db, account), questionsQuery(db, account)]);
  return { circles: found, questions };
}

function questionsQuery(db: Database, account: AccountId) {
  const players = alias(users, 'players');
  const { accountSays, substituteSays } = circleTransfers;
  return db
    .select({
      circle: { id: circles.id, name: circles.name },
      game: gameId,
      gameName: games.name,
      account: accountId,
      number: sql<number>`(select m.number from circle_members m
        where m.circle_id = ${circles.id} and m.account_id = ${accountId})`,
      name: users.name,
      by: players.name,
      isBack: circleTransfers.isBack,
    })
    .from(circleTransfers)
    .innerJoin(circleGames, eq(circleGames.gameId, gameId))
    .innerJoin(circles, eq(circles.id, circleGames.circleId))
    .innerJoin(games, eq(games.id, gameId))
    .innerJoin(users, eq(users.id, accountId))
    .innerJoin(players, eq(players.id, substituteId))
    .leftJoin(seasons, and(eq(seasons.circleId, circles.id), eq(seasons.number, circleGames.season)))
    .where(
      and(
        sql`(${accountId} = ${account} and ${accountSays} is null and ${substituteSays} is not false
          or ${substituteId} = ${account} and ${substituteSays} is null and ${accountSays} is not false)`,
        isNull(movedAt),
        isNull(seasons.endedAt),
        sql`exists (select from circle_members m where m.circle_id = ${circles.id} and m.account_id = ${accountId}
          and m.state = 'member')`,
      ),
    )
    .orderBy(circleTransfers.askedAt)
    .limit(MOST_QUESTIONS);
}

/** Questions in a list of circles. */
const MOST_QUESTIONS = 20;

/** Asks both, in place of a question that has been dealt with. The founder, if one of them, has said yes by asking. */
export async function ask(
  db: Database,
  transfer: Omit<Transfer, 'movedAt'>,
  { circle, by, at }: { readonly circle: string; readonly by: string; readonly at: Date },
): Promise<void> {
  const { gameId: game, account, substitute, isBack, accountSays, substituteSays } = transfer;
  const asked = [...(accountSays === null ? [account] : []), ...(substituteSays === null ? [substitute] : [])].map(
    (one): PublishedEvent => eventFor(one, 'asked', { game, circle, by, at }),
  );
  const isNew = sql`(select null::int as number from circle_transfers
    where game_id = ${game} and account_id = ${account} and asked_at = ${at.toISOString()}::timestamptz) as about`;
  await db.batch([
    db.execute(sql`
      insert into circle_transfers (game_id, account_id, substitute_id, is_back, account_says, substitute_says, asked_at)
      values (${game}, ${account}, ${substitute}, ${isBack}, ${accountSays}, ${substituteSays},
        ${at.toISOString()}::timestamptz)
      on conflict (game_id, account_id) do update set substitute_id = excluded.substitute_id, is_back = excluded.is_back,
        account_says = excluded.account_says, substitute_says = excluded.substitute_says, asked_at = excluded.asked_at,
        moved_at = null
        where circle_transfers.moved_at is not null`),
    db.execute(publish(asked, at.getTime(), isNew)),
  ]);
}

/** Takes a question back, unless one of them has said no: that stands. */
export async function withdraw(db: Database, game: string, account: AccountId): Promise<void> {
  await db
    .delete(circleTransfers)
    .where(
      and(
        ofMember(game, account),
        isNull(movedAt),
        sql`${circleTransfers.accountSays} is not false and ${circleTransfers.substituteSays} is not false`,
      ),
    );
}

/** Notes the answer of one of the two. @returns whether both have said yes now */
export async function answer(
  db: Database,
  { gameId: game, account }: Pair,
  of: AccountId,
  says: boolean,
): Promise<boolean> {
  const said = of === account ? { accountSays: says } : { substituteSays: says };
  const [after] = await db
    .update(circleTransfers)
    .set(said)
    .where(and(ofMember(game, account), isNull(movedAt)))
    .returning({ account: circleTransfers.accountSays, substitute: circleTransfers.substituteSays });
  return after?.account === true && after.substitute === true;
}

/** Moves a result to which both have said yes, and tells the other. @returns false if somebody else’s counts for the member */
export async function move(
  db: Database,
  { gameId: game, account, substitute, isBack }: Omit<Transfer, 'movedAt'>,
  { circle, tell, at }: { readonly circle: string; readonly tell: AccountId; readonly at: Date },
): Promise<boolean> {
  const told = [eventFor(tell, 'moved', { game, circle, by: null, at })];
  const isMoved = sql`(select null::int as number from circle_transfers
    where game_id = ${game} and account_id = ${account} and moved_at = ${at.toISOString()}::timestamptz) as about`;
  try {
    await db.batch([
      ...substitution(db, game, account, isBack ? null : substitute),
      db
        .update(circleTransfers)
        .set({ movedAt: at })
        .where(and(ofMember(game, account), isNull(movedAt))),
      db.execute(publish(told, at.getTime(), isMoved)),
    ]);
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

function eventFor(
  account: AccountId,
  about: keyof typeof ABOUT,
  {
    game,
    circle,
    by,
    at,
  }: { readonly game: string; readonly circle: string; readonly by: string | null; readonly at: Date },
): PublishedEvent {
  const id = `circle:${about}:${game}:${account}:${at.toISOString()}`;
  return { id, account, event: 'circle', revision: ABOUT[about], game, circle, ...(by !== null && { by }) };
}
