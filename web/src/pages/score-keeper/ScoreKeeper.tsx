import { lazy, Match, Suspense, Switch, type JSX } from 'solid-js';
import { Toasts } from '../../ui/Toasts.tsx';
import { currentPlace, followAddress, type Place } from './address.ts';
import { EntryPage } from './EntryPage.tsx';
import { StartPage } from './StartPage.tsx';

const ResultPage = lazy(() => import('./ResultPage.tsx'));
const FollowPage = lazy(() => import('./FollowPage.tsx'));
const SentPage = lazy(() => import('./SentPage.tsx'));

/** The score keeper for real dominoes: an app of its own, without an account, that works without a network. */
export function ScoreKeeper(): JSX.Element {
  followAddress();
  return (
    <>
      <Suspense>
        <Switch fallback={<StartPage />}>
          <Match when={placeOf('sheet')?.evening} keyed>
            {(id) => <EntryPage id={id} />}
          </Match>
          <Match when={placeOf('result')?.evening} keyed>
            {(id) => <ResultPage id={id} />}
          </Match>
          <Match when={placeOf('follow')?.code} keyed>
            {(code) => <FollowPage code={code} />}
          </Match>
          <Match when={placeOf('sent')?.code} keyed>
            {(code) => <SentPage code={code} />}
          </Match>
        </Switch>
      </Suspense>
      <Toasts />
    </>
  );
}

type At<Kind extends Place['at']> = Extract<Place, { readonly at: Kind }>;

/** Returns the place that is shown if it is of this kind; null otherwise. */
function placeOf<Kind extends Place['at']>(kind: Kind): At<Kind> | null {
  const place = currentPlace();
  return isAt(place, kind) ? place : null;
}

function isAt<Kind extends Place['at']>(place: Place, kind: Kind): place is At<Kind> {
  return place.at === kind;
}
