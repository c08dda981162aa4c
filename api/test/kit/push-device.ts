import { createECDH, randomBytes, verify, type JsonWebKey } from 'node:crypto';
import { decrypt } from 'http_ece';
import * as z from 'zod';
import { PushMessageSchema, type PushMessage } from '@slow-train/protocol';
import type { PushTarget } from '../../src/notifications/notification.ts';
import type { Received } from './receiver.ts';

/** A browser that receives pushes; decrypts them with another library than the one that encrypted them. */
export interface PushDevice {
  readonly target: PushTarget;
  /** @throws if it was not encrypted for this browser */
  read(payload: Buffer): PushMessage;
}

/** @param endpoint of its push service */
export function newPushDevice(endpoint: string): PushDevice {
  const privateKey = createECDH('prime256v1');
  const p256dh = privateKey.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  return {
    target: { endpoint, p256dh, auth },
    read: (payload) =>
      PushMessageSchema.parse(
        JSON.parse(decrypt(payload, { version: 'aes128gcm', privateKey, authSecret: auth }).toString('utf8')),
      ),
  };
}

const Claims = z.object({ aud: z.string(), sub: z.string(), exp: z.number() });

/**
 * Returns the sender of a push, according to its signature (RFC 8292).
 * @throws if it is not signed with the key that it names
 */
export function senderOf({ headers }: Received): z.infer<typeof Claims> & { readonly key: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicJwk(key), format: 'jwk', dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGenuine) throw new Error('The signature is not by the key that the header names.');
  return { ...Claims.parse(JSON.parse(Buffer.from(claims, 'base64url').toString())), key };
}

function publicJwk(key: string): JsonWebKey {
  const point = Buffer.from(key, 'base64url');
  const part = (from: number): string => point.subarray(from, from + 32).toString('base64url');
  return { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
}
