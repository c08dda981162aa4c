import { Show, type JSX } from 'solid-js';
import { cx } from './cx.ts';
import styles from './ErrorMessage.module.css';

/** What went wrong, in a sentence, read out as it comes up. The class is that of its place, which is always there. */
export function ErrorMessage(props: { sentence: string | null; class?: string | undefined }): JSX.Element {
  return (
    <div role="alert" class={cx(styles['place'], props.class)}>
      <Show when={props.sentence}>{(sentence) => <p class={styles['message']}>{sentence()}</p>}</Show>
    </div>
  );
}
