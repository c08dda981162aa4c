import type { GameView, LogEntry } from '@slow-train/protocol';
import { at, viewFor, writeView, type RoundState } from '@slow-train/rules';
import { batch, createEffect, createMemo, createSignal, onCleanup, type Accessor } from 'solid-js';
import { learnText } from '#text/learn.ts';
import { createMedia } from '../../ui/media.ts';
import {
  dealLesson,
  LEARNER,
  LESSON_RULES,
  movesUpTo,
  LESSON_STEPS,
  type LessonMove,
  type LessonStep,
} from './lesson.ts';

/** The pause after each move of the opponent, in milliseconds. */
const REST = 900;

/** The learner's place on this device. */
const KEY = 'slow-train:lesson';

/** The lesson as it is being played. */
export interface Lesson {
  readonly index: Accessor<number>;
  readonly step: Accessor<LessonStep>;
  /** Whether the opponent still has moves to show before this step. */
  readonly isOpponents: Accessor<boolean>;
  readonly game: Accessor<GameView>;
  readonly log: Accessor<readonly LogEntry[]>;
  readonly state: Accessor<RoundState>;
  /** The reason why the last tap did not do the step's task; null while there is nothing to say. */
  readonly answer: Accessor<string | null>;
  say(answer: string | null): void;
  /** Takes an action of the learner: the step's own leads to the next step, any other is answered. */
  act(action: string): void;
  /** Goes on from a step that is only read, or from the halt. */
  goOn(): void;
  restart(): void;
}

/** Creates the lesson at the place where this device left it. Its moves come from the rules, one by one. */
export function createLesson(): Lesson {
  const isStill = createMedia('(prefers-reduced-motion: reduce)');
  const [index, setIndex] = createSignal(storedStep());
  const [answer, say] = createSignal<string | null>(null);
  const step = createMemo((): LessonStep => at(LESSON_STEPS, index()));
  const moves = createMemo(() => movesUpTo(index()));
  const [shown, setShown] = createSignal(moves().length);
  const isOpponents = (): boolean => shown() < moves().length;
  const state = createMemo((): RoundState => moves()[shown() - 1]?.state ?? dealLesson());

  const game = createMemo(() => gameOf(state(), shown()));
  const log = createMemo(() => logOf(moves().slice(0, shown())));

  createEffect(() => {
    const next = shown() + 1;
    if (next > moves().length) return;
    const rest = setTimeout(() => setShown(next), isStill() ? 0 : REST);
    onCleanup(() => clearTimeout(rest));
  });

  const goTo = (next: number, visible: number): void =>
    batch(() => {
      say(null);
      setIndex(next);
      setShown(visible);
      storeStep(next);
    });

  return {
    index,
    step,
    isOpponents,
    state,
    answer,
    say,
    game,
    log,
    act(action) {
      const { name, task } = step();
      if ((task.kind !== 'play' && task.kind !== 'draw') || isOpponents()) return;
      if (action === task.action) goTo(index() + 1, shown() + 1);
      else say(learnText.steps[name].instead?.[action] ?? null);
    },
    goOn() {
      const { kind } = step().task;
      if ((kind === 'read' || kind === 'halt') && !isOpponents()) goTo(index() + 1, shown());
    },
    restart: () => goTo(0, 0),
  };
}

/** The lesson has no time of its own. */
const BEGUN = new Date(0).toISOString();

/** The moves as the log of a game. */
function logOf(moves: readonly LessonMove[]): readonly LogEntry[] {
  return moves.map(({ seat, events }, index) => ({
    revision: index + 1,
    seat,
    by: seat === LEARNER ? 'person' : 'computer',
    at: BEGUN,
    events,
  }));
}

/** The lesson as a game, for the board. */
function gameOf(state: RoundState, revision: number): GameView {
  return {
    id: 'lesson',
    name: learnText.title,
    revision,
    status: 'playing',
    rules: LESSON_RULES,
    set: state.table.set,
    rounds: 1,
    seats: [
      { kind: 'person', name: learnText.you },
      { kind: 'computer', name: learnText.opponent },
    ],
    forcedPlays: false,
    phrasesOnly: false,
    isRated: false,
    you: { seat: LEARNER, isHost: false, forced: false, away: null, plan: null, planVersion: 0 },
    invitation: null,
    invitationUntil: null,
    results: [],
    places: null,
    round: writeView(viewFor(state, LEARNER)),
    dealing: null,
    clock: null,
    turnBy: null,
    vote: null,
    isCancelled: false,
    seeksSubstitute: false,
    fairness: { lists: [], deals: [] },
    updatedAt: BEGUN,
  };
}

/** Returns the step at which the lesson was left on this device; 0 for a new learner. */
function storedStep(): number {
  try {
    const stored = Number(localStorage.getItem(KEY));
    return Number.isInteger(stored) && stored > 0 && stored < LESSON_STEPS.length ? stored : 0;
  } catch {
    return 0;
  }
}

/** Keeps the learner's place on this device; a lesson that is over begins anew. */
function storeStep(step: number): void {
  try {
    if (step > 0 && step < LESSON_STEPS.length - 1) localStorage.setItem(KEY, String(step));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the place lasts as long as the page.
  }
}
