import { useLocation } from '@solidjs/router';
import { lazy, Show, type JSX } from 'solid-js';

const GoOnPage = lazy(() => import('./GoOnPage.tsx'));
const EnterEveningPage = lazy(() => import('../circles/EnterEveningPage.tsx'));

/** The ways of an evening into the site: a table by correspondence, or a circle's season. One page, so that the first script stays small. */
export default function EveningPage(): JSX.Element {
  const location = useLocation();
  return (
    <Show when={location.pathname.startsWith('/circles')} fallback={<GoOnPage />}>
      <EnterEveningPage />
    </Show>
  );
}
