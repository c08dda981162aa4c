import type { GameEventName } from '@slow-train/protocol';
import { wordsIn } from '@slow-train/words';
import { deadlineFor } from '../../game/clock.ts';
import { answerFor } from '../../game/view.ts';
import { turnLink, turnNow } from '../../games/turn-link.ts';
import { CHANNEL_RECORDS, type ListedKind, type ListedTargets } from '../channels/channels.ts';
import type {
  CircleRef,
  DailyDigest,
  GameNotification,
  MailTarget,
  SendResult,
  TournamentNotification,
} from '../notification.ts';
import type { NotificationServices } from '../channels/services.ts';
import { unsubscribeLinks, type UnsubscribeScope } from '../unsubscribe/links.ts';
import type { CurrentGame, OutboxContext, Recipient } from './context.ts';
import { priorityOf } from './priority.ts';
import { readDigestGames, type DigestEvent } from './context-store.ts';
import { isStillRelevant } from './recheck.ts';
import { tournamentNotification } from './tournament-news.ts';

/** What draining the outbox needs. */
export type OutboxServices = Pick<
  NotificationServices,
  'db' | 'settings' | 'now' | 'log' | 'scheduler' | 'channels' | 'entryLinks' | 'messagePace'
>;

/** One attempt to deliver a row. */
export interface Delivery {
  readonly result: SendResult;
  /** The events that a digest included. */
  readonly included: readonly string[];
}

const GONE: Delivery = { result: { kind: 'never', trouble: 'gone' }, included: [] };

/**
 * Sends the message of an outbox row through its channel.
 * @returns null where there is nothing to send any more
 */
export async function deliver(services: OutboxServices, context: OutboxContext, now: Date): Promise<Delivery | null> {
  const { row } = context;
  switch (row.kind) {
    case 'notice':
      return null;
    case 'mail':
      return deliverMail(services, context, now);
    default:
      return deliverTo(row.kind, services, context);
  }
}

async function deliverMail(services: OutboxServices, context: OutboxContext, now: Date): Promise<Delivery | null> {
  const { row, recipient } = context;
  if (recipient === null || recipient.address === null) return null;
  const to = { ...recipient, address: recipient.address };
  const daily = row.event === 'daily' ? await digestFor(services.db, recipient, row.id, now) : null;
  const message = daily?.digest ?? notificationIn(context);
  if (message === null) return null;
  const result = await services.channels.mail(await mailTarget(services, to, message, context.current), message);
  return { result, included: daily?.included ?? [] };
}

/** Sends a message to one of the recipient's targets, or of the game's. */
async function deliverTo<Kind extends ListedKind>(
  kind: Kind,
  { channels }: OutboxServices,
  context: OutboxContext,
): Promise<Delivery | null> {
  const { row, recipient, current } = context;
  const targets: ListedTargets | undefined = (recipient ?? current)?.targets;
  const target = targets?.[kind].find(({ id }) => id === row.target);
  if (target === undefined) return CHANNEL_RECORDS[kind].isMissed ? GONE : null;
  const notification = notificationIn(context);
  return notification && { result: await channels[kind](target, notification), included: [] };
}

function notificationIn({
  row,
  recipient,
  current,
  tournament,
}: OutboxContext): GameNotification | TournamentNotification | null {
  const { id: key, event, by, createdAt: happenedAt } = row;
  if (event === 'tournament') return recipient && tournamentNotification(row, tournament, recipient);
  if (current === null || event === 'daily' || event === 'tryOut') return null;
  const { circle } = current;
  return notificationFor({ key, event, happenedAt, by, ...(circle && { circle }) }, current, recipient);
}

interface Happening {
  readonly key: string;
  readonly event: GameEventName;
  readonly happenedAt: Date;
  readonly by: string | null;
  readonly circle?: CircleRef;
}

/**
 * Makes a notification from the answer that the recipient would get from the API; without one, a spectator's. Nothing
 * else of the position goes into any message.
 */
