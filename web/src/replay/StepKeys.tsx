import { Show, type JSX } from 'solid-js';
import { replayText } from '../text/replay.ts';
import type { Steps } from './steps.ts';

/** Back, play or pause, forward. */
export function StepKeys(props: { steps: Steps }): JSX.Element {
  const steps = (): Steps => props.steps;
  const isFirst = (): boolean => steps().step() === 0;
  const isLast = (): boolean => steps().step() === steps().last;
  return (
    <div class="player-keys">
      <button type="button" aria-disabled={isFirst()} onClick={() => steps().go(steps().step() - 1)}>
        <Sign path="M11 2 4 8l7 6z" />
        {replayText.backward}
      </button>
      <button type="button" class="run" onClick={() => steps().toggle()}>
        <Show when={steps().isRunning()} fallback={<Sign path="M4 1.500v13L14 8z" />}>
          <Sign path="M3 2h4v12H3zM9 2h4v12H9z" />
        </Show>
        {steps().isRunning() ? replayText.pause : replayText.run}
      </button>
      <button type="button" aria-disabled={isLast()} onClick={() => steps().go(steps().step() + 1)}>
        {replayText.forward}
        <Sign path="M5 2v12l7-6z" />
      </button>
    </div>
  );
}

function Sign(props: { path: string }): JSX.Element {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={props.path} fill="currentColor" />
    </svg>
  );
}
