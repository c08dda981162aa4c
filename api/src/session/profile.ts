import { DisplaySettingsSchema, type AccountView, type FromOperator } from '@slow-train/protocol';
import { knownLanguage, type StoredSettings } from '../schema/stored-settings.ts';

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
