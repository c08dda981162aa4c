import type { Settings } from '../../platform/settings.ts';

/** For whom passkeys are made and whose pages may ask for them (WebAuthn section 4). */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** The site that players type into their browser. */
export function relyingPartyOf({ APP_URL }: Pick<Settings, 'APP_URL'>): RelyingParty {
  const { hostname, origin } = new URL(APP_URL);
  return { id: hostname, origin };
}
