import type { AccountReport, GameReport } from '@slow-train/protocol';
import { desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Platform } from '../platform/platform.ts';
import { passkeys, sessions, users } from '../schema/accounts.ts';
import { games } from '../schema/games.ts';
import { mailStops } from '../schema/notifications.ts';
import { hasSeat } from '../store/listing-queries.ts';

/** Games listed of one account. */
const MAX_GAMES = 200;

type Needs = Pick<Platform, 'db'>;
export type GameLookup = { readonly id: string } | { readonly invitation: string };
export type AccountLookup = { readonly id: string } | { readonly email: string };

/** What is shown of a seat. Reads as little as possible, because it also has to work for a game that cannot be read. */
const SeatSchema = z
  .object({
    kind: z.string().catch('unknown'),
    name: z.string().nullable().catch(null),
    account: z.string().nullable().catch(null),
    owner: z.object({ account: z.string(), name: z.string() }).nullable().catch(null),
  })
  .transform(({ kind, name, account, owner }) => ({
    kind,
    name: owner?.name ?? name,
    account: owner?.account ?? account,
  }));
const SeatsSchema = z.array(SeatSchema).catch([]);

/** Returns a game without anything secret; null if there is none. One round trip. */
export async function lookUpGame({ db }: Needs, by: GameLookup): Promise<GameReport | null> {
  const { id, name, status, revision, host, seats, turnBy, wakeAt, createdAt, updatedAt } = games;
  const rounds = sql<number>`jsonb_array_length(${games.results})`;
  const [row] = await db
    .select({ id, name, status, revision, host, seats, rounds, turnBy, dueAt: wakeAt, createdAt, updatedAt })
    .from(games)
    .where('id' in by ? eq(games.id, by.id) : eq(games.invitation, by.invitation));
  if (row === undefined) return null;
  return {
    ...row,
    seats: SeatsSchema.parse(row.seats),
    turnBy: row.turnBy?.toISOString() ?? null,
    dueAt: row.dueAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Returns an account with its sessions and games; null if there is none. Two round trips. */
export async function lookUpAccount({ db }: Needs, by: AccountLookup): Promise<AccountReport | null> {
  const [user] = await db
    .select()
    .from(users)
    .where('id' in by ? eq(users.id, by.id) : eq(users.email, by.email));
  if (user === undefined) return null;
  const { id, name, status } = games;
  const [[counted], browsers, seated, [stop]] = await db.batch([
    db
      .select({ passkeys: sql<number>`count(*)::int` })
      .from(passkeys)
      .where(eq(passkeys.userId, user.id)),
    db.select().from(sessions).where(eq(sessions.userId, user.id)).orderBy(desc(sessions.updatedAt)),
    db.select({ id, name, status }).from(games).where(hasSeat(user.id)).orderBy(desc(games.updatedAt)).limit(MAX_GAMES),
    db.select({ reason: mailStops.reason }).from(mailStops).where(eq(mailStops.email, user.email)),
  ]);
  const many = counted?.passkeys ?? 0;
  return {
    id: user.id,
    name: user.name,
    email: user.emailVerified ? user.email : null,
    canComeBack: user.emailVerified || many > 0,
    passkeys: many,
    mailStopped: stop?.reason ?? null,
    sessions: browsers.map(({ createdAt, updatedAt, userAgent }) => ({
      signedInAt: createdAt.toISOString(),
      lastUsedAt: updatedAt.toISOString(),
      userAgent: userAgent ?? '',
    })),
    games: seated,
    createdAt: user.createdAt.toISOString(),
  };
}
