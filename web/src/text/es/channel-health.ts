import type { ChannelHealth, DeliveryFailure } from '@slow-train/protocol';
import { since } from './when.ts';

const TROUBLES: { readonly [trouble in DeliveryFailure]: string } = {
  unreachable: 'no respondió',
  'timed-out': 'tardó demasiado en responder',
  refused: 'lo rechazó',
  busy: 'estaba ocupado; lo intentamos de nuevo',
  gone: 'ya no existe',
  'address-refused': 'rechazó la dirección',
  unconfigured: 'este servidor no puede mandarlo',
  'private-address': 'la dirección está en una red privada',
};

/** The recent health of a channel: `último envío hace 3 h`; `falló hace 5 min: no respondió`. */
export function healthWords({ sentAt, failedAt, trouble }: ChannelHealth, now: number): string {
  if (trouble !== null)
    return `falló ${failedAt === null ? 'hace poco' : ago(Date.parse(failedAt), now)}: ${TROUBLES[trouble]}`;
  return sentAt === null ? 'sin envíos todavía' : `último envío ${ago(Date.parse(sentAt), now)}`;
}

function ago(at: number, now: number): string {
  const age = since(at, now);
  return age === 'ahora' ? 'hace un momento' : `hace ${age}`;
}
