import { vapidHeaders, type VapidKeys } from '@block65/webcrypto-web-push';
import { ExpectedError } from './expected-error.ts';
import { parseSender } from './mail/index.ts';
import type { Settings } from './settings.ts';

/** For a function that takes a whole subscription, and reads only its endpoint. */
export const NO_SUBSCRIPTION_KEYS = { p256dh: '', auth: '' };

type KeySettings = Pick<Settings, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'APP_URL' | 'MAIL_FROM'>;

/**
 * Checks that the two keys for pushes are a pair, by signing with them. Passes if there are none.
 * @throws ExpectedError if they are not a pair
 */
export async function checkPushKeys(settings: KeySettings): Promise<void> {
  const keys = vapidKeys(settings);
  if (keys === null) return;
  await vapidHeaders(
    { endpoint: 'https://push.invalid', expirationTime: null, keys: NO_SUBSCRIPTION_KEYS },
    keys,
  ).catch(() => {
    throw new ExpectedError(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair. Set both to keys that were made together: npx slow-train keys',
    );
  });
}

/** Returns what signs our pushes (RFC 8292); null if the settings have no keys. */
export function vapidKeys({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  ...sender
}: KeySettings): VapidKeys | null {
  if (publicKey === undefined || privateKey === undefined) return null;
  return { subject: contactOf(sender), publicKey, privateKey };
}

/** Returns a contact for push services. Apple's refuses made-up ones, so the most reliable one comes first. */
function contactOf({ APP_URL, MAIL_FROM }: Pick<KeySettings, 'APP_URL' | 'MAIL_FROM'>): string {
  const { protocol, origin, hostname } = new URL(APP_URL);
  if (protocol === 'https:') return origin;
  const sender = parseSender(MAIL_FROM ?? '');
  // Every domain with mail has this address (RFC 5321 section 4.5.1).
  return `mailto:${sender?.address ?? `postmaster@${hostname}`}`;
}
