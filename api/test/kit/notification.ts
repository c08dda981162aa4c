import { completePreferences, type GameEventName } from '@slow-train/protocol';
import { tileName, type TileName } from '@slow-train/rules';
import type { GameUpdate } from '../../src/game/update.ts';
import { NO_TARGETS } from '../../src/notifications/channels/channels.ts';
import type { GameNotification } from '../../src/notifications/notification.ts';
import { notificationFor } from '../../src/notifications/outbox/deliver.ts';
import { NOON } from './pure-table.ts';

/** The time zone of these tests' recipients. */
export const TIME_ZONE = 'Europe/Vienna';

/** Returns an update's notification for this account; with null, for a game's webhook. */
export function notificationAbout(
  { game, entries }: Pick<GameUpdate, 'game' | 'entries'>,
  account: string | null,
  event: GameEventName = 'turn',
  by: string | null = null,
): GameNotification {
  const current = {
    game,
    log: entries,
    seenUpTo: 0,
    actedUpTo: 0,
    waitsFor: [],
    turnSince: 0,
    talk: { readUpTo: 0, isMuted: false, said: null },
    targets: NO_TARGETS,
    circle: null,
    hostLanguage: 'en' as const,
  };
  const recipient =
    account === null
      ? null
      : { account, preferences: completePreferences({ timeZone: TIME_ZONE }), language: 'en' as const };
  return notificationFor(
    { key: `${game.id}:${event}:${account}`, event, happenedAt: new Date(NOON), by },
    current,
    recipient,
  );
}

/** Returns every tile in a hand. */
export function handTilesOf({ game }: Pick<GameUpdate, 'game'>): TileName[] {
  return (game.round?.secret.hands ?? []).flat().map(tileName);
}

/** Replaces the hyphens in the names of tiles as people read them (U+2011) by those of `TileName`. */
export function withPlainHyphens(text: string): string {
  return text.replaceAll('\u2011', '-');
}
