import { MOST_MEMBERS, type SeasonTerms, type StandingInvitation } from '@slow-train/protocol';
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { CircleMember, LoadedCircle, StoredCircle } from './circle.ts';
import type { AccountId } from '../game/seats.ts';
import { isOrphaned, isTaken, type Database } from '../platform/database.ts';
import { users } from '../schema/accounts.ts';
import { circleGames, circleMembers, circleResults, circles, circleSubstitutes, seasons } from '../schema/circles.ts';
import { boundaries } from '../schema/talk.ts';
import { hasBlocked, isBlockBetween } from '../store/boundary-store.ts';
import { publish } from '../store/publish.ts';

/** A line of an account's list of circles. */
export interface ListedCircle {
  readonly id: string;
  readonly name: string;
  readonly members: number;
  readonly isAsked: boolean;
  readonly isLater: boolean;
  readonly by: string | null;
}

/** Somebody who joins or is asked. */
export interface Newcomer {
  readonly account: AccountId;
  readonly name: string;
  readonly state: CircleMember['state'];
  readonly by: string | null;
  /** The game in which the asking member has met them; then they are told. */
  readonly foundIn?: string;
}

// The queries about circles and who is in them. Each function is one round trip.

const { circleId, accountId, state } = circleMembers;
const member = (circle: string, account: AccountId) => and(eq(circleId, circle), eq(accountId, account));

/**
 * Returns the circles an account is in or asked into, by name. Members it has blocked are not counted, and a block on
 * either side keeps it from being asked.
 */
export async function list(db: Database, account: AccountId): Promise<ListedCircle[]> {
  return listQuery(db, account);
}

/** The statement that lists an account's circles. */
export function listQuery(db: Database, account: AccountId) {
  const isApart = isBlockBetween(sql`m.account_id`, account);
  const others = sql`from circle_members m where m.circle_id = ${circles.id} and m.state = 'member'`;
  return db
    .select({
      id: circles.id,
      name: circles.name,
      members: sql<number>`(select count(*)::int ${others} and not ${hasBlocked(account, sql`m.account_id`)})`,
      isAsked: sql<boolean>`${state} = 'asked'`,
      isLater: circleMembers.isLater,
      by: circleMembers.by,
    })
    .from(circleMembers)
    .innerJoin(circles, eq(circles.id, circleId))
    .where(
      and(
        eq(accountId, account),
        sql`(${state} = 'member' or (${state} = 'asked' and not exists (select ${others} and ${isApart})))`,
      ),
    )
    .orderBy(circles.name, circles.id);
}

/** Returns a circle with everybody in it; undefined if there is none. */
export async function load(db: Database, id: string): Promise<LoadedCircle | undefined> {
  const [[circle], people, blocks] = await db.batch([circleQuery(db, id), peopleQuery(db, id), blocksQuery(db, id)]);
  return circle && loadedFrom(circle, people, blocks);
}

/** Returns the id of the circle that an invitation leads to. */
export async function byInvitation(db: Database, invitation: string): Promise<string | undefined> {
  const [found] = await db.select({ id: circles.id }).from(circles).where(eq(circles.invitation, invitation));
  return found?.id;
}

/** Writes a new circle with its founder. */
export async function create(
  db: Database,
  circle: Pick<StoredCircle, 'id' | 'name' | 'invitation'>,
  founder: Newcomer,
  at: Date,
): Promise<void> {
  await db.batch([
    db.insert(circles).values({ ...circle, founder: founder.account, createdAt: at }),
    db.insert(circleMembers).values({
      circleId: circle.id,
      accountId: founder.account,
      number: 1,
      state: 'member',
      name: founder.name,
      since: at,
    }),
  ]);
}

/**
 * Adds somebody, makes a member of who is asked, or asks somebody again who was removed. Returns false if another newcomer came first, the circle is full,
 * or it is gone.
 */
export async function add(
  db: Database,
  circle: string,
  { account, name, state, by, foundIn }: Newcomer,
  at: Date,
): Promise<boolean> {
  const next = sql`(select coalesce(max(number), 0) + 1 from circle_members where circle_id = ${circle})`;
  try {
    const adding = db.execute(sql`
      insert into circle_members (circle_id, account_id, number, state, name, "by", since)
      select ${circle}, ${account}, ${next}, ${state}, ${name}, ${by}, ${at.toISOString()}::timestamptz
      where (select count(*) from circle_members
        where circle_id = ${circle} and account_id <> ${account} and state <> 'removed') < ${MOST_MEMBERS}
      on conflict (circle_id, account_id) do update
        set state = excluded.state, name = excluded.name, since = excluded.since, "by" = excluded."by"
        where (circle_members.state, excluded.state) in (('asked', 'member'), ('removed', 'asked'))`);
    if (foundIn === undefined) return (await adding).rowCount > 0;
    const id = `circle:${circle}:${account}:${at.toISOString().slice(0, 10)}`;
    const inviter = by === null ? {} : { by };
    const asked = { id, account, event: 'circle', revision: 0, game: foundIn, circle, ...inviter } as const;
    const isAsked = sql`(select null::int as number from circle_members
      where circle_id = ${circle} and account_id = ${account} and state = 'asked') as about`;
    const [{ rowCount }] = await db.batch([adding, db.execute(publish([asked], at.getTime(), isAsked))]);
    return rowCount > 0;
  } catch (error) {
    if (isTaken(error) || isOrphaned(error)) return false;
    throw error;
  }
}

