import type { JSX, ParentProps } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { cx } from '../../ui/cx.ts';
import styles from './Box.module.css';

/** A group of related choices below an h3 or a legend. */
export function Box(
  props: ParentProps<{ as?: 'div' | 'section' | 'fieldset' | 'ul'; class?: string | undefined }>,
): JSX.Element {
  return (
    <Dynamic component={props.as ?? 'section'} class={cx(styles['box'], props.class)}>
      {props.children}
    </Dynamic>
  );
}

/** The meaning of a choice, in small print. */
export function SmallPrint(props: ParentProps): JSX.Element {
  return <p class={styles['note']}>{props.children}</p>;
}
