import { useBeforeLeave, type RouteSectionProps } from '@solidjs/router';
import { createEffect, ErrorBoundary, lazy, Show, Suspense, type JSX } from 'solid-js';
import { useMe } from '../api/queries.ts';
import { shellText } from '../text/shell.ts';
import { Crash } from './Crash.tsx';
import { noteMove } from './focus.ts';
import { Loading } from './Loading.tsx';
import { Masthead } from './Masthead.tsx';
import { Notices } from './Notices.tsx';
import './shell.css';

const Passenger = lazy(() => import('../account/Passenger.tsx'));

/** What is around every page. */
export function Shell(props: RouteSectionProps): JSX.Element {
  useBeforeLeave(noteMove);
  return (
    <div class="shell">
      <a class="skip" href="#main">
        {shellText.skip}
      </a>
      <Masthead />
      <ErrorBoundary fallback={(error: unknown) => <Crash error={error} />}>
        <Suspense fallback={<Loading words={shellText.loading} />}>{props.children}</Suspense>
      </ErrorBoundary>
      <Notices />
      <Suspense>
        <Aboard />
      </Suspense>
    </div>
  );
}

/** What goes along with whoever is signed in; not needed before the page is there. */
function Aboard(): JSX.Element {
  const me = useMe();
  let wasNobody = false;
  createEffect(() => {
    wasNobody ||= me.data() === null;
  });
  return <Show when={me.data()}>{(known) => <Passenger me={known()} isNew={wasNobody && known().isGuest} />}</Show>;
}
