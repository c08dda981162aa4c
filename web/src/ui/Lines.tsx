import type { JSX, ParentProps } from 'solid-js';
import { cx } from './cx.ts';
import styles from './Lines.module.css';

/**
 * A list as on a timetable: a bold line above it, a thin one below each item. With `rows` an item is a name in `b`, a
 * note in `small`, and a button beside them.
 */
export function Lines(
  props: ParentProps<{
    class?: string | undefined;
    rows?: boolean;
    tabindex?: number;
    ref?(list: HTMLUListElement): void;
  }>,
): JSX.Element {
  return (
    <ul
      class={cx(styles['lines'], props.rows && styles['rows'], props.class)}
      tabindex={props.tabindex}
      ref={(list) => props.ref?.(list)}
    >
      {props.children}
    </ul>
  );
}
