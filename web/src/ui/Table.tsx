import type { JSX, ParentProps } from 'solid-js';
import { cx } from './cx.ts';
import styles from './Table.module.css';

/** A table of numbers, as wide as its page: the header of each row is a name, which takes the room. */
export function Table(props: ParentProps<{ class?: string | undefined }>): JSX.Element {
  return <table class={cx(styles['table'], props.class)}>{props.children}</table>;
}
