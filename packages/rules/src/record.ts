import { writeAction } from './action.ts';
import { draftOf, settleDraft } from './draft.ts';
import type { Event } from './event.ts';
import { fieldsOf, listField, type Fields } from './fields.ts';
import { legalActions } from './legal.ts';
import { hasLeader, openRound } from './opening.ts';
import { playText, type Played } from './play.ts';
import type { Refusal } from './refusal.ts';
import { err, ok, type Result } from './result.ts';
import { ruleChoice, type RuleChoice } from './ruleset.ts';
import { enginesOf } from './engines.ts';
import { parseSetup, type Setup } from './setup.ts';
import { isGameOver, type EarlierRound } from './score.ts';
import { at, type RoundState, type Seat } from './table.ts';
import { parseTile, tileName, type Pips, type Tile, type TileName } from './tile.ts';
import { endBlocked } from './turn.ts';

export const RECORD_FORMAT = 'mexican-train-record/1';

export interface RecordedAction {
  readonly seat: Seat;
  readonly do: string;
  /** All legal actions of each seat before this action, if the record includes them. */
  readonly legal?: { readonly [seat: string]: readonly string[] } | undefined;
}

export interface RecordedRound {
  readonly engine: TileName;
  readonly starter: Seat;
  /** The seat that looked for the engine first, where it matters (`hasLeader`). */
  readonly leader?: Seat | undefined;
  /** The shuffled tiles; one more list for each time they were thrown in. */
  readonly decks: readonly (readonly TileName[])[];
  readonly actions: readonly RecordedAction[];
  readonly scores: readonly Pips[];
}

/** A game, complete or not, in the exchange format of docs/rules.md section 7. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly rules: RuleChoice & { readonly rounds?: number | undefined };
  readonly set: number;
  readonly seats: number;
  /** By seat, if the players want them in it. */
  readonly names?: readonly string[] | undefined;
  /** Rounds before the game that count in its totals (section 24). */
  readonly earlier?: readonly EarlierRound[] | undefined;
  readonly rounds: readonly RecordedRound[];
}

/** Where a record is wrong: the round and action, counted from 1 (`action` null if no action is), and a sentence. */
export interface RecordFault {
  readonly round: number;
  readonly action: number | null;
  readonly message: string;
  /** The refusal of that action, if the rules refuse it; the message has its code. */
  readonly refusal?: Refusal | undefined;
}

/**
 * Returns a record's head: rules, set, seats, `rounds` if fewer than there are engines are played, and the rounds before
 * the game, if any count in it.
 */
export function recordHead(setup: Setup): Omit<GameRecord, 'rounds'> {
  const isWhole = setup.rounds === enginesOf(setup.rules, setup.set).length;
  const rules = { ...ruleChoice(setup.rules), ...(isWhole ? {} : { rounds: setup.rounds }) };
  return {
    format: RECORD_FORMAT,
    rules,
    set: setup.set,
    seats: setup.seats,
    ...(setup.earlier && { earlier: setup.earlier }),
  };
}

/** Called with each state of a replay, the number of the action before it (0: the opening), and its events. */
export type Watch = (state: RoundState, round: number, action: number, events: readonly Event[]) => void;

/**
 * Replays a record exactly and returns the scores of its rounds. The error is the first mistake in it; legal actions
 * are checked if the record names them. Calls `watch` with every state.
 */
export function replay(record: unknown, watch: Watch = () => {}): Result<readonly (readonly Pips[])[], RecordFault> {
  const head = fieldsOf(record);
  const fault = (message: string): Result<never, RecordFault> => err({ round: 0, action: null, message });
  if (head['format'] !== RECORD_FORMAT) return fault(`The format must be "${RECORD_FORMAT}".`);
  const rounds = head['rounds'];
  if (!Array.isArray(rounds)) return fault('rounds must be a list.');
  const length = fieldsOf(head['rules'])['rounds'];
  const setup = parseSetup(
    head['rules'],
    Number(head['seats']),
    Number(head['set']),
    typeof length === 'number' ? length : undefined,
  );
  if (!setup.ok) return fault(setup.error);
  const earlier = earlierIn(head['earlier'], setup.value.seats);
  if (earlier === null)
    return fault('earlier must be a list of rounds with an engine, a score for each seat, and out.');
  if (rounds.length > setup.value.rounds)
    return fault(`The game has ${setup.value.rounds} rounds, the record ${rounds.length}.`);
  const scores: (readonly Pips[])[] = [];
  const engines: Tile[] = [];
  let starter: Seat | undefined;
  for (const [index, value] of rounds.entries()) {
    if (isGameOver({ ...setup.value, earlier }, scores))
      return err({ round: index + 1, action: null, message: 'The game was over before this round.' });
    const played = replayRound(setup.value, fieldsOf(value), index + 1, { engines, starter }, watch);
    if (!played.ok) return played;
    const { table } = played.value;
    engines.push(table.engine);
    starter = table.starter;
    if (table.scores) scores.push(table.scores);
    else if (index < rounds.length - 1)
      return err({ round: index + 1, action: null, message: 'The round was not played to its end.' });
  }
  return ok(scores);
}

/** Returns the rounds before the game that a record names; null if they cannot be read. */
export function earlierIn(value: unknown, seats: number): readonly EarlierRound[] | null {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return null;
  const rounds = value.map((round: unknown): EarlierRound | null => {
    const { engine, scores, out } = fieldsOf(round);
    const tile = typeof engine === 'string' ? parseTile(engine) : undefined;
    const pips = listField(scores)
      .filter((one) => Number.isSafeInteger(one))
      .map(Number);
    const isOut = out === null || (Number.isInteger(out) && Number(out) >= 0 && Number(out) < seats);
    if (tile === undefined || pips.length !== seats || listField(scores).length !== seats || !isOut) return null;
    return { engine: tileName(tile), scores: pips, out: out === null ? null : Number(out) };
  });
  return rounds.some((round) => round === null) ? null : rounds.filter((round) => round !== null);
}

