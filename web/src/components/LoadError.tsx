import type { JSX } from 'solid-js';
import { shellText } from '#text/shell.ts';
import { MessagePage } from '../ui/MessagePage.tsx';
import { errorMessage } from '../client/async-action.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Retry } from './Retry.tsx';

/** Shown when a page's content cannot be loaded. It is retried automatically; the button retries at once, or leads to where one signs in. */
export function LoadError(props: { title: string; error: unknown; retry: () => void; busy: boolean }): JSX.Element {
  return (
    <MessagePage title={props.title} more={errorMessage(props.error)}>
      <Retry error={props.error} retry={() => props.retry()} busy={props.busy} />
      <ButtonLink quiet href="/">
        {shellText.missing.home}
      </ButtonLink>
    </MessagePage>
  );
}
