import { splitProps, type JSX } from 'solid-js';
import { cx } from './cx.ts';
import styles from './SmallPrint.module.css';

/** A quieter paragraph: the meaning of a choice, or a word about the part above. `isText` is read, not looked up. */
export function SmallPrint(props: JSX.HTMLAttributes<HTMLParagraphElement> & { isText?: boolean }): JSX.Element {
  const [own, rest] = splitProps(props, ['isText', 'class']);
  return <p {...rest} class={cx(styles['print'], own.isText && styles['text'], own.class)} />;
}