interface Before {
  readonly engines: readonly Tile[];
  readonly starter: Seat | undefined;
}

function replayRound(
  setup: Setup,
  round: Fields,
  number: number,
  before: Before,
  watch: Watch,
): Result<RoundState, RecordFault> {
  const fault = (message: string, action: number | null = null): Result<never, RecordFault> =>
    err({ round: number, action, message });
  const decks = listField(round['decks']).map((deck) => listField(deck).map((name) => parseTile(String(name))));
  const named = decks.map((deck) => deck.filter((tile) => tile !== undefined));
  if (named.some((deck, index) => deck.length !== at(decks, index).length))
    return fault('A deck contains something that is not a tile.');
  const starter = Number(round['starter']);
  if (!Number.isInteger(starter) || starter < 0 || starter >= setup.seats) return fault('starter must be a seat.');
  const rotated = before.starter === undefined ? starter : (before.starter + 1) % setup.seats;
  if (setup.rules.opening === 'aside' && starter !== rotated)
    return fault(`The starter must be seat ${rotated}, the next to the left.`);
  const first = hasLeader(setup.rules) ? Number(round['leader']) : starter;
  if (!Number.isInteger(first) || first < 0 || first >= setup.seats) return fault('leader must be a seat.');
  if (hasLeader(setup.rules) && before.starter !== undefined && first !== rotated)
    return fault(`The leader must be seat ${rotated}, the next to the left of the last starter.`);
  const opened = openRound({ setup, round: number, usedEngines: before.engines, starter: first, decks: named });
  if (!opened.ok)
    return fault(
      opened.error.code === 'THROWN_IN' ? 'The tiles were thrown in: a deck is missing.' : opened.error.message,
    );
  const dealt = opened.value.events.filter((event) => event.type === 'thrownIn').length + 1;
  if (dealt !== named.length) return fault(`Only ${dealt} of the ${named.length} decks are dealt.`);
  let { state } = opened.value;
  if (parseTile(String(round['engine'])) !== state.table.engine)
    return fault(`The engine is ${tileName(state.table.engine)}.`);
  if (starter !== state.table.starter) return fault(`The starter is seat ${state.table.starter}.`);
  watch(state, number, 0, opened.value.events);
  const actions = listField(round['actions']);
  let isDeclineCounted = false;
  for (const [index, value] of actions.entries()) {
    const action = fieldsOf(value);
    const seat = Number(action['seat']);
    if (!Number.isInteger(seat) || seat < 0 || seat >= setup.seats) return fault('There is no such seat.', index + 1);
    const wrong = 'legal' in action ? wrongLegal(state, fieldsOf(action['legal'])) : undefined;
    if (wrong !== undefined) return fault(wrong, index + 1);
    const played = playText(state, seat, String(action['do']));
    if (!played.ok) {
      const message = `Seat ${seat} "${String(action['do'])}": ${played.error.code}.`;
      return err({ round: number, action: index + 1, message, refusal: played.error });
    }
    isDeclineCounted = countsDecline(isDeclineCounted, state, played.value);
    const isLast = index === actions.length - 1;
    const ended = isLast && isDeclineCounted ? endAsRecorded(played.value, round['scores']) : played.value;
    state = ended.state;
    watch(state, number, index + 1, ended.events);
  }
  const { scores } = state.table;
  if (scores !== null && JSON.stringify(round['scores']) !== JSON.stringify(scores))
    return fault(`The scores are ${scores.join(', ')}.`);
  return ok(state);
}

/**
 * Whether the current run of passes began with a declined tile. It counted as a pass in games recorded before
 * decision 17 (section 9).
 */
function countsDecline(before: boolean, { table }: RoundState, { state, events }: Played): boolean {
  if (events.some(({ type }) => type === 'played' || type === 'built' || type === 'drew' || type === 'marked'))
    return false;
  const isDecline = table.turn.step === 'drawn' && events.some(({ type }) => type === 'passed');
  return before || (isDecline && state.table.boneyard === 0);
}

/** Ends a round one pass early, as under the older count, if the recorded scores show that it ended there. */
function endAsRecorded(played: Played, recorded: unknown): Played {
  const { table } = played.state;
  if (table.phase === 'over' || table.passes !== table.seats.length - 1) return played;
  const draft = draftOf(played.state);
  endBlocked(draft);
  const { state, events } = settleDraft(draft);
  if (JSON.stringify(recorded) !== JSON.stringify(state.table.scores)) return played;
  return { state, events: [...played.events.filter(({ type }) => type !== 'turnBegan'), ...events] };
}

/** Returns the fault of the legal actions recorded before an action; undefined for none. */
function wrongLegal({ table, secret }: RoundState, legal: Fields): string | undefined {
  for (const [seat, named] of Object.entries(legal)) {
    const hand = secret.hands[Number(seat)];
    if (hand === undefined) return 'There is no such seat.';
    const actions = legalActions(table, hand, Number(seat)).map(writeAction).toSorted();
    const recorded = listField(named).map(String).toSorted();
    if (actions.join() !== recorded.join()) return `Seat ${seat} could do: ${actions.join(', ') || 'nothing'}.`;
  }
  return undefined;
}
