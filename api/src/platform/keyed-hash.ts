import type { Settings } from './settings.ts';
import { base64url } from './base64url.ts';

/**
 * What stands for a secret, an address or an IP in the database: nobody who gets a copy of it can try out which one it
 * was, because the key is not in there (HMAC-SHA-256, RFC 2104).
 * @returns 43 letters, digits, "-" and "_"; of the same parts always the same
 */
export async function keyedHash(
  { AUTH_SECRET }: Pick<Settings, 'AUTH_SECRET'>,
  ...parts: readonly string[]
): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', bytes(AUTH_SECRET), algorithm, false, ['sign']);
  // As JSON, so that no two lists of parts read alike; a session cookie signs other texts with the same secret.
  const signed = await crypto.subtle.sign('HMAC', key, bytes(JSON.stringify(['slow-train', ...parts])));
  return base64url(signed);
}
