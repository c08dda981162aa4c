import { Show, type JSX } from 'solid-js';
import { cx } from './cx.ts';
import { MessageText } from './MessageText.tsx';
import styles from './ErrorMessage.module.css';

/** An error in a sentence (and a note: `MessageText`), announced as it appears. Always mounted; the class is for its wrapper. */
export function ErrorMessage(props: { sentence: string | null; class?: string | undefined }): JSX.Element {
  return (
    <div role="alert" class={cx(styles['wrapper'], props.class)}>
      <Show when={props.sentence}>
        {(sentence) => (
          <p class={styles['message']}>
            <span>
              <MessageText text={sentence()} />
            </span>
          </p>
        )}
      </Show>
    </div>
  );
}
