import { splitProps, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { cx } from './cx.ts';
import styles from './Lines.module.css';

/**
 * A list as on a timetable: a bold line above it, a thin one below each item. With `rows` an item is a name in `b`, a
 * note in `small`, and a button beside them.
 */
export function Lines(
  props: Omit<JSX.HTMLAttributes<HTMLElement>, 'ref'> & {
    as?: 'ol' | 'ul';
    rows?: boolean;
    ref?(list: HTMLElement): void;
  },
): JSX.Element {
  const [own, rest] = splitProps(props, ['as', 'rows', 'class']);
  return (
    <Dynamic
      {...rest}
      component={own.as ?? 'ul'}
      class={cx(styles['lines'], own.rows === true && styles['rows'], own.class)}
    />
  );
}
