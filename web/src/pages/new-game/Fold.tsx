import type { JSX, ParentProps } from 'solid-js';
import { cx } from '../../ui/cx.ts';
import styles from './Fold.module.css';

/** A part of the form that few people change: folded, it shows its value. */
export function Fold(
  props: ParentProps<{
    title: string;
    value: string;
    /** Whether the value differs from the usual one. */
    isChanged?: boolean;
    ref?: (summary: HTMLElement) => void;
  }>,
): JSX.Element {
  return (
    <details class={styles['fold']}>
      <summary ref={(summary) => props.ref?.(summary)}>
        <b>{props.title}</b>
        <small class={cx(props.isChanged && styles['changed'])}>{props.value}</small>
      </summary>
      <div class={styles['body']}>{props.children}</div>
    </details>
  );
}
