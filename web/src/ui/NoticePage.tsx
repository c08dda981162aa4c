import type { JSX, ParentProps } from 'solid-js';
import { Main } from './Main.tsx';
import { PageHeader } from './PageHeader.tsx';
import styles from './NoticePage.module.css';

/** A whole page with one thing to say, and below it what can be done about it. */
export function NoticePage(props: ParentProps<{ title: string; more: string }>): JSX.Element {
  return (
    <Main class={styles['page']}>
      <PageHeader title={props.title} />
      <p class={styles['more']}>{props.more}</p>
      <div class={styles['acts']}>{props.children}</div>
    </Main>
  );
}
