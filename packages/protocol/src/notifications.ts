import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { AccountPartIdSchema } from './account.ts';
import { GameIdSchema } from './game.ts';
import { isTimeZone, BrowserZoneSchema, WallTimeSchema } from './time.ts';

// Notifications: which events, by which channels, how soon; webhooks, push subscriptions, feeds and invitations.

/** Events of a game that can cause a notification. */
export const GAME_EVENTS = [
  'turn',
  'invited',
  'answered',
  'seat',
  'started',
  'roundOver',
  'gameOver',
  'timeLow',
  'playedFor',
  'caught',
  'vote',
  'mention',
  'talk',
  'circle',
] as const;
export type GameEventName = (typeof GAME_EVENTS)[number];

/** All events that can cause a notification. */
export const NOTIFICATION_EVENTS = [...GAME_EVENTS, 'tournament'] as const;
export type NotificationEventName = (typeof NOTIFICATION_EVENTS)[number];

/** How a notification reaches a person, in the order of the settings. Every other list of channels is derived from it. */
export const CHANNELS = ['push', 'mail', 'webhook'] as const;
export type ChannelKind = (typeof CHANNELS)[number];

/** Returns a record with a member for each channel. */
export function perChannel<T>(of: (channel: ChannelKind) => T): { readonly [channel in ChannelKind]: T } {
  return { push: of('push'), mail: of('mail'), webhook: of('webhook') };
}

/** The preferences of people who have chosen none: a channel's events, and the minutes that it waits. */
const DEFAULTS: {
  readonly [channel in ChannelKind]: {
    readonly without: readonly NotificationEventName[];
    readonly waitMinutes: number;
    readonly longestWait: number;
  };
} = {
  push: { without: ['roundOver', 'talk'], waitMinutes: 2, longestWait: 120 },
  mail: { without: ['started', 'roundOver', 'caught', 'talk'], waitMinutes: 15, longestWait: 720 },
  webhook: { without: ['talk'], waitMinutes: 0, longestWait: 120 },
};

const channelsOf = (event: NotificationEventName) =>
  z.object(perChannel((channel) => z.boolean().default(!DEFAULTS[channel].without.includes(event)))).prefault({});
const EventsSchema = z.object({
  turn: channelsOf('turn'),
  invited: channelsOf('invited'),
  answered: channelsOf('answered').describe(prose('somebody that your game keeps a seat for has said no, or later')),
  seat: channelsOf('seat').describe(
    prose(
      'you got a seat in an open game, or lost it; yours was not filled; or its host has left, and you are the host now',
    ),
  ),
  started: channelsOf('started'),
  roundOver: channelsOf('roundOver'),
  gameOver: channelsOf('gameOver'),
  timeLow: channelsOf('timeLow').describe(prose('your time is running out')),
  playedFor: channelsOf('playedFor').describe(prose('you ran out of time, or somebody else played for you')),
  caught: channelsOf('caught').describe(prose('you did not say that you had 1 tile left')),
  vote: channelsOf('vote').describe(prose('the game needs your vote')),
  mention: channelsOf('mention').describe(prose('somebody has named you in a message')),
  talk: channelsOf('talk').describe(prose('somebody has said something')),
  tournament: channelsOf('tournament').describe(
    prose('a round of a tournament begins, ends tomorrow, or was the last'),
  ),
  circle: channelsOf('circle').describe(prose('somebody asks you into a circle')),
});

const someChannels = z.object(perChannel(() => z.boolean().optional()));
/** Preferences for one game. Missing members follow the general preferences. */
export const GameNotificationPreferencesSchema = z.object({
  turn: someChannels.optional(),
  invited: someChannels.optional(),
  answered: someChannels.optional(),
  seat: someChannels.optional(),
  started: someChannels.optional(),
  roundOver: someChannels.optional(),
  gameOver: someChannels.optional(),
  timeLow: someChannels.optional(),
  playedFor: someChannels.optional(),
  caught: someChannels.optional(),
  vote: someChannels.optional(),
  mention: someChannels.optional(),
  talk: someChannels.optional(),
  tournament: someChannels.optional(),
  circle: someChannels.optional(),
});