/** Notes that somebody who is asked answers later. */
export async function answerLater(db: Database, circle: string, account: AccountId): Promise<void> {
  await db
    .update(circleMembers)
    .set({ isLater: true })
    .where(and(member(circle, account), eq(state, 'asked')));
}

/** Removes a member for good, and replaces the link that they know. */
export async function expel(db: Database, circle: string, account: AccountId, invitation: string): Promise<void> {
  await db.batch([
    db.update(circles).set({ invitation }).where(eq(circles.id, circle)),
    db
      .update(circleMembers)
      .set({ state: 'removed' })
      .where(and(member(circle, account), eq(state, 'member'))),
  ]);
}

/** Removes somebody who leaves. Triggers hand the circle on, or delete it if it is empty. */
export async function remove(db: Database, circle: string, account: AccountId): Promise<void> {
  await db.delete(circleMembers).where(member(circle, account));
}

/** Takes back that somebody is asked; no change if they have become a member meanwhile. */
export async function refuse(db: Database, circle: string, account: AccountId): Promise<void> {
  await db.delete(circleMembers).where(and(member(circle, account), eq(state, 'asked')));
}

export async function change(
  db: Database,
  id: string,
  change: { readonly name?: string; readonly invitation?: string },
): Promise<void> {
  await db.update(circles).set(change).where(eq(circles.id, id));
}

/** Makes a member the founder. Returns false if either of the two has left meanwhile, or somebody else is founder. */
export async function handOn(db: Database, id: string, from: AccountId, to: AccountId): Promise<boolean> {
  // Locked, because the trigger that hands on what a founder leaves has to find this founder, or this finds nobody.
  const { rowCount } = await db.execute(sql`
    update circles set founder = m.account_id from (
      select account_id from circle_members
      where circle_id = ${id} and account_id = ${to} and state = 'member' for share) m
    where id = ${id} and founder = ${from}`);
  return rowCount > 0;
}

export async function setStanding(
  db: Database,
  id: string,
  standing: StandingInvitation | null,
  opensAt: Date | null,
): Promise<void> {
  await db.update(circles).set({ standing, opensAt }).where(eq(circles.id, id));
}

/** Returns the circles for whose next game everybody is to be asked, longest due first. */
export async function due(db: Database, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: circles.id })
    .from(circles)
    .where(lte(circles.opensAt, now))
    .orderBy(asc(circles.opensAt))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Sets when everybody is next asked, unless somebody else has. */
export async function postpone(db: Database, id: string, from: Date, until: Date | null): Promise<void> {
  await db
    .update(circles)
    .set({ opensAt: until })
    .where(and(eq(circles.id, id), eq(circles.opensAt, from)));
}

/** Starts a season. Returns false if somebody else did. */
export async function startSeason(
  db: Database,
  circle: string,
  season: number,
  terms: SeasonTerms,
  at: Date,
): Promise<boolean> {
  const started = await db
    .insert(seasons)
    .values({ circleId: circle, number: season, terms, startedAt: at })
    .onConflictDoNothing()
    .returning({ number: seasons.number });
  return started.length > 0;
}

export async function endSeason(db: Database, circle: string, season: number, at: Date): Promise<void> {
  await db
    .update(seasons)
    .set({ endedAt: at })
    .where(and(eq(seasons.circleId, circle), eq(seasons.number, season), sql`${seasons.endedAt} is null`));
}

/**
 * Has one account play a game for another, or nobody for null; also if it is over. A result of the substitute
 * becomes the member's, and theirs again afterwards.
 */
export async function substitute(
  db: Database,
  game: string,
  account: AccountId,
  substitute: AccountId | null,
): Promise<void> {
  await db.batch(substitution(db, game, account, substitute));
}

/** The statements of `substitute`. */
export function substitution(db: Database, game: string, account: AccountId, substitute: AccountId | null) {
  const { gameId, accountId, playedBy } = circleResults;
  const back = db
    .update(circleResults)
    .set({ accountId: sql`${playedBy}`, playedBy: null })
    .where(
      and(
        eq(gameId, game),
        eq(accountId, account),
        sql`${playedBy} = (
      select substitute_id from circle_substitutes where game_id = ${game} and account_id = ${account})`,
      ),
    );
  const gone = db
    .delete(circleSubstitutes)
    .where(and(eq(circleSubstitutes.gameId, game), eq(circleSubstitutes.accountId, account)));
  if (substitute === null) return [back, gone] as const;
  return [
    back,
    gone,
    // The same request may arrive twice at once.
    db
      .insert(circleSubstitutes)
      .values({ gameId: game, accountId: account, substituteId: substitute })
      .onConflictDoUpdate({
        target: [circleSubstitutes.gameId, circleSubstitutes.accountId],
        set: { substituteId: substitute },
      }),
    db
      .update(circleResults)
      .set({ accountId: account, playedBy: substitute })
      .where(and(eq(gameId, game), eq(accountId, substitute))),
  ] as const;
}

