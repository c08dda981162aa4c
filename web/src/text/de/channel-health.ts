import type { ChannelHealth, DeliveryFailure } from '@slow-train/protocol';
import { dative } from '@slow-train/words/de';
import { since } from './when.ts';

const TROUBLES: { readonly [trouble in DeliveryFailure]: string } = {
  unreachable: 'keine Antwort',
  'timed-out': 'die Antwort dauerte zu lange',
  refused: 'es wurde abgelehnt',
  busy: 'es war überlastet; wir versuchen es wieder',
  gone: 'es gibt das nicht mehr',
  'address-refused': 'die Adresse wurde abgelehnt',
  unconfigured: 'dieser Server kann es nicht senden',
  'private-address': 'die Adresse liegt in einem privaten Netz',
};

/** The recent health of a channel: `zuletzt gesendet vor 3 h`; `misslungen vor 5 min: keine Antwort`. */
export function healthWords({ sentAt, failedAt, trouble }: ChannelHealth, now: number): string {
  if (trouble !== null)
    return `misslungen ${failedAt === null ? 'kürzlich' : ago(Date.parse(failedAt), now)}: ${TROUBLES[trouble]}`;
  return sentAt === null ? 'noch nichts gesendet' : `zuletzt gesendet ${ago(Date.parse(sentAt), now)}`;
}

function ago(at: number, now: number): string {
  const age = since(at, now);
  return age === 'jetzt' ? 'gerade eben' : `vor ${dative(age)}`;
}
