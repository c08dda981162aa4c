import { Show, type JSX, type ParentProps } from 'solid-js';
import { cx } from './cx.ts';
import styles from './sign.module.css';

/** The enamel sign that a page begins with: the way back, its heading, a line below, something at its right end. */
export function PageHeader(
  props: ParentProps<{
    title: string;
    line?: JSX.Element;
    back?: { readonly href: string; readonly words: string };
  }>,
): JSX.Element {
  return (
    <header class={cx(styles['sign'], 'sign', 'enamel')}>
      <Show when={props.back}>
        {(back) => (
          <a class={cx(styles['back'], 'sign-back')} href={back().href}>
            {back().words}
          </a>
        )}
      </Show>
      <div class={styles['words']}>
        <h1>{props.title}</h1>
        <p>{props.line}</p>
      </div>
      {props.children}
    </header>
  );
}
