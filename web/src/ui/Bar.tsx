import { splitProps, type JSX } from 'solid-js';
import { cx } from './cx.ts';
import styles from './Bar.module.css';

/** The lower edge of a page, with what can be done next. `isSticky` keeps it in sight while a page of any length scrolls. */
export function Bar(props: JSX.HTMLAttributes<HTMLElement> & { isSticky?: boolean }): JSX.Element {
  const [own, rest] = splitProps(props, ['isSticky', 'class']);
  return <footer {...rest} class={cx(styles['bar'], own.isSticky && styles['sticky'], own.class)} />;
}
