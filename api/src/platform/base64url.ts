import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode';

/** Bytes as WebAuthn writes them: base64url without padding, so that the same bytes are always the same text. */
export function base64url(bytes: Uint8Array<ArrayBuffer> | ArrayBuffer): string {
  return encodeBase64Url(bytes instanceof Uint8Array ? bytes.slice().buffer : bytes).replaceAll('=', '');
}

/** The bytes, from either way of writing them. Throws what `atob` throws for no base64. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  return decodeBase64Url(text);
}
