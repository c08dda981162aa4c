import type { JSX } from 'solid-js';
import { shellText } from '../text/shell.ts';
import { NoticePage } from '../ui/NoticePage.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { cx } from '../ui/cx.ts';
import styles from '../ui/form.module.css';

/** An address that leads nowhere. */
export function NotFound(): JSX.Element {
  usePageTitle(() => ({ title: shellText.titleOf(shellText.missing.title) }));
  return (
    <NoticePage title={shellText.missing.title} more={shellText.missing.more}>
      <a class={cx(styles['button'], 'button')} href="/">
        {shellText.missing.home}
      </a>
    </NoticePage>
  );
}
