import type { ChannelHealth, DeliveryFailure, NotificationPreferences } from '@slow-train/protocol';
import { timeOfDay } from '@slow-train/words/dates';
import { placeOfDay } from './days.ts';

// Which sentence, for all languages; each has the words.

/** Where a player's notifications can go. */
export interface AvailableChannels {
  /** Whether this device gets pushes. */
  readonly isHere: boolean;
  /** The names of the other devices that do. */
  readonly others: readonly string[];
  /** The address for mail; null if there is none. */
  readonly address: string | null;
  readonly webhooks: number;
}

/** What a language says of notifications as they are set. */
export interface SummaryWords {
  readonly nothing: string;
  /** All that is said of pushes and mail. */
  turn(first: string): string;
  push(devices: string): string;
  readonly thisDevice: string;
  thisDeviceAnd(other: string): string;
  thisDeviceAndOthers(others: number): string;
  otherDevices(others: number): string;
  /** Begins the sentence, or follows a push and a semicolon. */
  dailyMail(time: string, address: string): string;
  mailToo(address: string): string;
  mailAfterPush(minutes: number, address: string): string;
  mailAtOnce(address: string): string;
  mailAfter(minutes: number, address: string): string;
  onlyWebhooks(webhooks: string): string;
  webhooksToo(webhooks: string): string;
  webhooks(many: number): string;
  zone(place: string): string;
  quiet(from: string, to: string, zone: string): string;
  hoursIn(zone: string): string;
}

/** Returns the function that sums up notifications as they are set, and the one that names a zone, in one language. */
export function summariesWith(words: SummaryWords) {
  const zoneWords = (zone: string): string => {
    const place = placeOfDay(zone);
    return /^(?:UTC|GMT)/.test(place) ? place : words.zone(place);
  };

  const devices = ({ isHere, others }: AvailableChannels): string | null => {
    const [first] = others;
    if (first === undefined) return isHere ? words.thisDevice : null;
    if (others.length === 1) return isHere ? words.thisDeviceAnd(first) : first;
    return isHere ? words.thisDeviceAndOthers(others.length) : words.otherDevices(others.length);
  };

  const mailWords = ({ mail, waitMinutes }: NotificationPreferences, address: string, isPushed: boolean): string => {
    if (mail.when === 'daily') return `${isPushed ? '; ' : ''}${words.dailyMail(timeOfDay(mail.hour * 60), address)}`;
    if (isPushed)
      return mail.when === 'each' ? words.mailToo(address) : words.mailAfterPush(mail.afterHours * 60, address);
    return waitMinutes.mail === 0 ? words.mailAtOnce(address) : words.mailAfter(waitMinutes.mail, address);
  };

  const quietWords = ({ quiet, timeZone }: NotificationPreferences, isDaily: boolean): string => {
    // Until a zone is known, no hours are quiet.
    if (timeZone === null) return '';
    const zone = zoneWords(timeZone);
    if (quiet !== null && quiet.from !== quiet.to) return ` ${words.quiet(quiet.from, quiet.to, zone)}`;
    return isDaily ? ` ${words.hoursIn(zone)}` : '';
  };

  const notificationSummary = (choices: NotificationPreferences, available: AvailableChannels): string => {
    const { turn } = choices.events;
    const push = turn.push ? devices(available) : null;
    const address = turn.mail ? available.address : null;
    const hooks = turn.webhook ? available.webhooks : 0;
    const first = (push === null ? '' : words.push(push)) + (address ? mailWords(choices, address, push !== null) : '');
    if (first === '' && hooks === 0) return words.nothing;
    const quiet = quietWords(choices, address !== null && choices.mail.when === 'daily');
    if (first === '') return `${words.onlyWebhooks(words.webhooks(hooks))}${quiet}`;
    const also = hooks === 0 ? '' : ` ${words.webhooksToo(words.webhooks(hooks))}`;
    return `${words.turn(first)}${also}${quiet}`;
  };

  return { zoneWords, notificationSummary };
}

/** What a language says of a channel's health. */
export interface HealthWords {
  readonly troubles: { readonly [trouble in DeliveryFailure]: string };
  readonly lately: string;
  failed(when: string, trouble: string): string;
  readonly nothingSent: string;
  sent(when: string): string;
  ago(at: number, now: number): string;
}

/** Returns the function that says the recent health of a channel in one language. */
export function healthWith({ troubles, lately, failed, nothingSent, sent, ago }: HealthWords) {
  return ({ sentAt, failedAt, trouble }: ChannelHealth, now: number): string => {
    if (trouble !== null) return failed(failedAt === null ? lately : ago(Date.parse(failedAt), now), troubles[trouble]);
    return sentAt === null ? nothingSent : sent(ago(Date.parse(sentAt), now));
  };
}
