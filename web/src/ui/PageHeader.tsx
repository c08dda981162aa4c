import { Show, type JSX, type ParentProps } from 'solid-js';
import { cx } from './cx.ts';
import { Banner } from './Banner.tsx';
import styles from './PageHeader.module.css';

/** The header of a page: a back link, its heading, a line below, and something at its right end. */
export function PageHeader(
  props: ParentProps<{
    title: string;
    line?: JSX.Element;
    /** `rel`: external for a page that is not the app's. */
    back?: { readonly href: string; readonly words: string; readonly rel?: 'external' };
    class?: string | undefined;
  }>,
): JSX.Element {
  return (
    <Banner as="header" class={cx(styles['header'], props.class)}>
      <Show when={props.back}>
        {(back) => (
          <a class={styles['back']} href={back().href} rel={back().rel}>
            {back().words}
          </a>
        )}
      </Show>
      <div class={styles['words']}>
        <h1>{props.title}</h1>
        <p>{props.line}</p>
      </div>
      {props.children}
    </Banner>
  );
}
