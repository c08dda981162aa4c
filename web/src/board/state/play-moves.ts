import type { GameView, LogEntry } from '@slow-train/protocol';
import type { View } from '@slow-train/rules';
import { batch, createEffect, createMemo, createSignal, onCleanup, untrack, type Accessor } from 'solid-js';
import { isMotionReduced, movePace, thinkingTime } from '../../components/move-settings.ts';
import { rewind } from './rewind.ts';

/** More moves than this are shown at once: the recap plays those. */
const MOST = 16;

/** New moves played one after another on a board that is up to date. */
export interface MovePlayer {
  /** The board after the moves shown so far; the view itself once all have been shown. */
  readonly shown: Accessor<View>;
  /** The revision up to which moves have been shown. */
  readonly shownUpTo: Accessor<number>;
  /** The entries that have just been shown, and whether they move: not if they were skipped to. */
  readonly step: Accessor<Step>;
  readonly isPlaying: Accessor<boolean>;
  /** Shows all moves at once. */
  skip(): void;
}

/** The last step shown. */
interface Step {
  readonly entries: readonly LogEntry[];
  readonly moves: boolean;
}

const NOTHING: Step = { entries: [], moves: false };

/**
 * Creates the player of new moves. It delays only the trains: hand, status and buttons follow the game at once, so that
 * nobody has to wait for it. Computers think for a moment first. Any tap or key skips to the end.
 */
export function createMovePlayer(
  props: { readonly game: Pick<GameView, 'revision'>; readonly log: readonly LogEntry[] },
  view: Accessor<View>,
): MovePlayer {
  const [shownUpTo, setShownUpTo] = createSignal(untrack(() => props.game.revision));
  const [step, setStep] = createSignal<Step>(NOTHING);
  const pending = createMemo((): readonly LogEntry[] => {
    const [from, to] = [shownUpTo(), props.game.revision];
    const entries = props.log.filter(({ revision }) => revision > from && revision <= to);
    // A new deal starts with a new board.
    return entries.slice(entries.findLastIndex(({ events }) => events.some(({ type }) => type === 'dealt')) + 1);
  });
  const moves = createMemo(() => pending().filter(isVisible));
  const shown = createMemo(() => (moves().length === 0 ? view() : rewind(view(), pending())));
  const isPlaying = (): boolean => moves().length > 0;

  let timer: ReturnType<typeof setTimeout> | undefined;
  const showUpTo = (revision: number, areMoving: boolean): void =>
    batch(() => {
      const entries = pending().filter((entry) => entry.revision <= revision);
      setShownUpTo(revision);
      setStep({ entries, moves: areMoving });
    });
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const skip = (): void => {
    stop();
    if (isPlaying()) showUpTo(props.game.revision, false);
  };
  const advance = (): void => {
    const [next, ...rest] = moves();
    if (next === undefined) {
      timer = undefined;
      return;
    }
    // The timer still counts as running: nothing else may go on meanwhile.
    showUpTo(rest.length === 0 ? props.game.revision : next.revision, true);
    timer = setTimeout(advance, movePace());
  };
  createEffect(() => {
    const count = moves().length;
    untrack(() => {
      if (count === 0) setShownUpTo(Math.max(shownUpTo(), props.game.revision));
      else if (count > MOST || isAtOnce()) skip();
      else if (timer === undefined && moves()[0]?.by === 'computer') timer = setTimeout(advance, thinkingTime());
      else if (timer === undefined) advance();
    });
  });
  createEffect(() => {
    if (!isPlaying()) return;
    document.addEventListener('pointerdown', skip, { capture: true });
    document.addEventListener('keydown', skip, { capture: true });
    onCleanup(() => {
      document.removeEventListener('pointerdown', skip, { capture: true });
      document.removeEventListener('keydown', skip, { capture: true });
    });
  });
  onCleanup(stop);
  return { shown, shownUpTo, step, isPlaying, skip };
}

/** Whether nobody would see moves one after another. */
function isAtOnce(): boolean {
  return movePace() === 0 || isMotionReduced() || document.visibilityState === 'hidden';
}

function isVisible({ events }: LogEntry): boolean {
  return events.some(({ type }) => type === 'played' || type === 'built' || type === 'drew');
}
