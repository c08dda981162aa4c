import type { NotificationEventName } from '@slow-train/protocol';

/**
 * The events in the order of the preference table, most personal first. (Importing the protocol's own list would
 * bring in all its schemas.)
 */
export const EVENT_ROWS = [
  'turn',
  'timeLow',
  'invited',
  'answered',
  'seat',
  'circle',
  'vote',
  'mention',
  'playedFor',
  'caught',
  'started',
  'roundOver',
  'gameOver',
  'talk',
  'tournament',
] as const satisfies readonly NotificationEventName[];
