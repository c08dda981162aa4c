import type { JSX, ParentProps } from 'solid-js';
import './sign.css';

/** The enamel sign that a page begins with: its heading, a line below, something at its right end. */
export function Sign(
  props: ParentProps<{ title: string; line?: JSX.Element; start?: JSX.Element; big?: boolean }>,
): JSX.Element {
  return (
    <header class="sign enamel" classList={{ big: props.big ?? false }}>
      {props.start}
      <div class="sign-words">
        <h1>{props.title}</h1>
        <p>{props.line}</p>
      </div>
      {props.children}
    </header>
  );
}
