import type { NewPasskey, PasskeyChallenge, PasskeyProof } from '@slow-train/protocol';
import { reach, Refused } from '../api/http.ts';
import { passkeyText } from '../text/account.ts';

/** The browser made no passkey, or used none; it says why as the service does. */
export class NoPasskey extends Refused {
  constructor(detail: string) {
    super({ type: 'about:blank', title: 'No passkey', status: 400, detail });
  }
}

/** Whether this browser has passkeys at all. They need a name for the site: under a bare IP address there are none. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^\[|^[\d.]+$/.test(location.hostname);
}

/**
 * Has the browser make a passkey.
 * @throws NoPasskey with a sentence for people
 */
export async function makePasskey({ challenge, user, known }: PasskeyChallenge): Promise<NewPasskey['credential']> {
  if (user === null) throw new NoPasskey(passkeyText.declined);
  const { register } = await client();
  return saying(async () =>
    sendable(
      await register({
        challenge,
        user: { ...user },
        userVerification: 'required',
        // Found by the browser itself: nobody is asked who they are.
        discoverable: 'required',
        attestation: false,
        customProperties: { excludeCredentials: known.map((id) => ({ id: bytesOf(id), type: 'public-key' })) },
      }),
    ),
  );
}

/**
 * Has the browser ask for a passkey and sign with it.
 * @throws NoPasskey with a sentence for people
 */
export async function provePasskey({ challenge }: PasskeyChallenge): Promise<PasskeyProof['credential']> {
  const { authenticate } = await client();
  return saying(async () => sendable(await authenticate({ challenge, userVerification: 'required' })));
}

/**
 * Waits, where the browser can, for somebody to pick a passkey below a field that is filled in (conditional mediation).
 * Nobody has pressed anything, so nothing is said where that comes to nothing.
 */
export async function offeredPasskey(ask: () => Promise<PasskeyChallenge>): Promise<PasskeyProof['credential'] | null> {
  if (!canUsePasskeys()) return null;
  try {
    const { authenticate, isAutocompleteAvailable } = await client();
    if (!(await isAutocompleteAvailable())) return null;
    const { challenge } = await ask();
    return sendable(await authenticate({ challenge, userVerification: 'required', autocomplete: true }));
  } catch {
    return null;
  }
}

/** Without what browser extensions of the protocol have to say: none was asked. */
function sendable<T extends { readonly clientExtensionResults: object }>(made: T): Omit<T, 'clientExtensionResults'> {
  const { clientExtensionResults: _, ...rest } = made;
  return rest;
}

const client = () => reach(() => import('./passkey-client.ts'));

async function saying<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new NoPasskey(sentenceFor(cause));
  }
}

/** What the errors of WebAuthn sections 5.1.3 and 5.1.4 mean to somebody who pressed a button. */
function sentenceFor(cause: unknown): string {
  const name = cause instanceof DOMException ? cause.name : '';
  if (name === 'InvalidStateError') return passkeyText.known;
  return name === 'SecurityError' ? passkeyText.blocked : passkeyText.declined;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
