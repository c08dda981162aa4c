import { base64url } from '../../platform/base64url.ts';
import type { Cbor } from './cbor.ts';

/** Every browser with passkeys supports at least one of these. Names as in JSON Web Algorithms (RFC 7518). */
type Algorithm = 'ES256' | 'RS256';

export interface PublicKey {
  readonly algorithm: Algorithm;
  /** SubjectPublicKeyInfo in base64url. */
  readonly spki: string;
}

/** The names of these algorithms in Web Crypto. */
export const WEB_CRYPTO = {
  ES256: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
  RS256: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
} as const;

/** Labels and values of a COSE_Key (RFC 9053 sections 2 and 7, RFC 8230 section 4). */
const [KTY, ALG, CRV, X, Y, N, E] = [1, 3, -1, -2, -3, -1, -2];
const [EC2, RSA, P256] = [2, 3, 1];
const ES256 = -7;
const RS256 = -257;

/** 2048 to 4096 bits. */
const [SHORTEST_MODULUS, LONGEST_MODULUS] = [256, 512];

/**
 * Returns the key in a COSE_Key (WebAuthn section 6.5.1.1), if we accept its algorithm.
 * @throws RangeError for another algorithm or shape, and what Web Crypto throws for a point that is not on its curve
 */
export async function publicKeyFrom(key: Cbor): Promise<PublicKey> {
  if (!(key instanceof Map)) throw new RangeError('not a key');
  switch (key.get(ALG)) {
    case ES256: {
      if (key.get(KTY) !== EC2 || key.get(CRV) !== P256) throw new RangeError('not a key on P-256');
      const point = { x: textOf(key.get(X), 32, 32), y: textOf(key.get(Y), 32, 32) };
      return kept(
        'ES256',
        await crypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', ...point }, WEB_CRYPTO.ES256, true, ['verify']),
      );
    }
    case RS256: {
      if (key.get(KTY) !== RSA) throw new RangeError('not a key of RSA');
      const numbers = { n: textOf(key.get(N), SHORTEST_MODULUS, LONGEST_MODULUS), e: textOf(key.get(E), 1, 4) };
      return kept(
        'RS256',
        await crypto.subtle.importKey('jwk', { kty: 'RSA', ...numbers }, WEB_CRYPTO.RS256, true, ['verify']),
      );
    }
    default:
      throw new RangeError('not an algorithm that is taken here');
  }
}

async function kept(algorithm: Algorithm, key: InstanceType<typeof CryptoKey>): Promise<PublicKey> {
  return { algorithm, spki: base64url(await crypto.subtle.exportKey('spki', key)) };
}

function textOf(bytes: Cbor | undefined, shortest: number, longest: number): string {
  if (!(bytes instanceof Uint8Array) || bytes.length < shortest || bytes.length > longest)
    throw new RangeError('not a number of the right length');
  return base64url(bytes);
}
