import type { Sentence } from '@slow-train/words';
import {
  formatInstant,
  parseInstant,
  type Instant,
  type LogEvent,
  type Vote,
  type VoteKind,
  type VoteMatter,
} from '@slow-train/protocol';
import { asksOne } from '@slow-train/protocol/asks-one';
import { err, ok, type Result, type Seat } from '@slow-train/rules';
import type { Chance } from './chance.ts';
import { extendClocks, pauseClocks, resumeClocks } from './clock.ts';
import { FINISHED, isCancelled, type Game } from './game.ts';
import { endAsItStands, playOn } from './get-up.ts';
import { holdSeat } from './hold-seat.ts';
import { nameAt, type Seated } from './seats.ts';
import { addQuietRevision, addRevision, editGame, startUpdate, type GameUpdate } from './update.ts';
import { voteObjection, votersOn } from './vote-objection.ts';

const MINUTE = 60_000;
/** How long a vote stays open: longer than a weekend. */
const OPEN_MS = 72 * 60 * MINUTE;

export type VoteOutcome = 'open' | 'passed' | 'failed';

/**
 * Opens a vote proposed by the person in this seat, who is in favour. The caller has to run `advanceUntilChoice` next,
 * because the vote may be decided already.
 * Failure: a sentence on why there can be none
 */
export function openVote(game: Game, by: Seat, matter: VoteMatter, now: Instant): Result<GameUpdate, Sentence> {
  if (matter.kind === 'replace' && matter.seat === by) return err((say) => say.vote.ownSeat);
  const objection = voteObjection(game, matter, now);
  if (objection !== null) return err(objection);
  if (game.vote !== null) return err((say) => say.vote.another);
  const until = formatInstant(Math.floor((now + OPEN_MS) / MINUTE) * MINUTE);
  const empty = { id: game.revision + 1, matter, by, until, voters: [], needed: 1, yes: [by], no: [] };
  return ok(withVote(startUpdate(game, now), [{ type: 'voteOpened', seat: by, matter }], recount(empty, game)));
}

/**
 * Casts this seat's ballot, replacing its earlier one. The caller has to run `advanceUntilChoice` next, because the
 * vote may be decided.
 * @returns null if they had voted the same already
 * Failure: a sentence on why the ballot does not count
 */
export function castBallot(
  game: Game,
  seat: Seat,
  { vote: id, inFavour }: { readonly vote: number; readonly inFavour: boolean },
  now: Instant,
): Result<GameUpdate | null, Sentence> {
  const { vote } = game;
  if (vote?.id !== id) return err((say) => say.vote.over);
  if (!vote.voters.includes(seat)) return err((say) => say.vote.aboutYou(nameAt(game, seat)));
  if ((inFavour ? vote.yes : vote.no).includes(seat)) return ok(null);
  return ok(withVote(startUpdate(game, now), [{ type: 'voted', seat, inFavour }], withBallot(vote, seat, inFavour)));
}

/** Ends an expired vote as failed. No change if there is none. */
export function closeExpiredVote(update: GameUpdate): GameUpdate {
  const { vote } = update.game;
  return vote === null || parseInstant(vote.until) > update.at ? update : voteDown(update, vote.matter);
}

/** Closes a vote as failed. A clock that stood still until it was decided goes on. */
function voteDown(update: GameUpdate, matter: VoteMatter): GameUpdate {
  const closed = { type: 'voteClosed', matter, passed: false } as const;
  if (!asksOne(matter)) return withVote(update, [closed], null);
  const entry = { seat: null, action: 'vote', by: 'table', events: [closed] } as const;
  return resumeClocks(addRevision(update, entry, { vote: null }));
}

/** Removes the ballot of a seat with a new occupant. The caller has to run `advanceUntilChoice` next. */
export function clearBallot(update: GameUpdate, seat: Seat): GameUpdate {
  const { vote } = update.game;
  return vote === null ? update : editGame(update, { vote: withBallot(vote, seat, null) });
}

