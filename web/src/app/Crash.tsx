import type { JSX } from 'solid-js';
import { shellText } from '../text/shell.ts';
import { NoticePage } from '../ui/NoticePage.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';

/** What is left of a page that broke. A fresh load is the cure that always works: nothing lives in the page. */
export function Crash(props: { error: unknown }): JSX.Element {
  usePageTitle(() => ({ title: shellText.titleOf(shellText.crash.title) }));
  // eslint-disable-next-line solid/reactivity -- told once, for whoever reports it
  console.error(props.error);
  return (
    <NoticePage title={shellText.crash.title} more={shellText.crash.more}>
      <Button onClick={() => location.reload()}>{shellText.crash.reload}</Button>
      <ButtonLink quiet href="/" rel="external">
        {shellText.crash.home}
      </ButtonLink>
    </NoticePage>
  );
}
