import type { Settings } from '@slow-train/settings';
import { base64url } from './base64url.ts';

/**
 * Returns the text that the database stores in place of a secret, an e-mail address or an IP address. A copy of the
 * database does not allow guessing it, because the key is not in there (HMAC-SHA-256, RFC 2104).
 * @returns 43 letters, digits, "-" and "_"; always the same for the same parts
 */
export async function keyedHash(
  { AUTH_SECRET }: Pick<Settings, 'AUTH_SECRET'>,
  ...parts: readonly string[]
): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', bytes(AUTH_SECRET), algorithm, false, ['sign']);
  // As JSON, so that different lists of parts never give the same text; session cookies use the same key for other
  // texts.
  const signed = await crypto.subtle.sign('HMAC', key, bytes(JSON.stringify(['slow-train', ...parts])));
  return base64url(signed);
}
