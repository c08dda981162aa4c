/** Encodes bytes in base64url without padding (RFC 4648 section 5), as Web Push and WebAuthn do. */
export function encodeBase64url(bytes: ArrayBuffer): string {
  const base64 = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decodes base64url with or without padding. Throws `InvalidCharacterError` for anything else. */
export function decodeBase64url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (char) => char.charCodeAt(0));
}
