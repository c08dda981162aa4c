import { useLocation, type RouteSectionProps } from '@solidjs/router';
import { createEffect, ErrorBoundary, on, Suspense, type JSX } from 'solid-js';
import { lobby } from '../text/lobby.ts';
import { Crash } from './Crash.tsx';
import { noteMove } from './focus.ts';
import { Loading } from './Loading.tsx';
import { Masthead } from './Masthead.tsx';
import { Notices } from './Notices.tsx';
import './shell.css';

/** What is around every page. */
export function Shell(props: RouteSectionProps): JSX.Element {
  const location = useLocation();
  // A render effect: it has to have run before the next page comes up and asks for the focus.
  createEffect(on(() => location.pathname, noteMove, { defer: true }));
  return (
    <div class="shell">
      <a class="skip" href="#main">
        {lobby.shell.skip}
      </a>
      <Masthead />
      <ErrorBoundary fallback={(error: unknown) => <Crash error={error} />}>
        <Suspense fallback={<Loading words={lobby.shell.loading} />}>{props.children}</Suspense>
      </ErrorBoundary>
      <Notices />
    </div>
  );
}
