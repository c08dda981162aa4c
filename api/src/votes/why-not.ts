import type { VoteMatter } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';
import { pausedUntil } from '../clocks/table-clock.ts';
import { nameIn, seatsOn, type Game } from '../games/game.ts';
import { mayBeHeld } from '../games/hold.ts';

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
      return null;
    default:
      return matter satisfies never;
  }
}

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
  if (isLate(game, seat, now)) return null;
  return game.clock === null
    ? `The table has not waited three days for ${name}. Give them some more time.`
    : `${name} has not run out of time lately. Give them the time that they have.`;
}

/** Whether somebody has kept the others waiting: by the clock, or where there is none, for days on end. */
function isLate({ clock, status, round, updatedAt }: Game, seat: Seat, now: Date): boolean {
  if (clock !== null) return (clock.seats[seat]?.strikes ?? 0) > 0;
  return seatsOn({ status, round }).includes(seat) && now.getTime() - updatedAt.getTime() >= PATIENCE_MS;
}
