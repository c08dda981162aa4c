import {
  closeList,
  DEAL_PATIENCE_MS,
  newRoundCommitments,
  reseat,
  silentSeats,
  withheldSeats,
  type RoundCommitments,
} from '@slow-train/fairness';
import type { DealAbsences, Instant } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';
import type { Chance } from './chance.ts';
import type { Game, Prepared } from './game.ts';
import type { Seated } from './seats.ts';

// Prepares the deals of upcoming rounds (docs/fair-deals.md). Pure, except for new server secrets.

/** Rounds prepared at any time: one takes contributions, the other commitments. */
const AHEAD = 2;

/** Returns the number of the next round to deal. */
export function nextRound({ round }: Pick<Game, 'round'>): number {
  return (round?.table.round ?? 0) + 1;
}

/** Whether the game can only continue with a new round. */
export function isDealAwaited({ status, round }: Pick<Game, 'status' | 'round'>): boolean {
  return status === 'playing' && (round === null || round.table.phase === 'over');
}

/** Whether an awaited round is to be dealt without the missing contributions. */
export function isDealDue({ dealBy }: Pick<Game, 'dealBy'>, now: Instant): boolean {
  return dealBy !== null && dealBy <= now;
}

/** Returns the deadline for contributions when a game starts waiting for them now. */
export function patienceFrom(now: Instant): Instant {
  return now + DEAL_PATIENCE_MS;
}

/** Returns the people whose browsers have not contributed to this deal yet and still can. */
export function missingFrom({ seats }: Seated, { list }: RoundCommitments): Seat[] {
  if (list.closed) return withheldSeats(list);
  return seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** Whether some people's browsers have committed to the next deal, and others can still. */
export function isPartlyCommitted(game: Game): boolean {
  const list = commitmentsFor(game, nextRound(game))?.preparation.list;
  if (list === undefined || list.closed) return false;
  const sealed = game.seats.flatMap(({ kind }, seat) =>
    kind === 'person' ? [(list.seals[seat] ?? null) !== null] : [],
  );
  return sealed.includes(true) && sealed.includes(false);
}

/** Returns the preparation of this round; undefined if there is none. */
export function commitmentsFor({ preparations }: Pick<Game, 'preparations'>, round: number): Prepared | undefined {
  return preparations.find(({ preparation }) => preparation.list.round === round);
}

/** Prepares the next rounds, except those already prepared. */
export function prepareAhead(game: Game, chance: Chance): Game {
  const first = nextRound(game);
  const last = Math.min(first + AHEAD - 1, game.setup.rounds);
  const rounds = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  const preparations = rounds.map(
    (round) =>
      commitmentsFor(game, round) ?? {
        version: 0,
        preparation: newRoundCommitments({ table: game.id, round }, game.seats.length, chance.secret()),
      },
  );
  return { ...game, preparations };
}

/** Returns the game with this preparation in place of the one for the same round. */
export function withRoundCommitments(game: Game, preparation: RoundCommitments): Game {
  const preparations = game.preparations.map((prepared) =>
    prepared.preparation.list.round === preparation.list.round ? { ...prepared, preparation } : prepared,
  );
  return { ...game, preparations };
}

/** Closes the next round's list once everybody who could commit has. */
export function closeIfComplete(game: Game): Game {
  return closeIf(game, ({ list }) =>
    game.seats.every(({ kind }, seat) => (kind === 'person' ? (list.seals[seat] ?? null) !== null : kind !== 'nobody')),
  );
}

/** Closes the next round's list with the commitments it has. An empty list stays open: it binds nobody. */
export function closeIfCommitted(game: Game): Game {
  return closeIf(game, ({ list }) => list.seals.some((seal) => seal !== null));
}

function closeIf(game: Game, isReady: (preparation: RoundCommitments) => boolean): Game {
  const preparation = commitmentsFor(game, nextRound(game))?.preparation;
  const isOpen = preparation !== undefined && !preparation.list.closed;
  return isOpen && isReady(preparation) ? withRoundCommitments(game, closeList(preparation)) : game;
}

/**
 * Returns the preparations for new seating before the game starts: new seat i is old seat `from[i]`, or an empty one
 * for null. A round whose list was closed is prepared again. Every preparation changes, so that a commitment in flight
 * cannot land in a seat that has since changed hands.
 */
export function reseated(game: Game, from: readonly (Seat | null)[], chance: Chance): Game['preparations'] {
  return game.preparations.map(({ version, preparation }) => {
    const moved = reseat(preparation, from);
    if (moved.ok) return { version, preparation: moved.value };
    const { round } = preparation.list;
    return { version, preparation: newRoundCommitments({ table: game.id, round }, from.length, chance.secret()) };
  });
}

/** Returns the preparations without this seat's commitments in open lists: its next occupant makes new ones. */
export function withoutCommitments({ preparations, seats }: Game, seat: Seat): Game['preparations'] {
  const from = seats.map((_, other) => (other === seat ? null : other));
  return preparations.map((prepared) => {
    const moved = reseat(prepared.preparation, from);
    return moved.ok ? { ...prepared, preparation: moved.value } : prepared;
  });
}

/** Returns the seats whose browsers took no part in a deal. */
export function dealAbsencesOf({ seats }: Seated, { list }: RoundCommitments): DealAbsences {
  const silent = silentSeats(list).filter((seat) => seats[seat]?.kind === 'person');
  return { round: list.round, withheld: withheldSeats(list), silent };
}
