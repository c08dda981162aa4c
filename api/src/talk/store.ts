import { TALK_PAGE, type NewMessage, type Reaction } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Game } from '../game/game.ts';
import type { AccountId } from '../game/seats.ts';
import type { TalkBoundary, StoredMessage } from '../game/talk.ts';
import { isOrphaned, type Database } from '../platform/database.ts';
import { games } from '../schema/games.ts';
import { messages } from '../schema/talk.ts';
import { hears } from '../store/boundary-store.ts';
import { publish, type PublishedEvent } from '../store/publish.ts';
import { boundariesOf, messageOf } from '../store/talk-queries.ts';

/** What can be said to depends on. */
export type TalkingGame = Pick<Game, 'id' | 'seats' | 'setup' | 'revision'>;

/** Somebody who can hear what the speaker says. */
export interface Listener {
  readonly account: AccountId;
  /** Whether they may want a notification of everything that is said; `schedule` decides. */
  readonly hearsAll: boolean;
}

interface Speaker {
  readonly account: AccountId;
  readonly seat: Seat;
  readonly name: string;
}

// The queries about talk. Each function is one round trip.

/** Moves the talk of a game to its next version, and locks it until the transaction ends. */
const next = (id: string) =>
  sql`insert into talks (game_id, version) values (${id}, 1)
    on conflict (game_id) do update set version = talks.version + 1 returning version`;
const isMessage = (id: string, number: number) => and(eq(messages.gameId, id), eq(messages.number, number));

/** Returns a game with the boundaries of an account, and who hears it; undefined for an unknown game. */
export async function load(
  db: Database,
  id: string,
  account: AccountId,
): Promise<
  | {
      readonly game: TalkingGame;
      readonly listeners: readonly Listener[];
      readonly boundaries: readonly TalkBoundary[];
    }
  | undefined
> {
  const { seats, setup, revision } = games;
  const [row] = await db
    .select({
      game: { id: games.id, seats, setup, revision },
      listeners: listenersOf(account),
      boundaries: boundariesOf(account),
    })
    .from(games)
    .where(eq(games.id, id));
  return row;
}

/** Returns a message; undefined for an unknown one. */
export async function message(db: Database, id: string, number: number): Promise<StoredMessage | undefined> {
  const [row] = await db.select().from(messages).where(isMessage(id, number));
  return row && messageOf(row);
}

/** Returns the messages before one, newest first: one more than fits on a page. */
export async function before(db: Database, id: string, number: number): Promise<StoredMessage[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.gameId, id), lt(messages.number, number)))
    .orderBy(desc(messages.number))
    .limit(TALK_PAGE + 1);
  return rows.map(messageOf);
}

/**
 * Adds a message and its events, whose ids its number completes; with a key that the speaker has used before, nothing.
 * @returns the message with that key; undefined if the game is gone
 */
export async function say(
  db: Database,
  id: string,
  { account, seat, name }: Speaker,
  said: NewMessage,
  { key, at, events }: { key: string; at: Date; events: readonly PublishedEvent[] },
): Promise<StoredMessage | undefined> {
  const [text, phrase] = 'text' in said ? [said.text, null] : [null, said.phrase];
  const time = at.toISOString();
  const adding = db.execute(sql`
    with next as (${next(id)}), said as (
      insert into messages (game_id, number, version, account_id, seat, name, key, text, phrase, at)
      select ${id}, version, version, ${account}, ${seat}::smallint, ${name}, ${key}, ${text}, ${phrase}, ${time}::timestamptz from next
      on conflict on constraint messages_key do nothing returning number
    )
    ${publish(events, at.getTime(), sql`said as about`)}`);
  const isIt = and(eq(messages.gameId, id), eq(messages.accountId, account), eq(messages.key, key));
  try {
    const [, [row]] = await db.batch([adding, db.select().from(messages).where(isIt)]);
    return row && messageOf(row);
  } catch (error) {
    if (isOrphaned(error)) return undefined;
    throw error;
  }
}

/**
 * Replaces the text of a message, or removes what it says if that is null. A removed message stays removed, also if a
 * correction that was decided before arrives after it.
 */
export async function change(
  db: Database,
  id: string,
  number: number,
  text: string | null,
): Promise<StoredMessage | undefined> {
  const changing = db.execute(sql`
    with next as (${next(id)})
    update messages set version = next.version, text = ${text}, phrase = null, reaction = null, revision = null,
      is_edited = ${text !== null}
    from next where game_id = ${id} and number = ${number} and (text is not null or ${text}::text is null)`);
  const [, [row]] = await db.batch([changing, db.select().from(messages).where(isMessage(id, number))]);
  return row && messageOf(row);
}

/** Replaces the account's reaction to a revision; null takes it back. */
export async function react(
  db: Database,
  id: string,
  { account, seat, name }: Speaker,
  { revision, word, at }: { revision: number; word: Reaction | null; at: Date },
): Promise<void> {
  const to = word === null ? null : revision;
  try {
    await db.execute(sql`
      with next as (${next(id)})
      insert into messages (game_id, number, version, account_id, seat, name, key, reaction, revision, at)
      select ${id}, version, version, ${account}, ${seat}::smallint, ${name}, ${`to ${revision}`}, ${word}, ${to}::int, ${at.toISOString()}::timestamptz from next
      on conflict on constraint messages_key
      do update set version = excluded.version, reaction = excluded.reaction, revision = excluded.revision`);
  } catch (error) {
    if (!isOrphaned(error)) throw error;
  }
}

/** Selects the people of a game who hear an account, as JSON. */
const listenersOf = (account: AccountId) =>
  sql<readonly Listener[]>`(
  select coalesce(json_agg(json_build_object('account', u.id, 'hearsAll',
    coalesce(u.notify #>> '{events,talk}' like '%true%', false) or coalesce(c.events #>> '{talk}' like '%true%', false))), '[]')
  from jsonb_array_elements(games.seats) as s(seated)
  join users u on u.id = seated ->> 'account'
  left join game_notification_preferences c on c.account_id = u.id and c.game_id = games.id
  where u.id <> ${account} and ${hears(sql`u.id`, account)}
)`.as('listeners');
