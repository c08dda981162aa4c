import { and, desc, eq, sql, type SQLWrapper } from 'drizzle-orm';
import type { AccountId } from '../game/seats.ts';
import { isOrphaned, type Database } from '../platform/database.ts';
import { boundaries } from '../schema/talk.ts';

/** Maximum number of boundaries in a list. */
const MOST = 500;

export type BoundaryRow = typeof boundaries.$inferSelect;

/** Whether one of two accounts has blocked the other: a condition for statements that bring people together. */
export const isBlockBetween = (one: AccountId | SQLWrapper, other: AccountId | SQLWrapper) => sql<boolean>`exists (
  select from boundaries b where b.kind = 'block'
    and ((b.account_id = ${one} and b.other_id = ${other}) or (b.account_id = ${other} and b.other_id = ${one})))`;

/**
 * Whether an account has blocked another: a condition for statements that list people. A block hides the other from who
 * drew it alone: somebody who is blocked would know by a shorter list.
 */
export const hasBlocked = (one: AccountId | SQLWrapper, other: AccountId | SQLWrapper) => sql<boolean>`exists (
  select from boundaries b where b.kind = 'block' and b.account_id = ${one} and b.other_id = ${other})`;

/** Whether somebody hears what another says: they have not muted them, and neither has blocked the other. */
export const hears = (listener: AccountId | SQLWrapper, speaker: AccountId | SQLWrapper) => sql<boolean>`not exists (
  select from boundaries b where (b.account_id = ${listener} and b.other_id = ${speaker})
    or (b.account_id = ${speaker} and b.other_id = ${listener} and b.kind = 'block'))`;

/** Somebody, as they are called in a game. */
type Named = { readonly account: AccountId; readonly name: string };

// The queries about mutes and blocks. Each function is one round trip.

const { accountId, otherId, kind, since } = boundaries;
/** Tells the account's pages of a game, by a new version of its state there. */
const tell = (db: Database, game: string, account: AccountId, at: Date) =>
  db.execute(sql`
    insert into player_states (game_id, account_id, version, updated_at) values (${game}, ${account}, 1, ${at.toISOString()}::timestamptz)
    on conflict (game_id, account_id) do update set version = player_states.version + 1`);

/** Returns the boundaries of an account, latest first. */
export async function list(db: Database, account: AccountId): Promise<readonly BoundaryRow[]> {
  return db.select().from(boundaries).where(eq(accountId, account)).orderBy(desc(since)).limit(MOST);
}

/** Mutes or blocks somebody; a block stays when they are muted, and replaces a mute. */
export async function draw(
  db: Database,
  game: string,
  account: AccountId,
  other: Named,
  kind: BoundaryRow['kind'],
  at: Date,
): Promise<void> {
  const row = { accountId: account, otherId: other.account, kind, name: other.name, since: at };
  // The methods change the statement itself: only one of them may be called.
  const inserted = db.insert(boundaries).values(row);
  const drawn =
    kind === 'mute'
      ? inserted.onConflictDoNothing()
      : inserted.onConflictDoUpdate({ target: [accountId, otherId], set: { kind } });
  await ifThere(db.batch([drawn, tell(db, game, account, at)]));
}

/** Unmutes somebody; a block stays. */
export async function unmute(
  db: Database,
  game: string,
  account: AccountId,
  other: AccountId,
  at: Date,
): Promise<void> {
  const isMute = and(eq(accountId, account), eq(otherId, other), eq(kind, 'mute'));
  await ifThere(db.batch([db.delete(boundaries).where(isMute), tell(db, game, account, at)]));
}

/** Removes a boundary. */
export async function remove(db: Database, account: AccountId, other: AccountId): Promise<void> {
  await db.delete(boundaries).where(and(eq(accountId, account), eq(otherId, other)));
}

/** Waits for a change, which has no effect if the other account or the game is gone. */
async function ifThere(change: PromiseLike<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!isOrphaned(error)) throw error;
  }
}
