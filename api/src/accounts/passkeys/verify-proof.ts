import type { PasskeyProof } from '@slow-train/protocol';
import { fromBase64url } from '../../platform/base64url.ts';
import { counterIn } from './authenticator-data.ts';
import { challengeIn } from './client-data.ts';
import type { RelyingParty } from './relying-party.ts';
import { hasSigned } from './signature.ts';
import type { KnownPasskey } from './store.ts';

/**
 * Verifies a passkey's signature (WebAuthn section 7.2), for a passkey that its owner picked (no account was named) and
 * with the user verified. Does not compare the counter: `noteUse` does that in the database, so that only one of two
 * concurrent proofs wins.
 * @returns the authenticator's counter, and the signed challenge; the caller still has to check that it is ours
 * @throws Error that says what is wrong
 */
export async function verifyProof(
  { response }: PasskeyProof['credential'],
  known: KnownPasskey,
  party: RelyingParty,
): Promise<{ readonly challenge: string; readonly counter: number }> {
  const challenge = challengeIn(response.clientDataJSON, 'webauthn.get', party);
  const data = fromBase64url(response.authenticatorData);
  const counter = await counterIn(data, party);
  if (new TextDecoder().decode(fromBase64url(response.userHandle ?? '')) !== known.account)
    throw new Error('the passkey of another account');
  const client = await crypto.subtle.digest('SHA-256', fromBase64url(response.clientDataJSON));
  const signed = Uint8Array.of(...data, ...new Uint8Array(client));
  if (!(await hasSigned(known.key, signed, fromBase64url(response.signature)))) throw new Error('not its signature');
  return { challenge, counter };
}
