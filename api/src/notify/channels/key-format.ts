/** Whether a text is a public key of P-256 as VAPID writes it (RFC 8292 section 3.2): 65 bytes, uncompressed, in base64url. */
export function isPublicKey(text: string): boolean {
  return /^B[A-P][\w-]{85}$/.test(text);
}

/** Whether a text is a private key of P-256: 32 bytes in base64url. */
export function isPrivateKey(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Whether a text is a secret of Standard Webhooks (and of Svix): `whsec_` and 24 to 64 bytes in base64. */
export function isSigningSecret(text: string): boolean {
  return /^whsec_(?=.{32,88}$)(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text);
}
