import type { JSX, ParentProps } from 'solid-js';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './Box.module.css';

/** A group of related choices below an h3 or a legend. */
export function Box(
  props: ParentProps<{ as?: 'div' | 'section' | 'fieldset' | 'ul'; class?: string | undefined }>,
): JSX.Element {
  return (
    <Card as={props.as} class={cx(styles['box'], props.class)}>
      {props.children}
    </Card>
  );
}
