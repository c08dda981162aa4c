import type { GameView, LogEntry, RoundResult, OccupantView } from '@slow-train/protocol';
import {
  earlierIn,
  isGameOver,
  eventsFor,
  fieldsOf,
  replay,
  ruleChoice,
  tileName,
  viewFor,
  writeEvent,
  type EarlierRound,
  type Event,
  type RecordFault,
  type Result,
  type RoundState,
  type Seat,
} from '@slow-train/rules';
import { namesOf, sentenceOf } from '#words';
import type { Accessor } from 'solid-js';
import type { BoardGame } from '../board/state/board.ts';
import type { ScoredGame } from '../components/scores/sheet.ts';
import { replayText } from '#text/replay.ts';
import type { Viewpoint, Timeline } from './timeline.ts';

/** One moment of a record: the round after an action, and the events of that action. */
export interface RecordFrame {
  readonly state: RoundState;
  readonly round: number;
  /** 0 is the deal. */
  readonly action: number;
  readonly events: readonly Event[];
}

/** The frames of one round, by index. */
export interface RoundSpan {
  readonly round: number;
  readonly first: number;
  readonly last: number;
}

/** A record replayed action by action. Its states share all that an action does not change. */
export interface ReplayedRecord {
  readonly frames: readonly RecordFrame[];
  readonly rounds: readonly RoundSpan[];
  /** Rounds of the whole game; a record may end earlier. */
  readonly roundCount: number;
  readonly seatCount: number;
  /** The rounds before the game, which were played with real dominoes. */
  readonly earlier: readonly EarlierRound[];
  /** The first error in the record; the frames end before it. */
  readonly fault: RecordFault | null;
}

/** The players of a record, as far as they are known. */
export interface RecordPlayers {
  /** The name of the game. */
  readonly name: string;
  readonly seats: readonly OccupantView[];
  /** The viewer's own seat, if they played. */
  readonly you: Seat | null;
}

/** A game as board and score sheet show it during one of its rounds. */
export type RecordedGame = BoardGame & ScoredGame & Pick<GameView, 'name'>;

/** The timeline of a record. */
export interface RecordTimeline extends Timeline {
  /** The game at a frame: the same object throughout a round. */
  game(index: number): RecordedGame;
}

const NEVER = new Date(0).toISOString();

/** Replays a record. Fails only if there is nothing at all to show. */
export function replayRecord(record: unknown): Result<ReplayedRecord, RecordFault> {
  const frames: RecordFrame[] = [];
  const rounds: RoundSpan[] = [];
  const replayed = replay(record, (state, round, action, events) => {
    const here = frames.length;
    const span = rounds.at(-1);
    if (span?.round === round) rounds[rounds.length - 1] = { ...span, last: here };
    else rounds.push({ round, first: here, last: here });
    frames.push({ state, round, action, events });
  });
  const [first] = frames;
  if (first === undefined) {
    const fault = replayed.ok ? { round: 0, action: null, message: '' } : replayed.error;
    return { ok: false, error: fault };
  }
  const { table } = first.state;
  const stated = fieldsOf(fieldsOf(record)['rules'])['rounds'];
  const roundCount = typeof stated === 'number' ? stated : table.set + 1;
  const fault = replayed.ok ? null : replayed.error;
  const earlier = earlierIn(fieldsOf(record)['earlier'], table.seats.length) ?? [];
  return { ok: true, value: { frames, rounds, roundCount, seatCount: table.seats.length, earlier, fault } };
}

/** Returns the round that a frame is in. */
export function roundOfRecord({ rounds }: ReplayedRecord, index: number): RoundSpan {
  return found(rounds.find(({ last }) => index <= last));
}

/** Returns the frame at this index. */
export function frameOf({ frames }: ReplayedRecord, index: number): RecordFrame {
  return found(frames[index]);
}

/** Returns the index of the frame after a number of actions of a round; undefined if the record has none. */
export function frameAt({ frames }: ReplayedRecord, round: number, action: number): number | undefined {
  const index = frames.findIndex((frame) => frame.round === round && frame.action === action);
  return index < 0 ? undefined : index;
}

/** Creates the timeline of a record, seen from a perspective that may change. */
export function createRecordTimeline(
  record: ReplayedRecord,
  players: RecordPlayers,
  perspective: Accessor<Viewpoint>,
): RecordTimeline {
  const games = record.rounds.map((span) => ({
    during: gameIn(record, span, false, players),
    over: gameIn(record, span, true, players),
  }));
  const names = namesOf({ seats: players.seats, you: { seat: players.you } });
  const game = (index: number): RecordedGame => {
    const { during, over } = found(games[record.rounds.indexOf(roundOfRecord(record, index))]);
    return frameOf(record, index).state.table.scores === null ? during : over;
  };
  return {
    last: () => record.frames.length - 1,
    game,
    frame(index) {
      const frame = frameOf(record, index);
      const seat = perspective();
      return {
        game: game(index),
        view: viewFor(frame.state, seat === 'all' ? null : seat),
        entries: [logEntryOf(frame, index, seat)],
      };
    },
    sentence(index) {
      const sentence = sentenceOf(logEntryOf(frameOf(record, index), index, perspective()), names);
      return sentence === '' ? replayText.nothing : sentence;
    },
  };
}

/** Returns the log entry of a frame, as seen from a perspective. */
export function logEntryOf({ events }: RecordFrame, index: number, perspective: Viewpoint): LogEntry {
  const seen = perspective === 'all' ? events.map(writeEvent) : eventsFor(events, perspective);
  return { revision: index + 1, seat: null, by: 'person', at: NEVER, events: seen };
}

/** Returns the game as it was during one of its rounds, or when that round was over. */
export function gameIn(
  record: ReplayedRecord,
  span: RoundSpan,
  isOver: boolean,
  { name, seats, you }: RecordPlayers,
): RecordedGame {
  const { table } = frameOf(record, span.first).state;
  const over = record.rounds.filter(({ round }) => round < span.round || (isOver && round === span.round));
  const results = over.flatMap(({ last }) => resultOf(record.frames[last]?.state) ?? []);
  return {
    name,
    seats,
    you: { seat: you },
    rounds: record.roundCount,
    status: isGameOver(
      { rules: table.rules, rounds: record.roundCount, earlier: record.earlier },
      results.map(({ scores }) => scores),
    )
      ? 'finished'
      : 'playing',
    rules: ruleChoice(table.rules),
    set: table.set,
    ...(record.earlier.length > 0 && { earlier: record.earlier }),
    results,
    places: null,
    isCancelled: false,
    round: { round: span.round, engine: tileName(table.engine) },
  };
}

function resultOf(state: RoundState | undefined): RoundResult | undefined {
  if (!state?.table.scores) return undefined;
  const { table } = state;
  // As in the service: the empty hand shows who went out, except for players who went out while others still built.
  const empty = table.seats.findIndex(({ tiles }) => tiles === 0);
  return { engine: tileName(table.engine), scores: table.scores ?? [], out: table.out ?? (empty < 0 ? null : empty) };
}

function found<T>(item: T | undefined): T {
  if (item === undefined) throw new Error('no such frame');
  return item;
}
