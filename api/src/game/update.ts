import type { Instant, LogEntry, LogEvent } from '@slow-train/protocol';
import type { Seat, TileName } from '@slow-train/rules';
import type { Game, StoredCommitments } from './game.ts';
import type { AccountId } from './seats.ts';

/** The names of actions that play no tile. They are stored, so they must not change. */
export const DEAL = 'deal';
export const HOLD = 'hold';
export const SIT_IN = 'sit in';
export const RETURN = 'return';

/** One revision as stored: the requested action, and its events with their secrets. */
export interface StoredEntry {
  readonly revision: number;
  /** Null for actions of the game itself. */
  readonly seat: Seat | null;
  readonly action: string;
  readonly by: LogEntry['by'];
  readonly events: readonly LogEvent[];
  /** The account whose name the events contain, if any: deleting the account removes that name. */
  readonly account?: AccountId;
  readonly at: Instant;
}

/** How a round was dealt. Secret, except for engine and starter, until the round is over. */
export interface DealtRound {
  readonly round: number;
  readonly engine: TileName;
  /** The seat that began or, where the rules have one, the leader, which looked for the engine first (section 13). */
  readonly starter: Seat;
  readonly decks: readonly (readonly TileName[])[];
  /** The commitments that the decks were shuffled from. */
  readonly from: StoredCommitments;
}

/** All changes to a game in one request; saved as a whole or not at all. */
export interface GameUpdate {
  /** The game as loaded; null for a new one. */
  readonly base: Game | null;
  readonly game: Game;
  /** One for each revision since `base`, in order. */
  readonly entries: readonly StoredEntry[];
  readonly dealt: readonly DealtRound[];
  /** The rounds that ended in this update, with their pips by seat. */
  readonly scored: readonly { readonly round: number; readonly scores: readonly number[] }[];
  /** Errors of plans that were stopped because of a bug of ours: for the log. */
  readonly faults: readonly unknown[];
  readonly at: Instant;
}

/** Returns an empty update of this game. */
export function startUpdate(game: Game, at: Instant): GameUpdate {
  return { base: game, game, entries: [], dealt: [], scored: [], faults: [], at };
}

/** Returns the commitments that an update changes: first those it deals from, then those of upcoming rounds. */
export function changedCommitments({
  base,
  game,
  dealt,
}: GameUpdate): { prepared: StoredCommitments; isDealt: boolean }[] {
  const before = new Set(base?.commitments.map((one) => one.commitments));
  const after = game.commitments.filter((one) => !before.has(one.commitments));
  return [
    ...dealt.map(({ from }) => ({ prepared: from, isDealt: true })),
    ...after.map((prepared) => ({ prepared, isDealt: false })),
  ];
}

/** Whether there is anything to save. Plans and commitments change without a new revision. */
export function isChanged(update: GameUpdate): boolean {
  const { base, game, entries } = update;
  return entries.length > 0 || game.plans !== base?.plans || changedCommitments(update).length > 0;
}

/** Adds one revision: the action, its events, and the changes to the game. */
export function addRevision(
  update: GameUpdate,
  entry: Omit<StoredEntry, 'revision' | 'at'>,
  changes: Partial<Game>,
): GameUpdate {
  const { game, entries, at } = update;
  const revision = game.revision + 1;
  return {
    ...update,
    game: { ...game, ...changes, revision, updatedAt: at },
    entries: [...entries, { ...entry, revision, at }],
  };
}

/** Adds a revision by the game itself that causes no notification and does not move the game up in lists. */
export function addQuietRevision(
  update: GameUpdate,
  entry: Pick<StoredEntry, 'action' | 'events'>,
  changes: Partial<Game>,
): GameUpdate {
  const { updatedAt } = update.game;
  return editGame(addRevision(update, { seat: null, by: 'table', ...entry }, changes), { updatedAt });
}

/** Changes the game without adding a revision. */
export function editGame(update: GameUpdate, changes: Partial<Game>): GameUpdate {
  return { ...update, game: { ...update.game, ...changes } };
}
