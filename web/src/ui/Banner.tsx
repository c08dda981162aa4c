import { splitProps, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { cx } from './cx.ts';
import styles from './Banner.module.css';

/** A box that looks like an enamel station sign. */
export function Banner(props: JSX.HTMLAttributes<HTMLElement> & { as: 'header' | 'p' | 'section' }): JSX.Element {
  const [own, rest] = splitProps(props, ['as', 'class']);
  return <Dynamic {...rest} component={own.as} class={cx(styles['banner'], own.class)} />;
}
