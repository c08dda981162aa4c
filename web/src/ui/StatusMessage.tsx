import { Show, type JSX } from 'solid-js';
import { cx } from './cx.ts';
import styles from './StatusMessage.module.css';

/** The result of an action in a sentence, announced as it appears. Always mounted; the class is for its wrapper. */
export function StatusMessage(props: { sentence: string | null; class?: string | undefined }): JSX.Element {
  return (
    <div role="status" class={cx(styles['status'], props.class)}>
      <Show when={props.sentence}>{(sentence) => <p>{sentence()}</p>}</Show>
    </div>
  );
}
