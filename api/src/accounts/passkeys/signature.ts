/** Header, and two numbers of 33 bytes, each with its own: what the library takes apart as it should. */
const NUMBER = 32;
const [SEQUENCE, INTEGER] = [0x30, 0x02];

/**
 * An ES256 signature (WebAuthn section 6.5.6: Ecdsa-Sig-Value of RFC 3279) with its numbers at their full length. DER
 * writes a number without leading zeros, so that one signature in 128 has a shorter one; `verifyAuthentication` takes 32
 * bytes for granted, and would refuse it.
 * @throws RangeError for what is no such signature
 */
export function atFullLength(signature: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const [tag, length] = signature;
  if (tag !== SEQUENCE || length !== signature.length - 2) throw new RangeError('no sequence');
  const r = integerAt(signature, 2);
  const s = integerAt(signature, r.end);
  if (s.end !== signature.length) throw new RangeError('goes on after its end');
  const header = [INTEGER, NUMBER + 1, 0];
  const numbers = [...header, ...full(r.digits), ...header, ...full(s.digits)];
  return Uint8Array.from([SEQUENCE, numbers.length, ...numbers]);
}

function integerAt(bytes: Uint8Array<ArrayBuffer>, from: number) {
  const [tag, length = 0] = bytes.subarray(from);
  const end = from + 2 + length;
  if (tag !== INTEGER || length === 0 || end > bytes.length) throw new RangeError('no integer');
  return { digits: bytes.subarray(from + 2, end), end };
}

function full(digits: Uint8Array): number[] {
  const significant = digits[0] === 0 ? digits.subarray(1) : digits;
  if (significant.length > NUMBER) throw new RangeError('too long an integer');
  return [...new Array<number>(NUMBER - significant.length).fill(0), ...significant];
}
