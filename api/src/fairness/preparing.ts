import {
  close,
  DEAL_PATIENCE_MS,
  prepare,
  reseat,
  silentSeats,
  withheldSeats,
  type Preparation,
} from '@slow-train/fairness';
import type { DealNote } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';
import type { Game } from '../games/game.ts';
import type { Chance } from './chance.ts';
import type { Prepared } from './prepared.ts';

// How the rounds to come are prepared (docs/fair-deals.md): pure but for new secrets of the server.

/** So many rounds are being prepared at any time: one that takes contributions, one that takes seals. */
const AHEAD = 2;

/** The round that is dealt next. */
export function nextRound({ round }: Pick<Game, 'round'>): number {
  return (round?.table.round ?? 0) + 1;
}

/** Whether the table can go on only with a new round. */
export function isDealAwaited({ status, round }: Pick<Game, 'status' | 'round'>): boolean {
  return status === 'playing' && (round === null || round.table.phase === 'over');
}

/** Whether a round that was waited for is to be dealt without those who are missing. */
export function isDealDue({ dealBy }: Pick<Game, 'dealBy'>, now: Date): boolean {
  return dealBy !== null && dealBy <= now;
}

/** Until when a table waits that begins to wait now. */
export function patienceFrom(now: Date): Date {
  return new Date(now.getTime() + DEAL_PATIENCE_MS);
}

/** The people whose browsers have no part in this deal yet, and still can have. */
export function missingFrom({ seats }: Pick<Game, 'seats'>, { list }: Preparation): Seat[] {
  if (list.closed) return withheldSeats(list);
  return seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** How this round is prepared, if it is. */
export function preparedFor({ preparations }: Pick<Game, 'preparations'>, round: number): Prepared | undefined {
  return preparations.find(({ preparation }) => preparation.list.round === round);
}

/** Begins to prepare the next rounds, where that is not done. */
export function prepareAhead(game: Game, chance: Chance): Game {
  const first = nextRound(game);
  const last = Math.min(first + AHEAD - 1, game.setup.rounds);
  const rounds = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  const preparations = rounds.map(
    (round) =>
      preparedFor(game, round) ?? {
        version: 0,
        preparation: prepare({ table: game.id, round }, game.seats.length, chance.secret()),
      },
  );
  return { ...game, preparations };
}

/** The table with this preparation instead of the one of the same round. */
export function replaced(game: Game, preparation: Preparation): Game {
  const preparations = game.preparations.map((prepared) =>
    prepared.preparation.list.round === preparation.list.round ? { ...prepared, preparation } : prepared,
  );
  return { ...game, preparations };
}

/** Settles the seals of the next round as soon as nobody is left who could add one. */
export function settleSeals(game: Game): Game {
  const preparation = preparedFor(game, nextRound(game))?.preparation;
  if (preparation === undefined || preparation.list.closed) return game;
  const { seals } = preparation.list;
  const isComplete = game.seats.every(({ kind }, seat) =>
    kind === 'person' ? (seals[seat] ?? null) !== null : kind !== 'nobody',
  );
  return isComplete ? replaced(game, close(preparation)) : game;
}

/** Settles the seals of this round with those that are there. A list without any stays open: it binds nobody. */
export function settleSealed(game: Game): Game {
  const preparation = preparedFor(game, nextRound(game))?.preparation;
  if (preparation === undefined || preparation.list.closed) return game;
  return preparation.list.seals.some((seal) => seal !== null) ? replaced(game, close(preparation)) : game;
}

/**
 * The preparations for other seats, while the table boards: the new seat i is the old seat `from[i]`, or a new one
 * where that is null. A round whose seals were settled is prepared anew. All of them change, so that no seal that is on
 * its way gets into a seat that is somebody else's now.
 */
export function reseated(game: Game, from: readonly (Seat | null)[], chance: Chance): Game['preparations'] {
  return game.preparations.map(({ version, preparation }) => {
    const { round } = preparation.list;
    const moved = reseat(preparation, from);
    if (moved.ok) return { version, preparation: moved.value };
    return { version, preparation: prepare({ table: game.id, round }, from.length, chance.secret()) };
  });
}

/** Without whose browsers a round is dealt. */
export function dealNoteOf({ seats }: Pick<Game, 'seats'>, { list }: Preparation): DealNote {
  const silent = silentSeats(list).filter((seat) => seats[seat]?.kind === 'person');
  return { round: list.round, withheld: withheldSeats(list), silent };
}