/** Returns the id of the circle that a game belongs to; undefined if it belongs to none. */
export async function ofGame(db: Database, game: string): Promise<string | undefined> {
  const [found] = await db.select({ id: circleGames.circleId }).from(circleGames).where(eq(circleGames.gameId, game));
  return found?.id;
}

/** Returns what decides about a circle's next game. */
export async function beforeOpening(db: Database, id: string) {
  const status = sql<string | null>`(select status from games where games.id = circle_games.game_id)`;
  // A game that has just come to its result counts before its results are written.
  const isCounted = sql<boolean>`exists (select 1 from circle_results r where r.game_id = circle_games.game_id)
    or exists (select 1 from unsettled_games u join games g on g.id = u.game_id where u.game_id = circle_games.game_id
      and g.status = 'finished' and (jsonb_array_length(g.results) >= (g.setup ->> 'rounds')::int
        or exists (select 1 from jsonb_array_elements(g.results) r, jsonb_array_elements_text(r -> 'scores') with ordinality s (pips, seat)
          group by s.seat having sum(s.pips::int) >= (g.setup -> 'rules' ->> 'target')::int)
        or jsonb_path_exists(g.seats, '$[*].gotUp')))`;
  const [[circle], people, blocks, [season], latest, played] = await db.batch([
    circleQuery(db, id),
    peopleQuery(db, id),
    blocksQuery(db, id),
    db.select().from(seasons).where(eq(seasons.circleId, id)).orderBy(desc(seasons.number)).limit(1),
    db
      .select({ id: circleGames.gameId, number: circleGames.number, season: circleGames.season, status, isCounted })
      .from(circleGames)
      .where(eq(circleGames.circleId, id))
      .orderBy(desc(circleGames.number))
      .limit(MOST_OF_SEASON),
    db
      .select({
        account: circleResults.accountId,
        at: sql<number>`(extract(epoch from max(${circleResults.finishedAt})) * 1000)::float8`,
      })
      .from(circleResults)
      .where(eq(circleResults.circleId, id))
      .groupBy(circleResults.accountId),
  ]);
  return (
    circle && {
      loaded: loadedFrom(circle, people, blocks),
      season: season ?? null,
      latest,
      playedLast: new Map(played.map(({ account, at }) => [account, at])),
    }
  );
}

/** Games looked at to count those of a season, which has 30 at most; some may have ended without a result. */
const MOST_OF_SEASON = 60;

/** The statement that reads a circle. */
export const circleQuery = (db: Database, id: string) => db.select().from(circles).where(eq(circles.id, id));

/** The statement that reads who is in a circle. */
export const peopleQuery = (db: Database, id: string) =>
  db
    .select({
      account: circleMembers.accountId,
      number: circleMembers.number,
      state: circleMembers.state,
      joinedAs: circleMembers.name,
      current: users.name,
      by: circleMembers.by,
      isLater: circleMembers.isLater,
      since: circleMembers.since,
    })
    .from(circleMembers)
    .innerJoin(users, eq(users.id, circleMembers.accountId))
    .where(eq(circleMembers.circleId, id))
    .orderBy(asc(circleMembers.number));

const blocksQuery = (db: Database, id: string) => {
  const accounts = sql`array(select account_id from circle_members where circle_id = ${id})`;
  const { accountId, otherId, kind } = boundaries;
  return db
    .select({ accountId, otherId })
    .from(boundaries)
    .where(and(eq(kind, 'block'), sql`${accountId} = any(${accounts})`, sql`${otherId} = any(${accounts})`));
};

type CircleRow = typeof circles.$inferSelect;
type PersonRow = Omit<CircleMember, 'since' | 'state'> & {
  readonly since: Date;
  readonly state: CircleMember['state'] | 'removed';
};

/** Returns a circle from its rows. */
export function loadedFrom(
  { id, name, founder, invitation, standing, opensAt }: CircleRow,
  people: readonly PersonRow[],
  blocks: readonly { readonly accountId: string; readonly otherId: string }[],
): LoadedCircle {
  return {
    circle: { id, name, founder, invitation, standing, opensAt: opensAt?.getTime() ?? null },
    people: people.flatMap(({ state, ...one }) =>
      state === 'removed' ? [] : [{ ...one, state, since: one.since.getTime() }],
    ),
    removed: people.filter(({ state }) => state === 'removed').map(({ account }) => account),
    blocks: blocks.map((row) => [row.accountId, row.otherId]),
  };
}
