import type { AccountSettings, Me } from '@slow-train/protocol';
import { eq } from 'drizzle-orm';
import { ProblemError } from '../problem.ts';
import type { Services } from '../services.ts';
import { users } from './accounts.sql.ts';
import { NOT_SIGNED_IN } from './failure.ts';
import { meFrom, profile } from './profile.ts';

/** Changes what everybody may change of their account. @returns the account as it is then */
export async function changeAccount(
  { db }: Pick<Services, 'db'>,
  account: string,
  change: { readonly name: string } | { readonly settings: AccountSettings },
): Promise<Me> {
  const [row] = await db.update(users).set(change).where(eq(users.id, account)).returning(profile);
  if (row === undefined) throw new ProblemError(NOT_SIGNED_IN);
  return meFrom(row);
}
