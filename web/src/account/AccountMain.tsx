import type { ComponentProps, JSX, ParentProps } from 'solid-js';
import { cx } from '../ui/cx.ts';
import { Page } from '../ui/Page.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import styles from './AccountMain.module.css';

/** A page about the account, with its header. Has two columns on a wide screen, unless it is a single form. */
export function AccountMain(
  props: ParentProps<
    Pick<ComponentProps<typeof PageHeader>, 'title' | 'line' | 'back'> & {
      /** One column on a wide screen too. */
      isNarrow?: boolean;
      /** Its parts flow into two columns on a wide screen, from the left edge of the page of one's games. */
      hasColumns?: boolean;
      isTranslatable?: boolean;
    }
  >,
): JSX.Element {
  return (
    <Page
      class={cx(styles['page'], props.isNarrow && styles['narrow'], props.hasColumns && styles['columns'])}
      isTranslatable={props.isTranslatable === true}
    >
      <PageHeader title={props.title} line={props.line} {...(props.back && { back: props.back })} />
      <div class={styles['body']}>{props.children}</div>
    </Page>
  );
}
