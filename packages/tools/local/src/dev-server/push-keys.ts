import { createECDH } from 'node:crypto';

/** The P-256 key pair that identifies a sender to push services (RFC 8292), in the format of the Worker's settings. */
export interface PushKeys {
  /** Base64url of the uncompressed point, 65 bytes. */
  readonly VAPID_PUBLIC_KEY: string;
  /** Base64url, 32 bytes. */
  readonly VAPID_PRIVATE_KEY: string;
}

/** Returns a new key pair. */
export function newPushKeys(): PushKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // Node omits leading zeros.
  const secret = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { VAPID_PUBLIC_KEY: pair.getPublicKey('base64url'), VAPID_PRIVATE_KEY: secret.toString('base64url') };
}
