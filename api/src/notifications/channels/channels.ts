import { CHANNELS, type ChannelKind, type Notifications } from '@slow-train/protocol';
import type { Settings } from '@slow-train/settings';
import type { Mailer } from '@slow-train/settings/mail';
import type { SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import type { pushSubscriptions, webhooks } from '../../schema/notifications.ts';
import type { Session } from '../../session/session.ts';
import { mailStopQuery, type MailStop } from '../bounces/store.ts';
import type { DailyDigest, MailTarget, PushTarget, WebhookTarget } from '../notification.ts';
import type { ChannelMessage, ChannelRecord, Send } from './channel.ts';
import type { LatestDeliveries } from './health.ts';
import { MAIL, mailSettings } from './mail.ts';
import { PUSH, pushSettings } from './push.ts';
import { subscriptionExport, subscriptionSettings, subscriptionTargets, type ShownSubscription } from './push-store.ts';
import { shownWebhooks, WEBHOOK } from './webhook.ts';
import { webhookExport, webhookMerge, webhookSettings, webhookTargets } from './webhook-store.ts';

// The list of the channels: each is described in its own file, and here they are put together.

/** Where the messages of each channel go. */
export interface ChannelTargets {
  readonly push: PushTarget;
  readonly mail: MailTarget;
  readonly webhook: WebhookTarget;
}

type MessageOf<Kind extends ChannelKind> = Kind extends 'mail' ? ChannelMessage | DailyDigest : ChannelMessage;

export const CHANNEL_RECORDS: {
  readonly [kind in ChannelKind]: ChannelRecord<ChannelTargets[kind], MessageOf<kind>>;
} = { push: PUSH, mail: MAIL, webhook: WEBHOOK };

/** The senders of all channels. */
export type Channels = { readonly [kind in ChannelKind]: Send<ChannelTargets[kind], MessageOf<kind>> };

/** Returns the senders of all channels. One that is not configured answers `unconfigured`. Opens no connection. */
export function channelsFor(settings: Settings, mailer: Mailer | null): Channels {
  return {
    push: PUSH.connect(settings, mailer),
    mail: MAIL.connect(settings, mailer),
    webhook: WEBHOOK.connect(settings, mailer),
  };
}

/** A channel whose targets are lists; a mail goes to the address of the account. */
export type ListedKind = Exclude<ChannelKind, 'mail'>;
export const LISTED = CHANNELS.filter((kind) => kind !== 'mail');

/** The targets of a person or a game. */
export type ListedTargets = {
  readonly [kind in ListedKind]: readonly (ChannelTargets[kind] & { readonly id: string })[];
};

/** The targets of nobody. */
export const NO_TARGETS: ListedTargets = { push: [], webhook: [] };

/** Returns the statements that read the targets of these accounts and games. */
export const targetQueries = (db: Database, accounts: SQLWrapper, games: SQLWrapper) =>
  [subscriptionTargets(db, accounts), webhookTargets(db, accounts, games)] as const;

/** The rows that `targetQueries` find. */
export type TargetRows = readonly [
  readonly (typeof pushSubscriptions.$inferSelect)[],
  readonly (typeof webhooks.$inferSelect)[],
];

/** Returns the targets among these that are an account's own. */
export const targetsOfAccount = ([devices, hooks]: TargetRows, account: string): ListedTargets => ({
  push: devices.filter(({ accountId }) => accountId === account),
  webhook: hooks.filter(({ accountId, gameId }) => gameId === null && accountId === account),
});

/** Returns the targets among these that belong to a game. */
export const targetsOfGame = ([, hooks]: TargetRows, game: string): ListedTargets => ({
  ...NO_TARGETS,
  webhook: hooks.filter(({ gameId }) => gameId === game),
});

/** Returns the columns of a message to each of these targets. */
export const messagesTo = (targets: ListedTargets, kinds: readonly ListedKind[] = LISTED) =>
  kinds.flatMap((kind) =>
    targets[kind].map(({ id: target }) => ({ idPart: CHANNEL_RECORDS[kind].idPart, kind, target })),
  );

/** Returns the statements that read the channels for the page of settings. */
export const channelSettingsQueries = (db: Database, { account, email }: Pick<Session, 'account' | 'email'>) =>
  [subscriptionSettings(db, account), mailStopQuery(db, email ?? ''), webhookSettings(db, account)] as const;

/** The rows that `channelSettingsQueries` find. */
export type ChannelSettingsRows = readonly [
  readonly ShownSubscription[],
  readonly { readonly reason: MailStop }[],
  Parameters<typeof shownWebhooks>[0],
];

/** Returns the channels as the page of settings shows them. */
export function channelSettings(
  [devices, [stop], hooks]: ChannelSettingsRows,
  deliveries: readonly LatestDeliveries[],
  { settings, mailer }: { readonly settings: Settings; readonly mailer: Mailer | null },
  session: Session,
): Pick<Notifications, 'push' | 'mail' | 'webhooks'> {
  return {
    push: pushSettings(devices, deliveries, settings, session),
    mail: mailSettings(stop, deliveries, mailer !== null, session),
    webhooks: shownWebhooks(hooks, deliveries),
  };
}

/** Returns the statements that move a guest's targets to the account they join. Pushes end with the guest's session. */
export const channelMerge = (db: Database, from: string, to: string) => [webhookMerge(db, from, to)] as const;

/** Returns the statements that read an account's channels for its export. */
export const channelExport = (db: Database, account: string) =>
  [webhookExport(db, account), subscriptionExport(db, account)] as const;

/** The rows that `channelExport` finds. */
export type ChannelExportRows = readonly [TargetRows[1], readonly Pick<ShownSubscription, 'userAgent' | 'createdAt'>[]];

/** Returns them as their owner may export them: without signing secrets. */
export const exportedChannels = ([hooks, browsers]: ChannelExportRows) => ({
  webhooks: hooks.map(({ url, shape, gameId, createdAt }) => ({
    url,
    shape,
    table: gameId,
    addedAt: createdAt.toISOString(),
  })),
  pushes: browsers.map(({ userAgent, createdAt }) => ({ userAgent, addedAt: createdAt.toISOString() })),
});
