import { Show, type JSX } from 'solid-js';

/** One link, with its current state below its name. `isOutside`: to a page that the router does not know. */
export function AccountLink(props: { href: string; name: string; more?: string; isOutside?: true }): JSX.Element {
  return (
    <li>
      <a href={props.href} rel={props.isOutside && 'external'}>
        <b>{props.name}</b>
        <Show when={props.more}>
          <span>{props.more}</span>
        </Show>
      </a>
    </li>
  );
}
