import {
  formatInstant,
  isRoundEvent,
  parseInstant,
  type LogEntry,
  type OccupantView,
  type WatchedGame,
} from '@slow-train/protocol';
import { isShort, placesIn, type Game } from '../game/game.ts';
import { replayHistory, type History, type Snapshot } from '../game/history.ts';
import { recapOf } from '../game/recap.ts';
import { occupantView, type AccountId, type Occupant } from '../game/seats.ts';

// What people without a seat see. They are told nothing that could be played by: no hand, and of the board only what was
// there before the last whole turn, or when the last round was over.

/** The part of a game that decides how much watchers may see. */
export type WatchedHead = Pick<Game, 'revision' | 'status' | 'setup' | 'results'>;

/** A game, and its history from the deal of the last finished round on; of the first round, if none is. */
export interface WatchedState {
  readonly game: Game;
  readonly history: History;
  /** The accounts that do not show their names to watchers. */
  readonly unnamed: readonly AccountId[];
}

/** Of moves, in one answer: the longest rounds of eight fit. */
const MOST = 120;
const MINUTE = 60_000;

/** Whether the holder of a link may see anything of a game: while it is played if it allows that, and its end. */
export function isWatchable(head: WatchedHead): boolean {
  return head.setup.watchers !== undefined || isOpen(head);
}

/** Whether a game is finished with a result, so that nothing in it is secret any more. */
export function isOpen(head: WatchedHead): boolean {
  return head.status === 'finished' && !isShort(head);
}

/** Returns the first round whose history decides what watchers see. */
export function firstRoundFor({ results }: Pick<Game, 'results'>): number {
  return Math.max(1, results.length);
}

/** Returns a game as its watchers may see it now. Pure; depends on nothing that is hidden from them. */
export function watchedGame({ game, history, unnamed }: WatchedState): WatchedGame {
  const { name, status, setup, results } = game;
  const hasResult = isOpen(game);
  const snapshots = replayHistory(game, history);
  const until = hasResult ? game.revision : visibleUntil(game, snapshots);
  const since = (snapshots.findLast(isDealUpTo(until))?.entry.revision ?? 1) - 1;
  // A finished game is replayed from its record.
  const recap = hasResult
    ? { from: null, frames: [], skipped: 0 }
    : recapOf(
        game,
        null,
        { since, until, most: MOST },
        snapshots.filter(({ entry }) => entry.revision <= until),
      );
  const last = history.entries.findLast(({ revision }) => revision <= until);
  return {
    version: versionFor(game, until),
    name,
    status,
    delay: hasResult ? null : (setup.watchers ?? null),
    rules: setup.rules,
    set: setup.set,
    rounds: setup.rounds,
    seats: game.seats.map((occupant) => watchedOccupant(occupant, unnamed)),
    ...(setup.earlier && { earlier: setup.earlier }),
    results,
    places: hasResult ? placesIn(game) : null,
    isCancelled: isShort(game),
    asOf: last === undefined ? null : toTheMinute(last.at),
    recap: {
      ...recap,
      // A round begins with its deal, not with the board of the round before.
      from: recap.from?.round === recap.frames[0]?.round.round ? recap.from : null,
      frames: recap.frames.flatMap(({ entry, round }) => {
        const seen = watchedEntry(entry);
        return seen.events.length === 0 ? [] : [{ entry: seen, round }];
      }),
    },
  };
}

const isDealUpTo =
  (until: number) =>
  ({ entry }: Snapshot): boolean =>
    entry.revision <= until && entry.events.some(({ type }) => type === 'dealt');

/**
 * Returns the revision up to which watchers may see a game that is not over; 0 for nothing. Within a round: the end of the
 * turn before the last whole one, if watchers are a turn late. Otherwise, and until two turns of a round are over: the
 * end of the round before.
 */
function visibleUntil({ setup, results }: Pick<Game, 'setup' | 'results'>, snapshots: readonly Snapshot[]): number {
  const finished = results.length;
  const isIn =
    (number: number) =>
    ({ round }: Snapshot): boolean =>
      round?.table.round === number;
  const over = snapshots.find((one) => isIn(finished)(one) && one.round?.table.scores !== null);
  const before = over?.entry.revision ?? 0;
  if (setup.watchers !== 'turn') return before;
  const now = snapshots.filter(isIn(finished + 1));
  // Simultaneous turns end with one revision and count as one.
  const ends = now.filter((one, index) => turnsIn(one) > turnsIn(now[index - 1]));
  return ends.at(-2)?.entry.revision ?? before;
}

/** Returns how many turns of a round are over. */
function turnsIn(snapshot: Snapshot | undefined): number {
  return snapshot?.round?.table.seats.reduce((sum, { turns }) => sum + turns, 0) ?? 0;
}

/** Returns the version of a game that watchers see up to a revision. */
function versionFor(head: WatchedHead, until: number): string {
  switch (head.status) {
    case 'lobby':
      return `b${head.revision}`;
    case 'playing':
      return `${head.setup.watchers === 'turn' ? 't' : 'r'}${until}`;
    case 'finished':
      return isOpen(head) ? `f${head.revision}` : `e${until}`;
    default:
      return head.status satisfies never;
  }
}

/**
 * Returns an occupant without details for the table alone, such as the owner of a held seat, and with the name they
 * chose to show.
 */
function watchedOccupant(occupant: Occupant, unnamed: readonly AccountId[]): OccupantView {
  const view = occupantView(occupant);
  if (view.kind === 'nobody') return { kind: 'nobody' };
  const isHidden = occupant.kind === 'person' && unnamed.includes(occupant.account);
  return isHidden ? { kind: 'nobody' } : { kind: view.kind, name: view.name };
}

/**
 * Returns an entry with only what happened on the board: no names, votes or vacations, nobody's lateness, and to the
 * minute, because a move in the second after another was hardly chosen.
 */
function watchedEntry({ revision, seat, by, events, at }: LogEntry): LogEntry {
  return {
    revision,
    seat,
    by: by === 'computer' || by === 'table' ? by : 'person',
    at: toTheMinute(parseInstant(at)),
    events: events.filter(isRoundEvent),
  };
}

function toTheMinute(at: number): string {
  return formatInstant(Math.floor(at / MINUTE) * MINUTE);
}
