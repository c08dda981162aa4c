import type { GameView, PushMessage } from '@slow-train/protocol';
import { count, type Names } from '@slow-train/words/en';
import type { GameNotification, TestMessage } from '../notification.ts';
import { latestSentence, namesFor, resultSentence, voteSentence } from '../public-words.ts';
import { localTime } from '../templates/times.ts';

const TEST: PushMessage = {
  title: 'Pushes work',
  body: 'This is how your tables reach you on this device.',
  path: '/',
  tag: 'try-out',
  game: null,
};

/** Returns the payload of a push. It names no tile of a hand, because others may see the screen. */
export function pushMessage(message: GameNotification | TestMessage, now: Date): PushMessage {
  if (message.event === 'tryOut') return TEST;
  const { id, revision, invitation } = message.answer.game;
  return {
    title: titleOf(message),
    body: shorten(bodyOf(message, now)),
    path: message.event === 'invited' && invitation !== null ? `/join/${invitation}` : `/tables/${id}`,
    tag: `table-${id}`,
    game: { id, revision },
  };
}

function titleOf({ event, by, answer: { game } }: GameNotification): string {
  const { name } = game;
  switch (event) {
    case 'turn':
      return `Your turn at ${name}`;
    case 'invited':
      return by === null ? `You are invited to ${name}` : `${by} invites you to ${name}`;
    case 'started':
      return `${name} has started`;
    case 'roundOver':
      return `Round ${game.results.length} of ${game.rounds} is over at ${name}`;
    case 'gameOver':
      return game.isCancelled ? `${name} ended without a result` : `${name} is over`;
    case 'timeLow':
      return `Your time is running out at ${name}`;
    case 'playedFor':
      return `${name} went on without you`;
    case 'caught':
      return `You were caught at ${name}`;
    case 'vote':
      return `${name} needs your vote`;
    default:
      return event satisfies never;
  }
}

/** Says when something ends, never how much time is left: a push may arrive hours later. */
function bodyOf({ event, answer, turnBy, timeZone }: GameNotification, now: Date): string {
  const { game } = answer;
  const names = namesFor(game, game.you.seat);
  const news = latestSentence(answer, names) ?? `Round ${game.round?.round ?? 1} of ${game.rounds}.`;
  switch (event) {
    case 'turn':
    case 'started':
    case 'playedFor':
      return news;
    case 'invited':
      return `${count(game.seats.length, 'seat')}, ${count(game.rounds, 'round')}. First come, first seated.`;
    case 'roundOver':
      return latestSentence(answer, names, 'roundOver') ?? news;
    case 'gameOver':
      return game.isCancelled
        ? (latestSentence(answer, names, 'takenDown') ?? 'The table voted for it.')
        : resultSentence(game, names);
    case 'timeLow':
      return turnBy === null ? news : `Play by ${localTime(turnBy, now, timeZone)}.`;
    case 'caught':
      return latestSentence(answer, names, 'caught') ?? 'You had 1 tile left and did not say so.';
    case 'vote':
      return voteBody(game, names, timeZone, now);
    default:
      return event satisfies never;
  }
}

function voteBody(game: GameView, names: Names, timeZone: string, now: Date): string {
  const asked = voteSentence(game, names);
  if (asked === null || game.vote === null) return 'The vote is over.';
  return `${asked} Vote by ${localTime(new Date(game.vote.until), now, timeZone)}.`;
}

/** Cuts at more than any screen shows of a push: the payload has to stay below 4 KB (RFC 8291 section 4). */
function shorten(text: string): string {
  return text.replace(/^(.{299}).{2,}$/su, '$1…');
}
