import type { DisplaySettings } from '@slow-train/protocol';
import { LANGUAGES, type Language } from '@slow-train/protocol/languages';

/** An account's settings as stored: what its owner chose, and the language of the browser that they last chose in. */
export interface StoredSettings extends Partial<DisplaySettings> {
  readonly spoken?: Language;
}

/** Returns the language if it is one of this release: another may have stored one that this one does not have. */
export function knownLanguage(stored: string | null | undefined): Language | null {
  return LANGUAGES.find((language) => language === stored) ?? null;
}

/** Returns the language in which an account is written to; English if nothing is known. */
export function languageIn({ language, spoken }: StoredSettings): Language {
  return knownLanguage(language ?? spoken) ?? LANGUAGES[0];
}
