import { readCbor, type Cbor } from './cbor.ts';

/** What an authenticator says about a credential it has made. */
export interface Attested {
  readonly credentialId: Uint8Array<ArrayBuffer>;
  /** A COSE_Key. */
  readonly key: Cbor;
}

/** Bytes before the attested credential: hash of the relying party, flags, counter; then the kind of authenticator. */
const HEAD = 37;
const AAGUID = 16;
const [HAS_CREDENTIAL, HAS_EXTENSIONS] = [0x40, 0x80];

/**
 * The authenticator data inside an attestation object (WebAuthn section 6.5.4). The statement beside it is not looked at:
 * none was asked for (`attestation: 'none'`), and what proves where a key lives would be no more than another of its claims.
 * @throws RangeError for what is no attestation object
 */
export function authenticatorDataIn(attestationObject: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const { value, end } = readCbor(attestationObject);
  const data = value instanceof Map ? value.get('authData') : undefined;
  if (!(data instanceof Uint8Array) || end !== attestationObject.length) throw new RangeError('no attestation object');
  return data;
}

/**
 * The credential in authenticator data (WebAuthn sections 6.1 and 6.5.1).
 * @throws RangeError where there is none, or bytes follow that nothing announced
 */
export function attestedIn(data: Uint8Array<ArrayBuffer>): Attested {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const flags = view.getUint8(32);
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
