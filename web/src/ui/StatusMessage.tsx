import { Show, type JSX } from 'solid-js';
import { cx } from './cx.ts';
import styles from './StatusMessage.module.css';

/** What has been done, in a sentence, read out as it comes up. */
export function StatusMessage(props: { sentence: string | null; class?: string | undefined }): JSX.Element {
  return (
    <div role="status" class={cx(styles['status'], props.class)}>
      <Show when={props.sentence}>{(sentence) => <p>{sentence()}</p>}</Show>
    </div>
  );
}