/**
 * Recounts an open vote for the current occupants, closes it if it is decided, and carries out what has passed. A vote
 * that no longer makes sense has failed. The first step of `advanceUntilChoice`.
 */
export function resolveVote(update: GameUpdate, chance: Chance): GameUpdate {
  const { game, at } = update;
  if (game.vote === null) return update;
  const vote = recount(game.vote, game);
  const { matter } = vote;
  const verdict = voteObjection(game, matter, at) === null ? verdictOn(vote) : 'failed';
  if (verdict === 'open') return editGame(update, { vote });
  if (verdict === 'failed') return voteDown(update, matter);
  return carryOut(update, matter, chance);
}

/** Leaves `updatedAt` as it is: nobody has played, so a late player is no less late. */
function withVote(update: GameUpdate, events: readonly LogEvent[], vote: Vote | null): GameUpdate {
  return addQuietRevision(update, { action: 'vote', events }, { vote });
}

/** Carries out a vote that has passed. */
function carryOut(update: GameUpdate, matter: VoteMatter, chance: Chance): GameUpdate {
  const closed = { type: 'voteClosed', matter, passed: true } as const;
  const events = matter.kind === 'resume' ? [closed, { type: 'resumed' } as const] : [closed];
  const entry = { seat: null, action: 'vote', by: 'table', events } as const;
  const isEnd = matter.kind === 'cancel' && isCancelled({ ...update.game, status: 'finished' });
  const decided = addRevision(update, entry, isEnd ? FINISHED : { vote: null });
  switch (matter.kind) {
    case 'pause':
      return pauseClocks(decided, matter.days);
    case 'resume':
      return resumeClocks(decided);
    case 'cancel':
      // A finished game must not stay paused.
      return isEnd ? resumeClocks(decided) : endAsItStands(decided);
    case 'goOn':
      return matter.how === 'end' ? endAsItStands(decided) : playOn(decided, matter.seat, matter.how);
    case 'extend':
      return extendClocks(decided);
    case 'replace':
      return holdSeat(decided, matter.seat, chance);
    default:
      return matter satisfies never;
  }
}

/** Returns the vote for the current seats: only the people sitting there now count, also towards the majority. */
function recount(vote: Vote, game: Seated): Vote {
  const voters = votersOn(vote.matter, game);
  const isVoter = (seat: Seat): boolean => voters.includes(seat);
  const needed = majorityOf(vote.matter.kind, voters.length);
  return { ...vote, voters, needed, yes: vote.yes.filter(isVoter), no: vote.no.filter(isVoter) };
}

/** Returns the vote with this seat's ballot replaced; null removes it. */
export function withBallot(vote: Vote, seat: Seat, inFavour: boolean | null): Vote {
  const others = (ballots: readonly Seat[]): Seat[] => ballots.filter((one) => one !== seat);
  const yes = inFavour === true ? [...others(vote.yes), seat] : others(vote.yes);
  const no = inFavour === false ? [...others(vote.no), seat] : others(vote.no);
  return { ...vote, yes, no };
}

/** Returns whether a vote has passed (enough are in favour) or failed (that has become impossible). */
export function verdictOn({ voters, needed, yes, no }: Pick<Vote, 'voters' | 'needed' | 'yes' | 'no'>): VoteOutcome {
  if (yes.length >= needed) return 'passed';
  return voters.length - no.length < needed ? 'failed' : 'open';
}

/**
 * Returns how many voters have to be in favour. Votes about time (`pause`, `resume`, `extend`), and on how the game goes
 * on without somebody who got up, need more than half.
 * `replace` and `cancel`, which end somebody's play, need at least two thirds; for `replace` the person concerned does
 * not count. With two voters that is both; a single voter decides alone. At least 1, even if nobody votes.
 */
export function majorityOf(kind: VoteKind, voters: number): number {
  switch (kind) {
    case 'pause':
    case 'resume':
    case 'extend':
    case 'goOn':
      return Math.floor(voters / 2) + 1;
    case 'replace':
    case 'cancel':
      return Math.max(1, Math.ceil((voters * 2) / 3));
    default:
      return kind satisfies never;
  }
}
