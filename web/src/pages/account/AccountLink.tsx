import { Show, type JSX } from 'solid-js';

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
