import { splitProps, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import styles from './Unseen.module.css';

/** Text for screen readers only. */
export function Unseen(props: JSX.HTMLAttributes<HTMLElement> & { as?: 'p' | 'i' | 'caption' }): JSX.Element {
  const [own, rest] = splitProps(props, ['as']);
  return <Dynamic {...rest} component={own.as ?? 'span'} class={styles['unseen']} />;
}
