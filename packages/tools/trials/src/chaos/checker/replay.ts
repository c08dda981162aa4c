import {
  err,
  eventFor,
  ok,
  openRound,
  parseAction,
  parseSetup,
  parseTile,
  playText,
  viewFor,
  writeEvent,
  writeView,
  type EventNotation,
  type Result,
  type RoundState,
  type Seat,
  type Tile,
} from '@slow-train/rules';
import { canonical } from '../canonical.ts';
import type { StoredAction, StoredGame, StoredRound } from './stored.ts';

/** A revision, and the round after it, by the rules alone. */
export interface ReplayedMoment {
  readonly action: StoredAction;
  /** Null before the first deal. */
  readonly round: RoundState | null;
  /** What the rules say has happened; empty for actions of the game around the round. */
  readonly events: readonly EventNotation[];
  /** The scores of the finished rounds. */
  readonly scores: readonly (readonly number[])[];
}

/**
 * Replays a game from its history and its decks.
 * @returns a moment for each revision; or a sentence on the first thing that the rules refuse
 */
export function replayGame(
  game: StoredGame,
  actions: readonly StoredAction[],
  rounds: readonly StoredRound[],
): Result<readonly ReplayedMoment[], string> {
  const setup = parseSetup(game.setup.rules, game.seats.length, game.setup.set, game.setup.rounds);
  if (!setup.ok) return err(setup.error);
  const moments: ReplayedMoment[] = [];
  let round: RoundState | null = null;
  let scores: readonly (readonly number[])[] = [];
  const engines: Tile[] = [];
  let dealt = 0;
  for (const action of actions) {
    let events: readonly EventNotation[] = [];
    if (action.seat === null && action.action === 'deal') {
      const stored = rounds[dealt];
      dealt += 1;
      if (stored === undefined) return err(`Revision ${action.revision} deals round ${dealt}, which has no decks.`);
      const decks = stored.decks.map((deck) => deck.flatMap((name) => parseTile(name) ?? []));
      const opened = openRound({
        setup: setup.value,
        round: stored.round,
        usedEngines: engines,
        starter: stored.starter,
        decks,
      });
      if (!opened.ok) return err(`The rules refuse the deal of round ${stored.round}.`);
      round = opened.value.state;
      engines.push(round.table.engine);
      events = opened.value.events.map(writeEvent);
    } else if (action.seat !== null && round !== null && parseAction(action.action) !== undefined) {
      const played: ReturnType<typeof playText> = playText(round, action.seat, action.action);
      if (!played.ok)
        return err(`Revision ${action.revision}: seat ${action.seat} "${action.action}" is ${played.error.code}.`);
      const wasOver = round.table.scores !== null;
      round = played.value.state;
      events = played.value.events.map(writeEvent);
      if (!wasOver && round.table.scores !== null) scores = [...scores, round.table.scores];
    }
    moments.push({ action, round, events, scores });
  }
  return ok(moments);
}

/** Returns the round of a moment as this seat may see it, as canonical JSON. */
export function viewAt({ round }: ReplayedMoment, seat: Seat | null): string {
  return canonical(round === null ? null : writeView(viewFor(round, seat)));
}

/** Returns the log entry of a moment as this seat may see it, as canonical JSON. */
export function entryAt({ action, events }: ReplayedMoment, viewer: Seat | null): string {
  const { seat, by } = action;
  // Whether an action was forced or planned is the secret of its seat.
  const isSecret = seat !== viewer && (by === 'forced' || by === 'plan');
  // Those of the game around the round are stored beside those of the rules, in the order in which they happened.
  const ofRules = events.map((event) => eventFor(event, viewer));
  const types = new Set<string>(ofRules.map(({ type }) => type));
  const around = action.events.filter(({ type }) => !types.has(type));
  const first = action.events.findIndex(({ type }) => types.has(type));
  const before = around.filter((event) => first >= 0 && action.events.indexOf(event) < first);
  const after = around.filter((event) => !before.includes(event));
  const shown = ofRules.length === 0 ? action.events : [...before, ...ofRules, ...after];
  return canonical({ seat, by: isSecret ? 'person' : by, events: shown });
}
