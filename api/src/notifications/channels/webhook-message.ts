import { cutToFit, type GameView, type WebhookShape } from '@slow-train/protocol';
import type { Language } from '@slow-train/protocol/languages';
import type { Names } from '@slow-train/words';
import { isolated } from '@slow-train/words/isolated';
import { textIn } from '../text/index.ts';
import type { Settings } from '@slow-train/settings';
import { tournamentNews } from '../templates/tournament-words.ts';
import { circlePath, type GameNotification, type TestMessage, type TournamentNotification } from '../notification.ts';
import {
  answeredSentence,
  latestSentence,
  namesFor,
  resultSentence,
  seatNews,
  turnSentence,
  voteSentence,
  waitingSeats,
  publicTitle,
} from '../public-words.ts';
import { localTime } from '../templates/times.ts';

/** A message to one webhook. */
export interface WebhookDelivery {
  /** The same for every attempt. */
  readonly id: string;
  readonly sentAt: Date;
  readonly message: GameNotification | TournamentNotification | TestMessage;
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
      return genericMessage(delivery, text, url);
    case 'discord': {
      // Angle brackets suppress the preview of the link.
      const link = ` <${url}>`;
      return {
        username: 'Slow Train',
        content: `${escapeForDiscord(text, LONGEST_ON_DISCORD - link.length)}${link}`,
        allowed_mentions: { parse: [] },
      };
    }
    case 'slack':
      return {
        text: `${escapeForSlack(text)} <${url}|${textIn(message.language).webhook.open}>`,
        unfurl_links: false,
        unfurl_media: false,
      };
    default:
      return shape satisfies never;
  }
}

function genericMessage(delivery: WebhookDelivery, text: string, url: string): object {
  const { message, id } = delivery;
  switch (message.event) {
    case 'tryOut':
      return testMessage(delivery, text);
    case 'tournament':
      return { ...testMessage(delivery, text), event: message.event, at: message.happenedAt.toISOString(), url };
    default:
      return { id, ...gameMessage(message, text, url) };
  }
}

/** An invitation opens the home page, because its own link is a secret. */
function pathOf(message: GameNotification | TournamentNotification | TestMessage): string {
  if (message.event === 'tournament') return `/tournaments/${message.tournament.id}`;
  if (message.event === 'circle' && message.circle) return circlePath(message.circle);
  return message.event === 'tryOut' || message.event === 'invited' ? '/' : `/tables/${message.answer.game.id}`;
}

function gameMessage(
  { event, happenedAt, answer: { game }, turnBy, language }: GameNotification,
  text: string,
  url: string,
) {
  const names = namesFor(game, null, language);
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

/** Returns the one to three sentences of a webhook: a spectator's view, and no more. */
export function webhookText(message: GameNotification | TournamentNotification | TestMessage, now: Date): string {
  if (message.event === 'tryOut') return textIn(message.language).webhook.test;
  if (message.event === 'tournament') {
    const { title, body } = tournamentNews(message, now);
    return `${title}. ${body}`;
  }
  const { language } = message;
  const { game } = message.answer;
  const names = namesFor(game, null, language);
  const turn = message.event === 'circle' ? '' : turnSentence(game, names, language);
  return [newsSentence(message, names, now), turn].filter((sentence) => sentence !== '').join(' ');
}

function newsSentence(notification: GameNotification, names: Names, now: Date): string {
  const { event, answer, by, said, circle, turnBy, language } = notification;
  const { game } = answer;
  const { name } = game;
  const text = textIn(language).webhook;
  const news = latestSentence(answer, names, language) ?? textIn(language).round(game.round?.round ?? 1, game.rounds);
  switch (event) {
    case 'turn':
    case 'playedFor':
      return `${isolated(name)}: ${news}`;
    case 'invited':
      return `${textIn(language).push.invited(by, name)}.`;
    case 'answered':
      return `${isolated(name)}: ${answeredSentence(game, by, language)}`;
    case 'seat': {
      const { push, headline } = textIn(language);
      const news = seatNews(notification);
      return `${push.seat[news](name)}. ${headline.seat[news].sentence}`;
    }
    case 'started':
      return `${textIn(language).push.started(name)}. ${news}`;
    case 'roundOver':
      return `${text.roundOver(name, game.results.length, game.rounds)} ${latestSentence(answer, names, language, 'roundOver') ?? ''}`.trim();
    case 'gameOver':
      return game.isCancelled ? text.cancelled(name) : text.gameOver(name, resultSentence(game, names, language));
    case 'timeLow':
      return text.timeLow(name, turnBy === null ? null : anywhere(turnBy, now, language));
    case 'caught': {
      const caught = game.you.seat === null ? textIn(language).somebody : names.seat(game.you.seat);
      return `${isolated(name)}: ${latestSentence(answer, names, language, 'caught') ?? text.caught(caught)}`;
    }
    case 'vote':
      return voteNews(game, names, now, language);
    case 'mention':
    case 'talk':
      return text.said(name, by ?? textIn(language).somebody, said ?? '');
    case 'circle':
      return circle === undefined || circle.about === 'join'
        ? text.circle(by ?? textIn(language).somebody, circle?.name ?? name)
        : `${publicTitle(notification)}. ${textIn(language).push.circleAsks[circle.about]}`;
    default:
      return event satisfies never;
  }
}

function voteNews(game: GameView, names: Names, now: Date, language: Language): string {
  const text = textIn(language);
  const asked = voteSentence(game, names, language);
  if (asked === null || game.vote === null) return `${isolated(game.name)}: ${text.webhook.voteOver}`;
  return `${isolated(game.name)}: ${asked} ${text.voteBy(anywhere(new Date(game.vote.until), now, language))}`;
}

/** Formats a time for readers anywhere: `Sat 19:05 UTC`. */
function anywhere(at: Date, now: Date, language: Language): string {
  return `${localTime(at, now, 'UTC', language)} UTC`;
}

/** In UTF-16 units. Discord refuses a longer message: https://discord.com/developers/docs/resources/webhook */
const LONGEST_ON_DISCORD = 2_000;

/**
 * Escapes text for Discord. Players choose their names, which must not become Markdown, mentions, emojis or links;
 * a backslash prevents that. Cut at a grapheme if it would be longer than `most` UTF-16 units.
 */
function escapeForDiscord(text: string, most: number): string {
  const escaped = text.replaceAll(/[\\*_~`|>#[\]()<@/]/g, String.raw`\$&`);
  // Half of an escape would escape the ellipsis.
  return cutToFit(escaped, most).replace(/(?<!\\)((?:\\\\)*)\\…$/, '$1…');
}

const ENTITIES: { readonly [mark: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Slack has no escape for the marks of its formatting: these look the same, and mean nothing to it. */
const ALIKE: { readonly [mark: string]: string } = { '*': '\u2217', _: '\u02CD', '~': '\u223C', '`': '\u02CB' };
/**
 * Escapes text for Slack: its three control characters (https://docs.slack.dev/messaging/formatting-message-text), the
 * marks of its formatting, and with a WORD JOINER the places where it would detect a link or a mention.
 */
function escapeForSlack(text: string): string {
  return text
    .replaceAll(/[&<>]/g, (mark) => ENTITIES[mark] ?? mark)
    .replaceAll(/[*_~`]/g, (mark) => ALIKE[mark] ?? mark)
    .replaceAll(/[@:.](?=\S)/g, '$&\u2060');
}
