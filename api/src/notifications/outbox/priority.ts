import type { NotificationEventName } from '@slow-train/protocol';

/**
 * What an event wants of its recipient. Between two visits to a game, a person gets one mail for each event that asks for
 * something, and at most one for all events that only inform; none if a mail that asks mentions them as well.
 */
export type Priority = 'informs' | 'asks' | 'urgent';

const PRIORITIES = {
  turn: 'asks',
  invited: 'asks',
  seat: 'asks',
  vote: 'asks',
  mention: 'asks',
  circle: 'asks',
  timeLow: 'urgent',
  answered: 'informs',
  started: 'informs',
  roundOver: 'informs',
  gameOver: 'informs',
  playedFor: 'informs',
  caught: 'informs',
  talk: 'informs',
  tournament: 'asks',
} as const satisfies { readonly [event in NotificationEventName]: Priority };

/** Returns how much an event asks of its recipient. */
export function priorityOf(event: NotificationEventName): Priority {
  return PRIORITIES[event];
}
