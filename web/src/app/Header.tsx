import { A, useLocation } from '@solidjs/router';
import { Show, type JSX } from 'solid-js';
import { useMe } from '../client/queries.ts';
import { shellText } from '#text/shell.ts';
import { currentPageTitle } from '../ui/page-title.ts';
import { createMedia } from '../ui/media.ts';
import { cx } from '../ui/cx.ts';
import styles from './Header.module.css';

/** Windows that have the header; `--wide` in `styles/breakpoints.css`. */
const WIDE = '(min-width: 900px)';

/** The header of every page on a wide screen, with the navigation. On a phone each page has its own. */
export function Header(props: { class: string | undefined }): JSX.Element {
  const isWide = createMedia(WIDE);
  return (
    <Show when={isWide()}>
      <WideHeader class={props.class} />
    </Show>
  );
}

function WideHeader(props: { class: string | undefined }): JSX.Element {
  const location = useLocation();
  const me = useMe();
  const current = (path: string): 'page' | undefined => (location.pathname === path ? 'page' : undefined);
  const name = (): string | null => me.data()?.name ?? null;
  return (
    <header class={cx(styles['header'], props.class)}>
      <A class={styles['mark']} href="/">
        {shellText.app}
      </A>
      <nav aria-label={shellText.app}>
        <Show when={name()}>
          <a href="/" aria-current={current('/')}>
            {shellText.tables}
          </a>
        </Show>
        <Show when={currentPageTitle().game}>
          {(table) => (
            <>
              <a href={`/tables/${table().id}`} aria-current={current(`/tables/${table().id}`)}>
                {table().name}
              </a>
              <a href={`/tables/${table().id}/scores`} aria-current={current(`/tables/${table().id}/scores`)}>
                {shellText.score}
              </a>
            </>
          )}
        </Show>
        <Show
          when={name()}
          fallback={
            <Show when={me.data() === null}>
              <a class={styles['who']} href="/sign-in" aria-current={current('/sign-in')}>
                {shellText.signIn}
              </a>
            </Show>
          }
        >
          {(known) => (
            <a class={styles['who']} href="/you" aria-current={current('/you')}>
              {shellText.you(known())}
            </a>
          )}
        </Show>
      </nav>
    </header>
  );
}
