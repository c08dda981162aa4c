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
import type { Game, StoredCommitments } from './game.ts';
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

/**
 * How long a game that starts waits for browsers that have sealed nothing, once others have, while nobody looks: a page
 * seals as its person sits down, so one that is silent for so long is closed, or cannot take part.
 */
const SEAL_PATIENCE_MS = 30_000;

/**
 * How long it waits for them at least, although others look: the person in the last seat could not seal before, and a slow
 * phone needs seconds to load the page that does.
 */
const SEAL_GRACE_MS = 10_000;

/** How long before `dealBy` a look at a waiting game may make it go on, at most. */
export const LOOK_AHEAD_MS = SEAL_PATIENCE_MS - SEAL_GRACE_MS;

/**
 * Returns when a waiting game goes on without what is missing, as this seat looks at it. Where it waits for seals, a seat
 * that has sealed waits no longer for one that has not, and no look cuts off the looker's own browser.
 * @param looker null for the schedule
 * @returns null for never
 */
export function dealDueAt(game: Game, looker: Seat | null): Instant | null {
  const { dealBy } = game;
  if (looker === null || dealBy === null || !waitsForSeals(game) || !isPartlyCommitted(game)) return dealBy;
  const seal = commitmentsFor(game, nextRound(game))?.commitments.list.seals[looker] ?? null;
  return seal === null ? null : dealBy - LOOK_AHEAD_MS;
}

/** Returns the deadline of a game that starts now, before its list is closed: for seals alone, if it has some already. */
export function firstPatienceFrom(game: Game, now: Instant): Instant {
  return isPartlyCommitted(game) ? now + SEAL_PATIENCE_MS : patienceFrom(now);
}

/** Whether the deadline of a waiting game is that for seals: those who have sealed still get their time to open them. */
export function waitsForSeals({ dealBy, updatedAt }: Pick<Game, 'dealBy' | 'updatedAt'>): boolean {
  return dealBy !== null && dealBy - updatedAt === SEAL_PATIENCE_MS;
}

/** Returns the deadline for contributions when a game starts waiting for them now. */
export function patienceFrom(now: Instant): Instant {
  return now + DEAL_PATIENCE_MS;
}

/** Returns the people whose browsers have not contributed to this deal yet and still can. */
export function seatsMissing({ seats }: Seated, { list }: RoundCommitments): Seat[] {
  if (list.closed) return withheldSeats(list);
  return seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** Whether some people's browsers have committed to the next deal, and others can still. */
export function isPartlyCommitted(game: Game): boolean {
  const list = commitmentsFor(game, nextRound(game))?.commitments.list;
  if (list === undefined || list.closed) return false;
  const sealed = game.seats.flatMap(({ kind }, seat) =>
    kind === 'person' ? [(list.seals[seat] ?? null) !== null] : [],
  );
  return sealed.includes(true) && sealed.includes(false);
}

/** Returns the commitments of this round; undefined if there are none. */
export function commitmentsFor(
  { commitments }: Pick<Game, 'commitments'>,
  round: number,
): StoredCommitments | undefined {
  return commitments.find((one) => one.commitments.list.round === round);
}

/** Prepares the next rounds, except those already prepared. */
export function prepareAhead(game: Game, chance: Chance): Game {
  const first = nextRound(game);
  const last = Math.min(first + AHEAD - 1, game.setup.rounds);
  const rounds = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  const commitments = rounds.map(
    (round) =>
      commitmentsFor(game, round) ?? {
        version: 0,
        commitments: newRoundCommitments({ table: game.id, round }, game.seats.length, chance.secret()),
      },
  );
  return { ...game, commitments };
}

/** Returns the game with these commitments in place of those for the same round. */
export function withRoundCommitments(game: Game, changed: RoundCommitments): Game {
  const commitments = game.commitments.map((prepared) =>
    prepared.commitments.list.round === changed.list.round ? { ...prepared, commitments: changed } : prepared,
  );
  return { ...game, commitments };
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

function closeIf(game: Game, isReady: (commitments: RoundCommitments) => boolean): Game {
  const commitments = commitmentsFor(game, nextRound(game))?.commitments;
  const isOpen = commitments !== undefined && !commitments.list.closed;
  return isOpen && isReady(commitments) ? withRoundCommitments(game, closeList(commitments)) : game;
}

/**
 * Returns the commitments for new seating before the game starts: new seat i is old seat `from[i]`, or an empty one
 * for null. A round whose list was closed is prepared again. All commitments change, so that a commitment in flight
 * cannot land in a seat that has since changed hands.
 */
export function reseated(game: Game, from: readonly (Seat | null)[], chance: Chance): Game['commitments'] {
  return game.commitments.map(({ version, commitments }) => {
    const moved = reseat(commitments, from);
    if (moved.ok) return { version, commitments: moved.value };
    const { round } = commitments.list;
    return { version, commitments: newRoundCommitments({ table: game.id, round }, from.length, chance.secret()) };
  });
}

/** Returns the commitments without this seat's in open lists: its next occupant makes new ones. */
export function withoutCommitments({ commitments, seats }: Game, seat: Seat): Game['commitments'] {
  const from = seats.map((_, other) => (other === seat ? null : other));
  return commitments.map((prepared) => {
    const moved = reseat(prepared.commitments, from);
    return moved.ok ? { ...prepared, commitments: moved.value } : prepared;
  });
}

/** Returns the seats whose browsers took no part in a deal. */
export function dealAbsencesOf({ seats }: Seated, { list }: RoundCommitments): DealAbsences {
  const silent = silentSeats(list).filter((seat) => seats[seat]?.kind === 'person');
  return { round: list.round, withheld: withheldSeats(list), silent };
}