const hour = z.int().min(0).max(23);
/** When mails are sent. */
const MailTimingSchema = z.discriminatedUnion('when', [
  z
    .object({ when: z.literal('unseen'), afterHours: z.int().min(1).max(48).default(4) })
    .describe(
      prose(
        'a mail after a push, only if the news is still unseen this many hours later; without a push, after the usual wait',
      ),
    ),
  z.object({ when: z.literal('each') }).describe(prose('a mail in addition to any push')),
  z.object({ when: z.literal('daily'), hour }).describe(prose('one digest a day, at this hour')),
]);

/** A person's notification preferences. Missing members have their defaults. */
export const NotificationPreferencesSchema = z.object({
  events: EventsSchema.prefault({}),
  mail: MailTimingSchema.default({ when: 'unseen', afterHours: 4 }),
  mailPlays: z.boolean().default(true).describe(prose('whether the legal plays of a turn are buttons in its mail')),
  waitMinutes: z
    .object(
      perChannel((channel) => {
        const { waitMinutes, longestWait } = DEFAULTS[channel];
        return z.int().min(0).max(longestWait).default(waitMinutes);
      }),
    )
    .prefault({})
    .describe(prose('minutes to wait before sending, in case the news is seen on the page first')),
  quiet: z
    .object({ from: WallTimeSchema, to: WallTimeSchema })
    .nullable()
    .default({ from: '22:00', to: '08:00' })
    .describe(prose('nothing is sent during these hours; messages held back are sent when they end')),
  reminders: z
    .array(z.int().min(5).max(20_160))
    .max(4)
    .readonly()
    .default([360])
    .describe(prose('when to remind you, in minutes before your time runs out')),
  timeZone: BrowserZoneSchema.nullable()
    .transform((zone) => zone ?? null)
    .default(null)
    .describe(
      prose(
        'IANA name of the zone of the quiet hours and of the digest; null while unknown: then no hours are quiet, and the digest goes by UTC. The header `time-zone` of any request may say it',
      ),
    ),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferencesSchema>;
export type MailTiming = z.infer<typeof MailTimingSchema>;
export type GameNotificationPreferences = z.infer<typeof GameNotificationPreferencesSchema>;

/** Whether these preferences ask for this event by this channel. */
export function isWanted(
  preferences: NotificationPreferences,
  gamePreferences: GameNotificationPreferences,
  event: NotificationEventName,
  channel: ChannelKind,
): boolean {
  return gamePreferences[event]?.[channel] ?? preferences.events[event][channel];
}

/**
 * Returns stored preferences with defaults for missing members. A time zone that this runtime does not know becomes
 * null: a notification at a wrong hour is better than none.
 * @throws ZodError for preferences that were never valid
 */
export function completePreferences(stored: Partial<NotificationPreferences>): NotificationPreferences {
  const { timeZone = null, ...rest } = stored;
  return NotificationPreferencesSchema.parse({
    ...rest,
    timeZone: timeZone !== null && isTimeZone(timeZone) ? timeZone : null,
  });
}

/** Why a message was not delivered. */
export const DELIVERY_FAILURES = [
  'unreachable',
  'timed-out',
  'refused',
  'busy',
  'gone',
  'address-refused',
  'unconfigured',
  'private-address',
] as const;
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

/** Recent successes and failures of a channel. */
const ChannelHealthSchema = z.object({
  sentAt: z.iso.datetime().nullable().describe(prose('when a message was last sent')),
  failedAt: z.iso.datetime().nullable().describe(prose('when a message last failed')),
  trouble: z.enum(DELIVERY_FAILURES).nullable().describe(prose('why it failed; null if a message has been sent since')),
});

/** The formats of a webhook's messages. */
export const WEBHOOK_SHAPES = ['generic', 'discord', 'slack'] as const;
export const NewWebhookSchema = z.object({
  url: z.url({ protocol: /^https?$/ }).max(500),
  shape: z.enum(WEBHOOK_SHAPES).default('generic'),
});
const WebhookSchema = z.object({
  id: AccountPartIdSchema,
  url: z.string(),
  shape: z.enum(WEBHOOK_SHAPES),
  health: ChannelHealthSchema,
});
export const CreatedWebhookSchema = WebhookSchema.extend({
  secret: z.string().describe(prose('the secret that signs every message (Standard Webhooks); shown only here')),
});

/** A push subscription as the browser's PushManager returns it (RFC 8030, RFC 8291). */
export const NewPushSchema = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.object({
    p256dh: z
      .string()
      .regex(/^[A-Za-z0-9_-]{86,88}={0,2}$/, 'must be the public key that the browser gave, in base64url'),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}={0,2}$/, 'must be the secret that the browser gave, in base64url'),
  }),
});
const PushDeviceSchema = z.object({
  id: AccountPartIdSchema,
  userAgent: z.string(),
  addedAt: z.iso.datetime(),
  isThis: z.boolean().describe(prose('whether this is the browser of this session')),
  health: ChannelHealthSchema,
});

