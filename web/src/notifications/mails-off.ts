import {
  completePreferences,
  GAME_EVENTS,
  isWanted,
  type GameNotificationPreferences,
  type NotificationPreferences,
} from '@slow-train/protocol';
import { fetchNotifications, saveGameNotifications, saveNotifications } from './requests.ts';

/** The preferences that keep mails about a game from coming. */
export interface MailsOff {
  readonly everywhere: NotificationPreferences;
  readonly here: GameNotificationPreferences;
}

/**
 * Returns the preferences for a game if they want no mail about it at all, as after an unsubscription, which a scanner of
 * mail may have pressed; null if some mail comes, or none could.
 */
export async function findMailsOff(game: string): Promise<MailsOff | null> {
  const { mail, choices, tables } = await fetchNotifications();
  if (mail.address === null || !mail.isConfigured || mail.stopped !== null) return null;
  const here = tables.find(({ id }) => id === game)?.events ?? {};
  return wanted(choices, here).length === 0 ? { everywhere: choices, here } : null;
}

/** The events that mails are wanted about; a reminder survives the unsubscription from a daily mail. */
function wanted(everywhere: NotificationPreferences, here: GameNotificationPreferences): readonly string[] {
  return GAME_EVENTS.filter((event) => event !== 'timeLow' && isWanted(everywhere, here, event, 'mail'));
}

/** Turns the usual mails on again: about this game, and everywhere if they are off everywhere. */
export async function turnMailsOn(game: string, { everywhere, here }: MailsOff): Promise<void> {
  if (wanted(everywhere, {}).length === 0) {
    const { events: usual } = completePreferences({});
    const events = { ...everywhere.events };
    for (const event of GAME_EVENTS) events[event] = { ...events[event], mail: usual[event].mail };
    await saveNotifications({ ...everywhere, events });
  }
  if (Object.keys(here).length === 0) return;
  const events = { ...here };
  for (const event of GAME_EVENTS) {
    const { mail: _, ...others } = here[event] ?? {};
    events[event] = others;
  }
  await saveGameNotifications(game, events);
}
