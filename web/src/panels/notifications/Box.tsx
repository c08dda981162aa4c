import type { JSX, ParentProps } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { cx } from '../../ui/cx.ts';
import styles from './Box.module.css';

/** Choices that belong together, with an h3 or a legend above them. */
export function Box(
  props: ParentProps<{ as?: 'div' | 'section' | 'fieldset' | 'ul'; class?: string | undefined }>,
): JSX.Element {
  return (
    <Dynamic component={props.as ?? 'section'} class={cx(styles['box'], props.class)}>
      {props.children}
    </Dynamic>
  );
}

/** What a choice is about, in small print. */
export function Note(props: ParentProps): JSX.Element {
  return <p class={styles['note']}>{props.children}</p>;
}
