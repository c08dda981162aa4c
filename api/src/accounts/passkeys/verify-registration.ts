import type { NewPasskey } from '@slow-train/protocol';
import { base64url, fromBase64url } from '../../platform/base64url.ts';
import { attestedIn, authenticatorDataIn, counterIn } from './authenticator-data.ts';
import { challengeIn } from './client-data.ts';
import { publicKeyFrom, type PublicKey } from './public-key.ts';
import type { RelyingParty } from './relying-party.ts';

/** A credential as it is stored. */
export interface Registered extends PublicKey {
  readonly credentialId: string;
  readonly counter: number;
}

/** WebAuthn section 7.1 step 25 of level 3. */
const LONGEST_ID = 1023;

/**
 * Verifies a new passkey (WebAuthn section 7.1), for `attestation: 'none'` and with the user verified. Everything
 * stored comes from the authenticator's own data; the browser's copies of it are ignored.
 * @returns the credential, and the challenge it answers; the caller still has to check that it is ours
 * @throws Error that says what is wrong
 */
export async function verifyRegistration(
  { id, rawId, response }: NewPasskey['credential'],
  party: RelyingParty,
): Promise<{ readonly challenge: string; readonly registered: Registered }> {
  const challenge = challengeIn(response.clientDataJSON, 'webauthn.create', party);
  const data = authenticatorDataIn(fromBase64url(response.attestationObject));
  const counter = await counterIn(data, party);
  const { credentialId, key } = attestedIn(data);
  if (credentialId.length > LONGEST_ID) throw new Error('too long an id');
  const name = base64url(credentialId);
  if ([id, rawId].some((other) => base64url(fromBase64url(other)) !== name)) throw new Error('goes by another id');
  return { challenge, registered: { ...(await publicKeyFrom(key)), credentialId: name, counter } };
}
