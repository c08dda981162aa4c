import { readCbor, type Cbor } from './cbor.ts';
import type { RelyingParty } from './relying-party.ts';

/** The credential that an authenticator has created. */
export interface Attested {
  readonly credentialId: Uint8Array<ArrayBuffer>;
  /** A COSE_Key. */
  readonly key: Cbor;
}

/**
 * Offsets in authenticator data (WebAuthn section 6.1), and the length of the AAGUID that follows it (section 6.5.1).
 */
const [FLAGS, COUNTER, HEAD, AAGUID] = [32, 33, 37, 16];
const [PRESENT, VERIFIED, CAN_BE_BACKED_UP, IS_BACKED_UP, HAS_CREDENTIAL, HAS_EXTENSIONS] = [1, 4, 8, 16, 0x40, 0x80];

/**
 * Returns the signature counter in authenticator data, after checking that it was made for us, by an authenticator that
 * found its user present and verified (WebAuthn sections 7.1 steps 13 to 16 and 7.2 steps 15 to 18).
 * @throws Error that says what is wrong
 */
export async function counterIn(data: Uint8Array<ArrayBuffer>, { id }: RelyingParty): Promise<number> {
  const view = viewOf(data);
  const expected = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id)));
  if (expected.some((byte, place) => byte !== data[place])) throw new Error('made for another site');
  const flags = view.getUint8(FLAGS);
  if ((flags & PRESENT) === 0 || (flags & VERIFIED) === 0)
    throw new Error('made without asking for a finger, a face or a PIN');
  if ((flags & IS_BACKED_UP) !== 0 && (flags & CAN_BE_BACKED_UP) === 0)
    throw new Error('backed up, and cannot be backed up');
  return view.getUint32(COUNTER);
}

/**
 * Returns the authenticator data in an attestation object (WebAuthn section 6.5.4). Ignores the attestation statement:
 * none was requested (`attestation: 'none'`), and one would say where a key is stored, not whose it is.
 * @throws RangeError for anything but an attestation object
 */
export function authenticatorDataIn(attestationObject: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const { value, end } = readCbor(attestationObject);
  const data = value instanceof Map ? value.get('authData') : undefined;
  if (!(data instanceof Uint8Array) || end !== attestationObject.length) throw new RangeError('no attestation object');
  return data;
}

/**
 * Returns the credential in authenticator data (WebAuthn section 6.5.1).
 * @throws RangeError if there is none, or if bytes follow that no flag announces
 */
export function attestedIn(data: Uint8Array<ArrayBuffer>): Attested {
  const view = viewOf(data);
  const flags = view.getUint8(FLAGS);
  if ((flags & HAS_CREDENTIAL) === 0) throw new RangeError('no attested credential');
  const from = HEAD + AAGUID + 2;
  const length = view.getUint16(from - 2);
  const credentialId = data.slice(from, from + length);
  if (length === 0 || credentialId.length < length) throw new RangeError('no credential id');
  const rest = data.slice(from + length);
  const { value, end } = readCbor(rest);
  if (end !== rest.length && (flags & HAS_EXTENSIONS) === 0) throw new RangeError('goes on after its end');
  return { credentialId, key: value };
}

function viewOf(data: Uint8Array<ArrayBuffer>): DataView {
  return new DataView(data.buffer, data.byteOffset, data.byteLength);
}
