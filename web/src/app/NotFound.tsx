import type { JSX } from 'solid-js';
import { lobby } from '../text/lobby.ts';
import { NoticePage } from './NoticePage.tsx';
import { usePlace } from './place.ts';

/** An address that leads nowhere. */
export function NotFound(): JSX.Element {
  usePlace(() => ({ title: lobby.shell.titleOf(lobby.missing.title) }));
  return (
    <NoticePage title={lobby.missing.title} more={lobby.missing.more}>
      <a class="button" href="/">
        {lobby.missing.home}
      </a>
    </NoticePage>
  );
}
