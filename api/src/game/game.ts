import type { Break, SeatClock } from '@slow-train/clock';
import type { RoundCommitments } from '@slow-train/fairness';
import type { PlanRun } from '@slow-train/players';
import type {
  ClockTerms,
  DealAbsences,
  Duration,
  GameStatus,
  Instant,
  Language,
  RematchDifference,
  RoundResult,
  Vote,
  WatchDelay,
} from '@slow-train/protocol';
import {
  countedScores,
  isGameOver,
  isOn,
  parseRules,
  parseSetup,
  behindAll,
  placesOf,
  rulesOf,
  type BySeat,
  type EarlierRound,
  type Pips,
  type RoundState,
  type RuleChoice,
  type Seat,
  type Setup,
  type TileSet,
} from '@slow-train/rules';
import { gotUpFrom, type AccountId, type Seated } from './seats.ts';

/** What was agreed when the game was created. The number of seats is that of the occupants. */
export interface GameSetup {
  readonly rules: RuleChoice;
  readonly set: TileSet;
  readonly rounds: number;
  /** Whether forced actions are played automatically. Missing in games older than this option, which do not. */
  readonly forced?: boolean;
  /** Whether people can say only phrases; they can say anything if missing. */
  readonly phrasesOnly?: boolean;
  /** How late people without a seat may watch; nobody may if missing. */
  readonly watchers?: WatchDelay;
  /** Missing if nobody can run out of time. */
  readonly clock?: ClockTerms;
  /** Whether its places change the players' ratings; missing if not. */
  readonly rated?: true;
  /** Whether the game starts by itself when its last seat is taken. */
  readonly startsFull?: boolean;
  /** Of a game that repeats another: the one thing that is different, as it was there. */
  readonly changed?: RematchDifference;
  /** On what terms anybody may take a seat; missing if only those may who are invited. */
  readonly open?: OpenTerms;
  /** Rounds with real dominoes that this game goes on with; they count in its totals. */
  readonly earlier?: readonly EarlierRound[];
  /** When the game starts by itself with those who are there, or as soon as there are enough. */
  readonly startsAt?: Instant;
}

/** How a game is open. */
export interface OpenTerms {
  readonly language: Language;
  /** When it leaves the list, if it is not full by then. */
  readonly until: Instant;
  readonly mostTimeouts?: number;
  /** Missing if newcomers are welcome. */
  readonly newcomers?: false;
  /** About how long such games took when it was opened; missing if that was not known. */
  readonly took?: Duration;
}

/** The clocks of a game: one for each seat, whether or not a person sits there. */
export interface GameClock {
  readonly seats: BySeat<SeatClock>;
  /** The pauses that overlap a running turn; the last one may not have ended yet. */
  readonly pauses: readonly Break[];
  /** During a pause: when it ends, unless a vote ends it sooner. */
  readonly pausedUntil: Instant | null;
  /** The end of the last outage for which the clocks have stood still. Missing if there was none. */
  readonly outagesUntil?: Instant;
}

/** A time during which nobody could play, because the site was down. */
export interface Outage {
  readonly since: Instant;
  readonly until: Instant;
}

/** The stored commitment list of an upcoming round. */
export interface StoredCommitments {
  /** The number of changes so far: every save names the one it replaces. 0 before it is stored. */
  readonly version: number;
  readonly commitments: RoundCommitments;
}

/** A plan as it was laid out, and its progress. */
export interface PlanProgress extends PlanRun {
  /** The round it is for. */
  readonly round: number;
  /** The total number of turns it may play. */
  readonly turns: number;
  /** The revision at which it stopped. */
  readonly stoppedAt: number | null;
}

/** What one seat has planned for its next turns. Secret to all others, including whether there is a plan. */
export interface SeatPlan {
  /** The number of changes to this seat's plan so far: a new plan names the one it replaces. */
  readonly version: number;
  readonly laid: PlanProgress | null;
}

