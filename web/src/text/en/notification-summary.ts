import type { NotificationPreferences } from '@slow-train/protocol';
import { count } from '@slow-train/words/en';
import { placeOf, wallTime } from '../days.ts';
import { spanWords } from './notifications.ts';

/** The channels that reach somebody now. */
export interface AvailableChannels {
  /** Whether this device gets pushes. */
  readonly isHere: boolean;
  /** The names of the other devices that do. */
  readonly others: readonly string[];
  /** The address for mail; null if there is none. */
  readonly address: string | null;
  readonly webhooks: number;
}

/**
 * Sums up the notifications as they are set: `When it is your turn, a push goes to this device; if unseen after 4
 * hours, an e-mail to ana@post.example. Nothing between 22:00 and 08:00, Vienna time.`
 */
export function notificationSummary(choices: NotificationPreferences, available: AvailableChannels): string {
  const { turn } = choices.events;
  const push = turn.push ? devices(available) : null;
  const address = turn.mail ? available.address : null;
  const hooks = turn.webhook ? available.webhooks : 0;
  const first = [push === null ? null : `a push goes to ${push}`, address && mailWords(choices, address, push !== null)]
    .filter((one) => one !== null)
    .join('');
  if (first === '' && hooks === 0) return 'You get no notification when it is your turn.';
  const quiet = quietWords(choices, address !== null && choices.mail.when === 'daily');
  if (first === '') return `When it is your turn, a message goes to ${hookWords(hooks)}.${quiet}`;
  const also = hooks === 0 ? '' : ` A message goes to ${hookWords(hooks)} as well.`;
  return `When it is your turn, ${first}.${also}${quiet}`;
}

function devices({ isHere, others }: AvailableChannels): string | null {
  const [first] = others;
  if (first === undefined) return isHere ? 'this device' : null;
  if (others.length === 1) return isHere ? `this device and ${first}` : first;
  return isHere ? `this device and ${others.length} others` : `${others.length} other devices`;
}

function mailWords({ mail, waitMinutes }: NotificationPreferences, address: string, isPushed: boolean): string {
  if (mail.when === 'daily')
    return `${isPushed ? '; ' : ''}once a day, at ${wallTime(mail.hour * 60)}, an e-mail to ${address}`;
  if (isPushed)
    return mail.when === 'each'
      ? `, and an e-mail to ${address}`
      : `; if unseen after ${spanWords(mail.afterHours * 60)}, an e-mail to ${address}`;
  if (waitMinutes.mail === 0) return `an e-mail goes to ${address} at once`;
  return `an e-mail goes to ${address}, if unseen after ${spanWords(waitMinutes.mail)}`;
}

function hookWords(hooks: number): string {
  return hooks === 1 ? 'your webhook' : `your ${count(hooks, 'webhook')}`;
}

function quietWords({ quiet, timeZone }: NotificationPreferences, isDaily: boolean): string {
  const zone = zoneWords(timeZone ?? 'UTC');
  if (quiet !== null && quiet.from !== quiet.to) return ` Nothing between ${quiet.from} and ${quiet.to}, ${zone}.`;
  return isDaily ? ` Hours are ${zone}.` : '';
}

/** A zone's time in words: `Vienna time`, `UTC`. */
export function zoneWords(zone: string): string {
  const place = placeOf(zone);
  return /^(?:UTC|GMT)/.test(place) ? place : `${place} time`;
}
