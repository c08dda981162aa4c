import { parseAuthenticator } from '@passwordless-id/webauthn/dist/esm/parsers.js';
import type { NewPasskey } from '@slow-train/protocol';
import { attestedIn, authenticatorDataIn } from './attested.ts';
import { base64url, fromBase64url } from '../base64url.ts';
import { clientDataIn } from './client-data.ts';
import { publicKeyFrom, type PublicKey } from './public-key.ts';
import type { RelyingParty } from './relying-party.ts';

/** A credential as it is to be kept. */
export interface Registered extends PublicKey {
  readonly credentialId: string;
  readonly counter: number;
}

/** WebAuthn section 7.1 step 25 of level 3. */
const LONGEST_ID = 1023;

/**
 * Holds a new passkey against WebAuthn section 7.1, for `attestation: 'none'` and a user verified. All that is kept comes
 * from the authenticator's own data: the copies that the browser sends beside it are not believed. (The library's
 * `verifyRegistration` believes them, and looks at neither presence nor the attestation object.)
 * @returns the credential, and the challenge it answers: whether that is one of ours is still to be asked
 * @throws Error that says what is wrong with it
 */
export async function verifyRegistration(
  { id, rawId, response }: NewPasskey['credential'],
  party: RelyingParty,
): Promise<{ readonly challenge: string; readonly registered: Registered }> {
  const client = clientDataIn(response.clientDataJSON);
  check(client.type === 'webauthn.create', 'made for another purpose');
  check(client.origin === party.origin && client.crossOrigin !== true, 'made for another page');
  const data = authenticatorDataIn(fromBase64url(response.attestationObject));
  const { rpIdHash, flags, signCount } = parseAuthenticator(data.slice().buffer);
  const expected = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(party.id));
  check(rpIdHash.replaceAll('=', '') === base64url(expected), 'made for another site');
  check(flags.userPresent && flags.userVerified, 'made without asking for a finger, a face or a PIN');
  const { credentialId, key } = attestedIn(data);
  check(credentialId.length <= LONGEST_ID, 'too long an id');
  const name = base64url(credentialId);
  check(
    [id, rawId].every((other) => base64url(fromBase64url(other)) === name),
    'goes by another id',
  );
  const publicKey = await publicKeyFrom(key);
  return { challenge: client.challenge, registered: { ...publicKey, credentialId: name, counter: signCount } };
}

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}
