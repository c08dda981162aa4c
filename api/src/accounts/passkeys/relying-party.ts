import type { Settings } from '@slow-train/settings';

/** The site that passkeys belong to, and the origin whose pages may ask for them (WebAuthn section 4). */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** Returns the site of the address that players type into their browser. */
export function relyingPartyOf({ APP_URL }: Pick<Settings, 'APP_URL'>): RelyingParty {
  const { hostname, origin } = new URL(APP_URL);
  return { id: hostname, origin };
}
