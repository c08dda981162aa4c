import { useBeforeLeave, type RouteSectionProps } from '@solidjs/router';
import { ErrorBoundary, Suspense, type JSX } from 'solid-js';
import { lobby } from '../text/lobby.ts';
import { Crash } from './Crash.tsx';
import { noteMove } from './focus.ts';
import { Loading } from './Loading.tsx';
import { Masthead } from './Masthead.tsx';
import { Notices } from './Notices.tsx';
import './shell.css';

/** What is around every page. */
export function Shell(props: RouteSectionProps): JSX.Element {
  useBeforeLeave(noteMove);
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
