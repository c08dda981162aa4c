import type { NewPasskey, PasskeyChallenge, PasskeyProof } from '@slow-train/protocol';
import { encodeBase64url, decodeBase64url } from '../client/base64url.ts';
import { Refused } from '../client/http.ts';
import { passkeyText } from '#text/account.ts';

/** The browser created or used no passkey; carries a sentence, as the service's refusals do. */
class NoPasskey extends Refused {
  constructor(detail: string) {
    super({ type: 'about:blank', title: detail, status: 400, detail });
  }
}

/** Whether this browser supports passkeys here. They need a domain name: under a bare IP address there are none. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^\[|^[\d.]+$/.test(location.hostname);
}

/**
 * Asks the browser to create a passkey.
 * @throws NoPasskey with a sentence for people
 */
export async function createPasskey({ challenge, user, known }: PasskeyChallenge): Promise<NewPasskey['credential']> {
  if (user === null) throw new NoPasskey(passkeyText.declined);
  const site = location.hostname;
  const wanted: PublicKeyCredentialCreationOptions = {
    challenge: decodeBase64url(challenge),
    rp: { id: site, name: site },
    user: { ...user, id: new TextEncoder().encode(user.id) },
    pubKeyCredParams: [ES256, RS256].map((alg) => ({ alg, type: 'public-key' })),
    // Discoverable: the browser finds it without a user name.
    authenticatorSelection: { userVerification: 'required', residentKey: 'required', requireResidentKey: true },
    attestation: 'none',
    excludeCredentials: known.map((id) => ({ id: decodeBase64url(id), type: 'public-key' })),
  };
  return saying(async () => {
    const made = await navigator.credentials.create({ publicKey: wanted, signal: onlyCeremony() });
    if (!isPublicKey(made) || !isAttestation(made.response)) throw new TypeError('no passkey');
    const { attestationObject, clientDataJSON } = made.response;
    return {
      ...identityOf(made),
      response: {
        attestationObject: encodeBase64url(attestationObject),
        authenticatorData: encodeBase64url(made.response.getAuthenticatorData()),
        clientDataJSON: encodeBase64url(clientDataJSON),
        publicKey: encodeBase64url(made.response.getPublicKey() ?? new ArrayBuffer(0)),
        publicKeyAlgorithm: made.response.getPublicKeyAlgorithm(),
        transports: made.response.getTransports(),
      },
    };
  });
}

/**
 * Asks the browser for a passkey and a signature with it.
 * @throws NoPasskey with a sentence for people
 */
export async function signWithPasskey(asked: PasskeyChallenge): Promise<PasskeyProof['credential']> {
  return saying(() => prove(asked));
}

/**
 * Waits for somebody to pick a passkey from the autofill of a field, if the browser has that (conditional mediation).
 * Returns null on any failure: nobody has pressed anything, so no error is shown.
 */
export async function autofillPasskey(
  ask: () => Promise<PasskeyChallenge>,
): Promise<PasskeyProof['credential'] | null> {
  if (!canUsePasskeys()) return null;
  try {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return null;
    return await prove(await ask(), 'conditional');
  } catch {
    return null;
  }
}

/** COSE algorithms: the common one, and that of older versions of Windows. */
const [ES256, RS256] = [-7, -257];

let ceremony = new AbortController();

/**
 * Aborts a pending ceremony, such as an autofill offer, and returns the signal for a new one: a browser runs one at a
 * time.
 */
function onlyCeremony(): AbortSignal {
  ceremony.abort();
  ceremony = new AbortController();
  return ceremony.signal;
}

async function prove(
  { challenge }: PasskeyChallenge,
  mediation: CredentialMediationRequirement = 'optional',
): Promise<PasskeyProof['credential']> {
  const wanted: PublicKeyCredentialRequestOptions = {
    challenge: decodeBase64url(challenge),
    rpId: location.hostname,
    userVerification: 'required',
  };
  const proof = await navigator.credentials.get({ publicKey: wanted, mediation, signal: onlyCeremony() });
  if (!isPublicKey(proof) || !isAssertion(proof.response)) throw new TypeError('no passkey');
  const { authenticatorData, clientDataJSON, signature, userHandle } = proof.response;
  return {
    ...identityOf(proof),
    response: {
      authenticatorData: encodeBase64url(authenticatorData),
      clientDataJSON: encodeBase64url(clientDataJSON),
      signature: encodeBase64url(signature),
      userHandle: userHandle && encodeBase64url(userHandle),
    },
  };
}

function identityOf({ id, rawId }: PublicKeyCredential) {
  return { id, rawId: encodeBase64url(rawId), type: 'public-key' } as const;
}

// Checked by property and not by class: password managers answer with objects of their own.
function isPublicKey(credential: Credential | null): credential is PublicKeyCredential {
  return credential?.type === 'public-key';
}

function isAttestation(response: AuthenticatorResponse): response is AuthenticatorAttestationResponse {
  return 'attestationObject' in response;
}

function isAssertion(response: AuthenticatorResponse): response is AuthenticatorAssertionResponse {
  return 'signature' in response;
}

async function saying<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new NoPasskey(sentenceFor(cause));
  }
}

/** Returns a sentence for the errors of WebAuthn sections 5.1.3 and 5.1.4, for somebody who pressed a button. */
function sentenceFor(cause: unknown): string {
  const name = cause instanceof DOMException ? cause.name : '';
  if (name === 'InvalidStateError') return passkeyText.known;
  return name === 'SecurityError' ? passkeyText.blocked : passkeyText.declined;
}
