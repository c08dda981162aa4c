import { cutToFit, type GameView, type PushMessage } from '@slow-train/protocol';
import type { Language } from '@slow-train/protocol/languages';
import type { Names } from '@slow-train/words';
import { textIn } from '../text/index.ts';
import { tournamentNews } from '../templates/tournament-words.ts';
import { circlePath, type GameNotification, type TestMessage, type TournamentNotification } from '../notification.ts';
import {
  answeredSentence,
  latestSentence,
  namesFor,
  resultSentence,
  seatNews,
  publicTitle,
  voteSentence,
} from '../public-words.ts';
import { localTime } from '../templates/times.ts';

/** More than any screen shows of a push, in UTF-16 units: the payload has to stay below 4 KB (RFC 8291 section 4). */
const LONGEST_BODY = 300;
const TEST = { path: '/', tag: 'try-out', game: null, isTurn: false };

/** Returns the payload of a push. It names no tile of a hand, because others may see the screen. */
export function pushMessage(message: GameNotification | TournamentNotification | TestMessage, now: Date): PushMessage {
  if (message.event === 'tryOut') return { ...textIn(message.language).push.test, ...TEST };
  if (message.event === 'tournament') {
    const { title, body } = tournamentNews(message, now);
    const { id } = message.tournament;
    return {
      title,
      body: cutToFit(body, LONGEST_BODY),
      path: `/tournaments/${id}`,
      tag: `tournament-${id}`,
      game: null,
      isTurn: false,
    };
  }
  const { id, revision } = message.answer.game;
  return {
    title: publicTitle(message),
    body: cutToFit(bodyOf(message, now), LONGEST_BODY),
    path: pathOf(message),
    // A message of the talk must not replace a turn on the lock screen.
    tag: message.circle
      ? `circle-${message.circle.id}`
      : message.event === 'talk' || message.event === 'mention'
        ? `talk-${id}`
        : `table-${id}`,
    game: { id, revision },
    isTurn: message.event === 'turn' || message.event === 'timeLow',
  };
}

function pathOf(notification: GameNotification): string {
  const { event, circle, answer } = notification;
  const { game } = answer;
  if (circle !== undefined) return circlePath(circle);
  if (event === 'invited' && game.invitation !== null) return `/join/${game.invitation}`;
  return event === 'seat' && seatNews(notification) === 'removed' ? '/open' : `/tables/${game.id}`;
}

/** Says when something ends, never how much time is left: a push may arrive hours later. */
function bodyOf(notification: GameNotification, now: Date): string {
  const { event, answer, by, said, circle, turnBy, timeZone, language } = notification;
  const { game } = answer;
  const text = textIn(language);
  const names = namesFor(game, game.you.seat, language);
  const news = latestSentence(answer, names, language) ?? text.round(game.round?.round ?? 1, game.rounds);
  const playBy = turnBy && localTime(turnBy, now, timeZone, language);
  switch (event) {
    case 'turn':
    case 'started':
    case 'playedFor':
      return news;
    case 'invited':
      return [
        text.push.seatsAndRounds(game.seats.length, game.rounds),
        ...(game.changed === undefined ? [] : [text.push.different(text.game.changed[game.changed.what])]),
      ].join(' ');
    case 'answered':
      return answeredSentence(game, by, language);
    case 'seat':
      return text.headline.seat[seatNews(notification)].sentence;
    case 'roundOver':
      return latestSentence(answer, names, language, 'roundOver') ?? news;
    case 'gameOver':
      return game.isCancelled
        ? (latestSentence(answer, names, language, 'takenDown') ?? text.takenDown)
        : resultSentence(game, names, language);
    case 'timeLow':
      return playBy === null ? news : text.push.playBy(playBy);
    case 'caught':
      return latestSentence(answer, names, language, 'caught') ?? text.wasCaught;
    case 'vote':
      return voteBody(game, names, timeZone, now, language);
    case 'mention':
    case 'talk':
      return said ?? news;
    case 'circle':
      return text.push.circleAsks[circle?.about ?? 'join'];
    default:
      return event satisfies never;
  }
}

function voteBody(game: GameView, names: Names, timeZone: string | null, now: Date, language: Language): string {
  const text = textIn(language);
  const asked = voteSentence(game, names, language);
  if (asked === null || game.vote === null) return text.voteOver;
  const time = localTime(new Date(game.vote.until), now, timeZone, language);
  return time === null ? asked : `${asked} ${text.voteBy(time)}`;
}
