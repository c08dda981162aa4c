import type { Seat } from '@slow-train/rules';
import { capital, listed, namesOf } from '@slow-train/words';
import { awaySeatOf, isCancelled, nameIn } from './game.ts';
import type { ListedGame } from './glance.ts';
import { NO_RESULT, placesIn } from './results.ts';

/** How a table stands, in one sentence for the person in this seat. Says only what lies open on the table. */
export function newsOf(game: ListedGame, seat: Seat | null, isHost: boolean): string {
  switch (game.status) {
    case 'boarding':
      return boarding(game, isHost);
    case 'playing':
      return playing(game, seat);
    case 'finished':
      return finished(game, seat);
    default:
      return game.status satisfies never;
  }
}

/** What is news to somebody whose seat is held by somebody else; null where none of theirs is, or the game is over. */
export function awayNewsOf(game: ListedGame, account: string): string | null {
  const seat = awaySeatOf(game, account);
  if (seat === null || game.status !== 'playing') return null;
  const isComputer = game.seats[seat]?.kind === 'computer';
  return isComputer ? 'A computer player holds your seat.' : `${nameIn(game, seat) ?? 'Somebody'} sits in for you.`;
}

function boarding({ seats }: ListedGame, isHost: boolean): string {
  const free = seats.filter(({ kind }) => kind === 'nobody').length;
  if (free > 0) return `Waiting for ${free} more ${free === 1 ? 'player' : 'players'}.`;
  return isHost ? 'Everybody is here: you can start.' : 'Everybody is here: the host can start.';
}

function playing(game: ListedGame, seat: Seat | null): string {
  const { on, isBuild, open } = game.glance;
  const isMine = seat !== null && on.includes(seat);
  if (isMine && isBuild) return 'Build your train.';
  if (open !== null)
    return `${open.tile} is open on ${namesOf({ seats: game.seats, you: { seat } }).train(open.train)}.`;
  if (isMine) return 'It is your turn.';
  const [first] = on;
  if (on.length > 1) return `Waiting for ${on.length} builds.`;
  return first === undefined ? 'The next round is being dealt.' : `${nameIn(game, first) ?? 'Nobody'} is on.`;
}

function finished(game: ListedGame, seat: Seat | null): string {
  if (isCancelled(game)) return NO_RESULT;
  const winners = placesIn(game).flatMap((place, at) => (place === 1 ? [at] : []));
  const names = winners.map((at) => (at === seat ? 'you' : (nameIn(game, at) ?? 'nobody')));
  return capital(`${listed(names)} ${names.length < 2 ? 'won' : 'share the first place'}.`);
}
