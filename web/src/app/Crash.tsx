import type { JSX } from 'solid-js';
import { shellText } from '#text/shell.ts';
import { MessagePage } from '../ui/MessagePage.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';

/** Shown when rendering fails. Reloading always helps: no data lives only in the page. */
export function Crash(props: { error: unknown }): JSX.Element {
  usePageTitle(() => ({ title: shellText.titleOf(shellText.crash.title) }));
  // eslint-disable-next-line solid/reactivity -- shown once, for bug reports
  console.error(props.error);
  return (
    <MessagePage title={shellText.crash.title} more={shellText.crash.more}>
      <Button onClick={() => location.reload()}>{shellText.crash.reload}</Button>
      <ButtonLink quiet href="/" rel="external">
        {shellText.crash.home}
      </ButtonLink>
    </MessagePage>
  );
}
