import { bytesOf, type Item } from './cbor.ts';

export type KeyKind = 'ES256' | 'RS256';

/** The keys of one credential. */
export interface KeyPair {
  /** The public key as COSE_Key (RFC 9053). */
  readonly cose: ReadonlyMap<number, Item>;
  /** The public key as SubjectPublicKeyInfo. */
  readonly spki: Uint8Array;
  /** Returns a signature in WebAuthn's form (section 6.5.6). */
  sign(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
}

const BY = {
  ES256: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
  RS256: {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    modulusLength: 2048,
    publicExponent: Uint8Array.of(1, 0, 1),
  },
} as const;

export async function newKeyPair(kind: KeyKind): Promise<KeyPair> {
  const { publicKey, privateKey } = await generated(kind);
  const jwk = await crypto.subtle.exportKey('jwk', publicKey);
  const part = (text: string | undefined) => Buffer.from(text ?? '', 'base64url');
  const raw = async (data: Uint8Array<ArrayBuffer>) =>
    new Uint8Array(await crypto.subtle.sign(BY[kind], privateKey, data));
  return {
    spki: new Uint8Array(await crypto.subtle.exportKey('spki', publicKey)),
    cose: new Map<number, Item>(
      kind === 'ES256'
        ? [
            [1, 2],
            [3, -7],
            [-1, 1],
            [-2, part(jwk.x)],
            [-3, part(jwk.y)],
          ]
        : [
            [1, 3],
            [3, -257],
            [-1, part(jwk.n)],
            [-2, part(jwk.e)],
          ],
    ),
    sign: async (data) => (kind === 'ES256' ? inDer(await raw(data)) : raw(data)),
  };
}

function generated(kind: KeyKind) {
  return kind === 'ES256'
    ? crypto.subtle.generateKey(BY.ES256, true, ['sign', 'verify'])
    : crypto.subtle.generateKey(BY.RS256, true, ['sign', 'verify']);
}

/**
 * Encodes as Ecdsa-Sig-Value (RFC 3279 section 2.2.3): numbers have a leading zero only if they need it to be positive.
 */
function inDer(raw: Uint8Array): Uint8Array {
  const [r, s] = [integer(raw.subarray(0, 32)), integer(raw.subarray(32))];
  return bytesOf(Uint8Array.of(0x30, r.length + s.length), r, s);
}

function integer(number: Uint8Array): Uint8Array {
  const significant = number.subarray(number.findIndex((byte) => byte !== 0));
  const digits = (significant[0] ?? 0) < 0x80 ? significant : bytesOf(Uint8Array.of(0), significant);
  return bytesOf(Uint8Array.of(0x02, digits.length), digits);
}
