import { Show, type JSX } from 'solid-js';
import { cx } from './cx.ts';
import styles from './ErrorMessage.module.css';

/** An error in a sentence, announced as it appears. Always mounted; the class is for its wrapper. */
export function ErrorMessage(props: { sentence: string | null; class?: string | undefined }): JSX.Element {
  return (
    <div role="alert" class={cx(styles['wrapper'], props.class)}>
      <Show when={props.sentence}>{(sentence) => <p class={styles['message']}>{sentence()}</p>}</Show>
    </div>
  );
}
