import { Show, type JSX, type ParentProps } from 'solid-js';
import styles from './Lines.module.css';

/** Lines of a timetable, each of which leads somewhere. */
export function Lines(props: ParentProps): JSX.Element {
  return <ul class={styles['lines']}>{props.children}</ul>;
}

/** One of them: what is there, and below it how that stands. */
export function Line(props: { href: string; name: string; more?: string }): JSX.Element {
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
