import type { Instant } from '@slow-train/protocol';
import { isApartFrom, type Blocks } from '../game/blocks.ts';
import type { AccountId } from '../game/seats.ts';
import { absent, missedBefore } from './scores.ts';
import {
  isPlaying,
  newsForAll,
  withEntrant,
  withStandings,
  type TournamentEntrant,
  type RoundScore,
  type TournamentStep,
  type Tournament,
} from './tournament.ts';

// Who comes for somebody that has left in the middle of a round.

interface Between {
  /** Between those who have registered. */
  readonly blocks: Blocks;
  /** Who may not play for now. */
  readonly suspended: ReadonlySet<AccountId>;
}

/** Whether somebody of the reserve may take a seat: nobody else there is kept apart from them. */
export function mayComeFor(
  { entrants, scores }: Pick<Tournament, 'entrants' | 'scores'>,
  seat: RoundScore,
  { state, account }: TournamentEntrant,
  { blocks, suspended }: Between,
): boolean {
  if (state !== 'reserve' || account === null || suspended.has(account)) return false;
  const others = scores.flatMap((one) =>
    one.game === seat.game && one !== seat ? (entrants.find(({ number }) => number === one.number)?.account ?? []) : [],
  );
  return !isApartFrom(blocks, account, others);
}

/**
 * Returns the tournament with somebody of the reserve in the seat of an entrant who left. They are told as of a new
 * round.
 */
export function seatedFor(
  tournament: Tournament,
  seat: RoundScore,
  { number }: TournamentEntrant,
  now: Instant,
): TournamentStep {
  const { round } = tournament;
  const scores = tournament.scores.flatMap((one) =>
    one === seat ? [absent(one.round, one.number), { ...one, number }] : [one],
  );
  const seated = withEntrant({ ...tournament, dueAt: now }, number, { state: 'in', comesFor: seat.number });
  return {
    tournament: withStandings({ ...seated, scores: [...scores, ...missedBefore(round, number)] }),
    events: newsForAll(seated, 'paired', round, now, (one) => one.number === number),
  };
}

/**
 * Returns the tournament with an account of the reserve in a seat that was left earlier in this round, and that a computer
 * player holds; null if there is none that they may take.
 */
export function comeIn(
  tournament: Tournament,
  account: AccountId,
  between: Between,
  now: Instant,
): TournamentStep | null {
  const { status, round, scores, entrants, tables } = tournament;
  const newcomer = entrants.find((one) => one.account === account);
  if (status !== 'playing' || newcomer === undefined) return null;
  const inPlay = new Set(tables.flatMap(({ game, state }) => (state === 'playing' ? [game] : [])));
  const isLeft = (number: number): boolean => entrants.some((one) => one.number === number && !isPlaying(one));
  const seat = scores.find(
    (one) =>
      one.round === round &&
      one.points === null &&
      one.game !== null &&
      inPlay.has(one.game) &&
      isLeft(one.number) &&
      mayComeFor(tournament, one, newcomer, between),
  );
  return seat === undefined ? null : seatedFor(tournament, seat, newcomer, now);
}
