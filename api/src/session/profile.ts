import { DisplaySettingsSchema, type AccountView, type FromOperator } from '@slow-train/protocol';
import { sql } from 'drizzle-orm';
import { users } from '../schema/accounts.ts';
import { knownLanguage, type StoredSettings } from '../schema/stored-settings.ts';

/** For how many days somebody is told that their report was looked at. */
const REVIEWED_DAYS = 14;

/** The columns that `meFrom` needs. */
export const profile = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  settings: users.settings,
  showsPresence: users.showsPresence,
  passkeys: sql<number>`(select count(*)::int from passkeys where passkeys.user_id = users.id)`.as('passkeys'),
  fromOperator: sql<readonly FromOperator[]>`(select coalesce(json_agg(o), '[]') from (
    select id, kind, until from sanctions s where s.account_id = users.id and lifted_at is null and until > now()
    union all select id, 'reviewed', handled_at + make_interval(days => ${sql.raw(String(REVIEWED_DAYS))}) from reports r
    where r.reporter_id = users.id and handled_at > now() - make_interval(days => ${sql.raw(String(REVIEWED_DAYS))})
  ) o)`.as('from_operator'),
  isNewcomer: sql<boolean>`(not users.email_verified and not exists (
    select from standings played where played.account_id = users.id
  ))`.as('is_newcomer'),
};

interface Profile {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly settings: StoredSettings;
  readonly passkeys: number;
  readonly showsPresence: boolean;
  /** With times as the database writes them. */
  readonly fromOperator: readonly FromOperator[];
  /** Whether they have no confirmed address, and have not finished a game with others. */
  readonly isNewcomer: boolean;
}

/** Returns an account as its owner sees it: a placeholder address counts as none, missing settings are defaults. */
export function meFrom({ id, name, email, emailVerified, settings, passkeys, ...more }: Profile): AccountView {
  const isGuest = !emailVerified && passkeys === 0;
  return {
    id,
    name: name === '' ? null : name,
    isGuest,
    isNewcomer: isGuest && more.isNewcomer,
    email: emailVerified ? email : null,
    passkeys,
    settings: DisplaySettingsSchema.parse({ ...settings, language: knownLanguage(settings.language) }),
    showsPresence: more.showsPresence,
    fromOperator: more.fromOperator.map((one) => ({ ...one, until: new Date(one.until).toISOString() })),
  };
}

/** Returns the signed-in account as its owner sees it. */
export function meOf({
  account,
  name,
  isGuest,
  isNewcomer,
  email,
  passkeys,
  settings,
  showsPresence,
  fromOperator,
}: Omit<AccountView, 'id'> & { readonly account: string }): AccountView {
  return { id: account, name, isGuest, isNewcomer, email, passkeys, settings, showsPresence, fromOperator };
}
