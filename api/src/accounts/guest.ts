import type { AccountView, FromOperator } from '@slow-train/protocol';
import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { nanoid } from 'nanoid';
import type { AccountId } from '../game/seats.ts';
import { languageOf } from '../http/language.ts';
import type { Platform } from '../platform/platform.ts';
import { sessions, users } from '../schema/accounts.ts';
import { setToken } from '../session/cookie.ts';
import { holdsIn } from '../session/held-cookie.ts';
import { newSession } from '../session/lifecycle.ts';
import { meFrom } from '../session/profile.ts';

/**
 * Creates a guest and signs this browser in. What holds for somebody who was signed in here before holds for them as well,
 * with an appeal of their own. One round trip, so there is never a guest without a session.
 */
export async function newGuest(c: Context, { db, settings: site, now }: Platform): Promise<AccountView> {
  const at = now();
  // Every account has an address; mail to this one goes nowhere (RFC 2606 section 2).
  const id = nanoid();
  const guest = { id, name: '', email: `${id}@anonymous.placeholder.invalid`, emailVerified: false };
  const settings = { spoken: languageOf(c) };
  const session = newSession(c, id, 'guest', at);
  const holds = await holdsIn(c, site);
  const [, , taken] = await db.batch([
    db.insert(users).values({ ...guest, settings, isAnonymous: true, createdAt: at, updatedAt: at }),
    db.insert(sessions).values(session),
    ...(holds.length === 0 ? [] : [takeOver(db, id, holds)]),
  ]);
  await setToken(c, site, session.token);
  const fromOperator = taken?.rows ?? [];
  return meFrom({ ...guest, settings, passkeys: 0, showsPresence: true, isNewcomer: true, fromOperator });
}

/** Returns the statement that imposes on a guest what still holds of this. */
function takeOver(db: Platform['db'], guest: AccountId, holds: readonly string[]) {
  return db.execute<FromOperator & Record<string, unknown>>(sql`
    insert into sanctions (id, account_id, kind, reason, report_id, at, until)
    select left(id, 12) || ${nanoid(12)}, ${guest}, kind, reason, report_id, at, until from sanctions
    where id = any(${sql.param(holds)}::text[]) and kind <> 'warn' and lifted_at is null and until > now()
    returning id, kind, until`);
}
