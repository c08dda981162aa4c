import { Show, type JSX } from 'solid-js';
import type { Answer } from './places.ts';
import styles from './PlaceLine.module.css';

/** A place in a list: a link, or a line that says the way to it. `hasPlace`: also says where a link leads. */
export function PlaceLine(props: { answer: Answer; hasPlace?: true }): JSX.Element {
  const words = (): JSX.Element => (
    <>
      <b>{props.answer.name}</b>
      <span>{props.answer.more}</span>
      <Show when={props.hasPlace ?? props.answer.href === undefined}>
        <small>{props.answer.where}</small>
      </Show>
    </>
  );
  return (
    <li>
      <Show when={props.answer.href} fallback={<div class={styles['way']}>{words()}</div>}>
        {(href) => (
          <a href={href()} rel={props.answer.isOutside && 'external'}>
            {words()}
          </a>
        )}
      </Show>
    </li>
  );
}
