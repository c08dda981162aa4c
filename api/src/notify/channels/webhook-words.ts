import type { GameView } from '@slow-train/protocol';
import type { Names } from '@slow-train/words';
import type { Told, TryOutMessage } from '../told.ts';
import { namesFor, newestOf, voteSentence, waitingSentence, winners } from './table-words.ts';

/** What a webhook says in a sentence or three: what somebody would see who stands behind the table, and no more. */
export function webhookText(what: Told | TryOutMessage): string {
  if (what.event === 'tryOut') return 'Slow Train calls: this webhook works.';
  const { game } = what.answer;
  const names = namesFor(game, null);
  return [happenedIn(what, names), waitingSentence(game, names)].filter((sentence) => sentence !== '').join(' ');
}

function happenedIn({ event, answer, by, turnBy }: Told, names: Names): string {
  const { game } = answer;
  const { name } = game;
  const news = newestOf(answer, names) ?? `Round ${game.round?.round ?? 1} of ${game.rounds}.`;
  const reader = game.you.seat === null ? 'Somebody' : names.seat(game.you.seat);
  switch (event) {
    case 'turn':
    case 'playedFor':
      return `${name}: ${news}`;
    case 'invited':
      return by === null ? `An invitation to ${name} has come.` : `${by} invites you to ${name}.`;
    case 'started':
      return `${name} has left the station. ${news}`;
    case 'roundOver':
      return `Round ${game.results.length} of ${game.rounds} is over at ${name}. ${newestOf(answer, names, 'roundOver') ?? ''}`.trim();
    case 'gameOver':
      return game.isCancelled ? `${name}: ${winners(game, names)}` : `${name} has arrived. ${winners(game, names)}`;
    case 'timeLow':
      return turnBy === null
        ? `Time is running out at ${name}.`
        : `Time is running out at ${name}: play by ${minute(turnBy)}.`;
    case 'caught':
      return `${name}: ${newestOf(answer, names, 'caught') ?? `${reader} was caught.`}`;
    case 'vote':
      return vote(game, names);
    default:
      return event satisfies never;
  }
}

function vote(game: GameView, names: Names): string {
  const asked = voteSentence(game, names);
  if (asked === null || game.vote === null) return `${game.name} has held a vote.`;
  return `${game.name} holds a vote until ${minute(new Date(game.vote.until))}. ${asked}`;
}

/** `2026-11-21 19:05 UTC`: who reads it may live anywhere. */
function minute(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
