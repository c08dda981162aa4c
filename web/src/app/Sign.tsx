import { Show, type JSX, type ParentProps } from 'solid-js';
import './sign.css';

/** The enamel sign that a page begins with: the way back, its heading, a line below, something at its right end. */
export function Sign(
  props: ParentProps<{
    title: string;
    line?: JSX.Element;
    back?: { readonly href: string; readonly words: string };
  }>,
): JSX.Element {
  return (
    <header class="sign enamel">
      <Show when={props.back}>
        {(back) => (
          <a class="sign-back" href={back().href}>
            {back().words}
          </a>
        )}
      </Show>
      <div class="sign-words">
        <h1>{props.title}</h1>
        <p>{props.line}</p>
      </div>
      {props.children}
    </header>
  );
}
