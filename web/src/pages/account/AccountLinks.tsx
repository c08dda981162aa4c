import { Show, type JSX, type ParentProps } from 'solid-js';
import { Lines } from '../../ui/Lines.tsx';
import styles from './AccountLinks.module.css';

/** A list of links that looks like a timetable. */
export function AccountLinks(props: ParentProps): JSX.Element {
  return <Lines class={styles['lines']}>{props.children}</Lines>;
}

/** One link, with its current state below its name. */
export function AccountLink(props: { href: string; name: string; more?: string }): JSX.Element {
  return (
    <li>
      <a href={props.href}>
        <b>{props.name}</b>
        <Show when={props.more}>
          <span>{props.more}</span>
        </Show>
      </a>
    </li>
  );
}
