import type { JSX } from 'solid-js';
import { shellText } from '../text/shell.ts';
import { NoticePage } from '../ui/NoticePage.tsx';
import { errorMessage } from '../client/async-action.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';

/** A page whose content did not come. It is asked for again by itself; the button is for the impatient. */
export function LoadError(props: { title: string; error: unknown; retry: () => void; busy: boolean }): JSX.Element {
  return (
    <NoticePage title={props.title} more={errorMessage(props.error)}>
      <Button aria-busy={props.busy} onClick={() => props.retry()}>
        {shellText.problem.again}
      </Button>
      <ButtonLink quiet href="/">
        {shellText.missing.home}
      </ButtonLink>
    </NoticePage>
  );
}
