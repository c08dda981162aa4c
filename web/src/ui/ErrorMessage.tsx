import { Show, type JSX } from 'solid-js';
import { cx } from './cx.ts';
import styles from './form.module.css';

/** What went wrong, in a sentence, read out as it comes up. */
export function ErrorMessage(props: { sentence: string | null }): JSX.Element {
  return (
    <div role="alert" class="trouble-place">
      <Show when={props.sentence}>{(sentence) => <p class={cx(styles['trouble'], 'trouble')}>{sentence()}</p>}</Show>
    </div>
  );
}
