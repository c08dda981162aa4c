import type { NewPasskey, PasskeyChallenge, PasskeyProof } from '@slow-train/protocol';
import { bytesOf, writeCbor, type Item } from './cbor.ts';
import { newKeyPair, type KeyKind, type KeyPair } from './key-pair.ts';
import type { Site } from './visitor.ts';

/** What an authenticator or its browser can get wrong or be made to lie about. */
export interface Quirks {
  readonly type?: string;
  readonly challenge?: string;
  readonly origin?: string;
  readonly crossOrigin?: boolean;
  readonly rpId?: string;
  readonly isPresent?: boolean;
  readonly isVerified?: boolean;
  /** More flags of the authenticator data. */
  readonly flags?: number;
  readonly counter?: number;
  readonly userHandle?: string;
  /** Instead of a new one. */
  readonly id?: Uint8Array;
  /** Instead of the credential's own. */
  readonly cose?: ReadonlyMap<number, Item>;
}

const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40];

/** A credential that an authenticator has created, and the browser's message about it. */
export interface Made {
  readonly credential: NewPasskey['credential'];
  readonly keys: KeyPair;
  /** Signs a challenge. The counter grows each time, as in a security key. */
  sign(asked: PasskeyChallenge, quirks?: Quirks): Promise<PasskeyProof['credential']>;
}

/** Creates a credential in software, as authenticator and browser do together (WebAuthn sections 5.1.3 and 6.3.2). */
export async function makeCredential(
  { url }: Site,
  asked: PasskeyChallenge,
  { kind = 'ES256', ...quirks }: Quirks & { readonly kind?: KeyKind } = {},
): Promise<Made> {
  const keys = await newKeyPair(kind);
  const id = quirks.id ?? crypto.getRandomValues(new Uint8Array(16));
  let counter = quirks.counter ?? 0;
  const attested = bytesOf(new Uint8Array(16), uint(id.length, 2), id, writeCbor(quirks.cose ?? keys.cose));
  const authData = bytesOf(await headOf(url, { counter, ...quirks }, ATTESTED), attested);
  const attestation = new Map<string, Item>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ]);
  return {
    keys,
    credential: {
      id: text(id),
      rawId: text(id),
      type: 'public-key',
      response: {
        attestationObject: text(writeCbor(attestation)),
        authenticatorData: text(authData),
        clientDataJSON: text(clientData(url, 'webauthn.create', asked, quirks)),
        publicKey: text(keys.spki),
        publicKeyAlgorithm: kind === 'ES256' ? -7 : -257,
        transports: ['internal'],
      },
    },
    async sign(toSign, wrong = {}) {
      counter += 1;
      const data = await headOf(url, { counter, ...wrong }, 0);
      const client = clientData(url, 'webauthn.get', toSign, wrong);
      const userHandle = text(new TextEncoder().encode(wrong.userHandle ?? asked.user?.id ?? ''));
      const signature = text(await keys.sign(bytesOf(data, await sha256(client))));
      const response = { authenticatorData: text(data), clientDataJSON: text(client), signature, userHandle };
      return { id: text(id), rawId: text(id), type: 'public-key', response };
    },
  };
}

/** Returns authenticator data (section 6.1) up to and including its counter. */
async function headOf(url: string, quirks: Quirks, more: number): Promise<Uint8Array> {
  const { rpId = new URL(url).hostname, isPresent = true, isVerified = true, flags = 0, counter = 0 } = quirks;
  const all = (isPresent ? PRESENT : 0) | (isVerified ? VERIFIED : 0) | more | flags;
  return bytesOf(await sha256(new TextEncoder().encode(rpId)), uint(all, 1), uint(counter, 4));
}

function clientData(
  url: string,
  type: string,
  { challenge }: PasskeyChallenge,
  quirks: Quirks,
): Uint8Array<ArrayBuffer> {
  const { origin = new URL(url).origin, crossOrigin = false } = quirks;
  const told = { type, challenge, origin, crossOrigin };
  return new TextEncoder().encode(
    JSON.stringify({ ...told, type: quirks.type ?? type, challenge: quirks.challenge ?? challenge }),
  );
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

function uint(value: number, size: number): Uint8Array {
  return Uint8Array.from({ length: size }, (_, place) => Math.floor(value / 256 ** (size - 1 - place)) & 255);
}

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
