import type { AuditEntry, GameStatus, Undelivered, Unreadable } from '@slow-train/protocol';
import { signedLinksEnding } from '../session/store.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { AccountId } from '../game/seats.ts';
import { mailedWaysEnding } from '../accounts/email/store.ts';
import type { Database } from '../platform/database.ts';
import { passkeys, sessions, users } from '../schema/accounts.ts';
import { games, unreadableGames } from '../schema/games.ts';
import { mailStops, outbox } from '../schema/notifications.ts';
import { auditLog } from '../schema/operations.ts';
import type { AuditRow } from '../store/audit-query.ts';
import { hasSeat } from '../store/listing-queries.ts';

// The queries of the operator. Each function is one round trip.

/** Entries in one answer. */
const MAX_LISTED = 200;

/** Returns the commands given last, newest first. @param target only those about this game or account */
export async function listAudit(db: Database, target: string | undefined): Promise<AuditEntry[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(target === undefined ? undefined : eq(auditLog.target, target))
    .orderBy(desc(auditLog.at))
    .limit(MAX_LISTED);
  return rows.map((row) => ({ ...row, detail: { ...row.detail }, at: row.at.toISOString() }));
}

/** Writes the row of a command that changes nothing. */
export async function addAudit(db: Database, row: AuditRow): Promise<void> {
  await db.insert(auditLog).values(row);
}

/** Returns the status of a game; undefined if there is none. */
export async function statusOfGame(db: Database, id: string): Promise<GameStatus | undefined> {
  const [found] = await db.select({ status: games.status }).from(games).where(eq(games.id, id));
  return found?.status;
}

/** Returns the address of an account; null if it has none. */
export async function accountAddress(db: Database, account: AccountId): Promise<string | null> {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, account), users.emailVerified));
  return user?.email ?? null;
}

/**
 * Signs an account out everywhere, ends its mailed codes and links, and writes the command's row, with their number.
 * @param codeKey by `signInKey`; null for an account without an address
 * @returns how many sessions it had
 */
export async function deleteSessions(
  db: Database,
  account: AccountId,
  codeKey: string | null,
  reason: string,
  audit: AuditRow,
): Promise<number> {
  const ofAccount = eq(sessions.userId, account);
  const many = sql`(select count(*) from ${sessions} where ${ofAccount})`;
  const detail = sql`jsonb_build_object('reason', ${reason}::text, 'sessions', ${many})`;
  const [, ended] = await db.batch([
    db.insert(auditLog).values({ ...audit, detail }),
    db.delete(sessions).where(ofAccount).returning({ id: sessions.id }),
    mailedWaysEnding(db, account, codeKey),
    signedLinksEnding(db, account),
  ]);
  return ended.length;
}

/** Sends mail to an account's address again, if that was stopped. */
export async function resumeMailOf(db: Database, account: AccountId, audit: AuditRow): Promise<void> {
  const address = sql`(select ${users.email} from ${users} where ${users.id} = ${account})`;
  await db.batch([db.insert(auditLog).values(audit), db.delete(mailStops).where(eq(mailStops.email, address))]);
}

/** Whether there is such an account. */
export async function isAccount(db: Database, id: string): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).where(eq(users.id, id))).length > 0;
}

export type GameLookup = { readonly id: string } | { readonly invitation: string };
export type AccountLookup = { readonly id: string } | { readonly email: string };

/** Returns a game, without its position and log; undefined if there is none. */
export async function findGame(db: Database, by: GameLookup) {
  const { id, name, status, revision, host, seats, turnBy, wakeAt, createdAt, updatedAt } = games;
  const rounds = sql<number>`jsonb_array_length(${games.results})`;
  const [row] = await db
    .select({ id, name, status, revision, host, seats, rounds, turnBy, dueAt: wakeAt, createdAt, updatedAt })
    .from(games)
    .where('id' in by ? eq(games.id, by.id) : eq(games.invitation, by.invitation));
  return row;
}

/** Returns an account; undefined if there is none. */
export async function findAccount(db: Database, by: AccountLookup) {
  const [user] = await db
    .select()
    .from(users)
    .where('id' in by ? eq(users.id, by.id) : eq(users.email, by.email));
  return user;
}

/** Returns the ways into an account, the browsers and games it is in, and why it gets no mail. */
export async function aroundAccount(db: Database, account: AccountId, email: string) {
  const { id, name, status } = games;
  const [[counted], browsers, seated, [stop]] = await db.batch([
    db
      .select({ passkeys: sql<number>`count(*)::int` })
      .from(passkeys)
      .where(eq(passkeys.userId, account)),
    db.select().from(sessions).where(eq(sessions.userId, account)).orderBy(desc(sessions.updatedAt)),
    db
      .select({ id, name, status })
      .from(games)
      .where(hasSeat(account))
      .orderBy(desc(games.updatedAt))
      .limit(MAX_LISTED),
    db.select({ reason: mailStops.reason }).from(mailStops).where(eq(mailStops.email, email)),
  ]);
  return { passkeys: counted?.passkeys ?? 0, browsers, games: seated, mailStopped: stop?.reason ?? null };
}

/** Returns the messages that were given up, newest first, without their content. */
export async function listUndelivered(db: Database): Promise<Undelivered[]> {
  const rows = await db
    .select()
    .from(outbox)
    // A browser that dropped its subscription is nobody's mistake.
    .where(and(eq(outbox.state, sql`'dead'`), sql`${outbox.trouble} is distinct from 'gone'`))
    .orderBy(desc(outbox.settledAt))
    .limit(MAX_LISTED);
  return rows.map(({ id, kind, event, gameId, attempts, trouble, createdAt, settledAt }) => ({
    id,
    kind,
    event,
    game: gameId,
    attempts,
    trouble,
    createdAt: createdAt.toISOString(),
    givenUpAt: (settledAt ?? createdAt).toISOString(),
  }));
}

/** Makes a message that was given up due at once. Returns false if there is no such message. */
export async function reviveMessage(db: Database, id: string, at: Date, audit: AuditRow): Promise<boolean> {
  const [revived] = await db.batch([
    db
      .update(outbox)
      .set({ state: 'waiting', dueAt: at, attempts: 0, settledAt: null })
      .where(and(eq(outbox.id, id), eq(outbox.state, 'dead')))
      .returning({ id: outbox.id }),
    db.insert(auditLog).values(audit),
  ]);
  return revived.length > 0;
}

/** Returns the games that could not be read, newest first. */
export async function listUnreadable(db: Database): Promise<Unreadable[]> {
  const rows = await db.select().from(unreadableGames).orderBy(desc(unreadableGames.since)).limit(MAX_LISTED);
  return rows.map(({ gameId, revision, release, since }) => ({
    game: gameId,
    revision,
    release,
    since: since.toISOString(),
  }));
}