export function notificationFor(
  happening: Happening,
  current: CurrentGame,
  recipient: Pick<Recipient, 'account' | 'preferences' | 'language'> | null,
): GameNotification {
  const { game, log, seenUpTo } = current;
  const { said } = current.talk;
  const language = recipient?.language ?? current.hostLanguage;
  const account = recipient?.account ?? null;
  const turnBy = deadlineFor(game, account);
  const unseen = log.filter(({ revision }) => account === null || revision > seenUpTo);
  return {
    ...happening,
    answer: answerFor(game, unseen, account ?? ''),
    turnBy: turnBy === null ? null : new Date(turnBy),
    timeZone: recipient?.preferences.timeZone ?? null,
    language,
    ...(said && { said: said.phrase === null ? (said.text ?? '') : wordsIn(language).phrases[said.phrase] }),
  };
}

interface IncludingDigest {
  readonly digest: DailyDigest;
  readonly included: readonly string[];
}

/** Returns the daily digest, with the most urgent games first; null if nothing in it would be new. */
async function digestFor(
  db: OutboxServices['db'],
  recipient: Recipient,
  key: string,
  now: Date,
): Promise<IncludingDigest | null> {
  const games = (await readDigestGames(db, recipient.account)).map((current) => ({
    current,
    news: current.events.filter((event) => isStillRelevant({ ...event, channel: 'mail' }, recipient, current, now)),
    waits: current.waitsFor.includes(recipient.account),
  }));
  const included = games.flatMap(({ news }) => news.map(({ id }) => id));
  // Games that wait are listed with the news; alone they are not worth another mail.
  if (included.length === 0) return null;
  const notifications = games.flatMap(({ current, news, waits }) => {
    const chosen = mostImportant(news);
    if (chosen === undefined && !waits) return [];
    const { event, by, circle } = chosen ?? { event: 'turn', by: null, circle: null };
    const happening = {
      key: `${key}:${current.game.id}`,
      event,
      by,
      ...(circle && { circle }),
      happenedAt: new Date(current.game.updatedAt),
    };
    return [notificationFor(happening, current, recipient)];
  });
  return { digest: { key, event: 'daily', games: notifications, language: recipient.language }, included };
}

function mostImportant(events: readonly DigestEvent[]): DigestEvent | undefined {
  return events.find(({ event }) => priorityOf(event) !== 'informs') ?? events.at(-1);
}

/** Returns where a mail goes, with links for this recipient alone, which work from now on. One request. */
async function mailTarget(
  { settings, entryLinks }: Pick<OutboxServices, 'settings' | 'entryLinks'>,
  { account, address, name, preferences, signedOutAt }: Recipient & { readonly address: string },
  message: GameNotification | TournamentNotification | DailyDigest,
  current: CurrentGame | null,
): Promise<MailTarget> {
  const turn = current !== null && preferences.mailPlays ? turnNow(current.game, account) : null;
  const games = gamesIn(message).map(({ answer }) => answer.game.id);
  const made =
    games.length === 0
      ? []
      : await entryLinks(games.map((game) => ({ account, email: address, key: message.key, game })));
  const links = new Map(games.map((game, index) => [game, made[index]]));
  return {
    address,
    name,
    gameLink: (id) => links.get(id) ?? `${settings.APP_URL}/tables/${id}`,
    turnLink: turn && (await turnLink(settings, turn, signedOutAt)),
    unsubscribe: await unsubscribeLinks(settings, account, scopeOf(message)),
  };
}

function gamesIn(message: GameNotification | TournamentNotification | DailyDigest): readonly GameNotification[] {
  switch (message.event) {
    case 'daily':
      return message.games;
    case 'tournament':
      return [];
    default:
      return [message];
  }
}

/** The links in a mail stop only mails of its kind. */
function scopeOf(message: GameNotification | TournamentNotification | DailyDigest): UnsubscribeScope {
  if (message.event === 'daily') return 'daily';
  if (message.event === 'tournament') return 'tournaments';
  return message.event === 'invited' || message.event === 'circle' ? 'invitations' : { table: message.answer.game.id };
}
