import type {
  ChannelKind,
  NotificationPreferences,
  NotificationEventName,
  GameNotificationPreferences,
} from '@slow-train/protocol';
import { CHANNEL_COLUMNS } from './channels.ts';
import { EVENT_ROWS } from './rows.ts';

/** The events that can be set for a game: all but `invited`, `circle` and `tournament`, as its players have joined already. */
export const GAME_ROWS = EVENT_ROWS.filter(
  (event) => event !== 'invited' && event !== 'circle' && event !== 'tournament',
);

/** The ready-made preferences of a game. */
export const PREFERENCE_PRESETS = ['everywhere', 'onlyTurn', 'nothing'] as const;
export type PreferencePreset = (typeof PREFERENCE_PRESETS)[number];

const MUTED = Object.fromEntries(CHANNEL_COLUMNS.map((channel) => [channel, false]));
/** The events that concern only my own turn. */
const OF_MY_TURN: readonly NotificationEventName[] = ['turn', 'timeLow'];

/** Returns the changes of a preset for a game. */
export function presetEvents(preset: PreferencePreset): GameNotificationPreferences {
  switch (preset) {
    case 'everywhere':
      return {};
    case 'onlyTurn':
      return muted(GAME_ROWS.filter((event) => !OF_MY_TURN.includes(event)));
    case 'nothing':
      return muted(GAME_ROWS);
    default:
      return preset satisfies never;
  }
}

/** Returns the preset with exactly these differences; null if they were set cell by cell. */
export function presetOf(events: GameNotificationPreferences): PreferencePreset | null {
  return PREFERENCE_PRESETS.find((preset) => isSame(presetEvents(preset), events)) ?? null;
}

/**
 * Returns the differences with one cell set. A cell that matches the general preferences is left out, so that it
 * follows them when they change.
 */
export function withCell(
  choices: NotificationPreferences,
  events: GameNotificationPreferences,
  { event, channel }: { readonly event: NotificationEventName; readonly channel: ChannelKind },
  isOn: boolean,
): GameNotificationPreferences {
  const isDifferent = isOn !== choices.events[event][channel];
  return { ...events, [event]: { ...events[event], [channel]: isDifferent ? isOn : undefined } };
}

/** Whether an event is sent for a game through a channel. */
export function isOnForGame(
  choices: NotificationPreferences,
  events: GameNotificationPreferences,
  event: NotificationEventName,
  channel: ChannelKind,
): boolean {
  return events[event]?.[channel] ?? choices.events[event][channel];
}

/** Returns my preferences as they apply to a game. */
export function withDifferences(
  choices: NotificationPreferences,
  events: GameNotificationPreferences,
): NotificationPreferences {
  const at = (event: NotificationEventName): NotificationPreferences['events'][NotificationEventName] => ({
    ...choices.events[event],
    ...Object.fromEntries(CHANNEL_COLUMNS.map((channel) => [channel, isOnForGame(choices, events, event, channel)])),
  });
  const here = Object.fromEntries(EVENT_ROWS.map((event) => [event, at(event)]));
  return { ...choices, events: { ...choices.events, ...here } };
}

/** Returns the number of cells that differ. */
export function differencesIn(events: GameNotificationPreferences): number {
  return GAME_ROWS.flatMap((event) => CHANNEL_COLUMNS.filter((channel) => events[event]?.[channel] !== undefined))
    .length;
}

function muted(events: readonly NotificationEventName[]): GameNotificationPreferences {
  return Object.fromEntries(events.map((event) => [event, MUTED]));
}

function isSame(one: GameNotificationPreferences, other: GameNotificationPreferences): boolean {
  return GAME_ROWS.every((event) =>
    CHANNEL_COLUMNS.every((channel) => one[event]?.[channel] === other[event]?.[channel]),
  );
}