/** The data of the notification settings page. */
export const NotificationsSchema = z.object({
  choices: NotificationPreferencesSchema,
  mail: z.object({
    address: z.string().nullable(),
    isConfigured: z.boolean().describe(prose('whether this server sends mail')),
    stopped: z
      .enum(['bounced', 'complained'])
      .nullable()
      .describe(prose('why no mail is sent there until its owner allows it again')),
    health: ChannelHealthSchema,
  }),
  push: z.object({
    key: z
      .string()
      .nullable()
      .describe(prose('the key for PushManager.subscribe (RFC 8292); null if this server sends no pushes')),
    devices: z.array(PushDeviceSchema).readonly(),
  }),
  webhooks: z.array(WebhookSchema).readonly(),
  tables: z
    .array(z.object({ id: GameIdSchema, name: z.string(), events: GameNotificationPreferencesSchema }))
    .readonly()
    .describe(prose('games with preferences of their own')),
  feeds: z
    .object({ since: z.iso.datetime() })
    .nullable()
    .describe(prose('when the calendar and feed links were created')),
});
export type Notifications = z.infer<typeof NotificationsSchema>;

/** The viewer's notification settings for one game. */
export const GameNotificationsSchema = z.object({
  events: GameNotificationPreferencesSchema,
  webhooks: z
    .array(WebhookSchema)
    .readonly()
    .nullable()
    .describe(prose('the webhooks of the game; null unless you are the host')),
});
/** Replaces the viewer's preferences for one game: missing members follow the general preferences again. */
export const GameNotificationPreferencesChangeSchema = z.object({
  events: z.strictObject(GameNotificationPreferencesSchema.shape),
});
export type GameNotifications = z.infer<typeof GameNotificationsSchema>;

/** Where to send a test message. */
export const TestTargetSchema = z.discriminatedUnion('channel', [
  z.object({ channel: z.literal('mail') }),
  z.object({ channel: z.literal('push'), id: AccountPartIdSchema }),
  z.object({ channel: z.literal('webhook'), id: AccountPartIdSchema }),
]);
export type TestTarget = z.infer<typeof TestTargetSchema>;

export type ChannelHealth = z.infer<typeof ChannelHealthSchema>;
export type NewWebhook = z.input<typeof NewWebhookSchema>;
export type Webhook = z.infer<typeof WebhookSchema>;
export type CreatedWebhook = z.infer<typeof CreatedWebhookSchema>;
export type WebhookShape = (typeof WEBHOOK_SHAPES)[number];
export type NewPush = z.infer<typeof NewPushSchema>;
export type PushDevice = z.infer<typeof PushDeviceSchema>;

/** What an unsubscribe link has turned off (RFC 8058). */
export const UnsubscribedSchema = z.object({
  stopped: z
    .enum(['table', 'invitations', 'tournaments', 'daily', 'mail', 'address'])
    .describe(
      prose('mails about one game, invitations, tournaments, the daily mail, all mail, or invitations to an address'),
    ),
  table: z.string().nullable().describe(prose('the name of the game')),
});
export type Unsubscribed = z.infer<typeof UnsubscribedSchema>;

/** Private links for programs without a session. Anybody who has one can see which games wait for their owner. */
export const FeedLinksSchema = z.object({ calendar: z.string(), atom: z.string() });
export type FeedLinks = z.infer<typeof FeedLinksSchema>;

/** The payload of a push before encryption for the browser. Contains nothing that only one seat may see. */
export const PushMessageSchema = z.object({
  title: z.string(),
  body: z.string(),
  /** The page opened by a tap. */
  path: z.string().startsWith('/'),
  /** A newer push replaces an older one with the same tag. */
  tag: z.string(),
  /** The game it is about; pages that show this game update at once. */
  game: z.object({ id: GameIdSchema, revision: z.int() }).nullable(),
  /** Whether it asks for a move: it is out of date once somebody has made it. */
  isTurn: z.boolean(),
});
export type PushMessage = z.infer<typeof PushMessageSchema>;
