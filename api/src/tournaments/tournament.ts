import type { EntrantState, Instant, TournamentKind, TournamentStatus } from '@slow-train/protocol';
import type { Language } from '@slow-train/protocol/languages';
import { ranked, TIE_BREAKS, type Rank, type Score } from '@slow-train/ranking/pairing';
import type { RoundResult } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';
import type { GameSetup } from '../game/game.ts';
import type { AccountId, Occupant } from '../game/seats.ts';
import type { TournamentNews } from '../schema/notifications.ts';

/** Somebody who has registered. */
export interface TournamentEntrant {
  /** Theirs for good, from 1. */
  readonly number: number;
  /** Null once they have deleted their account. */
  readonly account: AccountId | null;
  /** As their account is called now; null if it is gone. */
  readonly name: string | null;
  readonly state: EntrantState;
  /** As of the last result; null before the first round. */
  readonly standing: Rank | null;
  /** The number of somebody who has left, if they came for them. */
  readonly comesFor: number | null;
  /** Hashes of the networks from which they registered, narrowest first; none once the tournament is over. */
  readonly networks: readonly string[];
}

/** What a round is for an entrant. */
export interface RoundScore {
  readonly round: number;
  readonly number: number;
  /** `apart`: somebody who sits out because of their own blocks. */
  readonly kind: 'game' | 'bye' | 'late' | 'absent' | 'apart';
  readonly game: string | null;
  readonly seat: Seat | null;
  /** Null while the game is being played. */
  readonly points: number | null;
  readonly place: number | null;
  readonly pips: number | null;
}

/** A table of a round. */
export interface TournamentTable {
  readonly game: string;
  readonly round: number;
  /** From 1. */
  readonly number: number;
  readonly state: 'waiting' | 'playing' | 'finished' | 'counted';
}

/** A tournament as a whole. */
export interface Tournament {
  readonly id: string;
  /** The number of changes: every save names the one it replaces. */
  readonly version: number;
  readonly name: string;
  readonly organiser: AccountId | null;
  readonly status: TournamentStatus;
  readonly kind: TournamentKind;
  readonly setup: Omit<GameSetup, 'set'> & { readonly set?: GameSetup['set'] };
  readonly tableSize: number;
  readonly rounds: number;
  readonly roundDays: number;
  readonly mostPeople: number;
  /** Days that an account has to be old to register. */
  readonly accountDays: number;
  /** Games that an account has to have finished to register. */
  readonly finishedGames: number;
  /** How many may register from one network. */
  readonly fromNetwork: number;
  /** Whether it seeks people: everybody with an account is shown it, and guests do not enter. */
  readonly listed: boolean;
  readonly language: Language;
  readonly seed: string;
  readonly closesAt: Instant;
  readonly round: number;
  readonly roundEndsAt: Instant | null;
  readonly dueAt: Instant | null;
  readonly createdAt: Instant;
  /** By number. */
  readonly entrants: readonly TournamentEntrant[];
  /** By round. */
  readonly scores: readonly RoundScore[];
  readonly tables: readonly TournamentTable[];
}

/** A game of the round, as far as the tournament needs it. */
export interface TableGame {
  readonly id: string;
  readonly status: 'playing' | 'finished';
  readonly seats: readonly Occupant[];
  readonly setup: GameSetup;
  readonly results: readonly RoundResult[];
  /** How often each seat has run out of time. */
  readonly timeouts: readonly number[];
}

/** Something an entrant is told, once. */
export interface TournamentEvent {
  /** Stable: deriving the event again gives the same id. */
  readonly id: string;
  readonly account: AccountId;
  readonly news: TournamentNews;
  readonly round: number;
  readonly dueAt: Instant;
}

export const DAY = 86_400_000;

/** Whether somebody takes part in the next round. */
export function isPlaying({ state, account }: Pick<TournamentEntrant, 'state' | 'account'>): boolean {
  return state === 'in' && account !== null;
}

/** Returns who plays, without the reserve. */
export function playersIn({ entrants }: Pick<Tournament, 'entrants'>): readonly TournamentEntrant[] {
  return entrants.filter(isPlaying);
}

/** Returns an account's entry; undefined if it has never registered. */
export function entrantOf(
  { entrants }: Pick<Tournament, 'entrants'>,
  account: AccountId | null,
): TournamentEntrant | undefined {
  return account === null ? undefined : entrants.find((one) => one.account === account);
}

/** Returns the tournament with an entrant changed. */
export function withEntrant(tournament: Tournament, number: number, change: Partial<TournamentEntrant>): Tournament {
  const entrants = tournament.entrants.map((one) => (one.number === number ? { ...one, ...change } : one));
  return { ...tournament, entrants };
}

/**
 * Returns the news for everybody who plays or is in reserve.
 * @param nth tells news of the same round apart
 */
export function newsForAll(
  { id, entrants }: Tournament,
  news: TournamentNews,
  round: number,
  dueAt: Instant,
  isConcerned: (entrant: TournamentEntrant) => boolean = () => true,
  nth?: number,
): readonly TournamentEvent[] {
  const about = [id, round, news, ...(nth === undefined ? [] : [nth])].join(':');
  return entrants.flatMap((entrant) => {
    const { account, number, state } = entrant;
    if (account === null || (state !== 'in' && state !== 'reserve') || !isConcerned(entrant)) return [];
    return [{ id: `${about}:${number}`, account, news, round, dueAt }];
  });
}

/** Returns the tournament with everybody's standing as of its scores. Unchanged standings are the same objects. */
export function withStandings(tournament: Tournament): Tournament {
  const { entrants, scores, tableSize } = tournament;
  const counted = scores.flatMap((one): Score[] =>
    one.points === null ? [] : [{ ...one, table: one.kind === 'game' ? one.game : null, points: one.points }],
  );
  const numbers = new Set(scores.map(({ number }) => number));
  const ranks = ranked([...numbers], counted, TIE_BREAKS[tableSize === 2 ? 'duels' : 'tables']);
  const byNumber = new Map(ranks.map((rank) => [rank.number, rank]));
  return {
    ...tournament,
    entrants: entrants.map((one) => {
      const standing = byNumber.get(one.number) ?? null;
      return isSameRank(one.standing, standing) ? one : { ...one, standing };
    }),
  };
}

function isSameRank(one: Rank | null, other: Rank | null): boolean {
  if (one === null || other === null) return one === other;
  return RANK_PARTS.every((part) => one[part] === other[part]);
}

const RANK_PARTS = ['number', 'rank', 'points', 'games', 'opponents', 'beaten', 'place', 'pips'] as const;

/** A tournament afterwards, and what people are told. */
export interface TournamentStep {
  readonly tournament: Tournament;
  readonly events: readonly TournamentEvent[];
}
