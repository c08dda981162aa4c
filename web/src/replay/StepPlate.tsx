import { Show, type JSX } from 'solid-js';
import { Rich } from '../ui/Rich.tsx';
import '../table/notice.css';

/** The plate with the sentence of the action. Not read out while the game runs by itself: it would never end. */
export function StepPlate(props: { sentence: string; fault: string | null; isRunning: boolean }): JSX.Element {
  return (
    <div
      class="notice"
      classList={{ plain: props.fault === null, red: props.fault !== null }}
      role="status"
      aria-live={props.isRunning ? 'off' : 'polite'}
    >
      <p>
        <Show when={props.fault} fallback={<Rich text={props.sentence} />}>
          {props.fault}
        </Show>
      </p>
    </div>
  );
}
