import type { NewPush } from '@slow-train/protocol';
import { nanoid } from 'nanoid';
import { fromBase64url } from '../../accounts/base64url.ts';
import { NOT_SIGNED_IN } from '../../accounts/failure.ts';
import type { SignedIn } from '../../accounts/session.ts';
import { ProblemError } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { wrongAddress } from '../wrong-address.ts';
import { isAllowedTarget } from '../channels/targets.ts';
import { subscriptionStore } from './store.ts';

/**
 * Takes what a browser's PushManager gave (RFC 8030), so that this session's browser gets pushes from now on.
 * @returns its id
 * @throws ProblemError `invalid-request` for an endpoint that nothing is sent to, or a key that is none (RFC 8291
 * section 2.1); `not-signed-in` for a session that has just been ended
 */
export async function subscribe(
  { db, settings, now }: Pick<Services, 'db' | 'settings' | 'now'>,
  me: SignedIn,
  push: NewPush,
): Promise<string> {
  if (!isAllowedTarget(push.endpoint, settings)) throw new ProblemError(wrongAddress('endpoint', settings));
  if (!(await isPublicKey(push.keys.p256dh))) {
    const detail = 'must be the public key that the browser gave, a point on P-256';
    throw new ProblemError({
      problem: 'invalid-request',
      detail: `\`keys.p256dh\` ${detail}.`,
      errors: [{ detail, pointer: '#/keys/p256dh' }],
    });
  }
  const id = await subscriptionStore(db).keep(me, { ...push, id: nanoid(), at: now() });
  if (id === undefined) throw new ProblemError(NOT_SIGNED_IN);
  return id;
}

/** Whether this is an uncompressed point on the curve that pushes are encrypted with. */
async function isPublicKey(text: string): Promise<boolean> {
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  try {
    await crypto.subtle.importKey('raw', fromBase64url(text), curve, false, []);
    return true;
  } catch {
    return false;
  }
}
