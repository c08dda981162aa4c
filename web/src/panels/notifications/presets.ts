import type {
  Channel,
  NotificationPreferences,
  NotificationEventName,
  GameNotificationPreferences,
} from '@slow-train/protocol';
import { CHANNEL_COLUMNS, EVENT_ROWS } from './rows.ts';

/** What can be different at a table: who sits there has been invited. */
export const TABLE_ROWS = EVENT_ROWS.filter((event) => event !== 'invited');

/** How a table is told of, in one word. */
export const PRESETS = ['everywhere', 'onlyTurn', 'nothing'] as const;
export type Preset = (typeof PRESETS)[number];

const MUTED = { push: false, mail: false, webhook: false } as const;
/** What waits for nobody but me. */
const OF_MY_TURN: readonly NotificationEventName[] = ['turn', 'timeLow'];

/** What a preset makes different at a table. */
export function eventsOf(preset: Preset): GameNotificationPreferences {
  switch (preset) {
    case 'everywhere':
      return {};
    case 'onlyTurn':
      return muted(TABLE_ROWS.filter((event) => !OF_MY_TURN.includes(event)));
    case 'nothing':
      return muted(TABLE_ROWS);
    default:
      return preset satisfies never;
  }
}

/** The preset that makes just this different; null where somebody has chosen line by line. */
export function presetOf(events: GameNotificationPreferences): Preset | null {
  return PRESETS.find((preset) => isSame(eventsOf(preset), events)) ?? null;
}

/** What is different, with one cell set. What is as everywhere is not named: it goes along when that changes. */
export function withCell(
  choices: NotificationPreferences,
  events: GameNotificationPreferences,
  { event, channel }: { readonly event: NotificationEventName; readonly channel: Channel },
  isOn: boolean,
): GameNotificationPreferences {
  const isDifferent = isOn !== choices.events[event][channel];
  return { ...events, [event]: { ...events[event], [channel]: isDifferent ? isOn : undefined } };
}

/** Whether something is told at a table by a way. */
export function isWantedHere(
  choices: NotificationPreferences,
  events: GameNotificationPreferences,
  event: NotificationEventName,
  channel: Channel,
): boolean {
  return events[event]?.[channel] ?? choices.events[event][channel];
}

/** My choices as they are at a table. */
export function merged(choices: NotificationPreferences, events: GameNotificationPreferences): NotificationPreferences {
  const at = (event: NotificationEventName): NotificationPreferences['events'][NotificationEventName] => ({
    push: isWantedHere(choices, events, event, 'push'),
    mail: isWantedHere(choices, events, event, 'mail'),
    webhook: isWantedHere(choices, events, event, 'webhook'),
  });
  const here = Object.fromEntries(EVENT_ROWS.map((event) => [event, at(event)]));
  return { ...choices, events: { ...choices.events, ...here } };
}

/** How many cells are named. */
export function differencesIn(events: GameNotificationPreferences): number {
  return TABLE_ROWS.flatMap((event) => CHANNEL_COLUMNS.filter((channel) => events[event]?.[channel] !== undefined))
    .length;
}

function muted(events: readonly NotificationEventName[]): GameNotificationPreferences {
  return Object.fromEntries(events.map((event) => [event, MUTED]));
}

function isSame(one: GameNotificationPreferences, other: GameNotificationPreferences): boolean {
  return TABLE_ROWS.every((event) =>
    CHANNEL_COLUMNS.every((channel) => one[event]?.[channel] === other[event]?.[channel]),
  );
}
