import type { Sentence } from '@slow-train/words';
import { formatInstant, type Instant, type SeatPlays } from '@slow-train/protocol';
import { asksOne } from '@slow-train/protocol/asks-one';
import { err, ok, type Result, type Seat } from '@slow-train/rules';
import type { Chance } from './chance.ts';
import { pauseClocks, resumeClocks } from './clock.ts';
import { FINISHED, isShort, placesIn, type Game } from './game.ts';
import { holdSeat, mayBeHeld } from './hold-seat.ts';
import { CHOICE_MS, isSolo, type Person } from './seats.ts';
import { addQuietRevision, addRevision, editGame, startUpdate, type GameUpdate } from './update.ts';

// Getting up from a game in play, for good.

/** How long a decision can be taken back: a minute, and the time that a request may take. */
export const UNDO_MS = 70_000;

const DAY_MS = 24 * 60 * 60_000;

/**
 * Lets the person in this seat get up as soon as they can no longer take it back. Until then nobody else learns of it.
 * @returns null if they are getting up already
 * Failure: a sentence on why they cannot
 */
export function beginToGetUp(game: Game, seat: Seat, now: Instant): Result<GameUpdate | null, Sentence> {
  const occupant = game.seats[seat];
  if (game.status === 'finished') return err((say) => say.nothingLeftToPlay);
  if (isSolo(game)) return err((say) => say.endInstead);
  if (occupant?.kind !== 'person' || occupant.leaves !== undefined) return ok(null);
  return ok(privately(game, game.seats.with(seat, { ...occupant, leaves: now + UNDO_MS }), now));
}

/** Lets the person in this seat stay; null if they are not getting up. */
export function stay(game: Game, seat: Seat, now: Instant): GameUpdate | null {
  const occupant = game.seats[seat];
  if (occupant?.kind !== 'person' || occupant.leaves === undefined) return null;
  const { leaves: _leaves, ...staying } = occupant;
  return privately(game, game.seats.with(seat, staying), now);
}

/** Logged as the game's own action, and without an event: nobody is told. */
function privately(game: Game, seats: Game['seats'], now: Instant): GameUpdate {
  return addQuietRevision(startUpdate(game, now), { action: 'seat', events: [] }, { seats });
}

/** Returns when the next person gets up for good; null if nobody is about to. */
export function leavesAt({ seats }: Pick<Game, 'seats'>): Instant | null {
  const due = seats.flatMap((occupant) => (occupant.kind === 'person' ? (occupant.leaves ?? []) : []));
  return due.length === 0 ? null : Math.min(...due);
}

/** Takes everybody from their seat who can no longer take it back. */
export function getUpForGood(update: GameUpdate, chance: Chance): GameUpdate {
  return update.game.seats.reduce((before, occupant, seat) => {
    const isDue = occupant.kind === 'person' && (occupant.leaves ?? Infinity) <= before.at;
    return isDue && before.game.status === 'playing' ? leaveSeat(before, seat, occupant, chance) : before;
  }, update);
}

function leaveSeat(update: GameUpdate, seat: Seat, person: Person, chance: Chance): GameUpdate {
  const { seats, setup } = update.game;
  if (!mayBeHeld(update.game, seat)) {
    // Nobody is left to choose, so it ends as it stands; the seat is theirs, and last.
    const { account, name, hours } = person;
    const owner = { account, name, ...(hours && { hours }) };
    const gotUp = { at: update.at, plays: 'computer' } as const;
    const left = seats.with(seat, { kind: 'computer', name, owner, gotUp });
    const events = [{ type: 'held', seat, name, by: name, gotUp: true }] as const;
    return endAsItStands(
      addRevision(update, { seat: null, action: 'hold', by: 'table', events, account }, { seats: left }),
    );
  }
  const isPair = seats.length === 2;
  const plays = !isPair && setup.clock?.onTimeout === 'least' ? 'least' : 'computer';
  const held = holdSeat(update, seat, chance, plays);
  return isPair ? askWhoStays(held, seat) : held;
}

/** Asks the one who stays at a table for two, while the clock stands still. No answer lets the computer player play on. */
function askWhoStays(update: GameUpdate, seat: Seat): GameUpdate {
  const { game } = update;
  const matter = { kind: 'goOn', seat, how: 'end' } as const;
  const until = formatInstant(Math.floor((update.at + CHOICE_MS) / 60_000) * 60_000);
  const stays = game.seats.flatMap(({ kind }, other) => (kind === 'person' && other !== seat ? [other] : []));
  const vote = { id: game.revision + 1, matter, by: seat, until, voters: stays, needed: 1, yes: [], no: [] };
  const asked = addRevision(
    update,
    { seat: null, action: 'vote', by: 'table', events: [{ type: 'voteOpened', seat, matter }] },
    { vote },
  );
  return pauseClocks(resumeClocks(asked), CHOICE_MS / DAY_MS);
}

/** Whether a seat waits until the others have chosen how the game goes on without its owner. */
export function isUndecided({ vote }: Pick<Game, 'vote'>, seat: Seat): boolean {
  return vote !== null && asksOne(vote.matter) && vote.by === seat;
}

/** Sets how a seat plays on whose owner got up. */
export function playOn(update: GameUpdate, seat: Seat, plays: SeatPlays): GameUpdate {
  const { seats } = update.game;
  const occupant = seats[seat];
  if (occupant?.kind !== 'computer' || occupant.gotUp === undefined) return update;
  const changed = seats.with(seat, { ...occupant, gotUp: { ...occupant.gotUp, plays } });
  return editGame(update, { seats: changed, seeks: plays === 'substitute' });
}

/** Ends a game before its last round, with its places so far. */
export function endAsItStands(update: GameUpdate): GameUpdate {
  const game = { ...update.game, ...FINISHED };
  const events = [{ type: 'gameOver', places: placesIn(game) }] as const;
  const entry = { seat: null, action: 'end', by: 'table', events } as const;
  return isShort(game) ? resumeClocks(addRevision(update, entry, FINISHED)) : update;
}
