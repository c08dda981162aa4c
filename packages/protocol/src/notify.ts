import * as z from 'zod';
import { AccountPartIdSchema } from './account.ts';
import { GameIdSchema } from './game.ts';
import { TimeZoneSchema, WallTimeSchema } from './time.ts';

// Who is told what, by which way, and how soon.

/** What somebody may be told of. */
export const NOTIFY_EVENTS = [
  'turn',
  'invited',
  'started',
  'roundOver',
  'gameOver',
  'timeLow',
  'playedFor',
  'caught',
  'vote',
] as const;
export type NotifyEvent = (typeof NOTIFY_EVENTS)[number];

/** By which ways. */
export const CHANNELS = ['push', 'mail', 'webhook'] as const;
export type Channel = (typeof CHANNELS)[number];

/** By which ways somebody is told of what, if they have not said otherwise. */
const USUAL = {
  turn: { push: true, mail: true, webhook: true },
  invited: { push: true, mail: true, webhook: true },
  started: { push: true, mail: false, webhook: true },
  roundOver: { push: false, mail: false, webhook: true },
  gameOver: { push: true, mail: true, webhook: true },
  timeLow: { push: true, mail: true, webhook: true },
  playedFor: { push: true, mail: true, webhook: true },
  caught: { push: true, mail: false, webhook: true },
  vote: { push: true, mail: true, webhook: true },
} as const satisfies { readonly [event in NotifyEvent]: { readonly [channel in Channel]: boolean } };

const waysOf = (event: NotifyEvent) => {
  const { push, mail, webhook } = USUAL[event];
  return z
    .object({
      push: z.boolean().default(push),
      mail: z.boolean().default(mail),
      webhook: z.boolean().default(webhook),
    })
    .prefault({});
};
const EventsSchema = z.object({
  turn: waysOf('turn'),
  invited: waysOf('invited'),
  started: waysOf('started'),
  roundOver: waysOf('roundOver'),
  gameOver: waysOf('gameOver'),
  timeLow: waysOf('timeLow').describe('time running out'),
  playedFor: waysOf('playedFor').describe('you were skipped, or somebody else played for you'),
  caught: waysOf('caught').describe('you did not say that you had one tile left'),
  vote: waysOf('vote').describe('a vote of the table needs you'),
});

const someWays = z.object({
  push: z.boolean().optional(),
  mail: z.boolean().optional(),
  webhook: z.boolean().optional(),
});
/** What is different at one table: whatever is not named is as everywhere. */
export const TableEventsSchema = z.object({
  turn: someWays.optional(),
  invited: someWays.optional(),
  started: someWays.optional(),
  roundOver: someWays.optional(),
  gameOver: someWays.optional(),
  timeLow: someWays.optional(),
  playedFor: someWays.optional(),
  caught: someWays.optional(),
  vote: someWays.optional(),
});

const hour = z.int().min(0).max(23);
/** When a mail is sent that no other way has made needless. */
export const MailHabitSchema = z.discriminatedUnion('when', [
  z
    .object({ when: z.literal('unseen'), afterHours: z.int().min(1).max(48).default(4) })
    .describe(
      'where a push went out: only if that is still unseen after so long; without a push as soon as the wait is over',
    ),
  z.object({ when: z.literal('each') }).describe('beside any push'),
  z.object({ when: z.literal('daily'), hour }).describe('everything in one mail a day, at this hour'),
]);

/** All that somebody chooses about being told. What is left out is as usual. */
export const NotifyChoicesSchema = z.object({
  events: EventsSchema.prefault({}),
  mail: MailHabitSchema.default({ when: 'unseen', afterHours: 4 }),
  waitMinutes: z
    .object({
      push: z.int().min(0).max(120).default(2),
      mail: z.int().min(0).max(720).default(15),
      webhook: z.int().min(0).max(120).default(0),
    })
    .prefault({})
    .describe('how long we wait before we look again and tell, if it is still unseen'),
  quiet: z
    .object({ from: WallTimeSchema, to: WallTimeSchema })
    .nullable()
    .default({ from: '22:00', to: '08:00' })
    .describe('in these hours nothing is sent; what would have been comes at their end'),
  reminders: z
    .array(z.int().min(5).max(20_160))
    .max(4)
    .readonly()
    .default([360])
    .describe('how many minutes before the end of my time I am reminded'),
  timeZone: TimeZoneSchema.nullable()
    .default(null)
    .describe('in which quiet hours and the daily hour are meant; null as long as nobody has said: then UTC'),
});
export type NotifyChoices = z.infer<typeof NotifyChoicesSchema>;
export type MailHabit = z.infer<typeof MailHabitSchema>;
export type TableEvents = z.infer<typeof TableEventsSchema>;

/** Whether somebody wants to be told of this by this way, at a table with these differences. */
export function isWanted(choices: NotifyChoices, atTable: TableEvents, event: NotifyEvent, channel: Channel): boolean {
  return atTable[event]?.[channel] ?? choices.events[event][channel];
}

/** Why something did not reach somebody. */
export const NOTIFY_TROUBLES = [
  'unreachable',
  'timed-out',
  'refused',
  'busy',
  'gone',
  'address-refused',
  'unconfigured',
  'private-address',
] as const;
export type NotifyTrouble = (typeof NOTIFY_TROUBLES)[number];

/** How a way has worked lately. */
export const HealthSchema = z.object({
  sentAt: z.iso.datetime().nullable().describe('when something last went out'),
  failedAt: z.iso.datetime().nullable().describe('when something last did not'),
  trouble: z.enum(NOTIFY_TROUBLES).nullable().describe('why that was; null if it has worked since'),
});

