import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode';

/** Encodes bytes as WebAuthn does: base64url without padding, so that the same bytes always give the same text. */
export function base64url(bytes: Uint8Array<ArrayBuffer> | ArrayBuffer): string {
  return encodeBase64Url(bytes instanceof Uint8Array ? bytes.slice().buffer : bytes).replaceAll('=', '');
}

/** Decodes base64url or base64. Throws what `atob` throws for anything else. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  return decodeBase64Url(text);
}
