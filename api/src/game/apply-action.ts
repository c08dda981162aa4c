import type { RoundResult, LogEvent } from '@slow-train/protocol';
import { isGameOver, tileName, writeEvent, type Event, type RoundState, type Seat } from '@slow-train/rules';
import { FINISHED, placesIn, setupOf } from './game.ts';
import { addRevision, type GameUpdate, type StoredEntry } from './update.ts';

/** An action that the rules have accepted, the round after it, and its events. */
interface AcceptedAction {
  readonly seat: Seat;
  readonly action: string;
  readonly by: Exclude<StoredEntry['by'], 'table'>;
  readonly state: RoundState;
  readonly events: readonly Event[];
}

/** Adds a seat's action as one revision. It may end the round, and with it the game. */
export function applyAction(update: GameUpdate, { seat, action, by, state, events }: AcceptedAction): GameUpdate {
  const written: readonly LogEvent[] = events.map(writeEvent);
  const { table } = state;
  if (table.phase !== 'over') return addRevision(update, { seat, action, by, events: written }, { round: state });
  const { game } = update;
  const result = resultOf(state);
  const results = [...game.results, result];
  const scored = [...update.scored, { round: table.round, scores: result.scores }];
  const isLast = isGameOver(
    setupOf(game),
    results.map(({ scores }) => scores),
  );
  const places = placesIn({ ...game, results });
  const ended: readonly LogEvent[] = isLast ? [{ type: 'gameOver', places }] : [];
  return addRevision(
    { ...update, scored },
    { seat, action, by, events: [...written, ...ended] },
    isLast ? { round: state, results, ...FINISHED } : { round: state, results },
  );
}

/** Returns the stored result of a finished round. */
function resultOf({ table }: RoundState): RoundResult {
  // An empty hand shows who went out, except for a seat that went out while others were on their first turn: `out`.
  const empty = table.seats.findIndex(({ tiles }) => tiles === 0);
  const out = table.out ?? (empty < 0 ? null : empty);
  return { engine: tileName(table.engine), scores: table.scores ?? [], out };
}
