import { createECDH } from 'node:crypto';

/** The pair of keys on P-256 by which push services know a sender (RFC 8292), as the Worker's settings hold it. */
export interface PushKeys {
  /** Base64url of the uncompressed point, 65 bytes. */
  readonly VAPID_PUBLIC_KEY: string;
  /** Base64url, 32 bytes. */
  readonly VAPID_PRIVATE_KEY: string;
}

/** A new pair. */
export function newPushKeys(): PushKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // Shorter if it begins with zeros.
  const secret = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { VAPID_PUBLIC_KEY: pair.getPublicKey('base64url'), VAPID_PRIVATE_KEY: secret.toString('base64url') };
}
