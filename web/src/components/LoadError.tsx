import type { JSX } from 'solid-js';
import { shellText } from '../text/shell.ts';
import { NoticePage } from '../ui/NoticePage.tsx';
import { errorMessage } from '../client/async-action.ts';
import { cx } from '../ui/cx.ts';
import styles from '../ui/form.module.css';

/** A page whose content did not come. It is asked for again by itself; the button is for the impatient. */
export function LoadError(props: { title: string; error: unknown; retry: () => void; busy: boolean }): JSX.Element {
  return (
    <NoticePage title={props.title} more={errorMessage(props.error)}>
      <button type="button" class={cx(styles['button'], 'button')} aria-busy={props.busy} onClick={() => props.retry()}>
        {shellText.problem.again}
      </button>
      <a class={cx(styles['button'], 'button', 'quiet')} href="/">
        {shellText.missing.home}
      </a>
    </NoticePage>
  );
}
