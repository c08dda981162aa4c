import type { ChannelHealth, DeliveryFailure } from '@slow-train/protocol';
import { since } from './when.ts';

const TROUBLES: { readonly [trouble in DeliveryFailure]: string } = {
  unreachable: 'no answer',
  'timed-out': 'the answer took too long',
  refused: 'it was refused',
  busy: 'it was busy; we try again',
  gone: 'it no longer exists',
  'address-refused': 'the address was refused',
  unconfigured: 'this server cannot send it',
  'private-address': 'the address is in a private network',
};

/** The recent health of a channel: `last sent 3 h ago`; `failed 5 min ago: no answer`. */
export function healthWords({ sentAt, failedAt, trouble }: ChannelHealth, now: number): string {
  if (trouble !== null)
    return `failed ${failedAt === null ? 'lately' : ago(Date.parse(failedAt), now)}: ${TROUBLES[trouble]}`;
  return sentAt === null ? 'nothing sent yet' : `last sent ${ago(Date.parse(sentAt), now)}`;
}

function ago(at: number, now: number): string {
  const age = since(at, now);
  return age === 'now' ? 'just now' : `${age} ago`;
}
