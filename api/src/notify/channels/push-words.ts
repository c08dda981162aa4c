import type { GameView, PushMessage } from '@slow-train/protocol';
import { count, type Names } from '@slow-train/words';
import type { Told, TryOutMessage } from '../told.ts';
import { namesFor, newestOf, timeLeft, voteSentence, winners } from './table-words.ts';

/** What a push says: what lies open on the table, for a screen that others may see. */
export function pushMessage(what: Told | TryOutMessage): PushMessage {
  if (what.event === 'tryOut') {
    const body = 'This device gets its signals. You would hear from us here.';
    return { title: 'Slow Train', body, path: '/', tag: 'try-out', game: null };
  }
  const { id, revision, invitation } = what.answer.game;
  return {
    title: titleOf(what),
    body: shortened(bodyOf(what, new Date())),
    path: what.event === 'invited' && invitation !== null ? `/join/${invitation}` : `/tables/${id}`,
    tag: `table-${id}`,
    game: { id, revision },
  };
}

function titleOf({ event, by, answer: { game } }: Told): string {
  const { name } = game;
  switch (event) {
    case 'turn':
      return `Your turn at ${name}`;
    case 'invited':
      return by === null ? `You are invited to ${name}` : `${by} invites you to ${name}`;
    case 'started':
      return `${name} has left the station`;
    case 'roundOver':
      return `Round ${game.results.length} of ${game.rounds} is over at ${name}`;
    case 'gameOver':
      return game.isCancelled ? `${name} has ended` : `${name} has arrived`;
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

function bodyOf({ event, answer, turnBy }: Told, now: Date): string {
  const { game } = answer;
  const names = namesFor(game, game.you.seat);
  const news = newestOf(answer, names) ?? `Round ${game.round?.round ?? 1} of ${game.rounds}.`;
  switch (event) {
    case 'turn':
    case 'started':
    case 'playedFor':
      return news;
    case 'invited':
      return `${count(game.seats.length, 'seat')}, ${count(game.rounds, 'round')}. Take a seat before the train leaves.`;
    case 'roundOver':
      return newestOf(answer, names, 'roundOver') ?? news;
    case 'gameOver':
      return winners(game, names);
    case 'timeLow':
      return turnBy === null ? news : `You have ${timeLeft(turnBy, now)} left.`;
    case 'caught':
      return newestOf(answer, names, 'caught') ?? 'You did not say that you had one tile left.';
    case 'vote':
      return bodyOfVote(game, names, now);
    default:
      return event satisfies never;
  }
}

function bodyOfVote(game: GameView, names: Names, now: Date): string {
  const asked = voteSentence(game, names);
  if (asked === null || game.vote === null) return 'The vote is over by now.';
  return `${asked} You have ${timeLeft(new Date(game.vote.until), now)} to vote.`;
}

/** To more than any screen shows of a notification: the payload has to stay below 4 KB (RFC 8291 section 4). */
function shortened(text: string): string {
  return text.replace(/^(.{299}).{2,}$/su, '$1…');
}
