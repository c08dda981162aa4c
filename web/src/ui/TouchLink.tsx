import type { JSX, ParentProps } from 'solid-js';
import styles from './TouchLink.module.css';

/** A link in a line of its own or among others, with room for a finger. `external`: to a page outside the app's router. */
export function TouchLink(props: ParentProps<{ href: string; rel?: 'external' }>): JSX.Element {
  return (
    <a class={styles['link']} href={props.href} rel={props.rel}>
      {props.children}
    </a>
  );
}
