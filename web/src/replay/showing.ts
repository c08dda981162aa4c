import type { GameView, LogEntry, RoundResult, Sitter } from '@slow-train/protocol';
import {
  eventsFor,
  ruleChoice,
  tileName,
  viewFor,
  writeEvent,
  writeView,
  type RoundState,
  type Seat,
} from '@slow-train/rules';
import type { Film, Frame, Stop } from './film.ts';

/** Through whose eyes one looks: a seat's, or those of somebody who sees every hand. */
export type Eyes = Seat | 'all';

/** Who plays in a film, as far as that is known. */
export interface Cast {
  /** What the game is called. */
  readonly name: string;
  readonly seats: readonly Sitter[];
  /** The reader's own seat, if they sat there. */
  readonly you: Seat | null;
}

const NEVER = new Date(0).toISOString();

/** The table as the service would show it in this round; what board and score sheet are made from. */
export function gameIn(film: Film, stop: Stop, isOver: boolean, cast: Cast): GameView | undefined {
  const state = film.frames[stop.first]?.state;
  if (state === undefined) return undefined;
  const over = film.stops.filter(({ round }) => round < stop.round || (isOver && round === stop.round));
  const results = over.flatMap(({ last }) => resultOf(film.frames[last]?.state) ?? []);
  return {
    id: 'replay',
    name: cast.name,
    revision: stop.first,
    status: results.length === film.rounds ? 'finished' : 'playing',
    rules: ruleChoice(state.table.rules),
    set: state.table.set,
    rounds: film.rounds,
    seats: cast.seats,
    forcedPlays: false,
    you: { seat: cast.you, isHost: false, forced: false, away: null, plan: null, planVersion: 0 },
    invitation: null,
    invitationUntil: null,
    results,
    places: null,
    round: writeView(viewFor(state, null)),
    dealing: null,
    clock: null,
    turnBy: null,
    vote: null,
    isCancelled: false,
    seeksSubstitute: false,
    fairness: { lists: [], deals: [] },
    updatedAt: NEVER,
  };
}

function resultOf(state: RoundState | undefined): RoundResult | undefined {
  if (!state?.table.scores) return undefined;
  const { table } = state;
  // As the service has it: the empty hand tells who went out, but for those who did while others still built.
  const empty = table.seats.findIndex(({ tiles }) => tiles === 0);
  return { engine: tileName(table.engine), scores: table.scores ?? [], out: table.out ?? (empty < 0 ? null : empty) };
}

/** A moment as the log would have it, for these eyes. */
export function entryOf(frame: Frame, step: number, eyes: Eyes): LogEntry {
  const events = eyes === 'all' ? frame.events.map(writeEvent) : eventsFor(frame.events, eyes);
  return { revision: step + 1, seat: null, by: 'person', at: NEVER, events };
}
