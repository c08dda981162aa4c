import type { JSX } from 'solid-js';
import { shellText } from '#text/shell.ts';
import { MessagePage } from '../ui/MessagePage.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { ButtonLink } from '../ui/Button.tsx';

/** The page for an unknown address. */
export function NotFound(): JSX.Element {
  usePageTitle(() => ({ title: shellText.titleOf(shellText.missing.title) }));
  return (
    <MessagePage title={shellText.missing.title} more={shellText.missing.more}>
      <ButtonLink href="/">{shellText.missing.home}</ButtonLink>
    </MessagePage>
  );
}
