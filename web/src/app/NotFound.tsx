import type { JSX } from 'solid-js';
import { shellText } from '../text/shell.ts';
import { NoticePage } from './NoticePage.tsx';
import { usePlace } from './place.ts';

/** An address that leads nowhere. */
export function NotFound(): JSX.Element {
  usePlace(() => ({ title: shellText.titleOf(shellText.missing.title) }));
  return (
    <NoticePage title={shellText.missing.title} more={shellText.missing.more}>
      <a class="button" href="/">
        {shellText.missing.home}
      </a>
    </NoticePage>
  );
}
