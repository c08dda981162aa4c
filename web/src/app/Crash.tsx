import type { JSX } from 'solid-js';
import { shellText } from '../text/shell.ts';
import { NoticePage } from './NoticePage.tsx';
import { usePlace } from './place.ts';

/** What is left of a page that broke. A fresh load is the cure that always works: nothing lives in the page. */
export function Crash(props: { error: unknown }): JSX.Element {
  usePlace(() => ({ title: shellText.titleOf(shellText.crash.title) }));
  // eslint-disable-next-line solid/reactivity -- told once, for whoever reports it
  console.error(props.error);
  return (
    <NoticePage title={shellText.crash.title} more={shellText.crash.more}>
      <button type="button" class="button" onClick={() => location.reload()}>
        {shellText.crash.reload}
      </button>
      <a class="button quiet" href="/" rel="external">
        {shellText.crash.home}
      </a>
    </NoticePage>
  );
}
