import type { JSX, ParentProps } from 'solid-js';
import { Main } from './Main.tsx';
import { PageHeader } from './PageHeader.tsx';
import styles from './NoticePage.module.css';
import './form.module.css';

/** A whole page with one thing to say, and below it what can be done about it. */
export function NoticePage(props: ParentProps<{ title: string; more: string }>): JSX.Element {
  return (
    <Main class={styles['notice-page']}>
      <PageHeader title={props.title} />
      <p class={styles['notice-more']}>{props.more}</p>
      <div class={styles['notice-acts']}>{props.children}</div>
    </Main>
  );
}