/** A game: its seats, its rules, and the current round with its secrets. Secret as a whole; see `view.ts`. */
export interface Game extends Seated {
  readonly id: string;
  /** The number of accepted actions: every save names the one it replaces. */
  readonly revision: number;
  readonly name: string;
  readonly status: GameStatus;
  /** Null once the host of a finished game has deleted their account, and before anybody has come to one that starts by itself. */
  readonly host: AccountId | null;
  readonly setup: GameSetup;
  readonly invitation: string;
  readonly invitationUntil: Instant;
  /** The round in play, or the last one; null before the game starts. */
  readonly round: RoundState | null;
  /** The finished rounds, in order. */
  readonly results: readonly RoundResult[];
  /** The rounds being prepared, in order, with their secrets. */
  readonly commitments: readonly StoredCommitments[];
  /** The seats that took no part in dealing each round, in order; missing for rounds older than commitments. */
  readonly deals: readonly DealAbsences[];
  /** When the next round is dealt without missing contributions; null if it is not waiting for any. */
  readonly dealBy: Instant | null;
  /** Null without a clock, and before the game starts. */
  readonly clock: GameClock | null;
  /** When the first active seat runs out of time; null without a clock, and during a pause. */
  readonly turnBy: Instant | null;
  /** By seat, each secret to all others; missing for seats that never had one. */
  readonly plans: readonly SeatPlan[];
  /** The number of changes to any plan so far: every save names the one it replaces. */
  readonly plansVersion: number;
  /** The latest outages of the site, oldest first; none without a clock. */
  readonly outages: readonly Outage[];
  /** The open vote. */
  readonly vote: Vote | null;
  /** Whether volunteers may take a held seat. */
  readonly seeks: boolean;
  /** Of a new game: the finished one that it repeats with the same people. Written once, and not read again. */
  readonly repeats?: string;
  /** Of a finished game: the one that repeats it, if any. Read only. */
  readonly repeatedBy: string | null;
  readonly createdAt: Instant;
  /** When players last got something new to see. */
  readonly updatedAt: Instant;
}

/** The fields of a game that has not started. */
export const UNPLAYED = {
  round: null,
  results: [],
  commitments: [],
  deals: [],
  dealBy: null,
  clock: null,
  turnBy: null,
  plans: [],
  plansVersion: 1,
  outages: [],
  vote: null,
  seeks: false,
  repeatedBy: null,
} as const satisfies Partial<Game>;

/** What changes when a game is over: it waits for nothing any more. */
export const FINISHED = { status: 'finished', vote: null, seeks: false, dealBy: null } as const satisfies Partial<Game>;

type Ended = Pick<Game, 'status' | 'results' | 'setup'>;

/** Whether the game ended before its last round, and before a total had reached the target. */
export function isShort({ status, results, setup }: Ended): boolean {
  if (status !== 'finished' || results.length >= setup.rounds) return false;
  return !isGameOver(
    { rules: rulesOf(setup.rules), rounds: setup.rounds, earlier: setup.earlier },
    results.map(({ scores }) => scores),
  );
}

/**
 * Whether the game was ended without a result: by a vote, the operator, or the only person in it. One that somebody got
 * up from counts as it stands, however it ends.
 */
export function isCancelled(game: Ended & Seated): boolean {
  return isShort(game) && game.seats.every((occupant) => gotUpFrom(occupant) === undefined);
}

/**
 * Returns the rules' setup for the current seats.
 * @throws Error if they do not fit: code that changes rules or seats has to call `parseSetup` first
 */
export function setupOf({ setup, seats }: Pick<Game, 'setup' | 'seats'>): Setup {
  const parsed = parseSetup(setup.rules, seats.length, setup.set, setup.rounds);
  if (!parsed.ok) throw new Error(parsed.error);
  return setup.earlier === undefined ? parsed.value : { ...parsed.value, earlier: setup.earlier };
}

/** Returns the scores of all rounds that count in a game, also of those played with real dominoes before it. */
function scoresIn({ setup, results }: Pick<Game, 'setup' | 'results'>): (readonly Pips[])[] {
  return countedScores({ earlier: setup.earlier, results });
}

/** Returns the seats that have to act; none before the game starts or after it is finished. */
export function activeSeats({ status, round }: Pick<Game, 'status' | 'round'>): Seat[] {
  if (status !== 'playing' || round === null) return [];
  const { table } = round;
  return table.seats.flatMap((_, seat) => (isOn(table, seat) ? [seat] : []));
}

/**
 * Returns each seat's place after the finished rounds (docs/rules.md section 8); 1 is first. Seats whose owners got up
 * share the last place.
 */
export function placesIn({ setup, results, seats }: Pick<Game, 'setup' | 'results' | 'seats'>): number[] {
  const rules = parseRules(setup.rules);
  if (!rules.ok) throw new Error(rules.error);
  const places = placesOf(rules.value, scoresIn({ setup, results }), seats.length);
  return behindAll(
    places,
    seats.map((occupant) => gotUpFrom(occupant) !== undefined),
  );
}
