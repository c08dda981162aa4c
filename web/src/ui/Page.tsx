import type { JSX, ParentProps } from 'solid-js';
import { cx } from './cx.ts';
import { Main } from './Main.tsx';
import styles from './Page.module.css';

/** The main part of a page in one column, on a wide window as wide as the page's own `--page-width` says. */
export function Page(props: ParentProps<{ class?: string | undefined; isTranslatable?: boolean }>): JSX.Element {
  return (
    <Main class={cx(styles['page'], props.class)} isTranslatable={props.isTranslatable === true}>
      {props.children}
    </Main>
  );
}
