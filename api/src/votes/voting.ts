import type { TableEvent, Vote, VoteMatter } from '@slow-train/protocol';
import { err, ok, type Result, type Seat } from '@slow-train/rules';
import { extendClocks, pauseClocks, resumeClocks } from '../clocks/table-clock.ts';
import type { Chance } from '../fairness/chance.ts';
import { advance, changeOf, type Change } from '../games/change.ts';
import { FINISHED, nameIn, type Game } from '../games/game.ts';
import { holdSeat } from '../games/hold.ts';
import { recounted, verdictOn, withBallot } from './tally.ts';
import { whyNot } from './why-not.ts';

const MINUTE = 60_000;
/** How long a vote is open: over any weekend. */
const OPEN_MS = 72 * 60 * MINUTE;

/**
 * Somebody in this seat asks for a vote, and is in favour. `runOn` has to follow: it may be decided with that.
 * Failure: why it cannot be, in a sentence
 */
export function openVote(game: Game, by: Seat, matter: VoteMatter, at: Date): Result<Change, string> {
  if (matter.kind === 'replace' && matter.seat === by)
    return err('This is your own seat. Plan your turns ahead, or declare a holiday, if you cannot come.');
  const reason = whyNot(game, matter, at);
  if (reason !== null) return err(reason);
  if (game.vote !== null) return err('Another vote is open at this table. Vote on that one first.');
  const until = new Date(Math.floor((at.getTime() + OPEN_MS) / MINUTE) * MINUTE).toISOString();
  const empty = { id: game.revision + 1, matter, by, until, voters: [], needed: 1, yes: [by], no: [] };
  return ok(noted(changeOf(game, at), [{ type: 'voteOpened', seat: by, matter }], recounted(empty, game)));
}

/**
 * The ballot of somebody in this seat on the vote of this number, in the place of the one before. `runOn` has to
 * follow: it may be decided with that.
 * @returns null where that is their ballot already
 * Failure: why it does not count, in a sentence
 */
export function castBallot(
  game: Game,
  seat: Seat,
  { vote: id, inFavour }: { readonly vote: number; readonly inFavour: boolean },
  at: Date,
): Result<Change | null, string> {
  const { vote } = game;
  if (vote?.id !== id) return err('This vote is over. Look at the table to see what became of it.');
  if (!vote.voters.includes(seat))
    return err(`This vote is about ${nameIn(game, seat) ?? 'you'}: the others decide. Play on, and show them.`);
  if ((inFavour ? vote.yes : vote.no).includes(seat)) return ok(null);
  return ok(noted(changeOf(game, at), [{ type: 'voted', seat, inFavour }], withBallot(vote, seat, inFavour)));
}

/** Ends a vote whose time is over: it has failed. No change where there is none. */
export function closeLapsed(change: Change): Change {
  const { vote } = change.game;
  if (vote === null || new Date(vote.until) > change.at) return change;
  return noted(change, [{ type: 'voteClosed', matter: vote.matter, passed: false }], null);
}

/** Somebody else sits in this seat now: what was said there about an open vote counts no more. `runOn` has to follow. */
export function withoutBallot(change: Change, seat: Seat): Change {
  const { game } = change;
  return game.vote === null ? change : { ...change, game: { ...game, vote: withBallot(game.vote, seat, null) } };
}

/**
 * Counts an open vote for the people who sit there now, ends it if it is decided, and does what has passed; what makes
 * no sense any more has failed. `runOn` does this before anything else. Pure but for `chance`.
 */
export function settleVote(change: Change, chance: Chance): Change {
  const { game, at } = change;
  if (game.vote === null) return change;
  const vote = recounted(game.vote, game);
  const { matter } = vote;
  const verdict = whyNot(game, matter, at) === null ? verdictOn(vote) : 'failed';
  if (verdict === 'open') return { ...change, game: { ...game, vote } };
  if (verdict === 'failed') return noted(change, [{ type: 'voteClosed', matter, passed: false }], null);
  return withPassed(change, matter, chance);
}

/** A revision of the table's own. It does not count as changed since: nobody has played, and whoever is late still is. */
function noted(change: Change, events: readonly TableEvent[], vote: Vote | null): Change {
  const { updatedAt } = change.game;
  const after = advance(change, { seat: null, action: 'vote', by: 'table', events }, { vote });
  return { ...after, game: { ...after.game, updatedAt } };
}

/** What the table has decided, with what follows of it. */
function withPassed(change: Change, matter: VoteMatter, chance: Chance): Change {
  const closed = { type: 'voteClosed', matter, passed: true } as const;
  const events = matter.kind === 'resume' ? [closed, { type: 'resumed' } as const] : [closed];
  const done = { seat: null, action: 'vote', by: 'table', events } as const;
  const decided = advance(change, done, matter.kind === 'cancel' ? FINISHED : { vote: null });
  switch (matter.kind) {
    case 'pause':
      return pauseClocks(decided, matter.days);
    case 'resume':
    // Of a pause there is nothing left to end in a game that is over.
    case 'cancel':
      return resumeClocks(decided);
    case 'extend':
      return extendClocks(decided);
    case 'replace':
      return holdSeat(decided, matter.seat, chance);
    default:
      return matter satisfies never;
  }
}
