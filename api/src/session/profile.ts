import { DisplaySettingsSchema, type AccountView } from '@slow-train/protocol';
import { sql } from 'drizzle-orm';
import { users } from '../schema/accounts.ts';
import { knownLanguage, type StoredSettings } from '../schema/stored-settings.ts';

/** The columns that `meFrom` needs. */
export const profile = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  settings: users.settings,
  passkeys: sql<number>`(select count(*)::int from passkeys where passkeys.user_id = users.id)`.as('passkeys'),
};

interface Profile {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly settings: StoredSettings;
  readonly passkeys: number;
}

/** Returns an account as its owner sees it: a placeholder address counts as none, missing settings are defaults. */
export function meFrom({ id, name, email, emailVerified, settings, passkeys }: Profile): AccountView {
  return {
    id,
    name: name === '' ? null : name,
    isGuest: !emailVerified && passkeys === 0,
    email: emailVerified ? email : null,
    passkeys,
    settings: DisplaySettingsSchema.parse({ ...settings, language: knownLanguage(settings.language) }),
  };
}

/** Returns the signed-in account as its owner sees it. */
export function meOf({
  account,
  name,
  isGuest,
  email,
  passkeys,
  settings,
}: Omit<AccountView, 'id'> & { readonly account: string }): AccountView {
  return { id: account, name, isGuest, email, passkeys, settings };
}
