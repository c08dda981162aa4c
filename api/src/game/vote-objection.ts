import type { Sentence } from '@slow-train/words';
import type { Instant, VoteMatter } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';
import { pausedUntil } from './clock.ts';
import { activeSeats, type Game } from './game.ts';
import { mayBeHeld } from './hold-seat.ts';
import { CHOICE_MS, nameAt, type Occupant, type Seated } from './seats.ts';
import { isUndecided } from './get-up.ts';

/** How long players without a clock have to wait for somebody before they can vote about that seat. */
const PATIENCE_MS = 3 * 24 * 60 * 60_000;

/** Returns the seats that vote on this: all people in the game, except the one the vote is about. */
export function votersOn(matter: VoteMatter, { seats }: Seated): Seat[] {
  const concerned = matter.kind === 'replace' ? matter.seat : null;
  return seats.flatMap(({ kind }, seat) => (kind === 'person' && seat !== concerned ? [seat] : []));
}

/** Returns why there can be no such vote now, in a sentence that says what to do; null if there can. */
export function voteObjection(game: Game, matter: VoteMatter, now: Instant): Sentence | null {
  if (game.status === 'lobby') return (say) => say.vote.notStarted;
  if (game.status === 'finished') return (say) => say.vote.finished;
  switch (matter.kind) {
    case 'pause':
    case 'resume':
    case 'extend':
      return game.clock === null ? NO_CLOCK : clockObjection(game, matter.kind);
    case 'replace':
      return replaceObjection(game, matter.seat, now);
    case 'cancel':
      return isAlone(game) && game.seats.some(mayReturn) ? OWNER_AWAY : null;
    case 'goOn':
      return goOnObjection(game, matter, now);
    default:
      return matter satisfies never;
  }
}

const OWNER_AWAY: Sentence = (say) => say.vote.ownerAway;
const NO_CLOCK: Sentence = (say) => say.vote.noClock;

function clockObjection(game: Game, kind: 'pause' | 'resume' | 'extend'): Sentence | null {
  const isPaused = pausedUntil(game) !== null;
  switch (kind) {
    case 'pause':
      return isPaused ? (say) => say.vote.paused : null;
    case 'resume':
      return isPaused ? null : (say) => say.vote.noPause;
    case 'extend':
      if (isPaused) return (say) => say.vote.nothingToExtend;
      return game.turnBy === null ? (say) => say.vote.noneRunning : null;
    default:
      return kind satisfies never;
  }
}

function replaceObjection(game: Game, seat: Seat, now: Instant): Sentence | null {
  const name = nameAt(game, seat);
  if (name === undefined) return (say) => say.vote.noSeat;
  if (game.seats[seat]?.kind === 'computer') return (say) => say.vote.isComputer(name);
  if (!mayBeHeld(game, seat)) return (say) => say.vote.nobodyLeft(name);
  const clock = game.clock?.seats[seat];
  if (clock === undefined) {
    const isLate = activeSeats(game).includes(seat) && now - game.updatedAt >= PATIENCE_MS;
    return isLate ? null : (say) => say.vote.tooSoon(name);
  }
  if (clock.breaks.some(({ from, until }) => from <= now && now < until)) return (say) => say.vote.onVacation(name);
  if (clock.strikes === 0) return (say) => say.vote.notLate(name);
  // A single opponent would decide alone; the clock's terms decide instead, after enough time-outs in a row.
  return votersOn({ kind: 'replace', seat }, game).length < 2 ? (say) => say.vote.clockDecides(name) : null;
}

/** Whether the owner of a held seat may take it back. */
function mayReturn(occupant: Occupant): boolean {
  return occupant.kind === 'computer' && occupant.owner !== undefined && occupant.gotUp === undefined;
}

function goOnObjection(
  game: Game,
  { seat, how }: Extract<VoteMatter, { kind: 'goOn' }>,
  now: Instant,
): Sentence | null {
  const occupant = game.seats[seat];
  if (occupant?.kind !== 'computer' || occupant.gotUp === undefined) return (say) => say.vote.nobodyGotUp;
  if (now >= occupant.gotUp.at + CHOICE_MS) return (say) => say.vote.choseAlready;
  if (how === 'end') return isUndecided(game, seat) ? null : (say) => say.vote.choseAlready;
  return how === occupant.gotUp.plays ? (say) => say.vote.playsSoAlready : null;
}

/** Whether only one person is left in the game. */
function isAlone(game: Game): boolean {
  return votersOn({ kind: 'cancel' }, game).length < 2;
}
