import { A, useLocation } from '@solidjs/router';
import { Show, type JSX } from 'solid-js';
import { useMe } from '../api/queries.ts';
import { lobby } from '../text/lobby.ts';
import { currentPlace } from './place.ts';

/** The head of every page on a wide screen: where one is and where one can go. On a telephone each page has its own. */
export function Masthead(): JSX.Element {
  const location = useLocation();
  const me = useMe();
  const current = (path: string): 'page' | undefined => (location.pathname === path ? 'page' : undefined);
  const name = (): string | null => me.data()?.name ?? null;
  return (
    <header class="masthead">
      <A class="mark" href="/">
        {lobby.app}
      </A>
      <nav aria-label={lobby.app}>
        <Show when={name()}>
          <a href="/" aria-current={current('/')}>
            {lobby.shell.tables}
          </a>
        </Show>
        <Show when={currentPlace().table}>
          {(table) => (
            <>
              <a href={`/tables/${table().id}`} aria-current={current(`/tables/${table().id}`)}>
                {table().name}
              </a>
              <a href={`/tables/${table().id}/scores`} aria-current={current(`/tables/${table().id}/scores`)}>
                {lobby.shell.score}
              </a>
            </>
          )}
        </Show>
        <Show when={name()}>
          {(known) => (
            <a class="who" href="/you" aria-current={current('/you')}>
              {lobby.shell.you(known())}
            </a>
          )}
        </Show>
      </nav>
    </header>
  );
}
