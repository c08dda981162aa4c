import {
  completePreferences,
  type Notifications,
  type NotificationPreferences,
  type GameNotificationPreferences,
  type GameNotifications,
} from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { isMember } from '../../game/seats.ts';
import { NOT_FOUND, ProblemError, type Failure } from '../../http/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { NOT_SIGNED_IN, type Session } from '../../session/session.ts';
import type { NotificationServices } from '../channels/services.ts';
import { channelSettings } from '../channels/channels.ts';
import { channelHealth } from '../channels/health.ts';
import { readSettingsForGame, saveGamePreferences, savePreferences, settingsRows } from './store.ts';

type Needs = Pick<NotificationServices, 'db' | 'settings' | 'mailer'>;

/**
 * Returns everything that the page of notification settings shows. One round trip.
 * @throws ProblemError `not-signed-in` if the account was deleted
 */
export async function readNotificationSettings(services: Needs, session: Session): Promise<Notifications> {
  const found = await settingsRows(services.db, session);
  const { row, games, feed, deliveries, channels } = found;
  if (row === undefined) throw new ProblemError(NOT_SIGNED_IN);
  return {
    choices: completePreferences(row.preferences),
    ...channelSettings(channels, deliveries, services, session),
    tables: games,
    feeds: feed === undefined ? null : { since: feed.since.toISOString() },
  };
}

/** Replaces an account's preferences, and returns what `readNotificationSettings` does. */
export async function changePreferences(
  services: Needs,
  session: Session,
  preferences: NotificationPreferences,
): Promise<Notifications> {
  await savePreferences(services.db, session.account, preferences);
  return readNotificationSettings(services, session);
}

/** Returns a player's settings for one game, and for its host its webhooks. Failure: `not-found` */
export async function readGameSettings(
  { db }: Pick<Platform, 'db'>,
  { account }: Pick<Session, 'account'>,
  id: string,
): Promise<Result<GameNotifications, Failure>> {
  const found = await readSettingsForGame(db, account, id);
  if (found === undefined || !isMember(found, account)) return err(NOT_FOUND);
  const { preferences, host, deliveries } = found;
  const webhooks = found.webhooks.map(({ accountId, url, ...webhook }) => ({
    ...webhook,
    // An address can be as secret as a password, so one that a former host added is shortened.
    url: accountId === account ? url : new URL(url).origin,
    health: channelHealth(deliveries, 'webhook', webhook.id),
  }));
  return ok({ events: preferences, webhooks: host === account ? webhooks : null });
}

/** Replaces a player's preferences for one game, and returns what `readGameSettings` does. Failure: `not-found` */
export async function changeGamePreferences(
  services: Pick<Platform, 'db'>,
  player: Pick<Session, 'account'>,
  { id, events }: { readonly id: string; readonly events: GameNotificationPreferences },
): Promise<Result<GameNotifications, Failure>> {
  const before = await readGameSettings(services, player, id);
  if (!before.ok) return before;
  await saveGamePreferences(services.db, player.account, id, events);
  return readGameSettings(services, player, id);
}