/** What a webhook's receiver understands. */
export const WEBHOOK_SHAPES = ['generic', 'discord', 'slack'] as const;
export const NewWebhookSchema = z.object({
  url: z.url({ protocol: /^https?$/ }).max(500),
  shape: z.enum(WEBHOOK_SHAPES).default('generic'),
});
export const WebhookSchema = z.object({
  id: AccountPartIdSchema,
  url: z.string(),
  shape: z.enum(WEBHOOK_SHAPES),
  health: HealthSchema,
});
export const MadeWebhookSchema = WebhookSchema.extend({
  secret: z.string().describe('signs what is sent (Standard Webhooks); shown once, here'),
});

/** What the browser's PushManager gave (RFC 8030, RFC 8291). */
export const NewPushSchema = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.object({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{86,88}={0,2}$/, 'must be the public key of the browser, in base64url'),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}={0,2}$/, 'must be the secret of the browser, in base64url'),
  }),
});
export const PushDeviceSchema = z.object({
  id: AccountPartIdSchema,
  userAgent: z.string(),
  addedAt: z.iso.datetime(),
  isThis: z.boolean().describe('whether it is the browser that asks'),
  health: HealthSchema,
});

/** Everything of the page on which one chooses how to be told. */
export const NotificationsSchema = z.object({
  choices: NotifyChoicesSchema,
  mail: z.object({
    address: z.string().nullable(),
    isConfigured: z.boolean().describe('whether mail goes out from this server'),
    stopped: z
      .enum(['bounced', 'complained'])
      .nullable()
      .describe('why nothing more is sent there, until its owner says so'),
    health: HealthSchema,
  }),
  push: z.object({
    key: z.string().nullable().describe('for PushManager.subscribe (RFC 8292); null where this server sends none'),
    devices: z.array(PushDeviceSchema).readonly(),
  }),
  webhooks: z.array(WebhookSchema).readonly(),
  tables: z
    .array(z.object({ id: GameIdSchema, name: z.string(), events: TableEventsSchema }))
    .readonly()
    .describe('where something is different'),
  feeds: z.object({ since: z.iso.datetime() }).nullable().describe('whether there are links for calendar and reader'),
});
export type Notifications = z.infer<typeof NotificationsSchema>;

/** How I am told at one table. */
export const TableNotificationsSchema = z.object({
  events: TableEventsSchema,
  webhooks: z.array(WebhookSchema).readonly().nullable().describe('those of the table: for its host, else null'),
});
/** All that is to be different there from now on: what is not named is as everywhere again. */
export const TableEventsChangeSchema = z.object({ events: z.strictObject(TableEventsSchema.shape) });
export type TableNotifications = z.infer<typeof TableNotificationsSchema>;

/** Which way to try out. */
export const TryOutSchema = z.discriminatedUnion('channel', [
  z.object({ channel: z.literal('mail') }),
  z.object({ channel: z.literal('push'), id: AccountPartIdSchema }),
  z.object({ channel: z.literal('webhook'), id: AccountPartIdSchema }),
]);
export type TryOut = z.infer<typeof TryOutSchema>;

export type Health = z.infer<typeof HealthSchema>;
export type NewWebhook = z.input<typeof NewWebhookSchema>;
export type Webhook = z.infer<typeof WebhookSchema>;
export type MadeWebhook = z.infer<typeof MadeWebhookSchema>;
export type WebhookShape = (typeof WEBHOOK_SHAPES)[number];
export type NewPush = z.infer<typeof NewPushSchema>;
export type PushDevice = z.infer<typeof PushDeviceSchema>;

/** What unsubscribing by a link has stopped (RFC 8058). */
export const UnsubscribedSchema = z.object({
  stopped: z
    .enum(['table', 'invitations', 'daily', 'mail'])
    .describe('mails from one table, invitations, the daily mail, or all'),
  table: z.string().nullable().describe('its name'),
});
export type Unsubscribed = z.infer<typeof UnsubscribedSchema>;

/** Private links for programs that have no session. Whoever has them can read what waits for me. */
export const FeedLinksSchema = z.object({ calendar: z.string(), atom: z.string() });
export type FeedLinks = z.infer<typeof FeedLinksSchema>;

/** What a push says (the payload, before it is encrypted for the browser): what lies open on the table, no more. */
export const PushMessageSchema = z.object({
  title: z.string(),
  body: z.string(),
  /** Where a tap leads: a path of ours. */
  path: z.string().startsWith('/'),
  /** A newer push about the same takes the older one's place. */
  tag: z.string(),
  /** Of what it is about: wakes the pages that show that. */
  game: z.object({ id: GameIdSchema, revision: z.int() }).nullable(),
});
export type PushMessage = z.infer<typeof PushMessageSchema>;

/** Somebody I have shared a table with, named by that table and their seat there. */
export const CompanionSchema = z.object({ game: GameIdSchema, seat: z.int().min(0).max(15), name: z.string() });
export const CompanionListSchema = z.object({ companions: z.array(CompanionSchema).readonly() });
export const NewInvitationSchema = z.object({ game: GameIdSchema, seat: z.int().min(0).max(15) });
export type Companion = z.infer<typeof CompanionSchema>;

/** What could finally not be delivered, as whoever runs the server sees it: where it should have gone stays with us. */
export const UndeliveredSchema = z.object({
  id: z.string(),
  kind: z.enum(['notice', 'mail', 'push', 'webhook']),
  event: z.enum([...NOTIFY_EVENTS, 'daily', 'tryOut']),
  game: z.string().nullable(),
  attempts: z.int(),
  trouble: z.enum(NOTIFY_TROUBLES).nullable(),
  createdAt: z.iso.datetime(),
  givenUpAt: z.iso.datetime(),
});
export const UndeliveredListSchema = z.object({ undelivered: z.array(UndeliveredSchema).readonly() });
export type Undelivered = z.infer<typeof UndeliveredSchema>;
