import type { AccountReport, GameReport } from '@slow-train/protocol';
import * as z from 'zod';
import type { Platform } from '../platform/platform.ts';
import { aroundAccount, findAccount, findGame, type AccountLookup, type GameLookup } from './store.ts';

type Needs = Pick<Platform, 'db'>;

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
  const row = await findGame(db, by);
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
  const user = await findAccount(db, by);
  if (user === undefined) return null;
  const { passkeys, browsers, games, mailStopped } = await aroundAccount(db, user.id, user.email);
  return {
    id: user.id,
    name: user.name,
    email: user.emailVerified ? user.email : null,
    canComeBack: user.emailVerified || passkeys > 0,
    passkeys,
    mailStopped,
    sessions: browsers.map(({ createdAt, updatedAt, userAgent }) => ({
      signedInAt: createdAt.toISOString(),
      lastUsedAt: updatedAt.toISOString(),
      userAgent: userAgent ?? '',
    })),
    games,
    createdAt: user.createdAt.toISOString(),
  };
}
