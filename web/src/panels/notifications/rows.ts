import type { Channel, NotificationEventName } from '@slow-train/protocol';

/** The lines of the table of choices, what concerns one most first. (The protocol's own list brings all its schemas along.) */
export const EVENT_ROWS = [
  'turn',
  'timeLow',
  'invited',
  'vote',
  'playedFor',
  'caught',
  'started',
  'roundOver',
  'gameOver',
] as const satisfies readonly NotificationEventName[];

/** Its columns. */
export const CHANNEL_COLUMNS = ['push', 'mail', 'webhook'] as const satisfies readonly Channel[];
