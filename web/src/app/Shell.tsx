import { useBeforeLeave, useLocation, type RouteSectionProps } from '@solidjs/router';
import { createEffect, createResource, ErrorBoundary, onMount, Show, Suspense, type JSX } from 'solid-js';
import { useMe } from '../client/queries.ts';
import { shellText } from '#text/shell.ts';
import { noteMove } from '../ui/focus.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { skeletonOf } from '../ui/skeleton.ts';
import { Header } from './Header.tsx';
import { keepForOffline, updateOnMove } from './updates.ts';
import { createStep, createTask, lazyLater } from '../ui/step.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { leaveToasts } from '../ui/toasts.ts';
import styles from './Shell.module.css';

const SessionEffects = lazyLater(() => import('./SessionEffects.tsx'));

/** The frame of every page. */
export function Shell(props: RouteSectionProps): JSX.Element {
  useBeforeLeave(noteMove);
  useBeforeLeave(updateOnMove);
  useBeforeLeave(leaveToasts);
  onMount(keepForOffline);
  // After the frame, the page; then everything else.
  const isPageDue = createTask();
  const isDue = createStep();
  return (
    <div class={styles['shell']}>
      <a class={styles['skip']} href="#main">
        {shellText.skip}
      </a>
      <Header class={styles['head']} />
      <ErrorBoundary fallback={(error: unknown) => <Crash error={error} />}>
        <Suspense fallback={<Waiting />}>
          <Show when={isPageDue()} fallback={<Waiting />}>
            {props.children}
          </Show>
        </Suspense>
      </ErrorBoundary>
      <Suspense>
        <Show when={isDue()}>
          <SignedInEffects />
        </Show>
      </Suspense>
      <Toasts />
    </div>
  );
}

/** The skeleton that index.html shows first, until the page's own scripts have loaded. */
function Waiting(): JSX.Element {
  const location = useLocation();
  return <Skeleton kind={skeletonOf(location.pathname)} />;
}

/**
 * Shown when rendering fails, unless the page is about to go on in a newer release. Reloading always helps: no data lives only
 * in the page.
 */
function Crash(props: { error: unknown }): JSX.Element {
  usePageTitle(() => ({ title: shellText.titleOf(shellText.crash.title) }));
  // eslint-disable-next-line solid/reactivity -- shown once, for bug reports
  console.error(props.error);
  const [renewal] = createResource(() => window.slowTrainRenewal ?? 'none');
  return (
    <Show when={renewal()} fallback={<Waiting />}>
      <MessagePage
        title={shellText.crash.title}
        more={renewal() === 'unreachable' ? shellText.problem.unreachable : shellText.crash.more}
      >
        <Button onClick={() => location.reload()}>{shellText.crash.reload}</Button>
        <ButtonLink quiet href="/" rel="external">
          {shellText.crash.home}
        </ButtonLink>
        <ButtonLink quiet href="/plain" rel="external">
          {shellText.crash.plain}
        </ButtonLink>
      </MessagePage>
    </Show>
  );
}

/** Starts the effects of the current session; loaded after the page. */
function SignedInEffects(): JSX.Element {
  const me = useMe();
  let wasNobody = false;
  createEffect(() => {
    wasNobody ||= me.data() === null;
  });
  return (
    <Show when={me.data()}>{(known) => <SessionEffects me={known()} isNew={wasNobody && known().isGuest} />}</Show>
  );
}
