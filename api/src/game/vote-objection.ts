import type { Instant, VoteMatter } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';
import { pausedUntil } from './clock.ts';
import { activeSeats, type Game } from './game.ts';
import { mayBeHeld } from './hold-seat.ts';
import { heldSeatOf, nameAt, type Seated } from './seats.ts';

/** How long players without a clock have to wait for somebody before they can vote about that seat. */
const PATIENCE_MS = 3 * 24 * 60 * 60_000;

/** Returns the seats that vote on this: all people in the game, except the one the vote is about. */
export function votersOn(matter: VoteMatter, { seats }: Seated): Seat[] {
  const concerned = matter.kind === 'replace' ? matter.seat : null;
  return seats.flatMap(({ kind }, seat) => (kind === 'person' && seat !== concerned ? [seat] : []));
}

/** Returns why there can be no such vote now, in a sentence that says what to do; null if there can. */
export function voteObjection(game: Game, matter: VoteMatter, now: Instant): string | null {
  if (game.status === 'boarding') return 'The game has not started, so there is nothing to vote on. Start it first.';
  if (game.status === 'finished') return 'The game is finished: there is nothing left to vote on.';
  switch (matter.kind) {
    case 'pause':
    case 'resume':
    case 'extend':
      return game.clock === null ? NO_CLOCK : clockObjection(game, matter.kind);
    case 'replace':
      return replaceObjection(game, matter.seat, now);
    case 'cancel':
      return isAlone(game) && heldSeatOf(game) !== null ? OWNER_AWAY : null;
    default:
      return matter satisfies never;
  }
}

const OWNER_AWAY =
  'You cannot end the game alone while a computer player holds a seat: its owner may come back. Play on, or let somebody sit in.';

const NO_CLOCK = 'This table has no clock: there is no time to stop or to add. Take all the time you need.';

function clockObjection(game: Game, kind: 'pause' | 'resume' | 'extend'): string | null {
  const isPaused = pausedUntil(game) !== null;
  switch (kind) {
    case 'pause':
      return isPaused ? 'The clocks are already stopped. Ask for another pause when this one is over.' : null;
    case 'resume':
      return isPaused ? null : 'There is no pause to end: the clocks are running.';
    case 'extend':
      if (isPaused) return 'The clocks are stopped: nobody runs out of time. Ask again after the pause.';
      return game.turnBy === null ? 'Nobody’s clock is running right now. Ask again when it is somebody’s turn.' : null;
    default:
      return kind satisfies never;
  }
}

function replaceObjection(game: Game, seat: Seat, now: Instant): string | null {
  const name = nameAt(game, seat);
  if (name === undefined) return 'This table has no such seat. Check who sits where, and ask again.';
  if (game.seats[seat]?.kind === 'computer') return `${name} is a computer player already.`;
  if (!mayBeHeld(game, seat)) return `You would have nobody left to play with. Give ${name} some more time.`;
  const clock = game.clock?.seats[seat];
  if (clock === undefined) {
    const isLate = activeSeats(game).includes(seat) && now - game.updatedAt >= PATIENCE_MS;
    return isLate ? null : `The table has not waited three days for ${name} yet. Give them some more time.`;
  }
  if (clock.breaks.some(({ from, until }) => from <= now && now < until))
    return `${name} is on holiday, as announced. Wait until they are back.`;
  if (clock.strikes === 0) return `${name} has not run out of time lately. Give them the time that they have.`;
  // A single opponent would decide alone; the clock's terms decide instead, after enough time-outs in a row.
  return votersOn({ kind: 'replace', seat }, game).length < 2
    ? `With two players the clock decides: a computer player holds the seat when ${name} is late too often.`
    : null;
}

/** Whether only one person is left in the game. */
function isAlone(game: Game): boolean {
  return votersOn({ kind: 'cancel' }, game).length < 2;
}
