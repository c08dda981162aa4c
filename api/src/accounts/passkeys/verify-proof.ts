import { verifyAuthentication } from '@passwordless-id/webauthn/dist/esm/server.js';
import type { PasskeyProof } from '@slow-train/protocol';
import { base64url, fromBase64url } from '../base64url.ts';
import { clientDataIn } from './client-data.ts';
import type { RelyingParty } from './relying-party.ts';
import { atFullLength } from './signature.ts';
import type { KnownPasskey } from './store.ts';

/**
 * Holds what a passkey has signed against WebAuthn section 7.2, for a passkey that its owner picked (no account was
 * named) and a user verified.
 * @returns the authenticator's counter, and the challenge that was signed: whether that is one of ours is still to be asked
 * @throws Error that says what is wrong with it
 */
export async function verifyProof(
  { id, rawId, type, response }: PasskeyProof['credential'],
  known: KnownPasskey,
  party: RelyingParty,
): Promise<{ readonly challenge: string; readonly counter: number }> {
  const { challenge, crossOrigin } = clientDataIn(response.clientDataJSON);
  if (crossOrigin === true) throw new Error('asked for from within another page');
  if (textIn(response.userHandle ?? '') !== known.account) throw new Error('the passkey of another account');
  const signature = known.algorithm === 'ES256' ? padded(response.signature) : response.signature;
  const { counter } = await verifyAuthentication(
    {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { authenticatorData: response.authenticatorData, clientDataJSON: response.clientDataJSON, signature },
    },
    { id: known.credentialId, publicKey: known.publicKey, algorithm: known.algorithm, transports: [] },
    { challenge, origin: party.origin, domain: party.id, userVerified: true, counter: known.counter },
  );
  return { challenge, counter };
}

const padded = (signature: string): string => base64url(atFullLength(fromBase64url(signature)));

/** The bytes of a user handle as the account's id that they are. */
const textIn = (handle: string): string => new TextDecoder().decode(fromBase64url(handle));
