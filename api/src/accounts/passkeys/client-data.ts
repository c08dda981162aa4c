import * as z from 'zod';
import { fromBase64url } from '../../platform/base64url.ts';
import type { RelyingParty } from './relying-party.ts';

const ClientDataSchema = z.object({
  type: z.string(),
  challenge: z.string().max(100),
  origin: z.string(),
  crossOrigin: z.boolean().optional(),
});

/**
 * Returns the challenge in a browser's client data (WebAuthn section 5.8.1), after checking that it is for this
 * ceremony, on our own page and not inside another one.
 * @throws Error that says what is wrong
 */
export function challengeIn(
  clientDataJSON: string,
  ceremony: 'webauthn.create' | 'webauthn.get',
  { origin }: RelyingParty,
): string {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(fromBase64url(clientDataJSON));
  const client = ClientDataSchema.parse(JSON.parse(text));
  if (client.type !== ceremony) throw new Error('made for another purpose');
  if (client.origin !== origin || client.crossOrigin === true) throw new Error('made for another page');
  return client.challenge;
}
