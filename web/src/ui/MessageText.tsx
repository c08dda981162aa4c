import { Show, type JSX } from 'solid-js';
import styles from './MessageText.module.css';

/** A message; text after a line break in it is a note in small letters, on a line of its own. */
export function MessageText(props: { text: string }): JSX.Element {
  const note = () => props.text.split('\n').slice(1).join(' ');
  return (
    <>
      {props.text.split('\n', 1)}
      <Show when={note()}>{(text) => <small class={styles['note']}>{text()}</small>}</Show>
    </>
  );
}
