import { createEffect, createSignal, onCleanup, onMount, type Accessor } from 'solid-js';

/** The position of a player on a timeline, and ways to change it. */
export interface Playback {
  /** The index of the frame that is shown. */
  readonly position: Accessor<number>;
  readonly last: number;
  readonly isRunning: Accessor<boolean>;
  /** Goes to a frame, and pauses. */
  go(index: number): void;
  /** Plays, from the start if it is at the end; or pauses. */
  toggle(): void;
}

/**
 * Creates a playback that is paused on frame 0.
 * @param last the index of the last frame, which may grow
 * @param pace from one frame to the next while it plays, in milliseconds
 */
export function createPlayback(last: Accessor<number>, pace: number): Playback {
  const [position, setPosition] = createSignal(0);
  const [isRunning, setRunning] = createSignal(false);
  createEffect(() => {
    if (!isRunning()) return;
    const now = position();
    if (now >= last()) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => setPosition(now + 1), pace);
    onCleanup(() => clearTimeout(timer));
  });
  return {
    position,
    get last() {
      return last();
    },
    isRunning,
    go(to) {
      setRunning(false);
      setPosition(Math.max(0, Math.min(last(), Math.trunc(to))));
    },
    toggle() {
      if (!isRunning() && position() === last()) setPosition(0);
      setRunning(!isRunning());
    },
  };
}

/** Elements that use these keys themselves. */
const OWN_KEYS = 'input, select, textarea, [role="tab"], dialog[open]:not([data-player]) *';
const OWN_SPACE = 'button, a, summary';

/** The keyboard of a player, wherever the focus is: arrows step, space plays or pauses, Home and End go to the ends. */
export function usePlaybackKeys(playback: Playback): void {
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.matches(OWN_KEYS)) return;
    if (event.key === ' ' && target?.matches(OWN_SPACE)) return;
    const act = actionOf(event.key, playback);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  onMount(() => document.addEventListener('keydown', press));
  onCleanup(() => document.removeEventListener('keydown', press));
}

function actionOf(key: string, playback: Playback): (() => void) | undefined {
  switch (key) {
    case 'ArrowLeft':
      return () => playback.go(playback.position() - 1);
    case 'ArrowRight':
      return () => playback.go(playback.position() + 1);
    case 'Home':
      return () => playback.go(0);
    case 'End':
      return () => playback.go(playback.last);
    case ' ':
      return () => playback.toggle();
    default:
      return undefined;
  }
}
