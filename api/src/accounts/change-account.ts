import type { AccountView } from '@slow-train/protocol';
import { eq } from 'drizzle-orm';
import { ProblemError } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import type { StoredSettings } from '../schema/stored-settings.ts';
import { users } from '../schema/accounts.ts';
import { NOT_SIGNED_IN } from '../session/session.ts';
import { meFrom } from '../session/profile.ts';
import { profile } from '../session/store.ts';

/** Changes the parts of an account that anybody may change. @returns the account afterwards */
export async function changeAccount(
  { db }: Pick<Platform, 'db'>,
  account: string,
  change: { readonly name: string } | { readonly settings: StoredSettings } | { readonly showsPresence: boolean },
): Promise<AccountView> {
  const [row] = await db.update(users).set(change).where(eq(users.id, account)).returning(profile);
  if (row === undefined) throw new ProblemError(NOT_SIGNED_IN);
  return meFrom(row);
}
