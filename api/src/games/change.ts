import type { LogEntry, TableEvent } from '@slow-train/protocol';
import type { Seat, TileName } from '@slow-train/rules';
import type { Prepared } from '../fairness/prepared.ts';
import type { Game } from './game.ts';

/** The action of the table itself that opens a round. */
export const DEAL = 'deal';
/** Those of the table with which a seat that is held gets another sitter. */
export const SIT_IN = 'sit in';
export const RETURN = 'return';

/** One revision as it is stored: `events` with their secrets, and what was asked for. */
export interface Entry {
  readonly revision: number;
  readonly seat: Seat | null;
  readonly action: string;
  readonly by: LogEntry['by'];
  readonly events: readonly TableEvent[];
  /** Whose name the events hold, where they do. */
  readonly account?: string;
  readonly at: Date;
}

/** How a round was opened: all of it secret but engine and starter. */
export interface DealtRound {
  readonly round: number;
  readonly engine: TileName;
  readonly starter: Seat;
  readonly decks: readonly (readonly TileName[])[];
  /** What they were mixed from. */
  readonly from: Prepared;
}

/** What becomes of a table in one request, saved as a whole or not at all. */
export interface Change {
  /** The revision it replaces; null for a table that is new. */
  readonly before: number | null;
  /** The preparations that it replaces, as they were read. */
  readonly known: readonly Prepared[];
  /** The plans as they were read, and how many changes of them there had been. */
  readonly knownPlans: Pick<Game, 'plans' | 'plansVersion'>;
  /** The table as it is afterwards. */
  readonly game: Game;
  /** One for each revision since, in order. */
  readonly entries: readonly Entry[];
  readonly dealt: readonly DealtRound[];
  /** The rounds that have ended, with their pips by seat. */
  readonly scored: readonly { readonly round: number; readonly scores: readonly number[] }[];
  readonly at: Date;
}

/** The change that is none yet. */
export function changeOf(game: Game, at: Date): Change {
  return {
    before: game.revision,
    known: game.preparations,
    knownPlans: game,
    game,
    entries: [],
    dealt: [],
    scored: [],
    at,
  };
}

/** Adds one revision: what was done, what it caused, and what is different at the table now. */
export function advance(change: Change, done: Omit<Entry, 'revision' | 'at'>, different: Partial<Game>): Change {
  const { game, entries, at } = change;
  const revision = game.revision + 1;
  return {
    ...change,
    game: { ...game, ...different, revision, updatedAt: at },
    entries: [...entries, { ...done, revision, at }],
  };
}
