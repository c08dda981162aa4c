import type { JSX, ParentProps } from 'solid-js';
import { Page } from './Page.tsx';
import { MessageText } from './MessageText.tsx';
import { PageHeader } from './PageHeader.tsx';
import styles from './MessagePage.module.css';

/** A page with a single message, and buttons below. */
export function MessagePage(props: ParentProps<{ title: string; more: string }>): JSX.Element {
  return (
    <Page class={styles['page']}>
      <PageHeader title={props.title} />
      <p class={styles['more']}>
        <MessageText text={props.more} />
      </p>
      <div class={styles['acts']}>{props.children}</div>
    </Page>
  );
}
