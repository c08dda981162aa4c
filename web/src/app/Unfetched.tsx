import type { JSX } from 'solid-js';
import { shellText } from '../text/shell.ts';
import { NoticePage } from './NoticePage.tsx';
import { sentenceOf } from './task.ts';
import './form.css';

/** A page whose content did not come. It is asked for again by itself; the button is for the impatient. */
export function Unfetched(props: { title: string; error: unknown; retry: () => void; busy: boolean }): JSX.Element {
  return (
    <NoticePage title={props.title} more={sentenceOf(props.error)}>
      <button type="button" class="button" aria-busy={props.busy} onClick={() => props.retry()}>
        {shellText.problem.again}
      </button>
      <a class="button quiet" href="/">
        {shellText.missing.home}
      </a>
    </NoticePage>
  );
}
