import type { GameView, WebhookShape } from '@slow-train/protocol';
import type { Names } from '@slow-train/words/en';
import type { Settings } from '../../platform/settings.ts';
import type { GameNotification, TestMessage } from '../notification.ts';
import { latestSentence, namesFor, resultSentence, turnSentence, voteSentence, waitingSeats } from '../public-words.ts';
import { localTime } from '../templates/times.ts';

/** A message to one webhook. */
export interface WebhookDelivery {
  /** The same for every attempt. */
  readonly id: string;
  readonly sentAt: Date;
  readonly message: GameNotification | TestMessage;
}

/** Returns the body of a webhook's request, before it is written as JSON (docs/webhooks.md). */
export function webhookMessage(
  shape: WebhookShape,
  delivery: WebhookDelivery,
  { APP_URL }: Pick<Settings, 'APP_URL'>,
): object {
  const { message, sentAt } = delivery;
  const text = webhookText(message, sentAt);
  const url = new URL(pathOf(message), APP_URL).href;
  switch (shape) {
    case 'generic':
      return message.event === 'tryOut'
        ? testMessage(delivery, text)
        : { id: delivery.id, ...gameMessage(message, text, url) };
    case 'discord':
      return {
        username: 'Slow Train',
        // Angle brackets suppress the preview of the link.
        content: `${escapeForDiscord(text)} <${url}>`,
        allowed_mentions: { parse: [] },
      };
    case 'slack':
      return {
        text: `${escapeForSlack(text)} <${url}|Open Slow Train>`,
        unfurl_links: false,
        unfurl_media: false,
      };
    default:
      return shape satisfies never;
  }
}

/** An invitation opens the home page, because its own link is a secret. */
function pathOf(message: GameNotification | TestMessage): string {
  return message.event === 'tryOut' || message.event === 'invited' ? '/' : `/tables/${message.answer.game.id}`;
}

function gameMessage({ event, happenedAt, answer: { game }, turnBy }: GameNotification, text: string, url: string) {
  const names = namesFor(game, null);
  return {
    event,
    at: happenedAt.toISOString(),
    table: { id: game.id, name: game.name, url },
    round: game.round?.round ?? 0,
    rounds: game.rounds,
    waitingFor: waitingSeats(game).map(names.seat),
    turnBy: turnBy?.toISOString() ?? null,
    text,
  };
}

function testMessage({ id, sentAt }: WebhookDelivery, text: string): object {
  return {
    id,
    event: 'tryOut',
    at: sentAt.toISOString(),
    table: null,
    round: 0,
    rounds: 0,
    waitingFor: [],
    turnBy: null,
    text,
  };
}

/** Returns what a webhook says in one to three sentences: what a spectator would see, and no more. */
export function webhookText(message: GameNotification | TestMessage, now: Date): string {
  if (message.event === 'tryOut') return 'This webhook works. News from Slow Train will come here.';
  const { game } = message.answer;
  const names = namesFor(game, null);
  return [newsSentence(message, names, now), turnSentence(game, names)].filter((sentence) => sentence !== '').join(' ');
}

function newsSentence({ event, answer, by, turnBy }: GameNotification, names: Names, now: Date): string {
  const { game } = answer;
  const { name } = game;
  const news = latestSentence(answer, names) ?? `Round ${game.round?.round ?? 1} of ${game.rounds}.`;
  switch (event) {
    case 'turn':
    case 'playedFor':
      return `${name}: ${news}`;
    case 'invited':
      return by === null ? `You are invited to ${name}.` : `${by} invites you to ${name}.`;
    case 'started':
      return `${name} has started. ${news}`;
    case 'roundOver':
      return `Round ${game.results.length} of ${game.rounds} is over at ${name}. ${latestSentence(answer, names, 'roundOver') ?? ''}`.trim();
    case 'gameOver':
      return game.isCancelled ? `${name} ended without a result.` : `${name} is over. ${resultSentence(game, names)}`;
    case 'timeLow':
      return turnBy === null
        ? `Time is running out at ${name}.`
        : `Time is running out at ${name}: play by ${anywhere(turnBy, now)}.`;
    case 'caught': {
      const caught = game.you.seat === null ? 'Somebody' : names.seat(game.you.seat);
      return `${name}: ${latestSentence(answer, names, 'caught') ?? `${caught} was caught.`}`;
    }
    case 'vote':
      return voteNews(game, names, now);
    default:
      return event satisfies never;
  }
}

function voteNews(game: GameView, names: Names, now: Date): string {
  const asked = voteSentence(game, names);
  if (asked === null || game.vote === null) return `${game.name}: the vote is over.`;
  return `${game.name}: ${asked} Vote by ${anywhere(new Date(game.vote.until), now)}.`;
}

/** Formats a time for readers anywhere: `Sat 19:05 UTC`. */
function anywhere(at: Date, now: Date): string {
  return localTime(at, now, 'UTC');
}

/**
 * Escapes text for Discord. Players choose their names, which must not become Markdown, mentions, emojis or links;
 * a backslash prevents that.
 */
function escapeForDiscord(text: string): string {
  return text.replaceAll(/[\\*_~`|>#[\]()<@/]/g, String.raw`\$&`);
}

const ENTITIES: { readonly [mark: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/**
 * Escapes text for Slack: its three control characters (https://docs.slack.dev/messaging/formatting-message-text), and
 * with a WORD JOINER the places where it would detect a link or a mention.
 */
function escapeForSlack(text: string): string {
  return text.replaceAll(/[&<>]/g, (mark) => ENTITIES[mark] ?? mark).replaceAll(/[@:.](?=\S)/g, '$&\u2060');
}
