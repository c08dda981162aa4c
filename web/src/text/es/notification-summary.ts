import type { NotificationPreferences } from '@slow-train/protocol';
import { count } from '@slow-train/words/es';
import { placeOf, wallTime } from '../days.ts';
import type { AvailableChannels } from '../en/notification-summary.ts';
import { spanWords } from './notifications.ts';

/**
 * Sums up the notifications as they are set: `Cuando es tu turno, va un aviso push a este dispositivo; si no lo ves en
 * 4 horas, un correo a ana@post.example. Nada entre las 22:00 y las 08:00, hora de Vienna.`
 */
export function notificationSummary(choices: NotificationPreferences, available: AvailableChannels): string {
  const { turn } = choices.events;
  const push = turn.push ? devices(available) : null;
  const address = turn.mail ? available.address : null;
  const hooks = turn.webhook ? available.webhooks : 0;
  const first = [
    push === null ? null : `va un aviso push a ${push}`,
    address && mailWords(choices, address, push !== null),
  ]
    .filter((one) => one !== null)
    .join('');
  if (first === '' && hooks === 0) return 'No recibes ningún aviso cuando es tu turno.';
  const quiet = quietWords(choices, address !== null && choices.mail.when === 'daily');
  if (first === '') return `Cuando es tu turno, va un mensaje a ${hookWords(hooks)}.${quiet}`;
  const also = hooks === 0 ? '' : ` También va un mensaje a ${hookWords(hooks)}.`;
  return `Cuando es tu turno, ${first}.${also}${quiet}`;
}

function devices({ isHere, others }: AvailableChannels): string | null {
  const [first] = others;
  if (first === undefined) return isHere ? 'este dispositivo' : null;
  if (others.length === 1) return isHere ? `este dispositivo y ${first}` : first;
  return isHere ? `este dispositivo y otros ${others.length}` : `otros ${others.length} dispositivos`;
}

function mailWords({ mail, waitMinutes }: NotificationPreferences, address: string, isPushed: boolean): string {
  if (mail.when === 'daily')
    return `${isPushed ? '; ' : ''}una vez al día, a las ${wallTime(mail.hour * 60)}, un correo a ${address}`;
  if (isPushed)
    return mail.when === 'each'
      ? ` y un correo a ${address}`
      : `; si no lo ves en ${spanWords(mail.afterHours * 60)}, un correo a ${address}`;
  if (waitMinutes.mail === 0) return `va un correo a ${address} enseguida`;
  return `va un correo a ${address} si no lo ves en ${spanWords(waitMinutes.mail)}`;
}

function hookWords(hooks: number): string {
  return hooks === 1 ? 'tu webhook' : `tus ${count(hooks, 'webhook')}`;
}

function quietWords({ quiet, timeZone }: NotificationPreferences, isDaily: boolean): string {
  const zone = zoneWords(timeZone ?? 'UTC');
  if (quiet !== null && quiet.from !== quiet.to) return ` Nada entre las ${quiet.from} y las ${quiet.to}, ${zone}.`;
  return isDaily ? ` En ${zone}.` : '';
}

/** A zone's time in words: `hora de Vienna`, `UTC`. */
export function zoneWords(zone: string): string {
  const place = placeOf(zone);
  return /^(?:UTC|GMT)/.test(place) ? place : `hora de ${place}`;
}
