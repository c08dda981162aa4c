import type { NotificationPreferences } from '@slow-train/protocol';
import { dative } from '@slow-train/words/de';
import { placeOf, wallTime } from '../days.ts';
import type { AvailableChannels } from '../en/notification-summary.ts';
import { spanWords } from './notifications.ts';

/**
 * Sums up the notifications as they are set: `Wenn du dran bist: eine Push-Nachricht an dieses Gerät; wenn ungesehen
 * nach 4 Stunden, eine E-Mail an ana@post.example. Nichts zwischen 22:00 und 08:00, Zeit von Vienna.`
 */
export function notificationSummary(choices: NotificationPreferences, available: AvailableChannels): string {
  const { turn } = choices.events;
  const push = turn.push ? devices(available) : null;
  const address = turn.mail ? available.address : null;
  const hooks = turn.webhook ? available.webhooks : 0;
  const first = [
    push === null ? null : `eine Push-Nachricht an ${push}`,
    address && mailWords(choices, address, push !== null),
  ]
    .filter((one) => one !== null)
    .join('');
  if (first === '' && hooks === 0) return 'Du bekommst keine Nachricht, wenn du dran bist.';
  const quiet = quietWords(choices, address !== null && choices.mail.when === 'daily');
  if (first === '') return `Wenn du dran bist: eine Nachricht an ${hookWords(hooks)}.${quiet}`;
  const also = hooks === 0 ? '' : ` Dazu eine Nachricht an ${hookWords(hooks)}.`;
  return `Wenn du dran bist: ${first}.${also}${quiet}`;
}

function devices({ isHere, others }: AvailableChannels): string | null {
  const [first] = others;
  if (first === undefined) return isHere ? 'dieses Gerät' : null;
  if (others.length === 1) return isHere ? `dieses Gerät und ${first}` : first;
  return isHere ? `dieses Gerät und ${others.length} andere` : `${others.length} andere Geräte`;
}

function mailWords({ mail, waitMinutes }: NotificationPreferences, address: string, isPushed: boolean): string {
  if (mail.when === 'daily')
    return `${isPushed ? '; ' : ''}einmal am Tag, um ${wallTime(mail.hour * 60)}, eine E-Mail an ${address}`;
  if (isPushed)
    return mail.when === 'each'
      ? ` und eine E-Mail an ${address}`
      : `; wenn ungesehen nach ${dative(spanWords(mail.afterHours * 60))}, eine E-Mail an ${address}`;
  if (waitMinutes.mail === 0) return `sofort eine E-Mail an ${address}`;
  return `eine E-Mail an ${address}, wenn ungesehen nach ${dative(spanWords(waitMinutes.mail))}`;
}

function hookWords(hooks: number): string {
  return hooks === 1 ? 'deinen Webhook' : `deine ${hooks} Webhooks`;
}

function quietWords({ quiet, timeZone }: NotificationPreferences, isDaily: boolean): string {
  const zone = zoneWords(timeZone ?? 'UTC');
  if (quiet !== null && quiet.from !== quiet.to) return ` Nichts zwischen ${quiet.from} und ${quiet.to}, ${zone}.`;
  return isDaily ? ` Gemeint ist die ${zone}.` : '';
}

/** A zone's time in words: `Zeit von Vienna`, `UTC`. */
export function zoneWords(zone: string): string {
  const place = placeOf(zone);
  return /^(?:UTC|GMT)/.test(place) ? place : `Zeit von ${place}`;
}
