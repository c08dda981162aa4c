import type { VoteMatter } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';
import { pausedUntil } from '../clocks/table-clock.ts';
import { heldSeatOf, nameIn, seatsOn, type Game } from '../games/game.ts';
import { mayBeHeld } from '../games/hold.ts';
import { votersOn } from './tally.ts';

/** How long the table has waited for somebody before others may ask for their seat, where no clock says who is late. */
const PATIENCE_MS = 3 * 24 * 60 * 60_000;

/** Why the table cannot decide this now, in a sentence that says what to do; null where it can. */
export function whyNot(game: Game, matter: VoteMatter, now: Date): string | null {
  if (game.status === 'boarding') return 'The game has not begun: there is nothing to vote on. Start it first.';
  if (game.status === 'finished') return 'The game is finished: there is nothing left to vote on.';
  switch (matter.kind) {
    case 'pause':
    case 'resume':
    case 'extend':
      return game.clock === null ? NO_CLOCK : whyNotNow(game, matter.kind);
    case 'replace':
      return whyNotReplace(game, matter.seat, now);
    case 'cancel':
      return isAlone(game) && heldSeatOf(game) !== null ? OWNER_AWAY : null;
    default:
      return matter satisfies never;
  }
}

const OWNER_AWAY =
  'You cannot end it alone while a computer player holds a seat: its owner may come back. Play on, or let somebody sit in.';

const NO_CLOCK = 'No clock runs at this table: there is no time to stop or to give. Take all the time you need.';

function whyNotNow(game: Game, kind: 'pause' | 'resume' | 'extend'): string | null {
  const isPaused = pausedUntil(game) !== null;
  switch (kind) {
    case 'pause':
      return isPaused ? 'The clocks stand still already. Ask for another pause when this one is over.' : null;
    case 'resume':
      return isPaused ? null : 'No pause goes on at this table: the clocks run.';
    case 'extend':
      if (isPaused) return 'The clocks stand still: nobody runs out of time. Ask again after the pause.';
      return game.turnBy === null ? 'Nobody’s time runs at this moment. Ask again when somebody is on.' : null;
    default:
      return kind satisfies never;
  }
}

function whyNotReplace(game: Game, seat: Seat, now: Date): string | null {
  const name = nameIn(game, seat);
  if (name === undefined) return 'There is no such seat at this table. Look who sits where.';
  if (game.seats[seat]?.kind === 'computer') return `A computer player sits there already: ${name}.`;
  if (!mayBeHeld(game, seat)) return `Nobody else would be left to play with. Give ${name} some more time.`;
  const clock = game.clock?.seats[seat];
  if (clock === undefined) {
    const { updatedAt } = game;
    const isLate = seatsOn(game).includes(seat) && now.getTime() - updatedAt.getTime() >= PATIENCE_MS;
    return isLate ? null : `The table has not waited three days for ${name}. Give them some more time.`;
  }
  if (clock.breaks.some(({ from, until }) => from <= now.getTime() && now.getTime() < until))
    return `${name} is on holiday, as announced. Wait until they are back.`;
  if (clock.strikes === 0) return `${name} has not run out of time lately. Give them the time that they have.`;
  // One opponent alone would decide: the table's own terms do, which hold the seat after so many times.
  return votersOn({ kind: 'replace', seat }, game).length < 2
    ? `With two at the table the clock decides: a computer player holds the seat when ${name} is late too often.`
    : null;
}

/** Whether a single person is left who plays. */
function isAlone(game: Game): boolean {
  return votersOn({ kind: 'cancel' }, game).length < 2;
}
