import type { JSX } from 'solid-js';
import { shellText } from '#text/shell.ts';
import { MessagePage } from '../ui/MessagePage.tsx';
import { errorMessage } from '../client/async-action.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';

/** Shown when a page's content cannot be loaded. It is retried automatically; the button retries at once. */
export function LoadError(props: { title: string; error: unknown; retry: () => void; busy: boolean }): JSX.Element {
  return (
    <MessagePage title={props.title} more={errorMessage(props.error)}>
      <Button aria-busy={props.busy} onClick={() => props.retry()}>
        {shellText.problem.again}
      </Button>
      <ButtonLink quiet href="/">
        {shellText.missing.home}
      </ButtonLink>
    </MessagePage>
  );
}
