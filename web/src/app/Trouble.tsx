import { Show, type JSX } from 'solid-js';
import './form.css';

/** What went wrong, in a sentence, read out as it comes up. */
export function Trouble(props: { sentence: string | null }): JSX.Element {
  return (
    <div role="alert" class="trouble-place">
      <Show when={props.sentence}>{(sentence) => <p class="trouble">{sentence()}</p>}</Show>
    </div>
  );
}
