import type { Break, SeatClock } from '@slow-train/clock';
import type { Preparation } from '@slow-train/fairness';
import type { PlanRun } from '@slow-train/players';
import type { ClockTerms, DealNote, GameStatus, Instant, RoundResult, Vote } from '@slow-train/protocol';
import {
  isOn,
  parseRules,
  parseSetup,
  placesOf,
  type BySeat,
  type RoundState,
  type RuleChoice,
  type Seat,
  type Setup,
  type TileSet,
} from '@slow-train/rules';
import type { AccountId, Seated } from './seats.ts';

/** What was agreed when the table was set. The number of seats is that of the occupants. */
export interface GameSetup {
  readonly rules: RuleChoice;
  readonly set: TileSet;
  readonly rounds: number;
  /** Whether forced actions are played automatically. Missing in games from before there was a choice: they are not. */
  readonly forced?: boolean;
  /** Missing where nobody ever runs out of time. */
  readonly clock?: ClockTerms;
}

/** The clocks of a game: one for each seat, whether or not a person sits there. */
export interface GameClock {
  readonly seats: BySeat<SeatClock>;
  /** The pauses that a running turn has gone through, the last of which may still go on. */
  readonly pauses: readonly Break[];
  /** During a pause: when it ends, unless a vote ends it sooner. */
  readonly pausedUntil: Instant | null;
}

/** The commitment list of a round to come, as it is stored. */
export interface Prepared {
  /** The count of its changes: every save names the one it replaces. 0 before it is stored. */
  readonly version: number;
  readonly preparation: Preparation;
}

/** A plan as it was laid out, and how far it has come. */
export interface PlanProgress extends PlanRun {
  /** The round it was laid out for. */
  readonly round: number;
  /** The turns it may play in all. */
  readonly turns: number;
  /** The revision with which it stopped. */
  readonly stoppedAt: number | null;
}

/** What one seat has laid out for its turns to come. Secret to all others, as is whether there is anything. */
export interface SeatPlan {
  /** The count of changes of this seat's plan: a new plan names the one it replaces. */
  readonly version: number;
  readonly laid: PlanProgress | null;
}

/** A game: who sits where, what they play, and the current round with its secrets. Secret as a whole; see `view.ts`. */
export interface Game extends Seated {
  readonly id: string;
  /** The count of accepted actions: every save names the one it replaces. */
  readonly revision: number;
  readonly name: string;
  readonly status: GameStatus;
  /** Null once the host of a finished game has deleted the account. */
  readonly host: AccountId | null;
  readonly setup: GameSetup;
  readonly invitation: string;
  readonly invitationUntil: Instant;
  /** The round being played, or the last one; null while boarding. */
  readonly round: RoundState | null;
  /** The rounds that are over, in order. */
  readonly results: readonly RoundResult[];
  /** The rounds being prepared, in order, with their secrets. */
  readonly preparations: readonly Prepared[];
  /** Who took no part in dealing each round, in order; none for rounds from before commitments. */
  readonly deals: readonly DealNote[];
  /** While the next round waits for contributions: when it is dealt without them. */
  readonly dealBy: Instant | null;
  /** Null without a clock, and before the game starts. */
  readonly clock: GameClock | null;
  /** When the first active seat runs out of time; null without a clock, and during a pause. */
  readonly turnBy: Instant | null;
  /** By seat, each secret to all others; nothing for seats that never had one. */
  readonly plans: readonly SeatPlan[];
  /** The count of changes of any plan: every save names the one it replaces. */
  readonly plansVersion: number;
  /** The open vote. */
  readonly vote: Vote | null;
  /** Whether volunteers may take a held seat. */
  readonly seeks: boolean;
  readonly createdAt: Instant;
  /** When somebody last had something new to see. */
  readonly updatedAt: Instant;
}

/** What a game has before it starts. */
export const UNPLAYED = {
  round: null,
  results: [],
  preparations: [],
  deals: [],
  dealBy: null,
  clock: null,
  turnBy: null,
  plans: [],
  plansVersion: 1,
  vote: null,
  seeks: false,
} as const satisfies Partial<Game>;

/** What changes when a game is over: nothing is awaited any more. */
export const FINISHED = { status: 'finished', vote: null, seeks: false, dealBy: null } as const satisfies Partial<Game>;

/** What people read about a game that the table has ended by a vote. */
export const NO_RESULT = 'The game was ended without a result.';

/** Whether the table has ended the game by a vote, without a result. */
export function isCancelled({ status, results, setup }: Pick<Game, 'status' | 'results' | 'setup'>): boolean {
  return status === 'finished' && results.length < setup.rounds;
}

/**
 * Returns the rules' setup for the seats there are.
 * @throws Error where they do not fit: whoever changes rules or seats has to ask `parseSetup` first
 */
export function setupOf({ setup, seats }: Pick<Game, 'setup' | 'seats'>): Setup {
  const parsed = parseSetup(setup.rules, seats.length, setup.set, setup.rounds);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

/** Returns the seats that are to act: none before the game starts and after it is finished. */
export function activeSeats({ status, round }: Pick<Game, 'status' | 'round'>): Seat[] {
  if (status !== 'playing' || round === null) return [];
  const { table } = round;
  return table.seats.flatMap((_, seat) => (isOn(table, seat) ? [seat] : []));
}

/** Returns the place of each seat after the rounds that are over (docs/rules.md section 8); 1 is first. */
export function placesIn({ setup, results, seats }: Pick<Game, 'setup' | 'results' | 'seats'>): number[] {
  const rules = parseRules(setup.rules);
  if (!rules.ok) throw new Error(rules.error);
  return placesOf(
    rules.value,
    results.map(({ scores }) => scores),
    seats.length,
  );
}
