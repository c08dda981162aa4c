import { Show, type JSX, type ParentProps } from 'solid-js';
import { cx } from './cx.ts';
import styles from './Field.module.css';

/** A label with its input below it. */
export function Field(
  props: ParentProps<{ label: string; hint?: string | undefined; class?: string | undefined }>,
): JSX.Element {
  return (
    <label class={cx(styles['field'], props.class)}>
      <span>{props.label}</span>
      <Show when={props.hint}>
        <small>{props.hint}</small>
      </Show>
      {props.children}
    </label>
  );
}
