import { vapidHeaders, type VapidKeys } from '@block65/webcrypto-web-push';
import { SettingsError, type Settings } from '../../env.ts';
import { senderIn } from '../../mail/sender.ts';

type Needs = Pick<Settings, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'APP_URL' | 'MAIL_FROM'>;

/** What signs our pushes (RFC 8292), with whom push services may turn to; null where the settings have no keys. */
export function vapidOf({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  ...we
}: Needs): VapidKeys | null {
  if (publicKey === undefined || privateKey === undefined) return null;
  return { subject: contactOf(we), publicKey, privateKey };
}

/** Apple's push service refuses a pretended contact, so what is known to be one comes first. */
function contactOf({ APP_URL, MAIL_FROM }: Pick<Needs, 'APP_URL' | 'MAIL_FROM'>): string {
  const { protocol, origin, hostname } = new URL(APP_URL);
  if (protocol === 'https:') return origin;
  const sender = senderIn(MAIL_FROM ?? '');
  // Every domain that has mail has this one (RFC 5321 section 4.5.1).
  return `mailto:${sender?.address ?? `postmaster@${hostname}`}`;
}

/**
 * Proves that the two keys for pushes are a pair, by signing something with them.
 * @throws SettingsError where they are not
 */
export async function checkPushKeys(settings: Needs): Promise<void> {
  const keys = vapidOf(settings);
  if (keys === null) return;
  const nobody = { endpoint: 'https://push.invalid', expirationTime: null, keys: { p256dh: '', auth: '' } };
  await vapidHeaders(nobody, keys).catch(() => {
    throw new SettingsError(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair. Put in both as they were made together: npm run -s keys',
    );
  });
}
