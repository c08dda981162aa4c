import { Show, type JSX } from 'solid-js';
import { replayText } from '#text/replay.ts';
import type { Playback } from './playback.ts';
import { cx } from '../ui/cx.ts';
import styles from './PlaybackButtons.module.css';

/** Back, play or pause, forward. */
export function PlaybackButtons(props: { playback: Playback; class?: string | undefined }): JSX.Element {
  const playback = (): Playback => props.playback;
  const isFirst = (): boolean => playback().position() === 0;
  const isLast = (): boolean => playback().position() === playback().last;
  return (
    <div class={cx(styles['buttons'], props.class)}>
      <button type="button" aria-disabled={isFirst()} onClick={() => playback().go(playback().position() - 1)}>
        <Icon path="M11 2 4 8l7 6z" />
        {replayText.backward}
      </button>
      <button type="button" class={styles['run']} onClick={() => playback().toggle()}>
        <Show when={playback().isRunning()} fallback={<Icon path="M4 1.500v13L14 8z" />}>
          <Icon path="M3 2h4v12H3zM9 2h4v12H9z" />
        </Show>
        {playback().isRunning() ? replayText.pause : replayText.run}
      </button>
      <button type="button" aria-disabled={isLast()} onClick={() => playback().go(playback().position() + 1)}>
        {replayText.forward}
        <Icon path="M5 2v12l7-6z" />
      </button>
    </div>
  );
}

function Icon(props: { path: string }): JSX.Element {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={props.path} fill="currentColor" />
    </svg>
  );
}
