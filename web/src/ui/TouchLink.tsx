import type { JSX, ParentProps } from 'solid-js';
import styles from './TouchLink.module.css';

/** A link in a line of its own or among others, with room for a finger. */
export function TouchLink(props: ParentProps<{ href: string }>): JSX.Element {
  return (
    <a class={styles['link']} href={props.href}>
      {props.children}
    </a>
  );
}
