import type { JSX, ParentProps } from 'solid-js';
import { cx } from './cx.ts';
import styles from './Numbers.module.css';

/** Numbers to choose from, as links or buttons side by side: the one that is shown is lit. */
export function Numbers(props: ParentProps<{ class?: string | undefined }>): JSX.Element {
  return <div class={cx(styles['numbers'], props.class)}>{props.children}</div>;
}
