import { fromBase64url } from '../../platform/base64url.ts';
import { WEB_CRYPTO, type PublicKey } from './public-key.ts';

/** Bytes of each of the two numbers in an ES256 signature. */
const NUMBER = 32;
const [SEQUENCE, INTEGER] = [0x30, 0x02];

/**
 * Whether the owner of a key has signed this data (WebAuthn section 6.5.6).
 * @throws RangeError for a malformed ES256 signature, and what Web Crypto throws for a broken key
 */
export async function hasSigned(
  { algorithm, spki }: PublicKey,
  data: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const by = WEB_CRYPTO[algorithm];
  const key = await crypto.subtle.importKey('spki', fromBase64url(spki), by, false, ['verify']);
  return crypto.subtle.verify(by, key, algorithm === 'ES256' ? numbersIn(signature) : signature, data);
}

/**
 * Returns the two numbers of an ES256 signature, concatenated at full length, as Web Crypto takes them. WebAuthn has
 * them in DER (Ecdsa-Sig-Value of RFC 3279), which writes no leading zeros: one signature in 128 is shorter.
 */
function numbersIn(signature: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const [tag, length] = signature;
  if (tag !== SEQUENCE || length !== signature.length - 2) throw new RangeError('no sequence');
  const r = integerAt(signature, 2);
  const s = integerAt(signature, r.end);
  if (s.end !== signature.length) throw new RangeError('goes on after its end');
  const numbers = new Uint8Array(2 * NUMBER);
  numbers.set(r.digits, NUMBER - r.digits.length);
  numbers.set(s.digits, 2 * NUMBER - s.digits.length);
  return numbers;
}

function integerAt(bytes: Uint8Array<ArrayBuffer>, from: number) {
  const [tag, length = 0] = bytes.subarray(from);
  const end = from + 2 + length;
  if (tag !== INTEGER || length === 0 || end > bytes.length) throw new RangeError('no integer');
  // A leading zero keeps a number positive whose first bit is set.
  const digits = bytes.subarray(bytes[from + 2] === 0 ? from + 3 : from + 2, end);
  if (digits.length > NUMBER) throw new RangeError('too long an integer');
  return { digits, end };
}
