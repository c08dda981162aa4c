import {
  at,
  eventsFor,
  MEXICAN,
  openRound,
  parseSetup,
  parseTile,
  playText,
  tilesOf,
  type EventNotation,
  type RoundState,
  type RuleChoice,
  type Seat,
  type Setup,
  type Tile,
  type TrainId,
} from '@slow-train/rules';
import type { learnText } from '#text/learn.ts';

/** The learner's seat, and that of the computer player who follows a script. */
export const LEARNER = 0;
export const OPPONENT = 1;

/** The stations of the lesson, in order. */
export const STATIONS = ['match', 'draw', 'signal', 'theirs', 'mexican', 'double', 'last', 'count'] as const;
export type Station = (typeof STATIONS)[number];

/** The learner's task: one action of the rules, or to read on. */
export type Task =
  | { readonly kind: 'play'; readonly action: string; readonly tile: Tile; readonly train: TrainId }
  | { readonly kind: 'draw'; readonly action: 'draw' }
  | { readonly kind: 'read'; readonly about: TrainId }
  /** The first two minutes are over: to play now, or to go on. */
  | { readonly kind: 'halt' }
  | { readonly kind: 'end' };

/** One step of the lesson. Each has its words in the catalogue, by its name. */
export interface LessonStep {
  readonly name: StepName;
  readonly station: Station;
  /** The opponent's actions before it. */
  readonly before: readonly string[];
  readonly task: Task;
}

type StepName = keyof typeof learnText.steps;

/**
 * The rules of the lesson: those of the first game after it, but for the Mexican train, which comes in the second part.
 * The engine is in the middle and the learner starts, so that their first task is to play.
 */
export const LESSON_RULES: RuleChoice = { preset: 'bonepile', mexicanOnFirstTurn: 'no' };

/** The number of the engine: that of the double-nine set's first round. */
export const ENGINE = 9;
const HANDS = ['9-4 4-1 7-3 6-6 8-0', '9-2 7-2 6-3 8-4 2-0'];
/** The first tiles of the boneyard, as they are drawn. */
const DRAWS = '8-6 4-3 9-5 6-1 5-3';

/** The lesson: on each step the rules allow the learner one action, or those that its words answer. */
export const LESSON_STEPS: readonly LessonStep[] = [
  { name: 'match', station: 'match', before: [], task: plays('9-4', LEARNER) },
  { name: 'ownTrain', station: 'match', before: ['9-2@1'], task: plays('4-1', LEARNER) },
  { name: 'draw', station: 'draw', before: ['7-2@1'], task: { kind: 'draw', action: 'draw' } },
  { name: 'signal', station: 'signal', before: [], task: { kind: 'read', about: LEARNER } },
  { name: 'theirs', station: 'theirs', before: ['draw'], task: plays('7-3', OPPONENT) },
  { name: 'enough', station: 'theirs', before: [], task: { kind: 'halt' } },
  { name: 'drawAgain', station: 'mexican', before: ['6-3@1'], task: { kind: 'draw', action: 'draw' } },
  { name: 'mexican', station: 'mexican', before: [], task: plays('9-5', MEXICAN) },
  { name: 'double', station: 'double', before: ['draw', '6-1@0'], task: plays('6-6', LEARNER) },
  { name: 'cover', station: 'double', before: [], task: plays('8-6', LEARNER) },
  { name: 'last', station: 'last', before: ['draw', '5-3@M'], task: plays('8-0', LEARNER) },
  { name: 'count', station: 'count', before: [], task: { kind: 'end' } },
];

/** One action of the lesson's round as the learner sees it. */
export interface LessonMove {
  readonly seat: Seat;
  readonly state: RoundState;
  readonly events: readonly EventNotation[];
}

function plays(tile: string, train: TrainId): Task {
  return { kind: 'play', action: `${tile}@${train}`, tile: named(tile), train };
}

function named(name: string): Tile {
  const tile = parseTile(name);
  if (tile === undefined) throw new Error(`${name} is not a tile`);
  return tile;
}

const tilesIn = (names: string): readonly Tile[] => names.split(' ').map(named);

/** Deals the lesson's round from its fixed deck. */
export function dealLesson(): RoundState {
  const parsed = parseSetup(LESSON_RULES, HANDS.length, ENGINE);
  if (!parsed.ok) throw new Error(parsed.error);
  // Five tiles each instead of twelve: a lesson, not an evening.
  const setup: Setup = { ...parsed.value, handSize: tilesIn(at(HANDS, 0)).length };
  const known = [...HANDS, DRAWS].flatMap(tilesIn);
  const rest = tilesOf(setup.set).filter((tile) => !known.includes(tile) && tile !== named(`${ENGINE}-${ENGINE}`));
  const opened = openRound({ setup, round: 1, usedEngines: [], starter: LEARNER, decks: [[...known, ...rest]] });
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value.state;
}

/**
 * Applies an action by the rules.
 * @throws Error if they refuse it: the script is wrong, which its test would have said
 */
export function apply(state: RoundState, seat: Seat, action: string): LessonMove {
  const played = playText(state, seat, action);
  if (!played.ok) throw new Error(`seat ${seat}, ${action}: ${played.error.code}`);
  return { seat, state: played.value.state, events: eventsFor(played.value.events, LEARNER) };
}

/** Plays the lesson up to a step, the opponent's moves before it included. Returns every move. */
export function movesUpTo(step: number): readonly LessonMove[] {
  const moves: LessonMove[] = [];
  const act = (seat: Seat, action: string): void =>
    void moves.push(apply(moves.at(-1)?.state ?? dealLesson(), seat, action));
  LESSON_STEPS.slice(0, step + 1).forEach(({ before, task }, index) => {
    for (const action of before) act(OPPONENT, action);
    if (index < step && (task.kind === 'play' || task.kind === 'draw')) act(LEARNER, task.action);
  });
  return moves;
}
