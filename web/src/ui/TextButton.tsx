import { splitProps, type JSX } from 'solid-js';
import { cx } from './cx.ts';
import styles from './TextButton.module.css';

/** An underlined button below the main ones, for actions that people seldom want. */
export function TextButton(props: JSX.ButtonHTMLAttributes<HTMLButtonElement>): JSX.Element {
  const [own, rest] = splitProps(props, ['class']);
  return <button type="button" {...rest} class={cx(styles['button'], own.class)} />;
}
